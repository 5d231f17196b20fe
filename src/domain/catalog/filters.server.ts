// By what trips are found: each filter is written once, for the list and for how many each choice leaves. §2
import { type RawBuilder, sql } from 'kysely'
import { seoulToday } from '#platform/db/seoul.server.ts'

/** What a list may be narrowed by, as the statements take it. */
export type Narrowed = {
  tour_category?: number
  tour_area?: number
  tour_area_detail?: number
  /** Each pattern is found in the trip. */
  patterns?: string[]
  /** For each expression at least one match: a word or what it may stand for. */
  meanings?: string[]
  nights_from?: number
  nights_to?: number
  price_from?: number
  price_to?: number
  tags?: string[]
  airline?: string
  wished_by?: number
  /** The other filters must all hold for one and the same departure. */
  months?: string[]
  weekday?: number
  /** It flies from one of these. */
  airports?: string[]
  confirmed?: true
  seats?: number
}

const common = [
  'tour_category',
  'tour_area',
  'tour_area_detail',
  'patterns',
  'nights_from',
  'nights_to',
  'wished_by',
] as const
const rare = ['meanings', 'price_from', 'price_to', 'tags', 'airline'] as const
const ofDates = ['months', 'weekday', 'airports'] as const
const ofSeats = ['confirmed', 'seats'] as const
export type Filter =
  | (typeof common)[number]
  | (typeof rare)[number]
  | (typeof ofDates)[number]
  | (typeof ofSeats)[number]

export type Value = (name: string) => RawBuilder<unknown>

/**
 * The filters in the statement. Each set of common filters has its own plan in PostgreSQL. The rare filters
 * are always all in the statement and pass everything when they are not used, so that nobody can make
 * PostgreSQL store ten thousand plans.
 */
export function usedIn(narrowed: Narrowed): Filter[] {
  const isAsked = (name: Filter) => narrowed[name] !== undefined
  const live = ofSeats.some(isAsked)
  return [
    ...common.filter(isAsked),
    ...(rare.some(isAsked) ? rare : []),
    ...(live || ofDates.some(isAsked) ? ofDates : []),
    ...(live ? ofSeats : []),
  ]
}

export const isOfDates = (name: Filter) => [...ofDates, ...ofSeats].some((one) => one === name)
export const asksSeats = (used: Filter[]) => ofSeats.some((name) => used.includes(name))

/** The conditions in use, over package p, package_detail x, departure d and departure_seat s. */
export function conditionsOf(value: Value): Record<Filter, RawBuilder<unknown>> {
  const agency = value('travel_agency')
  const asked = (name: Filter, type: string, passes: RawBuilder<unknown>) =>
    sql`(${value(name)}::${sql.raw(type)} is null or ${passes})`
  return {
    tour_category: sql`p.tour_category_id = ${value('tour_category')}`,
    tour_area: sql`p.tour_area_id = ${value('tour_area')}`,
    tour_area_detail: sql`p.tour_area_detail_id = ${value('tour_area_detail')}`,
    patterns: sql`p.search_text like all (${value('patterns')}::text[])`,
    nights_from: sql`p.nights >= ${value('nights_from')}`,
    nights_to: sql`p.nights <= ${value('nights_to')}`,
    wished_by: sql`exists (select from wish w where w.travel_agency = ${agency} and w.member_id = ${value('wished_by')} and w.package_code = p.package_code)`,
    meanings: asked('meanings', 'text[]', sql`p.search_text ~ all (${value('meanings')}::text[])`),
    price_from: asked('price_from', 'bigint', sql`p.page_price >= ${value('price_from')}::bigint`),
    price_to: asked('price_to', 'bigint', sql`p.page_price < ${value('price_to')}::bigint`),
    tags: asked(
      'tags',
      'text[]',
      sql`p.tag_list @> ${value('tags')}::text[] or p.tag_list_en @> ${value('tags')}::text[]`,
    ),
    airline: asked(
      'airline',
      'text',
      sql`exists (select from package_detail x where x.travel_agency = ${agency} and x.package_code = p.package_code
        and ${value('airline')}::text in (x.airline ->> 'ko', x.airline ->> 'en'))`,
    ),
    months: asked(
      'months',
      'text[]',
      sql`to_char(d.departure_date, 'YYYY-MM') = any (${value('months')}::text[])`,
    ),
    weekday: asked('weekday', 'int', sql`extract(isodow from d.departure_date) = ${value('weekday')}::int`),
    airports: asked('airports', 'text[]', sql`d.departure_airport = any (${value('airports')}::text[])`),
    confirmed: asked('confirmed', 'bool', sql`s.confirmed is not null`),
    seats: asked('seats', 'int', sql`d.seats - coalesce(s.taken, 0) >= ${value('seats')}::int`),
  }
}

/**
 * Departures that can be booked, as far as the catalogue knows. When seats are asked for, full departures are
 * left out and the answer is not kept: seats change without a revision.
 */
export const openDays = (value: Value, withSeats: boolean) => sql`
  departure d ${withSeats ? sql`left join departure_seat s on s.travel_agency = d.travel_agency and s.departure_id = d.departure_id` : sql``}
  where d.travel_agency = ${value('travel_agency')} and d.closed_yn = 'N' and d.departure_date > ${seoulToday}
    ${withSeats ? sql`and d.seats > coalesce(s.taken, 0)` : sql``}`

/** Which trips: those that pass, and have one departure that passes. */
export function matching(used: Filter[], value: Value): RawBuilder<unknown> {
  const conditions = conditionsOf(value)
  const passing = (names: Filter[]) => names.map((name) => conditions[name])
  const days = used.filter(isOfDates)
  return all([
    sql`p.travel_agency = ${value('travel_agency')}`,
    sql`p.sale_yn = 'Y'`,
    ...passing(used.filter((name) => !isOfDates(name))),
    ...(days.length === 0
      ? []
      : [
          sql`exists (select from ${openDays(value, asksSeats(used))} and d.package_code = p.package_code and ${all(passing(days))})`,
        ]),
  ])
}

/** The first departure of package `p` that passes; undefined when no filter is about departures. */
export function firstPassing(used: Filter[], value: Value): RawBuilder<unknown> | undefined {
  const days = used.filter(isOfDates)
  const conditions = conditionsOf(value)
  if (days.length === 0) return undefined
  return sql`(select min(d.departure_date) from ${openDays(value, asksSeats(used))} and d.package_code = p.package_code and ${all(days.map((name) => conditions[name]))})`
}

/** All conditions together; without any condition, true. */
export const all = (conditions: RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
