// §7 Packages: the calls for one trip and its departures.
import { z } from 'zod'
import { comparedTrips, pageSizes } from '#limits/display.ts'
import { call } from '#platform/wire/call.ts'
import { Day } from '#platform/wire/shapes.ts'
import {
  Availability,
  Departure,
  DepartureState,
  NextDeparture,
  NextDepartureWithSeats,
} from './departure.ts'
import { PackageDetail, PackageInfo, TripComparison } from './package.ts'
import { PackageCode } from './package-code.ts'
import { searchCalls } from './search-calls.ts'

/** A list of codes with commas between them, up to the limit. */
const createCodeListSchema = (most: number) =>
  z.string().regex(new RegExp(`^[\\w-]{1,40}(,[\\w-]{1,40}){0,${most - 1}}$`))

/** The same list. A code may have a day from which on departures count: `HN101@2027-05-03,HN102`. */
const createDatedCodeListSchema = (most: number) => {
  const one = '[\\w-]{1,40}(@\\d{4}-\\d\\d-\\d\\d)?'
  return z
    .string()
    .regex(new RegExp(`^${one}(,${one}){0,${most - 1}}$`))
    .refine((text) => [...text.matchAll(/@([\d-]+)/g)].every(([, day]) => Day.safeParse(day).success))
}

const PackageRef = z.object({ package_code: PackageCode })

export const catalogCalls = {
  ...searchCalls,
  packageInfo: call({
    method: 'GET',
    path: '/api/landing/packageInfo',
    takes: 'query',
    who: 'anyone',
    input: PackageRef,
    output: PackageInfo,
    refuses: ['PACKAGE_UNAVAILABLE'],
    refusalIfInvalid: 'PACKAGE_UNAVAILABLE',
    cachedBy: ['catalog', 'site'],
  }),
  packageDetail: call({
    method: 'GET',
    path: '/api/landing/packageDetail',
    takes: 'query',
    who: 'anyone',
    input: PackageRef,
    output: PackageDetail,
    refuses: ['PACKAGE_UNAVAILABLE'],
    refusalIfInvalid: 'PACKAGE_UNAVAILABLE',
    cachedBy: ['catalog'],
  }),
  /** Trips side by side, in the order asked. One that is not on sale is not in the answer. */
  compare: call({
    method: 'GET',
    path: '/api/landing/package/compare',
    takes: 'query',
    who: 'anyone',
    input: z.object({ package_codes: createCodeListSchema(comparedTrips) }),
    output: z.object({ list: z.array(TripComparison) }),
    cachedBy: ['catalog', 'site'],
  }),
  /** The printable sheet: info and detail together, with what the law wants on an advert. */
  productView: call({
    method: 'GET',
    path: '/api/landing/productView',
    takes: 'query',
    who: 'anyone',
    input: PackageRef,
    output: z.object({ info: PackageInfo, detail: PackageDetail }),
    refuses: ['PACKAGE_UNAVAILABLE'],
    refusalIfInvalid: 'PACKAGE_UNAVAILABLE',
    cachedBy: ['catalog', 'site'],
  }),
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
    input: PackageRef,
    output: z.object({
      /**
       * `to_confirm`: how many more must pay until it is certain to take place. `takes_names`: it is sold out
       * and has a waiting list.
       */
      list: z.array(
        Departure.extend({
          seats: z.int(),
          seats_left: z.int(),
          state: DepartureState,
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
