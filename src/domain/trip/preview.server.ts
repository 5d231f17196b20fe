// The preview of a trip: what the calls of its page answer from the draft.
import { sql } from 'kysely'
import type { catalogCalls } from '#domain/catalog/calls.ts'
import { departuresForSale, type FlyingDeparture, withPlans } from '#domain/catalog/find.server.ts'
import { nextDate } from '#domain/catalog/list.server.ts'
import type { PackageInfo } from '#domain/catalog/package.ts'
import { type Located, routeOf } from '#domain/catalog/route.server.ts'
import { refuse } from '#errors.ts'
import { signPreview } from '#platform/preview.server.ts'
import { cleanWords } from '#platform/rich-text.server.ts'
import type { Ctx, StaffCtx } from '#platform/wire/asking.ts'
import type { ClientOf, In, Out } from '#platform/wire/call.ts'
import { contentOf, findTrip } from './draft.server.ts'
import type { tripOfficeCalls as calls } from './office-calls.ts'
import { type TripDraft, tidied } from './trip.ts'

const pathOf = (package_code: string) => `/travel/detail/${package_code}`

/** Its page, for whoever was given the address. */
export async function previewTrip(ctx: StaffCtx, { package_code }: In<typeof calls.previewTrip>) {
  await findTrip(ctx, package_code)
  const { preview_id } = await ctx.db
    .selectFrom('package')
    .select('preview_id')
    .where('travel_agency', '=', ctx.travel_agency)
    .where('package_code', '=', package_code)
    .executeTakeFirstOrThrow()
  return { address: await signPreview(ctx, { kind: 'trip', id: preview_id, path: pathOf(package_code) }) }
}

type Catalog = ClientOf<{ catalog: typeof catalogCalls }>['catalog']

export async function tripPreview(ctx: Ctx, id: number) {
  const found = await ctx.db
    .selectFrom('package')
    .select('package_code')
    .where('travel_agency', '=', ctx.travel_agency)
    .where('preview_id', '=', id)
    .executeTakeFirst()
  const { package_code } = found ?? refuse('PACKAGE_UNAVAILABLE')
  const trip = tidied(await contentOf(ctx, await findTrip(ctx, package_code)))
  const info = await infoOf(ctx, package_code, trip)
  const detail = { ...detailOf(package_code, trip), route: routeOf(trip.schedule, await placesOf(ctx, trip)) }
  const answers: { catalog: Pick<Catalog, 'packageInfo' | 'packageDetail' | 'productView'> } = {
    catalog: {
      packageInfo: async () => info,
      packageDetail: async () => detail,
      productView: async () => ({ info, detail }),
    },
  }
  return { path: pathOf(package_code), answers }
}

type Around = Pick<
  PackageInfo,
  'page_price' | 'review_count' | 'tour_area_name' | 'next_date' | 'cancel_fees'
> & { departures: FlyingDeparture[] }

/** Prices and departures are not part of a draft, so the present ones are shown. */
async function infoOf(
  { db, travel_agency }: Ctx,
  package_code: string,
  trip: TripDraft,
): Promise<PackageInfo> {
  const { rows } = await sql<Around & { review_stars: number }>`
    select p.page_price, p.review_count, p.review_stars, ${nextDate} as next_date,
      (select g.cancel_fees -> ${trip.travel_alert === null ? 'domestic' : 'overseas'}::text from agency g where g.travel_agency = p.travel_agency) as cancel_fees,
      (select a.tour_area_name from tour_area a where a.travel_agency = p.travel_agency and a.tour_area_id = ${trip.tour_area_id}::int) as tour_area_name,
      ${departuresForSale} as departures
    from package p where p.travel_agency = ${travel_agency} and p.package_code = ${package_code}`.execute(db)
  const { review_stars, departures, ...around } = rows[0] ?? refuse('PACKAGE_UNAVAILABLE')
  const { review_count } = around
  return {
    ...around,
    ...withPlans(departures),
    package_code,
    thumbnail_path: trip.pictures[0]?.path ?? null,
    page_title: trip.page_title,
    tag_list: trip.tag_list.map((tag) => ({ tag })),
    tag_list_en: trip.tag_list_en.map((tag) => ({ tag })),
    is_wish: false,
    nights: trip.nights,
    days: trip.days,
    review_average: review_count === 0 ? null : Math.round((review_stars / review_count) * 10) / 10,
    tour_category_id: trip.tour_category_id,
    tour_area_id: trip.tour_area_id,
    tour_area_detail_id: trip.tour_area_detail_id,
    summary: trip.summary,
    gallery: trip.pictures.map(({ path }) => path),
    pictures: trip.pictures,
    single_supplement: trip.single_supplement,
    options: trip.options,
    airline: trip.airline,
    shopping_visits: trip.shopping_visits ?? 0,
    file_request: trip.file_request,
  }
}

/** The places a draft names. */
async function placesOf({ db, travel_agency }: Ctx, { schedule }: TripDraft): Promise<Located[]> {
  const named = schedule.flatMap(({ places }) => places.flatMap(({ place_id }) => place_id ?? []))
  if (named.length === 0) return []
  return db
    .selectFrom('place')
    .select(['place_id', 'name', 'latitude', 'longitude'])
    .where('travel_agency', '=', travel_agency)
    .where('place_id', 'in', named)
    .execute()
}

type Detail = Out<typeof catalogCalls.packageDetail>

const detailOf = (package_code: string, trip: TripDraft): Omit<Detail, 'route'> => ({
  package_code,
  summary_points: trip.summary_points,
  schedule: trip.schedule.map((day, at) => ({ day: at + 1, ...day })),
  included: trip.included,
  not_included: trip.not_included,
  meeting_point: trip.meeting_point,
  cautions: trip.cautions,
  contents: cleanWords(trip.contents).text,
  travel_alert: trip.travel_alert,
  guide_fee: trip.guide_fee,
})
