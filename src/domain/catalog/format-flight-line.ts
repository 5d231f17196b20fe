// A flight in one line, for messages, lists and calendars.
import { type Language, localize } from '#i18n/language.ts'
import type { FlightsWithAirports } from './flights.ts'

/** OZ755 아시아나항공, 인천 18:20 → 다낭 21:05 (+1) */
export function formatFlightLine(flight: FlightsWithAirports[number], language: Language): string {
  const { number, airline, from, to, departs, arrives, days } = flight
  const dayOffset = days > 0 ? ` (+${days})` : ''
  const formatStop = ({ name }: typeof from, time: string) => `${localize(name, language)} ${time}`
  return `${number} ${localize(airline, language)}, ${formatStop(from, departs)} → ${formatStop(to, arrives)}${dayOffset}`
}
