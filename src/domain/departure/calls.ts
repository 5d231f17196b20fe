// §7 Departures as visitors see them: the next ones, and the seats that are left.
import { z } from 'zod'
import { PackageCard } from '#domain/catalog/card.ts'
import { Departure } from '#domain/catalog/package.ts'
import { createDatedCodeListSchema, DepartureId, PackageCode } from '#domain/catalog/package-code.ts'
import { DayFilters, SeatFilters } from '#domain/catalog/search-calls.ts'
import { pageSizes } from '#limits/display.ts'
import { call } from '#platform/wire/call.ts'
import { Day, Won } from '#platform/wire/shapes.ts'
import { departureStates } from './states.ts'

/**
 * `is_confirmed`: it takes place for certain, which `state` hides where few seats are left. `to_confirm`: how many
 * more of the `minimum` must pay; none are missing from one that has enough and that nobody has confirmed yet.
 */
const SeatFields = {
  state: z.enum(departureStates),
  seats_left: z.int(),
  minimum: z.int(),
  is_confirmed: z.boolean(),
  to_confirm: z.int(),
}

export const Availability = z.object({
  package_code: PackageCode,
  departure_id: DepartureId,
  departure_date: Day,
  /** The price belongs to that day, so a card that changes its date changes its price with it. */
  adult_price: Won,
  ...SeatFields,
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
  ...SeatFields,
  /** How many people booked alone. */
  alone: z.int(),
})
export type NextDepartureWithSeats = z.output<typeof NextDepartureWithSeats>

const DatedCodes = createDatedCodeListSchema(pageSizes.most)

const month = '2\\d{3}-(0[1-9]|1[0-2])'
/** YYYY-MM with commas between them, as many as the seasons of a search may name. */
const Months = z.string().regex(new RegExp(`^${month}(,${month}){0,35}$`))

/** Paid seats are people's data, so a transaction with the agency set is needed. */
const seatsCall = { method: 'GET', takes: 'query', who: 'anyone', tx: 'own' } as const

export const departureCalls = {
  /**
   * The next departures, one a trip, the soonest first: what the home page shows before it knows of seats.
   */
  nextDepartures: call({
    method: 'GET',
    path: '/api/landing/package/leaving',
    takes: 'query',
    who: 'anyone',
    input: z.object({}),
    output: z.object({ list: z.array(NextDeparture) }),
    cachedBy: ['catalog', 'site'],
  }),
  /** The same with the fields that bookings change, or only departures that are certain. Never cached. */
  leavingNow: call({
    ...seatsCall,
    path: '/api/landing/package/leavingNow',
    input: z.object({ by: z.enum(['soon', 'confirmed']).default('soon') }),
    output: z.object({ list: z.array(NextDepartureWithSeats) }),
  }),
  /** Seats left are never cached: a hold changes them without a new revision. */
  departures: call({
    ...seatsCall,
    path: '/api/landing/package/departures',
    input: z.object({ package_code: PackageCode }),
    output: z.object({
      /** `takes_names`: it is sold out and has a waiting list. */
      list: z.array(
        Departure.extend({
          ...SeatFields,
          seats: z.int(),
          takes_names: z.boolean(),
          /** How many have paid, and how many more reserved until it is certain. */
          paid: z.int(),
          reserved: z.int(),
        }),
      ),
    }),
    refuses: ['PACKAGE_UNAVAILABLE'],
  }),
  /**
   * The state of the next departure with free seats, counted from the day each card shows, for all cards of a
   * screen at once. A trip without one, or not on sale, is not in the answer. With the filters of a list no card
   * changes to a day that the list would not have.
   */
  availability: call({
    ...seatsCall,
    path: '/api/landing/package/standing',
    input: z.object({ package_codes: DatedCodes, months: Months.optional(), ...DayFilters, ...SeatFilters }),
    output: z.object({ list: z.array(Availability) }),
  }),
}
