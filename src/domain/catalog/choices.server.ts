// What a list can be narrowed by, and how many trips each choice leaves: one statement. §2
// A choice that would leave nothing is not in the answer.
import { type RawBuilder, sql } from 'kysely'
import { nightRanges, priceSteps, seatSteps } from '#limits/shown.ts'
import type { Db } from '#platform/db/open.server.ts'
import { prepared } from '#platform/db/prepared.server.ts'
import type { Words } from '#words/language.ts'
import { cityName, severalAirports } from './airports.ts'
import {
  all,
  asksSeats,
  conditionsOf,
  type Filter,
  isOfDates,
  type Narrowed,
  openDays,
  usedIn,
  type Value,
} from './filters.server.ts'
import type { Choice } from './search-calls.ts'

type Wanted = Narrowed & { travel_agency: number }
type Row = { filter: Choice['filter']; value: string; name: Words | null; count: number }

/** `live`: includes what every booking changes, so the answer cannot be kept. */
export async function countChoices(db: Db, wanted: Wanted, live: boolean): Promise<Row[]> {
  const used = usedIn(live ? { seats: 1, ...wanted } : wanted)
  const byDay = usedIn(wanted).some(isOfDates)
  const name = `${used.join()} ${byDay}`
  const statement = statements.get(name) ?? prepareChoices(used, byDay)
  statements.set(name, statement)
  const rows = await statement(db, { ...wanted, seats: wanted.seats ?? null })
  return rows.map((row) => (row.filter === 'departure_city' ? { ...row, name: cityName(row.value) } : row))
}

const statements = new Map<string, ReturnType<typeof prepareChoices>>()

/**
 * Filters with one choice at a time. Their choices are counted without the present choice, which a new one
 * would replace.
 */
const groups = {
  nights: ['nights_from', 'nights_to'],
  price: ['price_from', 'price_to'],
  airline: ['airline'],
  tags: ['tags'],
  month: ['months'],
  weekday: ['weekday'],
  departure_city: ['airports'],
  confirmed: ['confirmed'],
  seats: ['seats'],
} satisfies Record<string, Filter[]>
type Group = keyof typeof groups
const ofTrip: Group[] = ['nights', 'price', 'airline', 'tags']
const ofDates: Group[] = ['month', 'weekday', 'departure_city']
const ofDay: Group[] = [...ofDates, 'confirmed', 'seats']

/** The city of an airport, where it has several. */
const cityOfDay = sql`case ${sql.join(
  severalAirports.map(
    ([city, airports]) =>
      sql`when d.departure_airport in (${sql.join(airports.map((code) => sql.lit(code)))}) then ${sql.lit(city)}`,
  ),
  sql` `,
)} else d.departure_airport end`

/** `byDay`: a trip counts only with a departure that passes. */
const prepareChoices = (used: Filter[], byDay: boolean) =>
  prepared<Record<string, unknown>, Row>((value) => {
    const withSeats = asksSeats(used)
    const days = withSeats ? ofDay : ofDates
    const counts = [...countTrips(days, byDay), ...countDays(days), ...(withSeats ? countSeats(days) : [])]
    return sql`
      ${markPassing(value, used, days)}
      ${sql.join(counts, sql` union all `)}
      order by filter, count desc, value`
  })

