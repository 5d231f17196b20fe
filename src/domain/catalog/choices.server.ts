// What a list can be narrowed by, and how many trips each choice leaves: one statement. §2
// A choice that would leave nothing is not in the answer.
import { type RawBuilder, sql } from 'kysely'
import type { LocalizedText } from '#i18n/language.ts'
import { nightRanges, priceSteps, seatSteps } from '#limits/display.ts'
import type { Db } from '#platform/db/database.server.ts'
import { prepareQuery } from '#platform/db/prepare-query.server.ts'
import { getCityName, multiAirportCities } from './airports.ts'
import {
  type BindValue,
  buildConditions,
  buildOpenDepartures,
  type FilterName,
  hasSeatFilter,
  isDepartureFilter,
  joinConditions,
  listUsedFilters,
  type PackageFilters,
} from './filters.server.ts'
import type { FilterChoice } from './search-calls.ts'

type AgencyFilters = PackageFilters & { travel_agency: number }
type Row = { filter: FilterChoice['filter']; value: string; name: LocalizedText | null; count: number }

/** `live`: includes what every booking changes, so the answer cannot be cached. */
export async function countChoices(db: Db, filters: AgencyFilters, live: boolean): Promise<Row[]> {
  const used = listUsedFilters(live ? { seats: 1, ...filters } : filters)
  const byDay = listUsedFilters(filters).some(isDepartureFilter)
  const name = `${used.join()} ${byDay}`
  const statement = statements.get(name) ?? prepareChoices(used, byDay)
  statements.set(name, statement)
  const rows = await statement(db, { ...filters, seats: filters.seats ?? null })
  return rows.map((row) => (row.filter === 'departure_city' ? { ...row, name: getCityName(row.value) } : row))
}

const statements = new Map<string, ReturnType<typeof prepareChoices>>()

/**
 * Filters with one choice at a time. Their choices are counted without the present choice, which a new one
 * would replace.
 */
const choiceGroups = {
  nights: ['nights_from', 'nights_to'],
  price: ['price_from', 'price_to'],
  airline: ['airline'],
  tags: ['tags'],
  month: ['months'],
  weekday: ['weekday'],
  departure_city: ['airports'],
  confirmed: ['confirmed'],
  seats: ['seats'],
} satisfies Record<string, FilterName[]>
type ChoiceGroup = keyof typeof choiceGroups
const tripGroups: ChoiceGroup[] = ['nights', 'airline', 'tags']
const dateGroups: ChoiceGroup[] = ['price', 'month', 'weekday', 'departure_city']
const departureGroups: ChoiceGroup[] = [...dateGroups, 'confirmed', 'seats']

/** The city of an airport, where it has several. */
const departureCityColumn = sql`case ${sql.join(
  multiAirportCities.map(
    ([city, airports]) =>
      sql`when d.departure_airport in (${sql.join(airports.map((code) => sql.lit(code)))}) then ${sql.lit(city)}`,
  ),
  sql` `,
)} else d.departure_airport end`

/** `byDay`: a trip counts only with a departure that passes. */
const prepareChoices = (used: FilterName[], byDay: boolean) =>
  prepareQuery<Record<string, unknown>, Row>((value) => {
    const withSeats = hasSeatFilter(used)
    const days = withSeats ? departureGroups : dateGroups
    const counts = [...countTrips(days, byDay), ...countDays(days), ...(withSeats ? countSeats(days) : [])]
    return sql`
      ${buildFlaggedTrips(value, used, days)}
      ${sql.join(counts, sql` union all `)}
      order by filter, count desc, value`
  })

/**
 * Trips and open days that pass every filter without choices, each with a flag for every group of choices.
 */
