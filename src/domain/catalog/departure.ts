// A departure as visitors see it, and what bookings change of it.
import { z } from 'zod'
import { Day, Won } from '#platform/wire/shapes.ts'
import { PackageCard } from './card.ts'
import { DepartureId, PackageCode } from './package-code.ts'

const PriceFields = { adult_price: Won, child_price: Won, baby_price: Won }
/**
 * Time and number of the first flight tell departures of one day apart; a trip by bus may have a time alone.
 */
export const Departure = z.object({
  departure_id: DepartureId,
  departure_date: Day,
  departure_time: z.string().nullable(),
  flight_number: z.string().nullable(),
  ...PriceFields,
  minimum: z.int(),
})

/** `recruiting` until the minimum has paid, then `confirmed`. `few_left` and `closed` replace both. */
export const DepartureState = z.enum(['recruiting', 'confirmed', 'few_left', 'closed'])
export type DepartureState = z.output<typeof DepartureState>

export const Availability = z.object({
  package_code: PackageCode,
  departure_id: DepartureId,
  departure_date: Day,
  state: DepartureState,
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
  state: DepartureState,
  to_confirm: z.int(),
  /** How many people booked alone. */
  alone: z.int(),
})
export type NextDepartureWithSeats = z.output<typeof NextDepartureWithSeats>
