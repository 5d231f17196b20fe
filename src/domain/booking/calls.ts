// §7 Bookings: the calls for finding one again.
// Making, changing and cancelling one: reservation/calls.ts.
import { z } from 'zod'
import { Person } from '#domain/agency/look/theme.ts'
import { payWays } from '#domain/agency/rules/pay-ways.ts'
import { DiscountRate } from '#domain/catalog/discount.ts'
import { discountKinds } from '#domain/catalog/discounts.ts'
import { FlightsWithAirports } from '#domain/catalog/flights.ts'
import { DepartureId, PackageCode } from '#domain/catalog/package-code.ts'
import { pageSizes } from '#limits/display.ts'
import { call } from '#platform/wire/call.ts'
import { createPaging, Day, Id, listOf, Moment, Nothing, Won, Words } from '#platform/wire/shapes.ts'
import { BookingLookupInput, Gender, OpenByCodeInput, OwnBookingInput, TravellerKind } from './forms.ts'
import { packingItems } from './packing-list.ts'
import { receiptPurposes } from './receipt-purposes.ts'

/** §4, in the order of a journey. */
/** How a customer is told something: by mail, by a text, or by a call of staff. */
export const Reach = z.enum(['mail', 'text', 'call'])
export type Reach = z.infer<typeof Reach>

export const Progress = z.enum([
  'waiting_for_payment',
  'deposit_paid',
  'payment_completed',
  'preparing',
  'ready',
  'travel_completed',
  'cancel_requested',
  'cancel_completed',
])
export type Progress = z.output<typeof Progress>

export const BookingListItem = z.object({
  booking_id: z.string(),
  progress: Progress,
  package_code: PackageCode,
  page_title: Words,
  thumbnail_path: z.string().nullable(),
  departure_id: DepartureId,
  departure_date: Day,
  departure_time: z.string().nullable(),
  flight_number: z.string().nullable(),
  return_date: Day,
  party: z.object({ adult: z.int(), child: z.int(), baby: z.int() }),
  total: Won,
  paid: Won,
  pay_by: z.enum(['gateway', 'bank_transfer']),
  held_until: Moment.nullable(),
  /** The day of the balance; null where all is paid at once. */
  balance_by: Day.nullable(),
  /** Nothing is paid before the departure is certain. */
  reserved_free: z.boolean(),
  reg_date: Moment,
  to_do: z.array(z.enum(['pay', 'balance', 'travellers', 'passports', 'contract', 'review'])),
})
export type BookingListItem = z.output<typeof BookingListItem>

/** `reference`: the digits to write behind the name, by which the transfer is known. */
export const TransferTarget = z.object({
  bank: z.string(),
  account_holder: z.string(),
  account_number: z.string(),
  reference: z.string().nullable(),
})

export const ReceiptPurpose = z.enum(receiptPurposes)

/** `issued`: it has a number. `registered`: the tax office has it. */
const BookingReceipt = z.object({
  id: z.int(),
  kind: z.enum(['issue', 'cancel']),
  amount: Won,
  state: z.enum(['waiting', 'asked', 'issued', 'registered', 'refused']),
  issue_number: z.string().nullable(),
  receipt_url: z.string().nullable(),
})

/** A virtual account that waits for exactly this sum; `account` is null until the gateway has issued it. */
export const VirtualAccount = z.object({
  amount: Won,
  until: Moment.nullable(),
  account: z.object({ bank: z.string(), account_holder: z.string(), account_number: z.string() }).nullable(),
})

export const Booking = BookingListItem.extend({
  /** The sum that is asked for now, and all that may be paid now. */
  payable: Won,
  payable_most: Won,
  /** The sum that was to be paid first; 0 where all is paid at once. */
  deposit: Won,
  /** The part of a cancellation fee above what was paid. */
  claim: Won,
  /** The sum that came by transfer, and waits for a second person of the agency to agree. */
  awaits_agreement: Won,
  is_abroad: z.boolean(),
  name: z.string(),
  contact_masked: z.string(),
  email_masked: z.string(),
  request: z.string(),
  store_name: Words.nullable(),
  price_lines: z.array(
    z.object({
      kind: z.enum(['adult', 'child', 'baby', 'single', 'option', ...discountKinds]),
      name: Words.optional(),
      /** The rate of a discount, whose sum is below zero. */
      rate: DiscountRate.optional(),
      each: z.int(),
      count: z.int(),
      sum: z.int(),
    }),
  ),
  /** The parts of the total, passed on and commission; null where the agency does not show them. */
  price_split: z.object({ pass_through: Won, commission: Won }).nullable(),
  travellers: z.array(
    z.object({
      seq: z.int(),
      kind: TravellerKind,
      name: z.string(),
      name_en: z.string().nullable(),
      gender: Gender.nullable(),
      has_details: z.boolean(),
      cancelled: z.boolean(),
      consents: z.boolean(),
      passport: z.boolean(),
    }),
  ),
  /** `opens_at`: where the customer opens a file the agency added; null for files the customer sent. */
  files: z.array(z.object({ name: z.string(), size: z.int(), opens_at: z.string().nullable() })),
  history: z.array(z.object({ progress: Progress, at: Moment })),
  payments: z.array(
    z.object({
      transaction_id: z.string(),
      /** `payment_undone`: confirmed by mistake, or the bank took a deposit back. */
      kind: z.enum(['payment', 'refund', 'payment_undone']),
      method: z.string(),
      amount: Won,
      at: Moment,
      /** The gateway's own slip of it. */
      receipt_url: z.string().nullable(),
    }),
  ),
  /** The account for a bank transfer, while one is waited for. */
  bank_transfer: TransferTarget.nullable(),
  /** The ways among which it may be paid now, the agency's first one first; none where nothing is payable. */
  pay_ways: z.array(z.enum(payWays)),
  virtual_account: VirtualAccount.nullable(),
  /** For whom cash receipts are issued, by the last digits of a number; null where nobody has said. */
  receipt_wish: z.object({ purpose: ReceiptPurpose, ending: z.string() }).nullable(),
  cash_receipts: z.array(BookingReceipt),
  /** Staff made the booking on the telephone: the terms are agreed to before it is paid. */
  consents_due: z.boolean(),
  /** The agency has terms of its own, which are confirmed by themselves. */
  has_special_terms: z.boolean(),
  /** The flights out and back, as they are known today. */
  flights: FlightsWithAirports,
  /** The meeting point that staff gave this departure, else the one on the trip's page. */
  meeting_point: Words.nullable(),
  /** The time of meeting; empty while nobody has said it. */
  meeting_time: z.string(),
  /** The trip's contact; null where the agency names nobody. */
  planner: Person.nullable(),
  /** Items to take along, by place, month and what one does there. */
  packing: z.array(z.enum(packingItems)),
  /** The departure takes place for certain. */
  confirmed: z.boolean(),
  cancellable: z.boolean(),
  /** The sums of a cancellation: the agency's fee, the refund, what is still owed. */
  cancellation: z.object({ fee: Won, refunded: Won, owed_back: Won }).nullable(),
  /**
   * Money on its way back, and how. `to_account`: through the gateway, to an account the customer names;
   * `by_transfer`: sent by staff. Null where there is none.
   */
  refunding: z
    .object({ by_gateway: Won, to_account: Won, by_transfer: Won, has_account: z.boolean() })
    .nullable(),
})

