// §7 Reservations: the calls for making one, finding it again, cancelling it.
import { z } from 'zod'
import { PackageCode } from '#domain/catalog/calls.ts'
import { codeLimits, pageSizes, reservationFiles } from '#limits.ts'
import { call } from '#platform/wire/call.ts'
import {
  Birthdate,
  Contact,
  Day,
  Id,
  line,
  listOf,
  MailCode,
  Moment,
  Nothing,
  paging,
  personName,
  text,
  Won,
  Words,
} from '#platform/wire/shapes.ts'
import { troubleOf } from './price.ts'

/** §4, in the order of a journey. */
export const Progress = z.enum([
  'waiting_for_payment',
  'payment_completed',
  'preparing',
  'ready',
  'travel_completed',
  'cancel_requested',
  'cancel_completed',
])
export type Progress = z.output<typeof Progress>

/** The reservation or the transaction number: 12 Crockford base-32 symbols, dashes and case forgiven. */
export const BookingNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[0-9A-HJKMNP-TV-Z-]{12,16}$/)

const codePattern = new RegExp(`^\\d{${codeLimits.digits}}$`)
const heads = z.int().min(0).max(99)
const Party = z.object({ adult: heads, child: heads, baby: heads }).superRefine((party, { addIssue }) => {
  const message = troubleOf(party)
  if (message) addIssue({ code: 'custom', message })
})
const Kind = z.enum(['adult', 'child', 'baby'])

const Gender = z.enum(['male', 'female'])
const Traveller = z.object({
  kind: Kind,
  name: personName(60).min(1),
  name_en: personName(60).optional(),
  birthdate: Birthdate.optional(),
  gender: Gender.optional(),
})

const Reservation = z.object({
  package_code: PackageCode,
  departure_date: Day,
  party: Party,
  single_rooms: heads.default(0),
  options: z.array(line(40)).max(20).default([]),
  /** Now or later. */
  travellers: z.array(Traveller).max(99).default([]),
  name: personName(60).min(1),
  contact: Contact,
  email: z.email().max(254),
  request: text(2_000).default(''),
  consents: z.object({
    tour: z.literal(true, { error: 'CONSENT_REQUIRED' }),
    privacy: z.literal(true, { error: 'CONSENT_REQUIRED' }),
    special: z.boolean(),
  }),
  /** What the screen showed; compared with the server's own sum, never used. */
  total: Won.optional(),
  landing_user_id: Id.optional(),
  /** Mailed to `email` where proof is asked for. */
  code: z.string().trim().regex(codePattern).optional(),
})

const Receipt = z.object({
  booking_id: z.string(),
  total: Won,
  held_until: Moment.nullable(),
  pay_by: z.enum(['gateway', 'bank_transfer']),
})

export const BookingLine = z.object({
  booking_id: z.string(),
  progress: Progress,
  package_code: PackageCode,
  page_title: Words,
  thumbnail_path: z.string().nullable(),
  departure_date: Day,
  return_date: Day,
  party: z.object({ adult: z.int(), child: z.int(), baby: z.int() }),
  total: Won,
  paid: Won,
  pay_by: z.enum(['gateway', 'bank_transfer']),
  held_until: Moment.nullable(),
  reg_date: Moment,
  to_do: z.array(z.enum(['pay', 'travellers', 'passports', 'contract', 'review'])),
})
export const Booking = BookingLine.extend({
  name: z.string(),
  contact_masked: z.string(),
  email_masked: z.string(),
  request: z.string(),
  store_name: Words.nullable(),
  price_lines: z.array(
    z.object({
      kind: z.enum(['adult', 'child', 'baby', 'single', 'option']),
      name: Words.optional(),
      each: Won,
      count: z.int(),
      sum: Won,
    }),
  ),
  travellers: z.array(
    z.object({
      seq: z.int(),
      kind: Kind,
      name: z.string(),
      name_en: z.string().nullable(),
      gender: Gender.nullable(),
      has_details: z.boolean(),
      cancelled: z.boolean(),
      consents: z.boolean(),
      passport: z.boolean(),
    }),
  ),
  files: z.array(z.object({ name: z.string(), size: z.int() })),
  history: z.array(z.object({ progress: Progress, at: Moment })),
  payments: z.array(
    z.object({
      transaction_id: z.string(),
      kind: z.enum(['payment', 'refund']),
      method: z.string(),
      amount: Won,
      at: Moment,
    }),
  ),
  /** Where a bank transfer goes, while one is waited for. */
  bank_transfer: z
    .object({ bank: z.string(), account_holder: z.string(), account_number: z.string() })
    .nullable(),
  /** The departure takes place for certain. */
  confirmed: z.boolean(),
  cancellable: z.boolean(),
})

