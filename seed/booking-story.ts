// The ingredients of demo bookings: an agency, its trips, its guests, and moments.
import { createCustomer } from './customers.ts'
import { type BookingStory, seoulDay } from './make-bookings.ts'

export const hour_ms = 3_600_000
export const day_ms = 24 * hour_ms

export type SeedAgency = {
  travel_agency: number
  language: 'ko' | 'en'
  /** The name under which transfers are confirmed and trips prepared. */
  sales: string
  money: string
  shops: string[]
  /** The account of customer number so and so. */
  members: Map<number, number>
  /** The account everybody may log in to: it has a trip behind, to be reviewed, and one ahead. */
  demo: number
}

export type SeedTrip = BookingStory['trip'] & { seq: number; departures: SeedDeparture[] }
export type SeedDeparture = BookingStory['departure'] & { seats: number }

export type DatedStory = BookingStory & { departure: SeedDeparture }

export const getToday = () => seoulDay(new Date().toISOString())

/** Where there are partner shops, every seventh guest comes from one. */
export function createGuest(
  { travel_agency, language, members, shops }: SeedAgency,
  at: number,
): BookingStory['who'] {
  const member_id = members.get(at)
  const store_id = at % 7 === 3 ? shops[at % Math.max(1, shops.length)] : undefined
  return {
    ...createCustomer({ travel_agency, language }, at),
    ...(member_id !== undefined && { member_id, proved_by: 'log_in' as const }),
    ...(store_id && { store_id }),
  }
}

export const toIso = (moment: number) => new Date(moment).toISOString()
