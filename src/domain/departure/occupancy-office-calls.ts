// 모객 현황: how full upcoming departures are; confirming, closing, reopening them.
import { z } from 'zod'
import { Progress, Reach } from '#domain/booking/calls.ts'
import { departureCancellationReasons } from '#domain/booking/cancellation-reasons.ts'
import { DepartureId, PackageCode } from '#domain/catalog/package-code.ts'
import { pageSizes } from '#limits/display.ts'
import { call } from '#platform/wire/call.ts'
import {
  createPaging,
  Day,
  Id,
  line,
  listOf,
  Moment,
  Nothing,
  Revision,
  Won,
  Words,
  YN,
} from '#platform/wire/shapes.ts'
import { occupancyStates, officeDepartureStates } from './states.ts'

const writeCall = { method: 'POST', takes: 'json' } as const
const readCall = { method: 'GET', takes: 'query', may: 'bookings' } as const

const DepartureRef = z.object({ departure_id: DepartureId })

const Occupancy = z.object({
  departure_id: DepartureId,
  package_code: PackageCode,
  page_title: Words,
  departure_date: Day,
  return_date: Day,
  days_left: z.int(),
  seats: z.int(),
  minimum: z.int(),
  taken: z.int(),
  /** The paid seats among them, at least by the deposit; and those that pay once it is certain. */
  paid_seats: z.int(),
  reserved_seats: z.int(),
  is_confirmed: z.boolean(),
  is_cancelled: z.boolean(),
  closed_yn: YN,
  state: z.enum(officeDepartureStates),
  revision: Revision,
  bookings: z.int(),
  waiting_parties: z.int(),
  /** The price of the open bookings, what was paid for them, and what they may pay now. */
  total: Won,
  paid: Won,
  payable: Won,
})

const DepartureBooking = z.object({
  booking_id: z.string(),
  name: z.string(),
  progress: Progress,
  people: z.int(),
  total: Won,
  paid: Won,
  has_email: z.boolean(),
  reached_by: Reach,
  passports_missing: z.int(),
})

/** How far a letter to all has come. */
const Message = z.object({
  id: Id,
  subject: z.string(),
  contents: z.string(),
  by: z.enum(['mail', 'text', 'both']),
  kind: z.enum(['service', 'ad']),
  by_name: z.string(),
  at: Moment,
  /** When it goes out, if not at once; null once it was sent at once. */
  send_at: Moment.nullable(),
  is_started: z.boolean(),
  /** Bookings it was sent to, called ones too; none where all had cancelled by then. */
  letters: z.int(),
  withdrawn: Moment.nullable(),
  sent: z.int(),
  all: z.int(),
})

export const occupancyCalls = {
  /** All departures to come, by day. `q`: part of a trip's title or its code. */
  list: call({
    ...readCall,
    path: '/api/office/filling',
    input: z.object({
      ...createPaging(pageSizes.officeRows),
      q: line(60).optional(),
      state: z.enum(occupancyStates).optional(),
      from: Day.optional(),
      to: Day.optional(),
    }),
    output: listOf(Occupancy).extend({ taken: z.int(), seats: z.int(), confirmed: z.int() }),
  }),
  /** The telephone of somebody on the waiting list, in full. Reading it is logged. */
  waitingContact: call({
    ...readCall,
    path: '/api/office/filling/waiting',
    logsRead: true,
    input: z.object({ id: Id }),
    output: z.object({ contact: z.string() }),
    refuses: ['NOT_WAITING'],
  }),
  one: call({
    ...readCall,
    path: '/api/office/filling/departure',
    input: DepartureRef,
    output: Occupancy.extend({
      list: z.array(DepartureBooking),
      /** Their cancellation was requested: until it is complete they have their seats. */
      cancelling: z.array(DepartureBooking),
      messages: z.array(Message),
      /** The entries that wait for seats, or have an offer until a moment, in their order. */
      waiting: z.array(
        z.object({
          id: Id,
          name: z.string(),
          contact_masked: z.string(),
          /** Without an address staff call when seats are offered. */
          has_email: z.boolean(),
          adult: z.int(),
          child: z.int(),
          baby: z.int(),
          state: z.enum(['waiting', 'offered']),
          until: Moment.nullable(),
          reg_date: Moment,
        }),
      ),
      /** How far its cancel is; null where it was not cancelled. */
      cancel: z
        .object({
          reason: z.enum(departureCancellationReasons),
          note: z.string(),
          told: Day,
          by_name: z.string(),
          at: Moment,
          /** Until when its customers may choose another date, and how many of them have not yet. */
          until: Moment,
          choosing: z.int(),
          done: z.int(),
          all: z.int(),
        })
        .nullable(),
    }),
    refuses: ['DEPARTURE_NOT_FOUND'],
  }),
  /** Staff confirm it, however many have paid. Everybody who has paid gets one mail. */
  confirm: call({
    ...writeCall,
    path: '/api/office/filling/confirm',
    may: 'departures',
    input: z.object({ departures: z.array(DepartureId).min(1).max(pageSizes.most) }),
    output: z.object({ confirmed: z.int() }),
    refuses: ['DEPARTURE_NOT_FOUND', 'DEPARTURE_CANCELLED'],
  }),
  /** Closes it for new reservations, or opens it again. Bookings stay as they are. */
  close: call({
    ...writeCall,
    path: '/api/office/filling/close',
    may: 'departures',
    input: DepartureRef.extend({ closed_yn: YN, revision: Revision }),
    output: z.object({ revision: Revision }),
    refuses: ['DEPARTURE_NOT_FOUND', 'DEPARTURE_CANCELLED', 'DAY_IS_OVER', 'CHANGED_MEANWHILE'],
  }),
  /** All who wait, in the order wanted. Offers that are out stay as they are. */
  orderWaiting: call({
    ...writeCall,
    path: '/api/office/filling/waiting',
    may: 'change bookings',
    input: DepartureRef.extend({ ids: z.array(Id).min(1).max(pageSizes.most) }),
    output: Nothing,
    refuses: ['DEPARTURE_NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  /** Takes an entry off the list. Seats offered to it go to the next. */
  removeWaiting: call({
    ...writeCall,
    path: '/api/office/filling/waiting/remove',
    may: 'change bookings',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['NOT_WAITING'],
  }),
}