/** Trips and open days that pass every filter without choices, each with a flag for every group of choices. */
function markPassing(value: Value, used: Filter[], days: Group[]) {
  const conditions = conditionsOf(value)
  const withSeats = asksSeats(used)
  const grouped: Filter[] = Object.values(groups).flat()
  const fixed = all(used.filter((name) => !grouped.includes(name)).map((name) => conditions[name]))
  const passes = (group: Group) =>
    all(used.filter((name) => groups[group].some((own) => own === name)).map((name) => conditions[name]))
  const flags = (names: Group[]) =>
    sql.join(names.map((name) => sql`${passes(name)} as ${sql.ref(`${name}_ok`)}`))
  return sql`
    with trip as materialized (
      select p.package_code, p.nights, p.page_price, p.tag_list, p.tag_list_en, x.airline, ${flags(ofTrip)}
      from package p left join package_detail x on x.travel_agency = p.travel_agency and x.package_code = p.package_code
      where p.travel_agency = ${value('travel_agency')} and p.sale_yn = 'Y' and ${fixed}
    ), day as materialized (
      select d.package_code, d.departure_date, d.departure_airport,
        ${withSeats ? sql`s.confirmed is not null as is_confirmed, d.seats - coalesce(s.taken, 0) as seats_left,` : sql``}
        ${flags(days)}
      from ${openDays(value, withSeats)} and d.package_code in (select package_code from trip)
    )`
}

const passesOthers = (alias: string, names: Group[], but?: Group) =>
  all(names.filter((name) => name !== but).map((name) => sql.ref(`${alias}.${name}_ok`)))

function countTrips(days: Group[], byDay: boolean) {
  const hasDay = byDay
    ? sql`exists (select from day d where d.package_code = t.package_code and ${passesOthers('d', days)})`
    : sql`true`
  const trips = (but?: Group) => sql`${passesOthers('t', ofTrip, but)} and ${hasDay}`
  const rangesOf = (ranges: readonly (readonly [number, number])[]) =>
    sql.join(ranges.map(([from, to]) => sql`(${sql.lit(`${from}-${to}`)}, ${sql.lit(from)}, ${sql.lit(to)})`))
  return [
    sql`select 'nights' as filter, r.value, null::jsonb as name, count(*)::int as count
      from trip t join (values ${rangesOf(nightRanges)}) as r (value, low, high) on t.nights between r.low and r.high
      where ${trips('nights')} group by 2`,
    sql`select 'price', r.value, null, count(*)::int
      from trip t join (values ${rangesOf(priceSteps)}) as r (value, low, high) on t.page_price >= r.low and t.page_price < r.high
      where ${trips('price')} group by 2`,
    sql`select 'airline', t.airline ->> 'ko', t.airline, count(*)::int
      from trip t where t.airline is not null and ${trips('airline')} group by t.airline`,
    sql`select 'tags', one.tag, jsonb_build_object('ko', one.tag, 'en', coalesce(min(t.tag_list_en[one.at]), one.tag)), count(*)::int
      from trip t, unnest(t.tag_list) with ordinality as one (tag, at) where ${trips()} group by one.tag`,
  ]
}

const countDays = (days: Group[]) => [
  countBy('month', days, { value: sql`to_char(d.departure_date, 'YYYY-MM')` }),
  countBy('weekday', days, { value: sql`extract(isodow from d.departure_date)::text` }),
  countBy('departure_city', days, { value: cityOfDay, only: sql`d.departure_airport is not null` }),
]

type Counted = { value: RawBuilder<unknown>; only?: RawBuilder<unknown> }

const countBy = (group: Group, days: Group[], { value, only = sql`true` }: Counted) => sql`
  select ${group} as filter, ${value} as value, null::jsonb as name, count(distinct d.package_code)::int as count
  from day d join trip t on t.package_code = d.package_code
  where ${passesOthers('d', days, group)} and ${passesOthers('t', ofTrip)} and ${only} group by 2`

const countSeats = (days: Group[]) => [
  countBy('confirmed', days, { value: sql`'Y'`, only: sql`d.is_confirmed` }),
  sql`select 'seats', r.value, null, count(distinct d.package_code)::int
    from day d join trip t on t.package_code = d.package_code
      join (values ${sql.join(seatSteps.map((step) => sql`(${sql.lit(String(step))}, ${sql.lit(step)})`))}) as r (value, least) on d.seats_left >= r.least
    where ${passesOthers('d', days, 'seats')} and ${passesOthers('t', ofTrip)} group by 2`,
]
