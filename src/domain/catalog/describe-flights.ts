// Flights as people read them: with the names of the airports, and in one line.
import { type Language, localize } from '#i18n/language.ts'
import { getAirportName } from './airports.ts'
import type { Flights, FlightsWithAirports } from './flights.ts'

export const describeFlights = (flights: Flights): FlightsWithAirports =>
  flights.map(({ from, to, ...flight }) => ({
    ...flight,
    from: { code: from, name: getAirportName(from) },
    to: { code: to, name: getAirportName(to) },
  }))

/** OZ755 아시아나항공, 인천 18:20 → 다낭 21:05 (+1) */
export function formatFlightLine(flight: FlightsWithAirports[number], language: Language): string {
  const { number, airline, from, to, departs, arrives, days } = flight
  const dayOffset = days > 0 ? ` (+${days})` : ''
  const formatStop = ({ name }: typeof from, time: string) => `${localize(name, language)} ${time}`
  return `${number} ${localize(airline, language)}, ${formatStop(from, departs)} → ${formatStop(to, arrives)}${dayOffset}`
}
