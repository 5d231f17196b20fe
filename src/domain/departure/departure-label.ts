// The label that distinguishes departures of one day: OZ755 · 18:20. Empty where neither is known.
import type { Flights } from '#domain/catalog/flights.ts'

type DepartureTime = { departure_time: string | null; flight_number: string | null }

export const formatDepartureLabel = ({ departure_time, flight_number }: DepartureTime): string =>
  [flight_number, departure_time].filter(Boolean).join(' · ')

type DepartureIdentity = {
  package_code: string
  departure_date: string
  departure_time: string | null
  flights: Flights
}

/** The key that no two departures share. */
export const getDepartureKey = ({
  package_code,
  departure_date,
  departure_time,
  flights,
}: DepartureIdentity): string => [package_code, departure_date, departure_time, flights[0]?.number].join(' ')