/**
 * What number and name show: nothing of people. `is_held`: the asker may see all of it. `opens_by`: what
 * shows the rest to others, the member's log-in or a code sent to the address of the booking.
 */
const Summary = BookingLine.pick({
  booking_id: true,
  progress: true,
  package_code: true,
  page_title: true,
  thumbnail_path: true,
  departure_date: true,
  return_date: true,
  held_until: true,
  to_do: true,
}).extend({ confirmed: z.boolean(), is_held: z.boolean(), opens_by: z.enum(['login', 'code']) })
const ByName = z.object({ booking_id: BookingNumber, name: line(60).min(1) })

const reserving = [
  'PACKAGE_UNAVAILABLE',
  'SOLD_OUT',
  'DEPARTURE_CLOSED',
  'PRICE_CHANGED',
  'AGES_DIFFER',
  'CONSENT_REQUIRED',
  'NOBODY_TRAVELS',
  'BABIES_ALONE',
  'PARTY_TOO_LARGE',
  'NAME_UNFIT',
  'PROOF_REQUIRED',
  'TOO_MANY_UNPAID',
  'CODE_WRONG',
  'CODE_EXPIRED',
] as const
const onceOnly = [
  'IDEMPOTENCY_KEY_REQUIRED',
  'IDEMPOTENCY_KEY_REUSED',
  'STILL_RUNNING',
  'FOREIGN_ORIGIN',
] as const
const uploading = ['FILE_TYPE', 'FILE_TOO_LARGE', 'TOO_MANY_FILES', 'UPLOAD_FAILED'] as const
const OneBooking = z.object({ booking_id: BookingNumber, landing_user_id: Id.optional() })
const files = { files: { accept: 'papers', most: reservationFiles, encrypted: true } } as const

/** What a cancel costs today and from which day it costs more; sums in won. */
const CancelPreview = z.object({
  booking_id: z.string(),
  paid: Won,
  fee: Won,
  fee_percent: z.number(),
  refund: Won,
  /** Money goes back through the gateway by itself; a bank transfer waits for staff. */
  pay_by: z.enum(['gateway', 'bank_transfer']),
  later: z.array(z.object({ from: Day, fee_percent: z.number(), fee: Won, refund: Won })),
})
/** Without travellers the whole booking. */
const WhatToCancel = OneBooking.extend({ travellers: z.array(z.int()).max(99).optional() })

