// The row of a trip, for the rooms that write beside it: how it is locked, and how staff search it.
import { sql } from 'kysely'
import type { AgencyContext } from '#platform/wire/request-context.ts'

/** The package row is the lock for everything that belongs to the trip, so it is locked first. */
export const lockTrip = ({ db, travel_agency }: AgencyContext, package_code: string) =>
  db
    .selectFrom('package')
    .select('package_code')
    .where('travel_agency', '=', travel_agency)
    .where('package_code', '=', package_code)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Several, in the order of their codes. */
export const lockTrips = ({ db, travel_agency }: AgencyContext, package_codes: string[]) =>
  db
    .selectFrom('package')
    .select('package_code')
    .where('travel_agency', '=', travel_agency)
    .where(sql<boolean>`package_code = any (${package_codes}::text[])`)
    .orderBy('package_code')
    .forNoKeyUpdate()
    .execute()

/**
 * The trip `p` with its draft `f`: searched by its words and its code. The draft counts, even if it is not
 * shown yet.
 */
export const buildTitleCondition = (patterns: string[] | undefined) =>
  sql<boolean>`(p.search_text || ' ' || lower(p.package_code) || ' ' || coalesce(lower(f.content ->> 'page_title'), '')) like all (${patterns}::text[])`
