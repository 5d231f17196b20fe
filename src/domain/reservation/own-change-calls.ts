// Customers change their booking by themselves: what they may, what it costs, and what they ask staff for.
import { z } from 'zod'
import { changeKinds } from '#domain/agency/rules/customer-changes.ts'
import { OwnBookingInput } from '#domain/booking/forms.ts'
import { DepartureId } from '#domain/catalog/package-code.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { Day, Email, Moment, Nothing, Revision, Won } from '#platform/wire/shapes.ts'
import { BookingChange, ChangeRequestInput, OwnChangeInput } from './forms.ts'
import { PriceChange } from './office-calls.ts'

/** The change is made by the customer alone, with staff, or not at all. */
const ChangeWay = z.enum(['self', 'staff', 'none'])
const ChangeKind = z.enum(changeKinds)

const ownRefusals = ['LOGIN_REQUIRED', 'BOOKING_NOT_FOUND', 'ABNORMAL_ACCESS'] as const
const priceRefusals = [
  'WRONG_PROGRESS',
  'DEPARTURE_CLOSED',
  'SOLD_OUT',
  'AGES_DIFFER',
  'CANCEL_INSTEAD',
  'NOBODY_TRAVELS',
  'BABIES_ALONE',
  'PARTY_TOO_LARGE',
  'NAME_UNFIT',
  'TRAVELLER_NOT_FOUND',
] as const
const proofRefusals = ['PROOF_REQUIRED', 'CODE_WRONG', 'CODE_EXPIRED'] as const
const path = '/api/landing/user/booking/change'

/** The newest request; its answer stays to be read. */
const OwnRequest = z.object({
  kind: ChangeKind,
  state: z.enum(['asked', 'done', 'refused', 'withdrawn']),
  answer: z.string(),
  asked: Moment,
})

export const ownChangeCalls = {
  changeOptions: call({
    method: 'GET',
    path,
    takes: 'query',
    who: 'holder',
    input: OwnBookingInput,
    output: z.object({
      ways: z.record(ChangeKind, ChangeWay),
      /** The last day on which customers change by themselves. */
      until: Day,
      revision: Revision,
      single_rooms: z.int(),
      /** Dates to which the whole booking can move, with what it costs there. */
      dates: z.array(
        z.object({
          departure_id: DepartureId,
          departure_date: Day,
          departure_time: z.string().nullable(),
          return_date: Day,
          left: z.int(),
          total: Won,
          more: z.int(),
        }),
      ),
      request: OwnRequest.nullable(),
    }),
    refuses: ownRefusals,
  }),
  /** Prices a change by the rule of the office, and writes nothing. `way`: who does it. */
  previewChange: call({
    method: 'POST',
    path: `${path}/quote`,
    takes: 'json',
    who: 'holder',
    input: OwnBookingInput.extend({ change: BookingChange }),
    output: PriceChange.extend({ way: ChangeWay }),
    refuses: [...ownRefusals, ...priceRefusals, 'FOREIGN_ORIGIN'],
  }),
  /** The change is made at the price that was shown, or not at all. */
  change: call({
    method: 'POST',
    path,
    takes: 'json',
    who: 'holder',
    tx: 'own',
    input: OwnChangeInput,
    output: z.object({ booking_id: z.string(), due: Won, refund: Won }),
    refuses: [
      ...ownRefusals,
      ...priceRefusals,
      ...proofRefusals,
      'CHANGE_NEEDS_STAFF',
      'PRICE_CHANGED',
      'CHANGED_MEANWHILE',
      'REFUND_UNDER_WAY',
      'FOREIGN_ORIGIN',
      ...idempotencyRefusals,
    ],
  }),
  /** Asks staff for a change. An earlier request without an answer is taken back. */
  askChange: call({
    method: 'POST',
    path: `${path}/ask`,
    takes: 'json',
    who: 'holder',
    tx: 'own',
    input: ChangeRequestInput,
    output: OwnRequest,
    refuses: [...ownRefusals, ...priceRefusals, ...proofRefusals, 'FOREIGN_ORIGIN', ...idempotencyRefusals],
  }),
  withdrawChange: call({
    method: 'DELETE',
    path: `${path}/ask`,
    takes: 'json',
    who: 'holder',
    input: OwnBookingInput,
    output: Nothing,
    refuses: [...ownRefusals, 'FOREIGN_ORIGIN'],
  }),
  /** Mails a code to the person who takes the booking over. */
  handOverCode: call({
    method: 'POST',
    path: `${path}/code`,
    takes: 'json',
    who: 'holder',
    tx: 'own',
    input: OwnBookingInput.extend({ email: Email }),
    output: Nothing,
    refuses: [...ownRefusals, 'WRONG_PROGRESS', 'TOO_MANY_TRIES', 'FOREIGN_ORIGIN'],
  }),
}
