// The departures of one trip, or of all trips in a month, as the price grid shows them.
import { sql } from 'kysely'
import { isBookingOpen } from '#domain/booking/progress-conditions.server.ts'
import { buildTitleCondition } from '#domain/catalog/trip-row.server.ts'
import { refuse } from '#errors.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { tripLimits } from '#limits/trip.ts'
import { toSearchPatterns } from '#platform/db/patterns.ts'
import { readToday, seoulToday } from '#platform/db/seoul.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { Ctx } from '#platform/wire/request-context.ts'
import type { departureOfficeCalls as calls } from './office-calls.ts'
import { getOfficeDepartureState } from './states.ts'

/** The title of the trip `p`, from its draft `f` if it has one. */
const draftTitle = sql<LocalizedText>`coalesce(f.content -> 'page_title', p.page_title)`

type DeparturesQuery = In<typeof calls.departures>

/** Past days cannot be changed, so they are left out unless `from` asks for them. */
export async function listDeparturesOfTrips(ctx: Ctx, { package_code, month, from, query }: DeparturesQuery) {
  const trip = package_code === undefined ? undefined : await readTripTitle(ctx, package_code)
  const today = await readToday(ctx.db)
  const found = await listRows(ctx, {
    package_code,
    query,
    after: from ?? today,
    inMonth: month ?? (trip ? undefined : today.slice(0, 7)),
  })
  const rows = found.slice(0, tripLimits.rows)
  const trips = new Map(rows.map(({ package_code: code, page_title }) => [code, page_title]))
  if (trip) trips.set(trip.package_code, trip.page_title)
  return {
    today,
    trips: [...trips].map(([code, page_title]) => ({ package_code: code, page_title })),
    more: found.length > rows.length,
    planned: trip?.planned ?? null,
    list: rows.map((row) => ({ ...row, state: getOfficeDepartureState(row) })),
  }
}

type DepartureFilters = Pick<DeparturesQuery, 'package_code' | 'query'> & {
  after: string
  inMonth: string | undefined
}

/** Reads one more than are shown, to know whether there are others. */
function listRows({ db, travel_agency }: Ctx, { package_code, query, after, inMonth }: DepartureFilters) {
  const patterns = toSearchPatterns(query)
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
    .select([
      'd.revision',
      sql<boolean>`s.confirmed is not null`.as('is_confirmed'),
      sql<boolean>`d.cancelled is not null`.as('is_cancelled'),
      sql<number>`d.departure_date - ${seoulToday}`.as('days_left'),
      sql<boolean>`d.departure_date + p.days <= ${seoulToday}`.as('is_over'),
      draftTitle.as('page_title'),
      sql<number>`coalesce(s.taken, 0)`.as('taken'),
      sql<number>`(select count(*)::int from booking b where b.travel_agency = d.travel_agency and b.departure_id = d.departure_id and ${isBookingOpen})`.as(
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
    .$if(patterns !== undefined, (rows) => rows.where(buildTitleCondition(patterns)))
    .orderBy('d.departure_date')
    .orderBy(sql`d.departure_time nulls first`)
    .orderBy('d.package_code')
    .limit(tripLimits.rows + 1)
    .execute()
}

/** The title of the draft, as in the list, and what its departures begin with. */
async function readTripTitle({ db, travel_agency }: Ctx, package_code: string) {
  const trip = await db
    .selectFrom('package as p')
    .leftJoin('package_draft as f', (on) =>
      on.onRef('f.travel_agency', '=', 'p.travel_agency').onRef('f.package_code', '=', 'p.package_code'),
    )
    .select(['f.planned_adult_price as adult_price', 'f.planned_child_price as child_price'])
    .select(['f.planned_baby_price as baby_price', 'f.planned_minimum as minimum'])
    .select(draftTitle.as('page_title'))
    .where('p.travel_agency', '=', travel_agency)
    .where('p.package_code', '=', package_code)
    .executeTakeFirst()
  const { page_title, ...planned } = trip ?? refuse('PACKAGE_UNAVAILABLE')
  return { package_code, page_title, planned }
}
