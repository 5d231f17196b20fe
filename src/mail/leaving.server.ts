// When a trip leaves and with what, as every letter about a booking says it.
import { flightLine, showFlights } from '#domain/catalog/show-flights.ts'
import { spanOf } from '#plain/days.ts'
import type { Db } from '#platform/db/open.server.ts'
import type { Language } from '#words/language.ts'
import { words } from './letter.server.ts'

type Leaving = { travel_agency: number; departure_id: number; departure_date: string; return_date: string }

export async function leavingFacts(
  db: Db,
  { travel_agency, departure_id, departure_date, return_date }: Leaving,
  language: Language,
): Promise<[string, string][]> {
  const { departure_time, flights } = await db
    .selectFrom('departure')
    .select(['departure_time', 'flights'])
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .executeTakeFirstOrThrow()
  const { booking: say } = words[language]
  const time: [string, string][] =
    departure_time !== null && flights.length === 0 ? [[say.leaves, departure_time]] : []
  return [
    [say.departure, spanOf(departure_date, return_date)],
    ...time,
    ...showFlights(flights).map((flight): [string, string] => [
      say.flights[flight.way],
      flightLine(flight, language),
    ]),
  ]
}
