// §7 Reservations: the calls for making one, saying who travels, cancelling it.
import { z } from 'zod'
import { Progress } from '#domain/booking/calls.ts'
import { OwnBookingInput, TravellerKind } from '#domain/booking/forms.ts'
import { reservationFiles } from '#limits/trade.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { Day, Email, line, Moment, Nothing, Won } from '#platform/wire/shapes.ts'
import { Reservation, TravellersForm, WaitingForm } from './forms.ts'

const Receipt = z.object({
  booking_id: z.string(),
  total: Won,
  held_until: Moment.nullable(),
  pay_by: z.enum(['gateway', 'bank_transfer']),
})

const reserveRefusals = [
  'AGENCY_PAUSED',
  'PACKAGE_UNAVAILABLE',
  'SOLD_OUT',
  'DEPARTURE_CLOSED',
  'CHOOSE_DEPARTURE',
  'PRICE_CHANGED',
  'DISCOUNT_CODE_UNFIT',
  'DISCOUNT_CODE_USED_UP',
  'AGES_DIFFER',
  'CONSENT_REQUIRED',
  'NOBODY_TRAVELS',
  'BABIES_ALONE',
  'PARTY_TOO_LARGE',
  'NAME_UNFIT',
  'PROOF_REQUIRED',
  'TOO_MANY_UNPAID',
  'TOO_MANY_FROM_NETWORK',
  'CODE_WRONG',
  'CODE_EXPIRED',
] as const
const writeRefusals = [...idempotencyRefusals, 'FOREIGN_ORIGIN'] as const
const uploadRefusals = [
  'FILE_TYPE',
  'FILE_TOO_LARGE',
  'TOO_MANY_FILES',
  'UPLOAD_FAILED',
  'TOO_MANY_TRIES',
] as const
const files = {
  files: { accept: 'papers', most: reservationFiles, encrypted: true, isOfTravel: true },
} as const

/** The cost of a cancellation today, and from which day it costs more; sums in won. */
const CancelPreview = z.object({
  booking_id: z.string(),
  paid: Won,
  fee: Won,
  fee_percent: z.number(),
  refund: Won,
  /** The part of the fee that is above what was paid, and still owed. */
  claim: Won,
  /**
   * How much goes back by which way: to the card by itself, through the gateway to an account of the
   * customer's, and by a transfer that staff make. The last two need an account.
   */
  by_gateway: Won,
  to_account: Won,
  by_transfer: Won,
  has_account: z.boolean(),
  later: z.array(z.object({ from: Day, fee_percent: z.number(), fee: Won, refund: Won, claim: Won })),
  /**
   * Everybody who travels, by the number that `travellers` takes. A place without a name has its kind and its
   * price, which is what cancelling it takes off the total.
   */
  places: z.array(z.object({ traveller: z.int(), kind: TravellerKind, name: z.string(), price: Won })),
})
/** Without travellers the whole booking is meant. */
const CancellationInput = OwnBookingInput.extend({ travellers: z.array(z.int()).max(99).optional() })
/** The fee and the refund on the screen. A screen of the version before sends neither. */
const SeenCancellationInput = CancellationInput.extend({ fee: Won.optional(), refund: Won.optional() })

export const reservationCalls = {
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
      ...reserveRefusals,
      ...writeRefusals,
      ...uploadRefusals,
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
    refuses: [...reserveRefusals, ...writeRefusals, ...uploadRefusals, 'ABNORMAL_ACCESS'],
  }),
  reserveSalon: call({
    method: 'POST',
    path: '/api/landing/package/salon',
    takes: 'form',
    who: 'anyone',
    tx: 'own',
    input: Reservation.safeExtend({ store_id: line(60).default('') }),
    output: Receipt,
    files,
    refuses: [...reserveRefusals, ...writeRefusals, ...uploadRefusals, 'STORE_MISSING', 'ABNORMAL_ACCESS'],
  }),
  /** Mails a code to the address somebody reserves with. */
  reserveCode: call({
    method: 'POST',
    path: '/api/landing/package/reserveCode',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: z.object({ email: Email }),
    output: Nothing,
    refuses: ['TOO_MANY_TRIES', 'FOREIGN_ORIGIN'],
  }),
  /**
   * Joins the waiting list of a sold-out departure; a mail tells when seats come free. The address is proved
   * by the member's log-in or by a mailed `code`. `place`: the position on the list.
   */
  wait: call({
    method: 'POST',
    path: '/api/landing/package/wait',
    takes: 'json',
    who: 'anyone',
    tx: 'own',
    input: WaitingForm,
    output: z.object({ place: z.int() }),
    refuses: [
      'DEPARTURE_CLOSED',
      'SEATS_LEFT',
      'ALREADY_WAITING',
      'PROOF_REQUIRED',
      'CODE_WRONG',
      'CODE_EXPIRED',
      'NAME_UNFIT',
      'NOBODY_TRAVELS',
      'BABIES_ALONE',
      'PARTY_TOO_LARGE',
      'TOO_MANY_FROM_NETWORK',
      'TOO_MANY_TRIES',
      ...writeRefusals,
    ],
  }),
  /**
   * Gives or corrects the travellers, all of them at once. A `seq` says which traveller is meant; without it,
   * the next of that kind.
   */
  travellers: call({
    method: 'PUT',
    path: '/api/landing/user/booking/travellers',
    takes: 'json',
    who: 'holder',
    input: TravellersForm,
    output: z.object({ booking_id: z.string() }),
    refuses: [
      'LOGIN_REQUIRED',
      'BOOKING_NOT_FOUND',
      'NAME_UNFIT',
      'AGES_DIFFER',
      'NOT_CHANGEABLE',
      'CHANGE_NEEDS_STAFF',
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
    input: SeenCancellationInput,
    output: z.object({ booking_id: z.string(), progress: Progress, refund: Won }),
    refuses: [
      'LOGIN_REQUIRED',
      'BOOKING_NOT_FOUND',
      'NOT_CANCELLABLE',
      'PRICE_CHANGED',
      'ABNORMAL_ACCESS',
      ...writeRefusals,
    ],
  }),
  cancelPreview: call({
    method: 'GET',
    path: '/api/landing/user/booking/cancelPreview',
    takes: 'query',
    who: 'holder',
    input: CancellationInput,
    output: CancelPreview,
    refuses: ['LOGIN_REQUIRED', 'BOOKING_NOT_FOUND', 'NOT_CANCELLABLE', 'ABNORMAL_ACCESS'],
  }),
}
