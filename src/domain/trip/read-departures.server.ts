// The departures of one trip, or of all trips in a month, as the sheet shows them.
import { sql } from 'kysely'
import { bookingIsOpen } from '#domain/booking/under-way.server.ts'
import { departureState } from '#domain/catalog/departure-state.ts'
import { tripLimits } from '#limits/trade.ts'
import { patternsOf } from '#platform/db/patterns.ts'
import { readToday } from '#platform/db/seoul.server.ts'
import type { Ctx } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import type { Words } from '#words/language.ts'
import { contentOf, findTrip } from './draft.server.ts'
import { titleMatches } from './list.server.ts'
import type { tripOfficeCalls as calls } from './office-calls.ts'
import type { SheetState } from './sheet-calls.ts'

type DaysAsked = In<typeof calls.departures>

/** Past days cannot be changed, so they are left out unless `from` asks for them. */
export async function departures(ctx: Ctx, { package_code, month, from, query }: DaysAsked) {
  const named = package_code === undefined ? undefined : await titleOf(ctx, package_code)
  const today = await readToday(ctx.db)
  const found = await findRows(ctx, {
    package_code,
    query,
    after: from ?? today,
    inMonth: month ?? (named ? undefined : today.slice(0, 7)),
  })
  const rows = found.slice(0, tripLimits.rows)
  const trips = new Map(rows.map(({ package_code: code, page_title }) => [code, page_title]))
  if (named) trips.set(named.package_code, named.page_title)
  return {
    today,
    trips: [...trips].map(([code, page_title]) => ({ package_code: code, page_title })),
    more: found.length > rows.length,
    planned: named?.planned ?? null,
    list: rows.map(({ confirmed, is_cancelled, page_title: _, ...row }) => ({
      ...row,
      state: stateOf({ ...row, confirmed, is_cancelled }, today),
    })),
  }
}

type Wanted = Pick<DaysAsked, 'package_code' | 'query'> & { after: string; inMonth: string | undefined }

/** One more than are shown, so that it is known whether there are others. */
function findRows({ db, travel_agency }: Ctx, { package_code, query, after, inMonth }: Wanted) {
  const patterns = patternsOf(query)
  return db
    .selectFrom('departure as d')
    .innerJoin('package as p', (on) =>
      on.onRef('p.travel_agency', '=', 'd.travel_agency').onRef('p.package_code', '=', 'd.package_code'),
    )
    .leftJoin('package_draft as f', (on) =>
      on.onRef('f.travel_agency', '=', 'd.travel_agency').onRef('f.package_code', '=', 'd.package_code'),
    )
    .leftJoin('departure_seat as s', (on) =>
      on.onRef('s.travel_agency', '=', 'd.travel_agency').onRef('s.departure_id', '=', 'd.departure_id'),
    )
    .select(['d.departure_id', 'd.package_code', 'd.departure_date', 'd.departure_time', 'd.flights'])
    .select(['d.adult_price', 'd.child_price', 'd.baby_price', 'd.seats', 'd.minimum', 'd.closed_yn'])
    .select(['d.revision', 's.confirmed'])
    .select([
      sql<boolean>`d.cancelled is not null`.as('is_cancelled'),
      sql<Words>`coalesce(f.content -> 'page_title', p.page_title)`.as('page_title'),
      sql<number>`coalesce(s.taken, 0)`.as('taken'),
      sql<number>`(select count(*)::int from booking b where b.travel_agency = d.travel_agency and b.departure_id = d.departure_id and ${bookingIsOpen})`.as(
        'bookings',
      ),
    ])
    .where('d.travel_agency', '=', travel_agency)
    .where('d.departure_date', '>', after)
    .$if(package_code !== undefined, (rows) => rows.where('d.package_code', '=', package_code ?? ''))
    .$if(inMonth !== undefined, (rows) =>
      rows.where(
        sql<boolean>`d.departure_date >= ${`${inMonth}-01`}::date and d.departure_date < ${`${inMonth}-01`}::date + interval '1 month'`,
      ),
    )
    .$if(patterns !== undefined, (rows) => rows.where(titleMatches(patterns)))
    .orderBy('d.departure_date')
    .orderBy(sql`d.departure_time nulls first`)
    .orderBy('d.package_code')
    .limit(tripLimits.rows + 1)
    .execute()
}

async function titleOf(ctx: Ctx, package_code: string) {
  const trip = await findTrip(ctx, package_code)
  const { page_title } = await contentOf(ctx, trip)
  const planned = {
    adult_price: trip.planned_adult_price,
    child_price: trip.planned_child_price,
    baby_price: trip.planned_baby_price,
    minimum: trip.planned_minimum,
  }
  return { package_code, page_title, planned }
}

type Filled = {
  departure_date: string
  seats: number
  taken: number
  closed_yn: string
  confirmed: Date | string | null
  is_cancelled: boolean
}

function stateOf(row: Filled, today: string): SheetState {
  const { seats, taken, confirmed } = row
  if (row.departure_date <= today) return 'past'
  if (row.is_cancelled) return 'cancelled'
  if (row.closed_yn === 'N' && taken >= seats) return 'full'
  return departureState({
    seats_left: seats - taken,
    confirmed: confirmed !== null,
    closed: row.closed_yn === 'Y',
  })
}
