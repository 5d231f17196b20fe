// The office's list of trips, and the order in which the site shows them.
import { sql } from 'kysely'
import { isOnSale } from '#domain/catalog/on-sale.server.ts'
import { buildTitleCondition } from '#domain/catalog/trip-row.server.ts'
import { refuse } from '#errors.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import { toSearchPatterns } from '#platform/db/patterns.ts'
import type { In } from '#platform/wire/call.ts'
import type { Ctx, StaffCtx } from '#platform/wire/request-context.ts'
import { tripStateSql } from './draft.server.ts'
import type { tripOfficeCalls as calls } from './office-calls.ts'

type TripListQuery = In<typeof calls.trips>

export async function listTrips(ctx: Ctx, input: TripListQuery) {
  const { db, travel_agency } = ctx
  const [{ list, ...page }, categories] = await Promise.all([
    listPage(db, buildTripQuery(ctx, input), sql`seq, package_code`, input),
    db
      .selectFrom('tour_category')
      .select(['tour_category_id as id', 'tour_category_name as name'])
      .where('travel_agency', '=', travel_agency)
      .orderBy('seq')
      .orderBy('tour_category_id')
      .execute(),
  ])
  return { ...page, list: list.map(({ seq: _, ...trip }) => trip), categories }
}

/** The draft counts, even if it is not shown yet. */
function buildTripQuery({ db, travel_agency }: Ctx, { state, tour_category, query }: TripListQuery) {
  const patterns = toSearchPatterns(query)
  return db
    .selectFrom('package as p')
    .innerJoin('tour_category as c', (on) =>
      on
        .onRef('c.travel_agency', '=', 'p.travel_agency')
        .onRef('c.tour_category_id', '=', 'p.tour_category_id'),
    )
    .leftJoin('tour_area as a', (on) =>
      on.onRef('a.travel_agency', '=', 'p.travel_agency').onRef('a.tour_area_id', '=', 'p.tour_area_id'),
    )
    .leftJoin('package_draft as f', (on) =>
      on.onRef('f.travel_agency', '=', 'p.travel_agency').onRef('f.package_code', '=', 'p.package_code'),
    )
    .select([
      'p.package_code',
      'c.tour_category_name',
      'a.tour_area_name',
      'p.nights',
      'p.days',
      'p.page_price',
      'p.seq',
      'f.publish_at',
    ])
    .select([
      sql<LocalizedText>`coalesce(f.content -> 'page_title', p.page_title)`.as('page_title'),
      sql<string | null>`coalesce(f.content -> 'pictures' -> 0 ->> 'path', p.thumbnail_path)`.as(
        'thumbnail_path',
      ),
      tripStateSql.as('state'),
      sql<boolean>`coalesce(f.revision <> f.published_revision, false)`.as('changed'),
      selectFromComingDepartures(sql`count(*)::int`).as('departures'),
      sql<string | null>`${selectFromComingDepartures(sql`min(o.departure_date)`)}`.as('next_departure'),
    ])
    .where('p.travel_agency', '=', travel_agency)
    .where('p.is_private', '=', false)
    .$if(tour_category !== undefined, (found) => found.where('p.tour_category_id', '=', tour_category ?? 0))
    .$if(state !== undefined, (found) => found.where(sql<boolean>`${tripStateSql} = ${state}`))
    .$if(patterns !== undefined, (found) => found.where(buildTitleCondition(patterns)))
}

const selectFromComingDepartures = (what: ReturnType<typeof sql<number>>) => sql<number>`(
  select ${what} from departure o where o.travel_agency = p.travel_agency and o.package_code = p.package_code
    and ${isOnSale('o')})`

/** The trips of a page change places among themselves; every other one stays where it is. */
export async function orderTrips(ctx: StaffCtx, { codes }: In<typeof calls.orderTrips>) {
  const { db, travel_agency } = ctx
  const all = await db
    .selectFrom('package')
    .select('package_code')
    .where('travel_agency', '=', travel_agency)
    .orderBy('seq')
    .orderBy('package_code')
    .forNoKeyUpdate()
    .execute()
  const currentOrder = all.map(({ package_code }) => package_code)
  const moved = new Set(codes)
  if (moved.size < codes.length || codes.some((code) => !currentOrder.includes(code)))
    refuse('PACKAGE_UNAVAILABLE')
  const remaining = [...codes]
  const order = currentOrder.map((code) => (moved.has(code) ? (remaining.shift() ?? code) : code))
  await sql`
    update package p set seq = o.place from unnest(${order}::text[]) with ordinality o (code, place)
    where p.travel_agency = ${travel_agency} and p.package_code = o.code and p.seq <> o.place`.execute(db)
  ctx.logChange({ subject: 'trips', after: { order: codes } })
  return {}
}
