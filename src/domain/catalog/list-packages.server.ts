// The package list: one statement, its cost bounded by the agency's own rows. §2, §9
import { type RawBuilder, sql } from 'kysely'
import type { LocalizedText } from '#i18n/language.ts'
import { cardPictures } from '#limits/display.ts'
import type { Db } from '#platform/db/database.server.ts'
import { prepareQuery } from '#platform/db/prepare-query.server.ts'
import { listCityNames } from './airports.ts'
import {
  buildPassingDepartures,
  buildTripCondition,
  type FilterName,
  isDepartureFilter,
  listUsedFilters,
  type PackageFilters,
} from './filters.server.ts'
import { isOnSale } from './on-sale.server.ts'
import type { Sort } from './search-calls.ts'

export type PackageListQuery = PackageFilters & {
  travel_agency: number
  page: number
  page_size: number
  sort?: Sort
  /** The member whose wishes fill the hearts. */
  member_id?: number
}

type Row = {
  package_code: string
  thumbnail_path: string | null
  page_title: LocalizedText
  page_price: number | null
  tag_list: string[]
  tag_list_en: string[]
  nights: number
  days: number
  review_count: number
  review_stars: number
  tour_area_name: LocalizedText | null
  is_wish: boolean
  next_date: string | null
  next_price: number | null
  airline: LocalizedText | null
  airports: string[]
  gallery: string[]
  focus: { path: string; x: number; y: number }[]
}

/** The cards of one page, and the true total also when that page is empty. */
export async function listPackages(
  db: Db,
  { page, page_size, sort = 'recommended', ...filters }: PackageListQuery,
) {
  const used = listUsedFilters(filters)
  const statement = getStatement(used, sort, filters.member_id !== undefined)
  const rows = await statement(db, { ...filters, limit: page_size, offset: (page - 1) * page_size })
  return {
    total: rows[0]?.total ?? 0,
    page,
    page_size,
    list: rows.flatMap((row) => (row.package_code === null ? [] : [toListCard(row)])),
  }
}

const openDepartures = sql`
  departure o where o.travel_agency = p.travel_agency and o.package_code = p.package_code and ${isOnSale('o')}`

/** The first day of package `p` that can still be booked. */
export const nextDate = sql<string | null>`(select min(o.departure_date) from ${openDepartures})`

/** The lowest price of that day. */
export const nextPrice = sql<
  number | null
>`(select o.adult_price from ${openDepartures} order by o.departure_date, o.adult_price limit 1)`

/**
 * The first day of package `p` that can still be booked from `day` on; where there is none, the first of all.
 */
export const findDateFrom = (day: RawBuilder<unknown>) =>
  sql<
    string | null
  >`coalesce((select min(o.departure_date) from ${openDepartures} and o.departure_date >= ${day}), ${nextDate})`

/** The lowest price of that day. */
export const findPriceFrom = (day: RawBuilder<unknown>) =>
  sql<
    number | null
  >`(select min(o.adult_price) from ${openDepartures} and o.departure_date = ${findDateFrom(day)})`

/** The first day of package `p` at its lowest price. */
export const lowestPriceDate = sql<
  string | null
>`(select min(o.departure_date) from ${openDepartures} and o.adult_price = p.page_price)`

/** The airports that package `p` still flies from, by whatever departure. */
const airports = sql`coalesce((
  select array_agg(distinct o.departure_airport) from ${openDepartures} and o.departure_airport is not null), '{}')`

/** The pictures of a card that are not cut around their middle. */
const focus = sql`jsonb_path_query_array(d.pictures, ${sql.lit(`$[0 to ${cardPictures - 1}] ? (@.x != 50 || @.y != 50)`)})`

/** The columns of a card, of package `p` and its area `a`. */
export const cardColumns = [
  'p.package_code',
  'p.thumbnail_path',
  'p.page_title',
  'p.page_price',
  'p.tag_list',
  'p.tag_list_en',
  'p.nights',
  'p.days',
  'p.review_count',
  'p.review_stars',
  'a.tour_area_name',
] as const

const toTags = (tags: string[]) => tags.map((tag) => ({ tag }))

export function toPackageCard<
  R extends Pick<Row, 'tag_list' | 'tag_list_en' | 'review_count' | 'review_stars'>,
