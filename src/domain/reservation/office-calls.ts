// Reservations in the office: made for a caller, cancelled, rebooked, with other people or another address.
import { z } from 'zod'
import { Booking, Progress } from '#domain/booking/calls.ts'
import { cancellationReasons } from '#domain/booking/cancellation-reasons.ts'
import { BookingIdInput } from '#domain/booking/office-calls.ts'
import { DepartureId, PackageCode } from '#domain/catalog/package-code.ts'
import { PayoutRef } from '#domain/payment/office-calls.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { Contact, Day, line, Moment, personName, Revision, text, Won } from '#platform/wire/shapes.ts'
import { CallerEmail, PartyInput, PersonCount, TravellerUpdate } from './forms.ts'

const changeCall = { method: 'POST', takes: 'json', may: 'change bookings' } as const
const readCall = {
  method: 'GET',
  takes: 'query',
  may: 'change bookings',
} as const
/** Why a booking does not go to another departure. */
export const rebookRefusals = [
  'BOOKING_NOT_FOUND',
  'WRONG_PROGRESS',
  'REFUND_UNDER_WAY',
  'DEPARTURE_CLOSED',
  'CHOOSE_DEPARTURE',
  'SOLD_OUT',
  'AGES_DIFFER',
  'PRICE_CHANGED',
  'CHANGED_MEANWHILE',
  ...idempotencyRefusals,
] as const
const partyRefusals = ['NOBODY_TRAVELS', 'BABIES_ALONE', 'PARTY_TOO_LARGE'] as const

/** The revision on the screen. If a colleague was faster, nothing is written. */
const BookingRevisionInput = BookingIdInput.extend({ revision: Revision })

const CancellationFields = {
  travellers: z.array(z.int()).min(1).max(99).optional(),
  reason: z.enum(cancellationReasons),
  /** The fee of a customer's cancel. */
  waive: z.boolean().default(false),
}

/** The price after the change; `due`: to be paid on top of what was, `refund`: to go back. */
export const PriceChange = z.object({
  revision: Revision,
  before: Won,
  lines: Booking.shape.price_lines,
  total: Won,
  paid: Won,
  due: Won,
  refund: Won,
})

