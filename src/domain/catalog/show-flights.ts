// Flights as people read them: with the names of the airports, and in one line.
import { inLanguage, type Language } from '#words/language.ts'
import { airportName } from './airports.ts'
import type { Flights, ShownFlights } from './flights.ts'

export const showFlights = (flights: Flights): ShownFlights =>
  flights.map(({ from, to, ...flight }) => ({
    ...flight,
    from: { code: from, name: airportName(from) },
    to: { code: to, name: airportName(to) },
  }))

/** OZ755 아시아나항공, 인천 18:20 → 다낭 21:05 (+1) */
export function flightLine(flight: ShownFlights[number], language: Language): string {
  const { number, airline, from, to, departs, arrives, days } = flight
  const later = days > 0 ? ` (+${days})` : ''
  const at = ({ name }: typeof from, time: string) => `${inLanguage(name, language)} ${time}`
  return `${number} ${inLanguage(airline, language)}, ${at(from, departs)} → ${at(to, arrives)}${later}`
}
