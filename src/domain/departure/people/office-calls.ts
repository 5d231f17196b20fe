// The travellers of a departure: one list of all bookings, their rooms, and the lists that go out.

import { z } from 'zod'
import { travellerKinds } from '#domain/booking/ages.ts'
import { Progress } from '#domain/booking/calls.ts'
import { DepartureId } from '#domain/catalog/package-code.ts'
import { peopleLimits } from '#limits/trade.ts'
import { tripLimits } from '#limits/trip.ts'
import { exportCall } from '#platform/export/export-file.ts'
import { call } from '#platform/wire/call.ts'
import { Day, Id, line, Moment, Nothing, Revision, Won, Words } from '#platform/wire/shapes.ts'
import { roomKinds } from './rooms.ts'
import { plainLists, sentLists } from './sent-list.ts'

const DepartureRef = z.object({ departure_id: DepartureId })
/** The number of a booking and that of the traveller in it. */
export const Person = z.string().regex(/^[0-9A-Z]{12}-\d{1,3}$/)
const Room = z.object({
  kind: z.enum(roomKinds),
  extra_bed: z.boolean(),
  note: line(peopleLimits.note),
  people: z.array(Person).max(peopleLimits.inRoom),
})
/** Checks by their number; a check that is not named is still to do. */
const Checks = z.record(z.string().regex(/^\d{1,9}$/), z.enum(['done', 'not_needed']))
const noteFields = {
  group_name: line(peopleLimits.short),
  diet: line(peopleLimits.note),
  seat: line(peopleLimits.short),
  note: line(peopleLimits.note),
  checks: Checks,
  revision: Revision,
}
const PersonLine = z.object({
  person: Person,
  booking_id: z.string(),
  traveller: z.int(),
  booker: z.string(),
  contact_masked: z.string(),
  progress: Progress,
  /** The sum that the booking still owes. */
  due: Won,
  /** Empty while nobody has given it. */
  name: z.string(),
  name_en: z.string(),
  kind: z.enum(travellerKinds),
  gender: z.enum(['male', 'female']).nullable(),
  birthdate: Day.nullable(),
  passport: z.enum(['in', 'expires_soon', 'missing', 'not_needed']),
  /** The traveller agreed to what is done with their data. */
  has_consent: z.boolean(),
  /** The booker agreed to the contract as the booking is now. */
  is_contract_agreed: z.boolean(),
  /** Whom to call if something happens; null while nobody is named. */
  emergency: z.object({ name: z.string(), contact_masked: z.string(), relation: z.string() }).nullable(),
  ...noteFields,
})

const sentListFields = {
  id: Id,
  list: z.enum(sentLists),
  version: z.int(),
  format: z.string(),
  by_name: z.string(),
  at: Moment,
  gone: z.array(z.string()),
  added: z.array(z.string()),
  /** People who have another room now. */
  moved: z.array(z.string()),
  /** People of whom the list would say something else now. */
  corrected: z.array(z.string()),
}

const readCall = { method: 'GET', takes: 'query', may: 'bookings' } as const
const saveCall = { method: 'PUT', takes: 'json', may: 'change bookings' } as const

/** The kind of the file, and its language. */
export const listFileFields = {
  format: z.enum(['csv', 'xlsx', 'pdf']),
  language: z.enum(['ko', 'en']),
}

export const peopleCalls = {
  /**
   * Everybody whose place is firm, in the order that staff gave them, at last who is being cancelled; who has not
   * paid yet is counted apart.
   */
  list: call({
    ...readCall,
    path: '/api/office/filling/people',
    input: DepartureRef,
    output: z.object({
      departure_id: DepartureId,
      page_title: Words,
      departure_date: Day,
      return_date: Day,
      days_left: z.int(),
      is_cancelled: z.boolean(),
      /** People of bookings that wait for their first payment. */
      unpaid: z.int(),
      people: z.array(PersonLine),
      order_revision: Revision,
      checks: z.array(z.object({ id: Id, name: z.string() })),
      rooms: z.array(Room),
      rooms_revision: Revision,
      /** The single rooms that each booking pays for. */
      single_rooms: z.array(z.object({ booking_id: z.string(), count: z.int(), each: Won })),
      /** The supplement for a single room, of the trip as it is now. */
      supplement: Won,
      /** The last version of each list that went out, and what has changed since. */
      sent: z.array(
        z.object({
          ...sentListFields,
          /** Versions before it, the latest first: what changed until the one after. */
          older: z.array(z.object(sentListFields)),
        }),
      ),
    }),
    refuses: ['DEPARTURE_NOT_FOUND'],
  }),
  /** Staff's notes on one traveller. Revision 0: nothing was noted yet. */
  saveNote: call({
    ...saveCall,
    path: '/api/office/filling/person',
    input: z.object({ booking_id: line(12).min(1), traveller: z.int().min(1).max(999), ...noteFields }),
    output: z.object({ revision: Revision }),
    refuses: ['BOOKING_NOT_FOUND', 'TRAVELLER_NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  /** All rooms at once. Who has left the trip meanwhile is left out of them. */
  saveRooms: call({
    ...saveCall,
    path: '/api/office/filling/rooms',
    input: DepartureRef.extend({ rooms: z.array(Room).max(peopleLimits.rooms), revision: Revision }),
    output: z.object({ revision: Revision }),
    refuses: [
      'DEPARTURE_NOT_FOUND',
      'DEPARTURE_CANCELLED',
      'PERSON_IN_TWO_ROOMS',
      'ROOM_OVERFULL',
      'CHANGED_MEANWHILE',
    ],
  }),
  /** The order of all lists of the departure. Who is not named comes after the others, by their booking. */
  saveOrder: call({
    ...saveCall,
    path: '/api/office/filling/order',
    input: DepartureRef.extend({ people: z.array(Person).max(tripLimits.seats), revision: Revision }),
    output: z.object({ revision: Revision }),
    refuses: ['DEPARTURE_NOT_FOUND', 'DEPARTURE_CANCELLED', 'CHANGED_MEANWHILE'],
  }),
  /** The checks of the agency for every traveller: all of them, in their order. One without id is new. */
  saveChecks: call({
    ...saveCall,
    path: '/api/office/filling/checks',
    input: z.object({
      checks: z
        .array(z.object({ id: Id.nullable(), name: line(peopleLimits.short).min(1) }))
        .max(peopleLimits.checks),
      seen: z.array(z.object({ id: Id, name: z.string() })),
    }),
    output: Nothing,
    refuses: ['CHANGED_MEANWHILE'],
  }),
  /** A list as a file, in the language of who gets it. It is kept, so that changes since can be said. */
  exportList: call({
    ...exportCall,
    path: '/api/office/filling/list',
    may: 'bookings',
    input: DepartureRef.extend({
      list: z.enum(plainLists),
      ...listFileFields,
    }),
    refuses: [...exportCall.refuses, 'DEPARTURE_NOT_FOUND', 'DEPARTURE_CANCELLED', 'NOBODY_BOOKED'],
  }),
}