export const bookingCalls = {
  reserve: call({
    method: 'POST',
    path: '/api/landing/package',
    takes: 'form',
    who: 'member',
    tx: 'own',
    input: Reservation,
    output: Receipt,
    files,
    refuses: [
      ...reserving,
      ...onceOnly,
      ...uploading,
      'LOGIN_REQUIRED',
      'PASSWORD_MUST_CHANGE',
      'ABNORMAL_ACCESS',
    ],
  }),
  reserveNonMember: call({
    method: 'POST',
    path: '/api/landing/package/nonMember',
    takes: 'form',
    who: 'anyone',
    tx: 'own',
    input: Reservation,
    output: Receipt,
    files,
    refuses: [...reserving, ...onceOnly, ...uploading, 'ABNORMAL_ACCESS'],
  }),
  reserveSalon: call({
    method: 'POST',
    path: '/api/landing/package/salon',
    takes: 'form',
    who: 'anyone',
    tx: 'own',
    input: Reservation.extend({ store_id: line(60).default('') }),
    output: Receipt,
    files,
    refuses: [...reserving, ...onceOnly, ...uploading, 'STORE_MISSING', 'ABNORMAL_ACCESS'],
  }),
  /** Has a code mailed to the address somebody reserves with. */
  reserveCode: call({
    method: 'POST',
    path: '/api/landing/package/reserveCode',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: z.object({ email: Reservation.shape.email }),
    output: Nothing,
    refuses: ['TOO_MANY_TRIES', 'FOREIGN_ORIGIN'],
  }),
  /**
   * Who travels, given or mended later; all of them at once. `seq`: whom of those who are there, otherwise
   * the next of the kind.
   */
  travellers: call({
    method: 'PUT',
    path: '/api/landing/user/booking/travellers',
    takes: 'json',
    who: 'holder',
    input: OneBooking.extend({
      travellers: z
        .array(Traveller.extend({ seq: z.int().optional() }))
        .min(1)
        .max(99),
    }),
    output: z.object({ booking_id: z.string() }),
    refuses: [
      'LOGIN_REQUIRED',
      'BOOKING_NOT_FOUND',
      'NAME_UNFIT',
      'AGES_DIFFER',
      'NOT_CHANGEABLE',
      'ABNORMAL_ACCESS',
      'FOREIGN_ORIGIN',
    ],
  }),
  /** The path is spelled as §7 spells it. */
  cancel: call({
    method: 'PUT',
    path: '/api/landing/user/booking/packageCancle',
    takes: 'query',
    who: 'holder',
    tx: 'own',
    input: WhatToCancel,
    output: z.object({ booking_id: z.string(), progress: Progress, refund: Won }),
    refuses: ['LOGIN_REQUIRED', 'BOOKING_NOT_FOUND', 'NOT_CANCELLABLE', 'ABNORMAL_ACCESS', ...onceOnly],
  }),
  cancelPreview: call({
    method: 'GET',
    path: '/api/landing/user/booking/cancelPreview',
    takes: 'query',
    who: 'holder',
    fresh: true,
    input: WhatToCancel,
    output: CancelPreview,
    refuses: ['LOGIN_REQUIRED', 'BOOKING_NOT_FOUND', 'NOT_CANCELLABLE', 'ABNORMAL_ACCESS'],
  }),
  list: call({
    method: 'GET',
    path: '/api/landing/user/booking/packageList',
    takes: 'query',
    who: 'member',
    fresh: true,
    input: z.object({ ...paging(pageSizes.posts), landing_user_id: Id.optional() }),
    output: listOf(BookingLine),
    refuses: ['LOGIN_REQUIRED', 'PASSWORD_MUST_CHANGE', 'ABNORMAL_ACCESS'],
  }),
  info: call({
    method: 'GET',
    path: '/api/landing/user/booking/packageInfo',
    takes: 'query',
    who: 'holder',
    fresh: true,
    input: OneBooking,
    output: Booking,
    refuses: ['LOGIN_REQUIRED', 'BOOKING_NOT_FOUND', 'ABNORMAL_ACCESS'],
  }),
  /**
   * By number and name; the number may be the booking's or a payment's. It opens nothing and sets no cookie.
   */
  lookUp: call({
    method: 'GET',
    path: '/api/landing/user/booking/packageInfo/nonMember',
    takes: 'query',
    who: 'anyone',
    tx: 'own',
    fresh: true,
    input: ByName,
    output: Summary,
    refuses: ['BOOKING_NOT_FOUND', 'TOO_MANY_TRIES'],
  }),
  /** Has a code sent to the address of a guest's booking; a member logs in. */
  askCode: call({
    method: 'POST',
    path: '/api/landing/user/booking/code',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: ByName,
    output: Nothing,
    refuses: ['BOOKING_NOT_FOUND', 'LOGIN_REQUIRED', 'TOO_MANY_TRIES', 'FOREIGN_ORIGIN'],
  }),
  /** Spends the code and gives the booking pass. */
  openByCode: call({
    method: 'POST',
    path: '/api/landing/user/booking/open',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: z.object({ booking_id: BookingNumber, mail_code: MailCode }),
    output: z.object({ booking_id: z.string() }),
    refuses: ['CODE_WRONG', 'CODE_EXPIRED', 'FOREIGN_ORIGIN'],
    drops: ['booking'],
  }),
  /** For who had the pass of a booking that has ended since: what became of it. */
  summary: call({
    method: 'GET',
    path: '/api/landing/user/booking/summary',
    takes: 'query',
    who: 'holder',
    fresh: true,
    input: OneBooking,
    output: Summary,
    refuses: ['LOGIN_REQUIRED', 'BOOKING_NOT_FOUND', 'ABNORMAL_ACCESS'],
  }),
}
