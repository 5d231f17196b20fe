// The departure's facts in every message about a booking: when it leaves, and with what.
import { describeFlights } from '#domain/catalog/describe-flights.ts'
import { formatFlightLine } from '#domain/catalog/format-flight-line.ts'
import type { Language } from '#i18n/language.ts'
import type { Db } from '#platform/db/database.server.ts'
import { messageDates, messageTexts } from './message.server.ts'

type TravelDates = {
  travel_agency: number
  departure_id: number
  departure_date: string
  return_date: string
}

export async function listDepartureFacts(
  db: Db,
  { travel_agency, departure_id, departure_date, return_date }: TravelDates,
  language: Language,
): Promise<[string, string][]> {
  const { departure_time, flights } = await db
    .selectFrom('departure')
    .select(['departure_time', 'flights'])
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .executeTakeFirstOrThrow()
  const { booking: text } = messageTexts[language]
  const time: [string, string][] =
    departure_time !== null && flights.length === 0 ? [[text.leaves, departure_time]] : []
  return [
    [text.departure, messageDates[language].formatSpan(departure_date, return_date)],
    ...time,
    ...describeFlights(flights).map((flight): [string, string] => [
      text.flights[flight.way],
      formatFlightLine(flight, language),
    ]),
  ]
}