export const reservationOfficeCalls = {
  /**
   * For somebody on the telephone. `like`: another booking of the same person, whose account it joins. The
   * customer agrees to the terms before paying, with the link that is mailed or read out.
   */
  book: call({
    ...changeCall,
    path: '/api/office/booking',
    tx: 'own',
    input: z.object({
      package_code: PackageCode,
      departure_date: Day,
      departure_id: DepartureId.optional(),
      party: PartyInput,
      single_rooms: PersonCount.default(0),
      options: z.array(line(40)).max(20).default([]),
      name: personName(60).min(1),
      contact: Contact,
      email: CallerEmail.default(''),
      request: text(2_000).default(''),
      like: BookingIdInput.shape.booking_id.optional(),
      /** The total that the screen showed. */
      total: Won,
    }),
    output: z.object({
      booking_id: z.string(),
      total: Won,
      held_until: Moment.nullable(),
      pay_by: z.enum(['gateway', 'bank_transfer']),
    }),
    refuses: [
      'AGENCY_PAUSED',
      'PACKAGE_UNAVAILABLE',
      'SOLD_OUT',
      'DEPARTURE_CLOSED',
      'CHOOSE_DEPARTURE',
      'PRICE_CHANGED',
      'NAME_UNFIT',
      'BOOKING_NOT_FOUND',
      ...partyRefusals,
      ...idempotencyRefusals,
    ],
  }),
  /**
   * Shows a new link, to copy or to read out. It ends with the hold; a link for what is due works until the
   * departure.
   */
  payLink: call({
    ...changeCall,
    path: '/api/office/booking/pay-link',
    input: BookingIdInput,
    output: z.object({ address: z.string(), site: z.string(), code: z.string(), until: Moment }),
    refuses: ['BOOKING_NOT_FOUND', 'WRONG_PROGRESS'],
  }),
  /**
   * Asks by mail for the account to which money goes back, and shows the link to copy or read out. It works while money
   * is owed. With a refund it is whoever paid its share.
   */
  askAccount: call({
    ...changeCall,
    path: '/api/office/payout/ask',
    may: 'money',
    proof: true,
    input: PayoutRef,
    output: z.object({ address: z.string(), site: z.string(), code: z.string(), is_mailed: z.boolean() }),
    refuses: ['BOOKING_NOT_FOUND', 'NOTHING_OWED'],
  }),
  /** A link that opens a guest's booking once, for a customer who cannot read the mail address any more. */
  openLink: call({
    ...changeCall,
    path: '/api/office/booking/open-link',
    proof: true,
    input: BookingIdInput,
    output: z.object({ address: z.string(), site: z.string(), code: z.string(), until: Moment }),
    refuses: ['BOOKING_NOT_FOUND', 'OPENED_BY_MEMBER'],
  }),
  /** The old and the new address get a mail. With a new address, passes, codes and links sent before end. */
  correctContact: call({
    ...changeCall,
    path: '/api/office/booking/contact',
    tx: 'own',
    proof: true,
    input: BookingRevisionInput.extend({ name: personName(60).min(1), contact: Contact, email: CallerEmail }),
    output: z.object({ revision: Revision }),
    refuses: ['BOOKING_NOT_FOUND', 'CHANGED_MEANWHILE', 'NAME_UNFIT', ...idempotencyRefusals],
  }),
  cancelPreview: call({
    ...readCall,
    path: '/api/office/booking/cancel',
    input: BookingIdInput.extend(CancellationFields),
    output: z.object({
      revision: Revision,
      progress: Progress,
      /** The way by which all or most of the money goes back. */
      pay_by: z.enum(['gateway', 'bank_transfer']),
      is_whole: z.boolean(),
      price: Won,
      paid: Won,
      fee: Won,
      fee_percent: z.number(),
      refund: Won,
      /** The part of the fee that is above what was paid. */
      claim: Won,
      compensation: z.object({ percent: z.number(), amount: Won }),
    }),
    refuses: ['BOOKING_NOT_FOUND', 'NOT_CANCELLABLE'],
  }),
  /** Takes the sums on the screen. If they have changed, nothing is written. The note is for staff. */
  cancel: call({
    ...changeCall,
    path: '/api/office/booking/cancel',
    tx: 'own',
    proof: true,
    input: BookingRevisionInput.extend({
      ...CancellationFields,
      note: line(500).min(1),
      refund: Won,
      compensation: Won,
    }),
    output: z.object({ progress: Progress, refund: Won, compensation: Won }),
    refuses: [
      'BOOKING_NOT_FOUND',
      'NOT_CANCELLABLE',
      'CHANGED_MEANWHILE',
      'PAYMENT_MISMATCH',
      ...idempotencyRefusals,
    ],
  }),
  peoplePreview: call({
    ...readCall,
    path: '/api/office/booking/people',
    input: BookingIdInput.extend({
      adult: PersonCount,
      child: PersonCount,
      baby: PersonCount,
      single_rooms: PersonCount,
    }),
    output: PriceChange,
    refuses: ['BOOKING_NOT_FOUND', 'WRONG_PROGRESS', 'CANCEL_INSTEAD', 'SOLD_OUT', ...partyRefusals],
  }),
  /** Everybody who travels, with names as far as they are known. Prices already agreed for a kind stay. */
  changePeople: call({
    ...changeCall,
    path: '/api/office/booking/people',
    tx: 'own',
    input: BookingRevisionInput.extend({
      party: PartyInput,
      single_rooms: PersonCount,
      travellers: z.array(TravellerUpdate).max(99),
      total: Won,
    }),
    output: z.object({ revision: Revision, due: Won, refund: Won }),
    refuses: [
      'BOOKING_NOT_FOUND',
      'WRONG_PROGRESS',
      'CANCEL_INSTEAD',
      'REFUND_UNDER_WAY',
      'SOLD_OUT',
      'AGES_DIFFER',
      'NAME_UNFIT',
      'PRICE_CHANGED',
      'CHANGED_MEANWHILE',
      ...partyRefusals,
      ...idempotencyRefusals,
    ],
  }),
  rebookPreview: call({
    ...readCall,
    path: '/api/office/booking/move',
    input: BookingIdInput.extend({ departure_date: Day, departure_id: DepartureId.optional() }),
    output: PriceChange,
    refuses: [
      'BOOKING_NOT_FOUND',
      'WRONG_PROGRESS',
      'DEPARTURE_CLOSED',
      'CHOOSE_DEPARTURE',
      'SOLD_OUT',
      'AGES_DIFFER',
    ],
  }),
  /** To another departure of the same trip, at its prices; options and single rooms as they were agreed. */
  rebook: call({
    ...changeCall,
    path: '/api/office/booking/move',
    tx: 'own',
    input: BookingRevisionInput.extend({
      departure_date: Day,
      departure_id: DepartureId.optional(),
      total: Won,
    }),
    output: z.object({ revision: Revision, due: Won, refund: Won }),
    refuses: rebookRefusals,
  }),
}
