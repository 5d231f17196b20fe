// What tells the departures of one day apart: OZ755 · 18:20. Empty where nothing was said.
import type { Flights } from './flights.ts'

type Leaving = { departure_time: string | null; flight_number: string | null }

export const leavingAt = ({ departure_time, flight_number }: Leaving): string =>
  [flight_number, departure_time].filter(Boolean).join(' · ')

type Departure = {
  package_code: string
  departure_date: string
  departure_time: string | null
  flights: Flights
}

/** What no two departures share. */
export const departureKey = ({ package_code, departure_date, departure_time, flights }: Departure): string =>
  [package_code, departure_date, departure_time, flights[0]?.number].join(' ')
