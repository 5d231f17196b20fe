// The row of a trip, for the rooms that write beside it: how it is locked, and how staff search for it.
import { sql } from 'kysely'
import type { AgencyContext } from '#platform/wire/request-context.ts'

/**
 * The row of a trip is the lock for everything that belongs to it, so it is locked first; several in the
 * order of their codes.
 */
export const lockTrips = ({ db, travel_agency }: AgencyContext, package_codes: string[]) =>
  db
    .selectFrom('package')
    .select('package_code')
    .where('travel_agency', '=', travel_agency)
    .where(sql<boolean>`package_code = any (${package_codes}::text[])`)
    .orderBy('package_code')
    .forNoKeyUpdate()
    .execute()

/** Whether the title of trip `p` has these letters, in either language. */
export const hasTitleLetters = (letters: string) =>
  sql<boolean>`(strpos(plain_letters(p.page_title ->> 'ko'), ${letters}) > 0 or strpos(plain_letters(p.page_title ->> 'en'), ${letters}) > 0)`

/**
 * The trip `p` with its draft `f`: searched by its words and its code. The draft counts, even if it is not
 * shown yet.
 */
export const buildTitleCondition = (patterns: string[] | undefined) =>
  sql<boolean>`(p.search_text || ' ' || lower(p.package_code) || ' ' || coalesce(lower(f.content ->> 'page_title'), '')) like all (${patterns}::text[])`