function buildFlaggedTrips(value: BindValue, used: FilterName[], days: ChoiceGroup[]) {
  const conditions = buildConditions(value)
  const withSeats = hasSeatFilter(used)
  const grouped: FilterName[] = Object.values(choiceGroups).flat()
  const fixed = joinConditions(used.filter((name) => !grouped.includes(name)).map((name) => conditions[name]))
  const buildGroupCondition = (group: ChoiceGroup) =>
    joinConditions(
      used
        .filter((name) => choiceGroups[group].some((groupFilter) => groupFilter === name))
        .map((name) => conditions[name]),
    )
  const buildFlags = (names: ChoiceGroup[]) =>
    sql.join(names.map((name) => sql`${buildGroupCondition(name)} as ${sql.ref(`${name}_ok`)}`))
  return sql`
    with trip as materialized (
      select p.package_code, p.nights, p.tag_list, p.tag_list_en, x.airline, ${buildFlags(tripGroups)}
      from package p left join package_detail x on x.travel_agency = p.travel_agency and x.package_code = p.package_code
      where p.travel_agency = ${value('travel_agency')} and p.sale_yn = 'Y' and ${fixed}
    ), day as materialized (
      select d.package_code, d.departure_date, d.departure_airport, d.adult_price,
        ${withSeats ? sql`s.confirmed is not null as is_confirmed, d.seats - coalesce(s.taken, 0) as seats_left,` : sql``}
        ${buildFlags(days)}
      from ${buildOpenDepartures(value, withSeats)} and d.package_code in (select package_code from trip)
    )`
}

const buildOtherGroupsCondition = (alias: string, names: ChoiceGroup[], except?: ChoiceGroup) =>
  joinConditions(names.filter((name) => name !== except).map((name) => sql.ref(`${alias}.${name}_ok`)))

function countTrips(days: ChoiceGroup[], byDay: boolean) {
  const hasDay = byDay
    ? sql`exists (select from day d where d.package_code = t.package_code and ${buildOtherGroupsCondition('d', days)})`
    : sql`true`
  const trips = (except?: ChoiceGroup) =>
    sql`${buildOtherGroupsCondition('t', tripGroups, except)} and ${hasDay}`
  return [
    sql`select 'nights' as filter, r.value, null::jsonb as name, count(*)::int as count
      from trip t join ${buildRanges(nightRanges)} on t.nights between r.low and r.high
      where ${trips('nights')} group by 2`,
    sql`select 'airline', t.airline ->> 'ko', t.airline, count(*)::int
      from trip t where t.airline is not null and ${trips('airline')} group by t.airline`,
    sql`select 'tags', one.tag, jsonb_build_object('ko', one.tag, 'en', coalesce(min(t.tag_list_en[one.at]), one.tag)), count(*)::int
      from trip t, unnest(t.tag_list) with ordinality as one (tag, at) where ${trips()} group by one.tag`,
  ]
}

const buildRanges = (ranges: readonly (readonly [number, number])[]) =>
  sql`(values ${sql.join(ranges.map(([from, to]) => sql`(${sql.lit(`${from}-${to}`)}, ${sql.lit(from)}, ${sql.lit(to)})`))}) as r (value, low, high)`

const countDays = (days: ChoiceGroup[]) => [
  countBy('month', days, { value: sql`to_char(d.departure_date, 'YYYY-MM')` }),
  countBy('weekday', days, { value: sql`extract(isodow from d.departure_date)::text` }),
  countBy('departure_city', days, { value: departureCityColumn, only: sql`d.departure_airport is not null` }),
  countBy('price', days, {
    value: sql`r.value`,
    per: sql`join ${buildRanges(priceSteps)} on d.adult_price >= r.low and d.adult_price < r.high`,
  }),
]

/** `per`: the steps that a day is counted for. */
type CountExpression = { value: RawBuilder<unknown>; only?: RawBuilder<unknown>; per?: RawBuilder<unknown> }

const countBy = (
  group: ChoiceGroup,
  days: ChoiceGroup[],
  { value, only = sql`true`, per = sql`` }: CountExpression,
) => sql`
  select ${group} as filter, ${value} as value, null::jsonb as name, count(distinct d.package_code)::int as count
  from day d join trip t on t.package_code = d.package_code ${per}
  where ${buildOtherGroupsCondition('d', days, group)} and ${buildOtherGroupsCondition('t', tripGroups)} and ${only} group by 2`

const countSeats = (days: ChoiceGroup[]) => [
  countBy('confirmed', days, { value: sql`'Y'`, only: sql`d.is_confirmed` }),
  countBy('seats', days, {
    value: sql`r.value`,
    per: sql`join (values ${sql.join(seatSteps.map((step) => sql`(${sql.lit(String(step))}, ${sql.lit(step)})`))}) as r (value, least) on d.seats_left >= r.least`,
  }),
]
