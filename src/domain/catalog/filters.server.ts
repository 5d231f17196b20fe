// The filters of the trip list, each written once: for the list and for the count of each choice. §2
import { type RawBuilder, sql } from 'kysely'
import { isOnSale } from './on-sale.server.ts'

/** The filters of a list, as the statements take them. */
export type PackageFilters = {
  tour_category?: number
  tour_area?: number
  tour_area_detail?: number
  /** Each pattern is found in the trip. */
  patterns?: string[]
  /** For each expression at least one match: a word or what it may stand for. */
  meanings?: string[]
  nights_from?: number
  nights_to?: number
  tags?: string[]
  airline?: string
  /** These trips alone. */
  codes?: string[]
  wished_by?: number
  /** The other filters must all hold for one and the same departure. */
  months?: string[]
  weekday?: number
  price_from?: number
  price_to?: number
  /** The trip flies from one of these. */
  airports?: string[]
  confirmed?: true
  seats?: number
}

const commonFilters = [
  'tour_category',
  'tour_area',
  'tour_area_detail',
  'patterns',
  'nights_from',
  'nights_to',
  'wished_by',
] as const
const rareFilters = ['meanings', 'tags', 'airline', 'codes'] as const
const dateFilters = ['months', 'weekday', 'airports', 'price_from', 'price_to'] as const
const seatFilters = ['confirmed', 'seats'] as const
export type FilterName =
  | (typeof commonFilters)[number]
  | (typeof rareFilters)[number]
  | (typeof dateFilters)[number]
  | (typeof seatFilters)[number]

export type BindValue = (name: string) => RawBuilder<unknown>

/**
 * The filters in the statement. Each set of common filters has its own plan in PostgreSQL. The rare filters
 * are always all in the statement and pass everything when they are not used, so that nobody can make
 * PostgreSQL store ten thousand plans.
 */
export function listUsedFilters(filters: PackageFilters): FilterName[] {
  const isGiven = (name: FilterName) => filters[name] !== undefined
  const live = seatFilters.some(isGiven)
  return [
    ...commonFilters.filter(isGiven),
    ...(rareFilters.some(isGiven) ? rareFilters : []),
    ...(live || dateFilters.some(isGiven) ? dateFilters : []),
    ...(live ? seatFilters : []),
  ]
}

export const isDepartureFilter = (name: FilterName) =>
  [...dateFilters, ...seatFilters].some((one) => one === name)
export const hasSeatFilter = (used: FilterName[]) => seatFilters.some((name) => used.includes(name))

/** The conditions in use, over package p, package_detail x, departure d and departure_seat s. */
export function buildConditions(value: BindValue): Record<FilterName, RawBuilder<unknown>> {
  const agency = value('travel_agency')
  const ifGiven = (name: FilterName, type: string, passes: RawBuilder<unknown>) =>
    sql`(${value(name)}::${sql.raw(type)} is null or ${passes})`
  return {
    tour_category: sql`p.tour_category_id = ${value('tour_category')}`,
    tour_area: sql`p.tour_area_id = ${value('tour_area')}`,
    tour_area_detail: sql`p.tour_area_detail_id = ${value('tour_area_detail')}`,
    patterns: sql`p.search_text like all (${value('patterns')}::text[])`,
    nights_from: sql`p.nights >= ${value('nights_from')}`,
    nights_to: sql`p.nights <= ${value('nights_to')}`,
    wished_by: sql`exists (select from wish w where w.travel_agency = ${agency} and w.member_id = ${value('wished_by')} and w.package_code = p.package_code)`,
    meanings: ifGiven('meanings', 'text[]', sql`p.search_text ~ all (${value('meanings')}::text[])`),
    tags: ifGiven(
      'tags',
      'text[]',
      sql`p.tag_list @> ${value('tags')}::text[] or p.tag_list_en @> ${value('tags')}::text[]`,
    ),
    airline: ifGiven(
      'airline',
      'text',
      sql`exists (select from package_detail x where x.travel_agency = ${agency} and x.package_code = p.package_code
        and ${value('airline')}::text in (x.airline ->> 'ko', x.airline ->> 'en'))`,
    ),
    codes: ifGiven('codes', 'text[]', sql`p.package_code = any (${value('codes')}::text[])`),
    months: ifGiven(
      'months',
      'text[]',
      sql`to_char(d.departure_date, 'YYYY-MM') = any (${value('months')}::text[])`,
    ),
    weekday: ifGiven('weekday', 'int', sql`extract(isodow from d.departure_date) = ${value('weekday')}::int`),
    price_from: ifGiven('price_from', 'bigint', sql`d.adult_price >= ${value('price_from')}::bigint`),
    price_to: ifGiven('price_to', 'bigint', sql`d.adult_price < ${value('price_to')}::bigint`),
    airports: ifGiven('airports', 'text[]', sql`d.departure_airport = any (${value('airports')}::text[])`),
    confirmed: ifGiven('confirmed', 'bool', sql`s.confirmed is not null`),
    seats: ifGiven('seats', 'int', sql`d.seats - coalesce(s.taken, 0) >= ${value('seats')}::int`),
  }
}

/**
 * Departures that can be booked, as far as the catalogue knows. When seats are asked for, full departures are
 * left out and the answer is not cached: seats change without a revision.
 */
export const buildOpenDepartures = (value: BindValue, withSeats: boolean) => sql`
  departure d ${withSeats ? sql`left join departure_seat s on s.travel_agency = d.travel_agency and s.departure_id = d.departure_id` : sql``}
  where d.travel_agency = ${value('travel_agency')} and ${isOnSale('d')}
    ${withSeats ? sql`and d.seats > coalesce(s.taken, 0)` : sql``}`

/** The trips that pass and have a departure that passes. */
export function buildTripCondition(used: FilterName[], value: BindValue): RawBuilder<unknown> {
  const conditions = buildConditions(value)
  return joinConditions([
    sql`p.travel_agency = ${value('travel_agency')}`,
    sql`p.sale_yn = 'Y'`,
    ...used.filter((name) => !isDepartureFilter(name)).map((name) => conditions[name]),
    ...(used.some(isDepartureFilter)
      ? [sql`exists (select from ${buildPassingDepartures(used, value)})`]
      : []),
  ])
}

/** The open departures of package `p` that pass. */
export function buildPassingDepartures(used: FilterName[], value: BindValue): RawBuilder<unknown> {
  const conditions = buildConditions(value)
  const passing = joinConditions(used.filter(isDepartureFilter).map((name) => conditions[name]))
  return sql`${buildOpenDepartures(value, hasSeatFilter(used))} and d.package_code = p.package_code and ${passing}`
}

/** All conditions together; without any condition, true. */
export const joinConditions = (conditions: RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
