// One package: what its page shows at once, and what its tabs show. §2 Package detail
import { sql } from 'kysely'
import { type PaymentPlan, pickPaymentPlan } from '#domain/agency/rules/payment-plan.ts'
import { refuse } from '#errors.ts'
import type { Db } from '#platform/db/database.server.ts'
import { toDisplayLocalizedText } from '#platform/rich-text.server.ts'
import type { Ctx } from '#platform/wire/request-context.ts'
import { describeFlights } from './describe-flights.ts'
import { describeHotels } from './describe-hotels.server.ts'
import { discountsOnOffer } from './discounts.server.ts'
import type { Flights } from './flights.ts'
import { cardColumns, lowestPriceDate, nextDate, nextPrice, toPackageCard } from './list-packages.server.ts'
import { isOnSale } from './on-sale.server.ts'
import { buildRoute, type PlaceLocation } from './route.server.ts'
import { selectTripContact } from './trip-contact.server.ts'
import { listFields } from './trip-fields.ts'

/**
 * Card, gallery, prices and departures, in one statement. A trip that is gone, not on sale or another
 * agency's is unavailable.
 */
export async function getPackageInfo({ db, travel_agency, member }: Ctx, package_code: string) {
  const found = await db
    .selectFrom('package as p')
    .innerJoin('package_detail as d', (on) =>
      on.onRef('d.travel_agency', '=', 'p.travel_agency').onRef('d.package_code', '=', 'p.package_code'),
    )
    .leftJoin('tour_area as a', (on) =>
      on.onRef('a.travel_agency', '=', 'p.travel_agency').onRef('a.tour_area_id', '=', 'p.tour_area_id'),
    )
    .select(cardColumns)
    .select([
      'p.tour_category_id',
      'p.tour_area_id',
      'p.tour_area_detail_id',
      'p.summary',
      'd.gallery',
      ...listFields('home', 'info', 'plan').map((name) => `d.${name}` as const),
    ])
    .select([
      departuresForSale.as('departures'),
      buildIsWished(member?.id).as('is_wish'),
      nextDate.as('next_date'),
      nextPrice.as('next_price'),
      lowestPriceDate.as('page_price_date'),
    ])
    .select([
      feesInForce.as('cancel_fees'),
      agencyPaymentPlan.as('agency_plan'),
      discountsOnOffer.as('discounts'),
    ])
    .where('p.travel_agency', '=', travel_agency)
    .where('p.package_code', '=', package_code)
    .where('p.sale_yn', '=', 'Y')
    .executeTakeFirst()
  const { departures, agency_plan, ...info } = found ?? refuse('PACKAGE_UNAVAILABLE')
  return {
    ...toPackageCard(info),
    ...groupFlightPlans(departures),
    payment_plan: pickPaymentPlan(info, agency_plan),
  }
}

type FeeRow = { days: number; percent: number }

/** A year of departures shares two or three flight plans, so each plan is sent once. */
export function groupFlightPlans(departures: DepartureWithFlights[]) {
  const plans = [...new Set(departures.map(({ flights }) => JSON.stringify(flights)))].filter(
    (plan) => plan !== '[]',
  )
  return {
    departures: departures.map(({ flights, ...departure }) => {
      const at = plans.indexOf(JSON.stringify(flights))
      return { ...departure, flight_plan: at === -1 ? null : at }
    }),
    flight_plans: plans.map((plan): Flights => JSON.parse(plan)).map(describeFlights),
  }
}

export type DepartureWithFlights = {
  departure_id: number
  departure_date: string
  departure_time: string | null
  flight_number: string | null
  flights: Flights
  adult_price: number
  child_price: number
  baby_price: number
  minimum: number
}

export const departuresForSale = sql<DepartureWithFlights[]>`coalesce((
  select json_agg(
    json_build_object(
      'departure_id', o.departure_id, 'departure_date', o.departure_date, 'departure_time', o.departure_time,
      'flight_number', o.flight_number, 'flights', o.flights, 'minimum', o.minimum,
      'adult_price', o.adult_price, 'child_price', o.child_price, 'baby_price', o.baby_price
    ) order by o.departure_date, o.departure_time nulls first, o.departure_id
  )
  from departure o where o.travel_agency = p.travel_agency and o.package_code = p.package_code and ${isOnSale('o')}), '[]')`

/** An agency has two tables: one for trips within the country, one for trips abroad. */
export const feesInForce = sql<FeeRow[]>`(
  select g.cancel_fees -> case when d.travel_alert is null then 'domestic' else 'overseas' end
  from agency g where g.travel_agency = p.travel_agency)`

export const agencyPaymentPlan = sql<PaymentPlan>`(
  select g.payment_plan from agency g where g.travel_agency = p.travel_agency)`

const buildIsWished = (member_id: number | undefined) =>
  member_id === undefined
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from wish w where w.travel_agency = p.travel_agency and w.member_id = ${member_id} and w.package_code = p.package_code)`

/** The place `l` is one that the schedule of `d` names. */
export const isOnSchedule = sql<boolean>`l.travel_agency = d.travel_agency and l.place_id in (
  select (named #>> '{}')::bigint from jsonb_path_query(d.schedule, 'lax $[*].places[*].place_id ? (@.type() == "number")') named)`

/** The places its schedule names, each once. None if the schedule cannot be read. */
const schedulePlaces = sql<PlaceLocation[]>`coalesce((
  select json_agg(json_build_object('place_id', l.place_id, 'name', l.name, 'latitude', l.latitude, 'longitude', l.longitude))
  from place l where ${isOnSchedule}), '[]')`

export async function findPackageDetail({ db, travel_agency }: Ctx, package_code: string) {
  const found = await db
    .selectFrom('package_detail as d')
    .innerJoin('package as p', (on) =>
      on.onRef('p.travel_agency', '=', 'd.travel_agency').onRef('p.package_code', '=', 'd.package_code'),
    )
    .select(['d.package_code', 'd.contents_cleaned', schedulePlaces.as('places')])
    .select(selectTripContact('p').as('planner'))
    .select(listFields('home', 'detail').map((name) => `d.${name}` as const))
    .where('d.travel_agency', '=', travel_agency)
    .where('d.package_code', '=', package_code)
    .where('p.sale_yn', '=', 'Y')
    .executeTakeFirst()
  const { contents, contents_cleaned, places, ...detail } = found ?? refuse('PACKAGE_UNAVAILABLE')
  return {
    ...detail,
    // a row that was written past us may hold no list: the answer's schema refuses it
    schedule: Array.isArray(detail.schedule) ? describeHotels(detail.schedule, places) : detail.schedule,
    route: buildRoute(detail.schedule, places),
    contents: toDisplayLocalizedText(contents, contents_cleaned),
  }
}

/** Refuses a trip that is gone, not on sale or another agency's. */
export async function refuseUnlessOnSale(db: Db, travel_agency: number, package_code: string): Promise<void> {
  const found = await db
    .selectFrom('package')
    .select('package_code')
    .where('travel_agency', '=', travel_agency)
    .where('package_code', '=', package_code)
    .where('sale_yn', '=', 'Y')
    .executeTakeFirst()
  if (!found) refuse('PACKAGE_UNAVAILABLE')
}
