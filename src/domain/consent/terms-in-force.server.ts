// The terms of an agency that are in force on a day, as a table of a query: the latest of each type.
import { type RawBuilder, sql } from 'kysely'
import { seoulToday } from '#platform/db/seoul.server.ts'

/** A caller that wants only some types filters outside: there is one text for each type. */
export const selectTermsInForce = (
  travel_agency: RawBuilder<unknown>,
  day: RawBuilder<unknown> = seoulToday,
) => sql`(
  select distinct on (type) type, version, effective_date, title, contents, contents_cleaned from terms
  where travel_agency = ${travel_agency} and effective_date <= ${day}
  order by type, effective_date desc, published desc, version desc)`
