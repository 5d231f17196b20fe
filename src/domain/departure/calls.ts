// §7 Departures as visitors see them: the next ones, and the seats that are left.
import { z } from 'zod'
import { PackageCard } from '#domain/catalog/card.ts'
import { Departure } from '#domain/catalog/package.ts'
import { DepartureId, PackageCode } from '#domain/catalog/package-code.ts'
import { pageSizes } from '#limits/display.ts'
import { call } from '#platform/wire/call.ts'
import { Day, Won } from '#platform/wire/shapes.ts'
import { departureStates } from './states.ts'

export const Availability = z.object({
  package_code: PackageCode,
  departure_id: DepartureId,
  departure_date: Day,
  state: z.enum(departureStates),
  seats_left: z.int(),
  to_confirm: z.int(),
})
export type Availability = z.output<typeof Availability>

/** A trip's next departure, for a table of dates. */
export const NextDeparture = PackageCard.pick({
  package_code: true,
  thumbnail_path: true,
  page_title: true,
  tour_area_name: true,
  nights: true,
  days: true,
}).extend({ departure_id: DepartureId, departure_date: Day, adult_price: Won })
export type NextDeparture = z.output<typeof NextDeparture>

export const NextDepartureWithSeats = NextDeparture.extend({
  seats_left: z.int(),
  state: z.enum(departureStates),
  to_confirm: z.int(),
  /** How many people booked alone. */
  alone: z.int(),
})
export type NextDepartureWithSeats = z.output<typeof NextDepartureWithSeats>

/** Codes with commas between them, up to the limit. A code may have a day from which on departures count: `HN101@2027-05-03,HN102`. */
const createDatedCodeListSchema = (most: number) => {
  const one = '[\\w-]{1,40}(@\\d{4}-\\d\\d-\\d\\d)?'
  return z
    .string()
    .regex(new RegExp(`^${one}(,${one}){0,${most - 1}}$`))
    .refine((text) => [...text.matchAll(/@([\d-]+)/g)].every(([, day]) => Day.safeParse(day).success))
}

export const departureCalls = {
  /**
   * The next departures, one a trip, the soonest first: what the home page shows before it knows of seats.
   */
  leaving: call({
    method: 'GET',
    path: '/api/landing/package/leaving',
    takes: 'query',
    who: 'anyone',
    input: z.object({}),
    output: z.object({ list: z.array(NextDeparture) }),
    cachedBy: ['catalog', 'site'],
  }),
  /** The same with the fields that bookings change, or only departures that are certain. Never kept. */
  leavingNow: call({
    method: 'GET',
    path: '/api/landing/package/leavingNow',
    takes: 'query',
    who: 'anyone',
    tx: 'own', // paid seats are people's data, so a transaction with the agency set is needed
    input: z.object({ by: z.enum(['soon', 'confirmed']).default('soon') }),
    output: z.object({ list: z.array(NextDepartureWithSeats) }),
  }),
  /** Seats left are never kept: a hold changes them without a new revision. */
  departures: call({
    method: 'GET',
    path: '/api/landing/package/departures',
    takes: 'query',
    who: 'anyone',
    tx: 'own', // paid seats are people's data, so a transaction with the agency set is needed
    input: z.object({ package_code: PackageCode }),
    output: z.object({
      /**
       * `to_confirm`: how many more must pay until it is certain to take place. `takes_names`: it is sold out
       * and has a waiting list.
       */
      list: z.array(
        Departure.extend({
          seats: z.int(),
          seats_left: z.int(),
          state: z.enum(departureStates),
          to_confirm: z.int(),
          takes_names: z.boolean(),
        }),
      ),
    }),
    refuses: ['PACKAGE_UNAVAILABLE'],
  }),
  /**
   * The state of the next departure with free seats, counted from the day each card shows, for all cards of a
   * screen at once. A trip without one, or not on sale, is not in the answer.
   */
  standing: call({
    method: 'GET',
    path: '/api/landing/package/standing',
    takes: 'query',
    who: 'anyone',
    tx: 'own', // paid seats are people's data, so a transaction with the agency set is needed
    input: z.object({ package_codes: createDatedCodeListSchema(pageSizes.most) }),
    output: z.object({ list: z.array(Availability) }),
  }),
}
