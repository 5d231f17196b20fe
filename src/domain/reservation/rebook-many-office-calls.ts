// Many bookings of a departure to another date at once, and somebody on the telephone onto its waiting list.
import { z } from 'zod'
import { BookingIdInput } from '#domain/booking/office-calls.ts'
import { DepartureId } from '#domain/catalog/package-code.ts'
import { rebookLimit } from '#limits/trade.ts'
import { call, idempotencyRefusals } from '#platform/wire/call.ts'
import { Contact, Id, Moment, personName, Revision, Won } from '#platform/wire/shapes.ts'
import { CallerEmail, PartyInput } from './forms.ts'
import { rebookRefusals } from './office-calls.ts'

const changeCall = { method: 'POST', takes: 'json', may: 'change bookings', tx: 'own' } as const

export const rebookManyCalls = {
  /** The price of each booking there. `problem`: why this one cannot go. */
  rebookManyPreview: call({
    method: 'GET',
    takes: 'query',
    path: '/api/office/filling/move',
    may: 'change bookings',
    input: z.object({ departure_id: DepartureId, to: DepartureId }),
    output: z.object({
      list: z.array(
        z.object({
          booking_id: z.string(),
          name: z.string(),
          people: z.int(),
          /** The seats it takes there. */
          seats: z.int(),
          revision: Revision,
          before: Won,
          total: Won,
          due: Won,
          refund: Won,
          problem: z.string().nullable(),
        }),
      ),
    }),
    refuses: ['DEPARTURE_NOT_FOUND'],
  }),
  /** All of them or none. Each customer is told what changed, and what is due or comes back. */
  rebookMany: call({
    ...changeCall,
    path: '/api/office/filling/move',
    input: z.object({
      departure_id: DepartureId,
      to: DepartureId,
      bookings: z
        .array(BookingIdInput.extend({ revision: Revision, total: Won }))
        .min(1)
        .max(rebookLimit),
    }),
    output: z.object({ moved: z.int() }),
    refuses: rebookRefusals,
  }),
  /** Offers go by mail. Of an offer to somebody without an address staff are told, who call. */
  addWaiting: call({
    ...changeCall,
    path: '/api/office/filling/waiting/add',
    input: z.object({
      departure_id: DepartureId,
      party: PartyInput,
      name: personName(60, 'enterName'),
      contact: Contact,
      email: CallerEmail.default(''),
    }),
    output: z.object({ place: z.int() }),
    refuses: [
      'DEPARTURE_CLOSED',
      'SEATS_LEFT',
      'ALREADY_WAITING',
      'NAME_UNFIT',
      'NOBODY_TRAVELS',
      'BABIES_ALONE',
      'PARTY_TOO_LARGE',
      ...idempotencyRefusals,
    ],
  }),
  /** The seats that are held for an entry: what they cost today, and until when. */
  waitingOffer: call({
    method: 'GET',
    takes: 'query',
    path: '/api/office/filling/waiting/offer',
    may: 'change bookings',
    input: z.object({ id: Id }),
    output: z.object({ total: Won, until: Moment }),
    refuses: ['NOT_WAITING'],
  }),
  /** Books the seats that are held, at the total that was shown, for who says yes on the telephone. */
  bookWaiting: call({
    ...changeCall,
    path: '/api/office/filling/waiting/book',
    input: z.object({ id: Id, total: Won }),
    output: z.object({ booking_id: z.string() }),
    refuses: [
      'NOT_WAITING',
      'AGENCY_PAUSED',
      'PACKAGE_UNAVAILABLE',
      'DEPARTURE_CLOSED',
      'SOLD_OUT',
      'PRICE_CHANGED',
      ...idempotencyRefusals,
    ],
  }),
}