/**
 * The outcome of a cancelled booking, for its former pass: the money, when it moved and how. No traveller is
 * named, and the booker's name is masked.
 */
const BookingOutcome = Booking.pick({
  party: true,
  reg_date: true,
  price_lines: true,
  price_split: true,
  total: true,
  paid: true,
  pay_by: true,
  payments: true,
  cash_receipts: true,
  history: true,
  cancellation: true,
  refunding: true,
  claim: true,
  bank_transfer: true,
  deposit: true,
}).extend({ name_masked: z.string() })

/**
 * The answer to number and name: nothing about people. `is_held`: this visitor may see the whole booking.
 * `opens_by`: how others can open it, by the member's log-in or by a code sent to the address of the booking.
 */
const BookingSummary = BookingListItem.pick({
  booking_id: true,
  progress: true,
  package_code: true,
  page_title: true,
  thumbnail_path: true,
  departure_date: true,
  departure_time: true,
  flight_number: true,
  return_date: true,
  held_until: true,
  reserved_free: true,
  to_do: true,
}).extend({
  confirmed: z.boolean(),
  is_held: z.boolean(),
  opens_by: z.enum(['login', 'code']),
  outcome: BookingOutcome.nullable(),
})

export const bookingCalls = {
  list: call({
    method: 'GET',
    path: '/api/landing/user/booking/packageList',
    takes: 'query',
    who: 'member',
    input: z.object({ ...createPaging(pageSizes.posts), landing_user_id: Id.optional() }),
    output: listOf(BookingListItem),
    refuses: ['LOGIN_REQUIRED', 'PASSWORD_MUST_CHANGE', 'ABNORMAL_ACCESS'],
  }),
  /** The trip of the member that begins soonest, or goes on now. */
  next: call({
    method: 'GET',
    path: '/api/landing/user/booking/next',
    takes: 'query',
    who: 'member',
    input: z.object({}),
    output: z.object({ booking: Booking.nullable() }),
    refuses: ['LOGIN_REQUIRED', 'PASSWORD_MUST_CHANGE'],
  }),
  info: call({
    method: 'GET',
    path: '/api/landing/user/booking/packageInfo',
    takes: 'query',
    who: 'holder',
    input: OwnBookingInput,
    output: Booking,
    refuses: ['LOGIN_REQUIRED', 'BOOKING_NOT_FOUND', 'ABNORMAL_ACCESS'],
  }),
  /**
   * Looks up by name and by the number of the booking or of a payment. The call opens nothing and sets no
   * cookie.
   */
  lookUp: call({
    method: 'GET',
    path: '/api/landing/user/booking/packageInfo/nonMember',
    takes: 'query',
    who: 'anyone',
    tx: 'own',
    input: BookingLookupInput,
    output: BookingSummary,
    refuses: ['BOOKING_NOT_FOUND', 'TOO_MANY_TRIES'],
  }),
  /** Has a code sent to the address of a guest's booking; a member logs in. */
  askCode: call({
    method: 'POST',
    path: '/api/landing/user/booking/code',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: BookingLookupInput,
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
    input: OpenByCodeInput,
    output: z.object({ booking_id: z.string() }),
    refuses: ['CODE_WRONG', 'CODE_EXPIRED', 'FOREIGN_ORIGIN'],
  }),
  /** For a visitor whose pass ended with the booking: the state it ended in, and of a cancel the outcome. */
  summary: call({
    method: 'GET',
    path: '/api/landing/user/booking/summary',
    takes: 'query',
    who: 'holder',
    input: OwnBookingInput,
    output: BookingSummary,
    refuses: ['LOGIN_REQUIRED', 'BOOKING_NOT_FOUND', 'ABNORMAL_ACCESS'],
  }),
}
