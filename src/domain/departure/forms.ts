// Forms of departures, and the prices that departures of a trip begin with.
import { z } from 'zod'
import { NewFlights, TimeOfDay } from '#domain/catalog/flights.ts'
import { DepartureId, PackageCode } from '#domain/catalog/package-code.ts'
import { tripLimits } from '#limits/trip.ts'
import { Day, Revision, YN } from '#platform/wire/shapes.ts'

export const Price = z.int().min(0).max(tripLimits.price)

/**
 * A departure with its prices. An existing one is identified by its number, or by its day if only one leaves
 * on it. Time and flights that are not given stay as they are.
 */
export const DepartureRow = z
  .object({
    departure_id: DepartureId.nullable().optional(),
    /** Needed when the rows belong to several trips. */
    package_code: PackageCode.optional(),
    departure_date: Day,
    departure_time: TimeOfDay.nullable().optional(),
    flights: NewFlights.optional(),
    adult_price: Price.min(1),
    child_price: Price,
    baby_price: Price,
    seats: z.int().min(1).max(tripLimits.seats),
    minimum: z.int().min(0).max(tripLimits.seats),
    closed_yn: YN,
    /** Its day may change though people have booked: they are told, and may cancel without a fee. */
    tell_booked: z.boolean().optional(),
    /** The revision that was read; 0 for a new departure. */
    revision: Revision,
  })
  .refine(({ minimum, seats }) => minimum <= seats, { path: ['minimum'], error: 'MINIMUM_TOO_HIGH' })
export type DepartureRow = z.output<typeof DepartureRow>

/** Planned prices and seats of a trip, as its itinerary said: new departures begin with them. */
export const PlannedPrices = z.object({
  adult_price: Price.min(1).nullable(),
  child_price: Price.nullable(),
  baby_price: Price.nullable(),
  minimum: z.int().min(0).max(tripLimits.seats).nullable(),
})
export type PlannedPrices = z.output<typeof PlannedPrices>