>({ review_stars, ...row }: R) {
  const review_average =
    row.review_count === 0 ? null : Math.round((review_stars / row.review_count) * 10) / 10
  return { ...row, tag_list: toTags(row.tag_list), tag_list_en: toTags(row.tag_list_en), review_average }
}

const toListCard = ({ airports, ...row }: Row) => ({
  ...toPackageCard(row),
  departure_cities: listCityNames(airports),
})

/** The number by which the agency's brand kit sorts package `p`; the lowest comes first. */
const measured = sql`(
  select (g.theme -> 'measure' -> 'of' ->> p.package_code)::float8
    * case when g.theme -> 'measure' ->> 'first' = 'most' then -1 else 1 end
  from agency g where g.travel_agency = p.travel_agency)`

type OrderedBy = { date: RawBuilder<unknown>; price: RawBuilder<unknown> }
const createOrders = ({ date, price }: OrderedBy): Record<Sort, RawBuilder<unknown>> => ({
  recommended: sql`p.seq, p.package_code`,
  date: sql`${date} nulls last, p.seq, p.package_code`,
  measure: sql`${measured} nulls last, p.seq, p.package_code`,
  price_low: sql`${price} nulls last, p.seq, p.package_code`,
  price_high: sql`${price} desc nulls last, p.seq, p.package_code`,
  newest: sql`p.reg_date desc, p.seq, p.package_code`,
  reviewed: sql`p.review_count desc, p.review_stars desc, p.seq, p.package_code`,
})

// One statement for each set of filters, so that PostgreSQL plans each one separately.
const statements = new Map<string, ReturnType<typeof prepareList>>()

function getStatement(used: FilterName[], sort: Sort, forMember: boolean) {
  const name = [...used, sort, forMember].join()
  const statement = statements.get(name) ?? prepareList(used, sort, forMember)
  statements.set(name, statement)
  return statement
}

/**
 * Keys are found in the index alone (package_listed holds what lists filter by); only the cards of the page are
 * read as rows. A card shows the first departure that passes: a search for May shows a day in May, and its price.
 * Sorted by price it shows the cheapest one, so that the list is in the order of the prices it shows.
 */
const prepareList = (used: FilterName[], sort: Sort, forMember: boolean) =>
  prepareQuery<Record<string, unknown>, { total: number } & (Row | { package_code: null })>((value) => {
    const agency = value('travel_agency')
    const condition = buildTripCondition(used, value)
    const passing = buildPassingDepartures(used, value)
    const price = used.some(isDepartureFilter)
      ? sql`(select min(d.adult_price) from ${passing})`
      : sql`p.page_price`
    const date = sql`(select min(d.departure_date) from ${passing})`
    const isByPrice = sort === 'price_low' || sort === 'price_high'
    const first = isByPrice ? sql`d.adult_price, d.departure_date` : sql`d.departure_date, d.adult_price`
    const order = createOrders({ date, price })[sort]
    const isWished = forMember
      ? sql`exists (select from wish w where w.travel_agency = ${agency} and w.member_id = ${value('member_id')} and w.package_code = p.package_code)`
      : sql`false`
    return sql`
      select counted.total, page.*
      from (select count(*)::int as total from package p where ${condition}) counted
      left join lateral (
        select p.package_code, p.thumbnail_path, p.page_title, p.page_price, p.tag_list, p.tag_list_en,
          p.nights, p.days, p.review_count, p.review_stars, a.tour_area_name, ${isWished} as is_wish,
          d.airline, coalesce(d.gallery[1:${cardPictures}], '{}') as gallery, coalesce(${focus}, '[]') as focus,
          next.departure_date as next_date, next.adult_price as next_price, ${airports} as airports
        from (
          select p.package_code from package p where ${condition}
          order by ${order} limit ${value('limit')} offset ${value('offset')}
        ) k
        join package p on p.travel_agency = ${agency} and p.package_code = k.package_code
        left join package_detail d on d.travel_agency = p.travel_agency and d.package_code = p.package_code
        left join tour_area a on a.travel_agency = p.travel_agency and a.tour_area_id = p.tour_area_id
        left join lateral (select d.departure_date, d.adult_price from ${passing} order by ${first} limit 1) next on true
        order by ${order}
      ) page on true`
  })
