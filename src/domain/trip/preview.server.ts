// The preview of a trip: what the calls of its page answer from the draft.
import { sql } from 'kysely'
import { type PaymentPlan, pickPaymentPlan } from '#domain/agency/rules/payment-plan.ts'
import type { catalogCalls } from '#domain/catalog/calls.ts'
import { describeHotels } from '#domain/catalog/describe-hotels.server.ts'
import { getDestination } from '#domain/catalog/destination.ts'
import { discountsOnOffer } from '#domain/catalog/discounts.server.ts'
import {
  agencyPaymentPlan,
  type DepartureWithFlights,
  departuresForSale,
  groupFlightPlans,
} from '#domain/catalog/find-package.server.ts'
import { lowestPriceDate, nextDate, nextPrice } from '#domain/catalog/list-packages.server.ts'
import type { PackageInfo } from '#domain/catalog/package.ts'
import { buildRoute, type PlaceLocation } from '#domain/catalog/route.server.ts'
import { selectTripContact } from '#domain/catalog/trip-contact.server.ts'
import { listFields } from '#domain/catalog/trip-fields.ts'
import { refuse } from '#errors.ts'
import { pick } from '#lib/build-record.ts'
import { signPreview } from '#platform/preview.server.ts'
import { sanitizeLocalizedText } from '#platform/rich-text.server.ts'
import type { ApiClient, In, Out } from '#platform/wire/call.ts'
import type { Ctx, StaffCtx } from '#platform/wire/request-context.ts'
import { getDraftContent, getTrip } from './draft.server.ts'
import type { tripOfficeCalls as calls } from './office-calls.ts'
import { type TripDraft, tidyDraft } from './trip.ts'

const getTripPath = (package_code: string) => `/travel/detail/${package_code}`

/** Its page, for whoever was given the address. */
export async function previewTrip(ctx: StaffCtx, { package_code }: In<typeof calls.previewTrip>) {
  await getTrip(ctx, package_code)
  const { preview_id } = await ctx.db
    .selectFrom('package')
    .select('preview_id')
    .where('travel_agency', '=', ctx.travel_agency)
    .where('package_code', '=', package_code)
    .executeTakeFirstOrThrow()
  return {
    address: await signPreview(ctx, { kind: 'trip', id: preview_id, path: getTripPath(package_code) }),
  }
}

type Catalog = ApiClient<{ catalog: typeof catalogCalls }>['catalog']

export async function readTripPreview(ctx: Ctx, id: number) {
  const found = await ctx.db
    .selectFrom('package as p')
    .select(['package_code', selectTripContact('p').as('planner')])
    .where('travel_agency', '=', ctx.travel_agency)
    .where('preview_id', '=', id)
    .executeTakeFirst()
  const { package_code, planner } = found ?? refuse('PACKAGE_UNAVAILABLE')
  const trip = tidyDraft(await getDraftContent(ctx, await getTrip(ctx, package_code)))
  const info = await buildInfo(ctx, package_code, trip)
  const detail = { ...buildDetail(package_code, trip, await listPlaces(ctx, trip)), planner }
  const answers: { catalog: Pick<Catalog, 'packageInfo' | 'packageDetail' | 'productView'> } = {
    catalog: {
      packageInfo: async () => info,
      packageDetail: async () => detail,
      productView: async () => ({ info, detail }),
    },
  }
  return { path: getTripPath(package_code), answers }
}

type CurrentOffer = Pick<
  PackageInfo,
  | 'page_price'
  | 'page_price_date'
  | 'review_count'
  | 'tour_area_name'
  | 'next_date'
  | 'next_price'
  | 'cancel_fees'
  | 'discounts'
> & { departures: DepartureWithFlights[]; agency_plan: PaymentPlan }

/** Prices and departures are not part of a draft, so the present ones are shown. */
async function buildInfo(
  { db, travel_agency }: Ctx,
  package_code: string,
  trip: TripDraft,
): Promise<PackageInfo> {
  const { rows } = await sql<CurrentOffer & { review_stars: number }>`
    select p.page_price, p.review_count, p.review_stars, ${nextDate} as next_date,
      ${nextPrice} as next_price, ${lowestPriceDate} as page_price_date,
      (select g.cancel_fees -> ${getDestination(trip)}::text from agency g
        where g.travel_agency = p.travel_agency) as cancel_fees,
      (select a.tour_area_name from tour_area a where a.travel_agency = p.travel_agency and a.tour_area_id = ${trip.tour_area_id}::int) as tour_area_name,
      ${departuresForSale} as departures, ${agencyPaymentPlan} as agency_plan,
      ${discountsOnOffer} as discounts
    from package p where p.travel_agency = ${travel_agency} and p.package_code = ${package_code}`.execute(db)
  const { review_stars, departures, agency_plan, ...current } = rows[0] ?? refuse('PACKAGE_UNAVAILABLE')
  const { review_count } = current
  return {
    ...current,
    ...groupFlightPlans(departures),
    package_code,
    ...pick(trip, listFields('home', 'card', 'info')),
    thumbnail_path: trip.pictures[0]?.path ?? null,
    tag_list: trip.tag_list.map((tag) => ({ tag })),
    tag_list_en: trip.tag_list_en.map((tag) => ({ tag })),
    is_wish: false,
    review_average: review_count === 0 ? null : Math.round((review_stars / review_count) * 10) / 10,
    gallery: trip.pictures.map(({ path }) => path),
    payment_plan: pickPaymentPlan(trip, agency_plan),
    shopping_visits: trip.shopping_visits ?? 0,
  }
}

async function listPlaces({ db, travel_agency }: Ctx, { schedule }: TripDraft): Promise<PlaceLocation[]> {
  const placeIds = schedule.flatMap(({ places }) => places.flatMap(({ place_id }) => place_id ?? []))
  if (placeIds.length === 0) return []
  return db
    .selectFrom('place')
    .select(['place_id', 'name', 'latitude', 'longitude'])
    .where('travel_agency', '=', travel_agency)
    .where('place_id', 'in', placeIds)
    .execute()
}

type Detail = Out<typeof catalogCalls.packageDetail>

const buildDetail = (
  package_code: string,
  trip: TripDraft,
  places: PlaceLocation[],
): Omit<Detail, 'planner'> => ({
  package_code,
  ...pick(trip, listFields('home', 'detail')),
  schedule: describeHotels(
    trip.schedule.map((day, at) => ({ day: at + 1, ...day })),
    places,
  ),
  route: buildRoute(trip.schedule, places),
  contents: sanitizeLocalizedText(trip.contents).text,
})
