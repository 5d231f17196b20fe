// Requests of customers for a change: shown with today's price, done or refused.
import { z } from 'zod'
import { changeKinds } from '#domain/agency/rules/customer-changes.ts'
import { BookingIdInput } from '#domain/booking/office-calls.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { Day, Id, line, Moment, Nothing, Revision, Won } from '#platform/wire/shapes.ts'
import { PriceChange } from './office-calls.ts'

const path = '/api/office/booking/change-request'

export const changeRequestCalls = {
  /** The open request of the booking. `problem`: why it cannot be carried out as it is. */
  changeRequest: call({
    method: 'GET',
    path,
    takes: 'query',
    may: 'change bookings',
    input: BookingIdInput,
    output: z.object({
      request: z
        .object({
          id: Id,
          kind: z.enum(changeKinds),
          party: z.object({ adult: z.int(), child: z.int(), baby: z.int() }).nullable(),
          single_rooms: z.int().nullable(),
          /** The new traveller, or the new booker. */
          person: z
            .object({
              name: z.string(),
              name_en: z.string(),
              birthdate: z.string(),
              contact_masked: z.string(),
              email_masked: z.string(),
            })
            .nullable(),
          note: z.string(),
          asked: Moment,
          /** The day of the other date. */
          departure_date: Day.nullable(),
          /** The traveller whose place somebody else takes. */
          traveller_name: z.string().nullable(),
          price: PriceChange.nullable(),
          problem: z.string().nullable(),
        })
        .nullable(),
    }),
    refuses: ['BOOKING_NOT_FOUND'],
  }),
  /** Done at the price on the screen, by the same rule as a change by staff. */
  acceptChange: call({
    method: 'POST',
    path: `${path}/accept`,
    takes: 'json',
    may: 'change bookings',
    tx: 'own',
    input: BookingIdInput.extend({ id: Id, revision: Revision, total: Won }),
    output: z.object({ due: Won, refund: Won }),
    refuses: [
      'BOOKING_NOT_FOUND',
      'NOT_FOUND',
      'WRONG_PROGRESS',
      'REFUND_UNDER_WAY',
      'DEPARTURE_CLOSED',
      'SOLD_OUT',
      'AGES_DIFFER',
      'NAME_UNFIT',
      'TRAVELLER_NOT_FOUND',
      'CANCEL_INSTEAD',
      'NOBODY_TRAVELS',
      'BABIES_ALONE',
      'PARTY_TOO_LARGE',
      'PRICE_CHANGED',
      'CHANGED_MEANWHILE',
      ...idempotencyRefusals,
    ],
  }),
  /** The customer is told why. */
  refuseChange: call({
    method: 'POST',
    path: `${path}/refuse`,
    takes: 'json',
    may: 'change bookings',
    tx: 'own',
    input: BookingIdInput.extend({ id: Id, answer: line(300, 'enterReason').min(1) }),
    output: Nothing,
    refuses: ['BOOKING_NOT_FOUND', 'NOT_FOUND', ...idempotencyRefusals],
  }),
}
