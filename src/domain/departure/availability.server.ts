// The departures of a trip with the seats that are left. §2 Package detail
import { sql } from 'kysely'
import { listCityAirports } from '#domain/catalog/airports.ts'
import { buildConditions, joinConditions } from '#domain/catalog/filters.server.ts'
import { refuseUnlessOnSale } from '#domain/catalog/find-package.server.ts'
import { isOnSale } from '#domain/catalog/on-sale.server.ts'
import { parseDatedCodes } from '#domain/catalog/package-code.ts'
import { waitingLimits } from '#limits/trade.ts'
import { prepareQuery } from '#platform/db/prepare-query.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { Ctx } from '#platform/wire/request-context.ts'
import type { departureCalls } from './calls.ts'
import { paidSeats, reservedSeats } from './confirm-departure.server.ts'
import { getDepartureState } from './states.ts'

/** The next departure with free seats of each of these trips (`HN101@2027-05-03,HN102`), in one statement. */
export async function findAvailability(
  { db, travel_agency }: Ctx,
  { package_codes, months, departure_city, confirmed, ...filters }: In<typeof departureCalls.availability>,
) {
  const requested = parseDatedCodes(package_codes)
  const codes = requested.map(({ package_code }) => package_code)
  const days = requested.map(({ day }) => day)
  const rows = await findNextDepartures(db, {
    travel_agency,
    codes,
    days,
    ...filters,
    months: months?.split(','),
    airports: departure_city && listCityAirports(departure_city),
    confirmed: confirmed && true,
  })
  return rows.map(toAvailability)
}

/** Seats left of every departure ahead, closed ones too: a calendar strikes them through. */
export async function listDepartures({ db, travel_agency }: Ctx, package_code: string) {
  await refuseUnlessOnSale(db, travel_agency, package_code)
  const rows = await db
    .selectFrom('departure as d')
    .leftJoin('departure_seat as s', (on) =>
      on.onRef('s.travel_agency', '=', 'd.travel_agency').onRef('s.departure_id', '=', 'd.departure_id'),
    )
    .select([
      'd.departure_id',
      'd.departure_date',
      'd.departure_time',
      'd.flight_number',
      'd.adult_price',
      'd.child_price',
      'd.baby_price',
      'd.minimum',
      'd.seats',
      'd.closed_yn',
      's.confirmed',
      sql<number>`coalesce(s.taken, 0)`.as('taken'),
      paidSeats.as('paid'),
      reservedSeats.as('reserved'),
      sql<boolean>`d.closed_yn = 'N' and coalesce(s.taken, 0) >= d.seats and d.departure_date - ${seoulToday} >= ${waitingLimits.days}`.as(
        'takes_names',
      ),
    ])
    .where('d.travel_agency', '=', travel_agency)
    .where('d.package_code', '=', package_code)
    .where('d.departure_date', '>', seoulToday)
    .orderBy('d.departure_date')
    .orderBy(sql`d.departure_time nulls first`)
    .orderBy('d.departure_id')
    .execute()
  return rows.map(toAvailability)
}

export type DepartureCounts = {
  seats: number
  minimum: number
  closed_yn: 'Y' | 'N'
  taken: number
  paid: number
  reserved: number
  confirmed: string | null
}

export function toAvailability<R extends DepartureCounts>({
  closed_yn,
  taken,
  paid,
  reserved,
  confirmed,
  ...departure
}: R) {
  const seats_left = Math.max(0, departure.seats - taken)
  return {
    ...departure,
    seats_left,
    state: getDepartureState({ seats_left, confirmed: confirmed !== null, closed: closed_yn === 'Y' }),
    is_confirmed: confirmed !== null,
    to_confirm: confirmed === null ? Math.max(0, departure.minimum - paid - reserved) : 0,
    paid,
    reserved,
  }
}

type NextDepartureRow = DepartureCounts & {
  package_code: string
  departure_id: number
  departure_date: string
  adult_price: number
}

// Paid seats are counted only for the departures that are shown.
const dayFilters = ['months', 'weekday', 'airports', 'price_from', 'price_to', 'confirmed', 'seats'] as const
const findNextDepartures = prepareQuery<Record<string, unknown>, NextDepartureRow>((value) => {
  const conditions = buildConditions(value)
  return sql`
    select d.*, ${paidSeats} as paid, ${reservedSeats} as reserved
    from (
      select distinct on (d.package_code, a.day) d.travel_agency, d.package_code, d.departure_id, d.departure_date, d.adult_price, d.seats, d.minimum, d.closed_yn,
        s.confirmed, coalesce(s.taken, 0) as taken
      from unnest(${value('codes')}::text[], ${value('days')}::date[]) as a (package_code, day)
      join departure d on d.package_code = a.package_code
      join package p on p.travel_agency = d.travel_agency and p.package_code = d.package_code and p.sale_yn = 'Y'
      left join departure_seat s on s.travel_agency = d.travel_agency and s.departure_id = d.departure_id
      where d.travel_agency = ${value('travel_agency')} and d.departure_date >= coalesce(a.day, ${seoulToday})
        and ${isOnSale('d')} and d.seats > coalesce(s.taken, 0)
        and ${joinConditions(dayFilters.map((name) => conditions[name]))}
      order by d.package_code, a.day, d.departure_date, d.adult_price, d.departure_id
    ) d
    order by d.package_code, d.departure_date`
})
