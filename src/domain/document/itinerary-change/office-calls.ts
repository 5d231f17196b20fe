// Changes of a departure after it was sold: written by staff, asked of bookers, answered. Decision 101
import { z } from 'zod'
import { BookingIdInput } from '#domain/booking/office-calls.ts'
import { DepartureId } from '#domain/catalog/package-code.ts'
import { changeLimits } from '#limits/trade.ts'
import { tripLimits } from '#limits/trip.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { Day, Id, Moment, Nothing, optionalText, requiredText, Words } from '#platform/wire/shapes.ts'
import { itineraryChangeAnswers, itineraryChangeKinds } from './itinerary-change.ts'

const DepartureRef = z.object({ departure_id: DepartureId })
const writeCall = { method: 'POST', takes: 'json', may: 'change bookings' } as const
const Kind = z.enum(itineraryChangeKinds)

export const itineraryChangeOfficeCalls = {
  /** Each change with everybody who was asked. */
  list: call({
    method: 'GET',
    takes: 'query',
    path: '/api/office/departure/changes',
    may: 'bookings',
    input: DepartureRef,
    output: DepartureRef.extend({
      page_title: Words,
      departure_date: Day,
      return_date: Day,
      is_cancelled: z.boolean(),
      changes: z.array(
        z.object({
          id: Id,
          kind: Kind,
          day: z.int(),
          starts: Day,
          before: Words,
          after: Words,
          reason: Words,
          cost: Words,
          by_name: z.string(),
          at: Moment,
          withdrawn: Moment.nullable(),
          /** Its day has not begun. */
          is_open: z.boolean(),
          /** The number of bookings that have not answered and were not asked today. */
          to_remind: z.int(),
          bookings: z.array(
            z.object({
              booking_id: z.string(),
              booker: z.string(),
              asked: Moment,
              answer: z.enum(itineraryChangeAnswers).nullable(),
              answered: Moment.nullable(),
              signed_by: z.string().nullable(),
              network: z.string().nullable(),
              /** Who of the staff handed over the link that was answered; null: it was sent or opened by the booker. */
              handed_by: z.string().nullable(),
              /** The booking was cancelled or moved, so nothing is asked of it any more. */
              has_left: z.boolean(),
            }),
          ),
        }),
      ),
    }),
    refuses: ['DEPARTURE_NOT_FOUND'],
  }),
  /** Asks everybody who has booked it. `asked`: how many bookings. */
  add: call({
    ...writeCall,
    path: '/api/office/departure/change',
    tx: 'own',
    input: DepartureRef.extend({
      kind: Kind,
      day: z.int().min(1).max(tripLimits.days),
      before: requiredText(changeLimits.text),
      after: requiredText(changeLimits.text),
      reason: requiredText(changeLimits.text),
      cost: optionalText(changeLimits.text),
    }),
    output: z.object({ id: Id, asked: z.int() }),
    refuses: [
      'DEPARTURE_NOT_FOUND',
      'DEPARTURE_CANCELLED',
      'NOBODY_BOOKED',
      'NO_SUCH_DAY',
      'CHANGE_DAY_BEGUN',
      'TOO_MANY_CHANGES',
      ...idempotencyRefusals,
    ],
  }),
  /** Asks bookings that have not answered, and those made since; each at most once a day. */
  remind: call({
    ...writeCall,
    path: '/api/office/departure/change/remind',
    tx: 'own',
    input: z.object({ id: Id }),
    output: z.object({ asked: z.int() }),
    refuses: ['NOT_FOUND', 'CHANGE_DAY_BEGUN', 'ASKED_TODAY', ...idempotencyRefusals],
  }),
  /** A change can be withdrawn while nobody has answered. */
  withdraw: call({
    ...writeCall,
    path: '/api/office/departure/change/withdraw',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['NOT_FOUND', 'CHANGE_ANSWERED'],
  }),
  /** For who has no address: shown once, to be sent another way. Whoever has it signs, so it asks for a proof. */
  handLink: call({
    ...writeCall,
    proof: true,
    path: '/api/office/departure/change/link',
    input: BookingIdInput.extend({ id: Id }),
    output: z.object({ address: z.string() }),
    refuses: ['NOT_FOUND', 'CHANGE_DAY_BEGUN', 'CHANGE_ANSWERED'],
  }),
}
