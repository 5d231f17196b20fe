// An agency in the office: its settings, its partner shops, and when its customers pay.
import { z } from 'zod'
import { keywordLength, pageSizes } from '#limits/display.ts'
import { createExportInput, exportCall } from '#platform/export/export-file.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import {
  Contact,
  createPaging,
  Day,
  line,
  listOf,
  Moment,
  Nothing,
  optionalText,
  Revision,
  requiredText,
  Words,
} from '#platform/wire/shapes.ts'
import { domainCalls } from './address/domain-office-calls.ts'
import { PaymentPlanForm } from './forms.ts'
import { connectionCalls } from './keys/office-calls.ts'
import { openingCalls } from './opening-office-calls.ts'
import { settingsCalls } from './settings/office-calls.ts'

const StoreId = line(60).min(1)
/** The id is part of links and is read out on the telephone. */
const NewStoreId = z
  .string()
  .max(40)
  .regex(/^(?!new$)[A-Za-z0-9][A-Za-z0-9_-]{1,39}$/)
const ShopTotals = {
  /** Bookings that were cancelled are not counted. */
  bookings: z.int(),
  people: z.int(),
  total: z.int(),
  /** Payments less refunds. */
  paid: z.int(),
}
const ShopLine = z.object({
  store_id: z.string(),
  store_name: Words,
  contact: z.string().nullable(),
  ended: Moment.nullable(),
  ...ShopTotals,
  last_booking: Moment.nullable(),
})
const shopFilters = {
  state: z.enum(['open', 'ended']).optional(),
  query: line(keywordLength.most).min(1).optional(),
  /** The days of booking that the sums cover. */
  from: Day.optional(),
  to: Day.optional(),
}
const ShopFields = {
  store_name: requiredText(60),
  contact: Contact.nullable(),
  address: optionalText(120).nullable(),
}

const SecondPersonSum = z.int().min(1).max(9_999_999_999).nullable()

export const agencyOfficeCalls = {
  ...settingsCalls,
  ...connectionCalls,
  ...domainCalls,
  ...openingCalls,
  /** From which sum a second person has to agree that money has come; null: nobody is asked. */
  moneyRules: call({
    method: 'GET',
    path: '/api/office/money-rules',
    takes: 'query',
    may: 'money',
    input: z.object({}),
    output: z.object({ second_person_from: z.int().nullable() }),
  }),
  saveMoneyRules: call({
    method: 'POST',
    path: '/api/office/money-rules',
    takes: 'json',
    may: 'money rules',
    proof: true,
    input: z.object({ second_person_from: SecondPersonSum, seen: SecondPersonSum }),
    output: Nothing,
    refuses: ['CHANGED_MEANWHILE'],
  }),
  /** When customers pay, where a trip does not say otherwise. */
  paymentPlan: call({
    method: 'GET',
    path: '/api/office/payment-plan',
    takes: 'query',
    may: 'money',
    input: z.object({}),
    output: PaymentPlanForm.omit({ was: true }),
  }),
  savePaymentPlan: call({
    method: 'PUT',
    path: '/api/office/payment-plan',
    takes: 'json',
    may: 'money',
    proof: true,
    input: PaymentPlanForm,
    output: Nothing,
    refuses: ['CHANGED_MEANWHILE'],
  }),
  shops: call({
    method: 'GET',
    path: '/api/office/shops',
    takes: 'query',
    may: 'shops',
    input: z.object({ ...createPaging(pageSizes.officeRows), ...shopFilters }),
    output: listOf(ShopLine),
  }),
  exportShops: call({
    ...exportCall,
    path: '/api/office/shops/file',
    may: 'shops',
    input: z.object({
      ...shopFilters,
      ...createExportInput(['name', 'contact', 'bookings', 'people', 'total', 'paid', 'last']),
    }),
  }),
  /** One shop with its link to a trip, by default the first in the list, and the link as a QR code. */
  shop: call({
    method: 'GET',
    path: '/api/office/shop',
    takes: 'query',
    may: 'shops',
    input: z.object({ store_id: StoreId, package_code: line(40).min(1).optional() }),
    output: ShopLine.extend({
      address: Words.nullable(),
      revision: Revision,
      reg_date: Moment,
      trips: z.array(z.object({ package_code: z.string(), page_title: Words })),
      package_code: z.string().nullable(),
      link: z.string(),
      qr: z.object({ path: z.string(), size: z.int() }),
      latest: z.array(
        z.object({
          booking_id: z.string(),
          name: z.string(),
          page_title: Words,
          departure_date: Day,
          progress: z.string(),
          total: z.int(),
          reg_date: Moment,
        }),
      ),
    }),
    refuses: ['NOT_FOUND'],
  }),
  addShop: call({
    method: 'POST',
    path: '/api/office/shops',
    takes: 'json',
    may: 'change shops',
    tx: 'own',
    /** Without a store_id the shop gets a made-up number. */
    input: z.object({ store_id: NewStoreId.optional(), ...ShopFields }),
    output: z.object({ store_id: z.string() }),
    refuses: ['STORE_TAKEN', ...idempotencyRefusals],
  }),
  changeShop: call({
    method: 'PUT',
    path: '/api/office/shops',
    takes: 'json',
    may: 'change shops',
    input: z.object({ store_id: StoreId, revision: Revision, ...ShopFields }),
    output: z.object({ revision: Revision }),
    refuses: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  endShop: call({
    method: 'DELETE',
    path: '/api/office/shops',
    takes: 'json',
    may: 'change shops',
    input: z.object({ store_id: StoreId, revision: Revision }),
    output: Nothing,
    refuses: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  reopenShop: call({
    method: 'POST',
    path: '/api/office/shops/reopen',
    takes: 'json',
    may: 'change shops',
    input: z.object({ store_id: StoreId, revision: Revision }),
    output: Nothing,
    refuses: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
}
