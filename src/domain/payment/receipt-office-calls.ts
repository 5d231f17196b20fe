// Cash receipts in the office: their list, issuing and writing down; and by which ways customers may pay.
import { z } from 'zod'
import { payWays } from '#domain/agency/rules/pay-ways.ts'
import { ReceiptPurpose } from '#domain/booking/calls.ts'
import { BookingIdInput } from '#domain/booking/office-calls.ts'
import { pageSizes } from '#limits/display.ts'
import { createExportInput, exportCall } from '#platform/export/export-file.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import {
  createPaging,
  Day,
  Id,
  listOf,
  Nothing,
  Won,
  withError,
  withMissingError,
} from '#platform/wire/shapes.ts'
import { ReceiptForm } from './forms.ts'

/** The number as the tax office prints it. */
const ApprovalNumber = z
  .string(withMissingError('approvalNumber'))
  .overwrite((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .regex(/^[0-9A-Z]{8,12}$/, withError('approvalNumber'))

const PayWay = z.enum(payWays)
const receiptFilters = { show: z.enum(['open', 'done']).default('open') }
const receiptCall = { method: 'POST', takes: 'json', may: 'money', tx: 'own' } as const
const receiptRefusals = ['NOT_FOUND', 'CHANGED_MEANWHILE', ...idempotencyRefusals] as const

/**
 * `percent`: of what was paid, where receipts are for the commission. `moment`: with the payment, or with the
 * departure.
 */
const ReceiptSettings = z.object({
  through: z.enum(['toss', 'hometax']),
  base: z.enum(['gross', 'fee']),
  percent: z.int().min(1).max(100),
  moment: z.enum(['payment', 'departure']),
})

export const receiptOfficeCalls = {
  /** Receipts that are to be issued or cancelled first, by the days that are left; or those that are done. */
  receipts: call({
    method: 'GET',
    path: '/api/office/receipts',
    takes: 'query',
    may: 'money',
    input: z.object({ ...createPaging(pageSizes.officeRows), ...receiptFilters }),
    output: listOf(
      z.object({
        id: z.int(),
        booking_id: z.string(),
        name: z.string(),
        kind: z.enum(['issue', 'cancel']),
        amount: Won,
        purpose: ReceiptPurpose,
        ending: z.string(),
        through: z.enum(['toss', 'hometax']),
        state: z.enum(['waiting', 'asked', 'issued', 'registered', 'refused']),
        issue_on: Day,
        due_on: Day,
        days_left: z.int(),
        issue_number: z.string().nullable(),
        receipt_url: z.string().nullable(),
        code: z.string().nullable(),
        by_name: z.string().nullable(),
        /** The gateway can be asked: of a cancel only where it issued the receipt. */
        by_gateway: z.boolean(),
      }),
    ),
  }),
  /** The list as a file for the books, with the ends of numbers alone. */
  exportReceipts: call({
    ...exportCall,
    path: '/api/office/receipts/file',
    may: 'books',
    input: z.object({
      ...receiptFilters,
      ...createExportInput(['who', 'kind', 'amount', 'purpose', 'left', 'state', 'acts']),
    }),
  }),
  /** The number that the receipt is for, in full, to write it into Hometax; who looked is logged. */
  receiptIdentity: call({
    method: 'GET',
    path: '/api/office/receipt/identity',
    takes: 'query',
    may: 'money',
    proof: true,
    logsRead: true,
    input: z.object({ id: Id }),
    output: z.object({ purpose: ReceiptPurpose, number: z.string() }),
    refuses: ['NOT_FOUND'],
  }),
  /** For whom cash receipts of a booking are: a caller's number. */
  saveReceiptWish: call({
    method: 'POST',
    path: '/api/office/booking/receipt-wish',
    takes: 'json',
    may: 'change bookings',
    input: BookingIdInput.extend(ReceiptForm.shape),
    output: Nothing,
    refuses: ['BOOKING_NOT_FOUND'],
  }),
  /** Issues a receipt through the gateway now, also one that was refused or was meant for Hometax. */
  issueReceipt: call({
    ...receiptCall,
    path: '/api/office/receipt/issue',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: [...receiptRefusals, 'GATEWAY_KEYS_MISSING', 'RECEIPT_BY_HAND'],
  }),
  /** Staff issued or cancelled it in Hometax; this is its approval number. */
  recordReceipt: call({
    ...receiptCall,
    path: '/api/office/receipt/record',
    input: z.object({ id: Id, issue_number: ApprovalNumber }),
    output: Nothing,
    refuses: receiptRefusals,
  }),
  /** `offered`: the ways that customers can choose now. A way without keys or an account is left out. */
  paySettings: call({
    method: 'GET',
    path: '/api/office/pay-settings',
    takes: 'query',
    may: 'money',
    input: z.object({}),
    output: z.object({
      ways: z.array(PayWay),
      offered: z.array(PayWay),
      pays_online: z.boolean(),
      has_account: z.boolean(),
      receipts: ReceiptSettings,
    }),
  }),
  savePaySettings: call({
    method: 'PUT',
    path: '/api/office/pay-settings',
    takes: 'json',
    may: 'money',
    proof: true,
    input: z.object({
      ways: z.array(PayWay).min(1, withError('choosePayWay')).max(PayWay.options.length),
      receipts: ReceiptSettings,
    }),
    output: Nothing,
    refuses: ['GATEWAY_KEYS_MISSING'],
  }),
}
