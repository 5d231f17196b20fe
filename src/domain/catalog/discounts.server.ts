// The discounts of a trip: those that count by themselves, and the one that somebody's code is for.
import { sql } from 'kysely'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import type { DiscountOffer } from './discounts.ts'

const isOfTrip = sql<boolean>`(c.package_code is null or c.package_code = p.package_code)`

/**
 * The discounts of the package `p`. The caller compares the days, because a cached answer may be of
 * yesterday.
 */
export const discountsOnOffer = sql<DiscountOffer[]>`coalesce((
  select json_agg(json_build_object('kind', c.kind, 'name', c.name, 'rate', c.rate, 'days_before', c.days_before,
    'people_from', c.people_from, 'first_day', c.first_day, 'last_day', c.last_day) order by c.discount_id)
  from discount c where c.travel_agency = p.travel_agency and c.kind <> 'code' and ${isOfTrip}
    and (c.last_day is null or c.last_day >= ${seoulToday})), '[]')`

type CodeOfTrip = { package_code: string; code: string }

/** The days it counts on are for the caller to compare. */
export const findCodeDiscount = ({ db, travel_agency }: AgencyContext, { package_code, code }: CodeOfTrip) =>
  db
    .selectFrom('discount as c')
    .innerJoin('package as p', 'p.travel_agency', 'c.travel_agency')
    .select(['c.discount_id', 'c.kind', 'c.name', 'c.rate'])
    .select(['c.days_before', 'c.people_from', 'c.first_day', 'c.last_day'])
    .where('c.travel_agency', '=', travel_agency)
    .where('c.code', '=', code)
    .where('p.package_code', '=', package_code)
    .where(isOfTrip)
    .executeTakeFirst()
