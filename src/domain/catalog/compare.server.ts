// Trips side by side: what one decides by, in one statement. §2
import { sql } from 'kysely'
import type { LocalizedText } from '#i18n/language.ts'
import type { DB } from '#platform/db/rows.ts'
import type { Ctx } from '#platform/wire/request-context.ts'
import { feesInForce } from './find-package.server.ts'
import {
  cardColumns,
  findDateFrom,
  findPriceFrom,
  lowestPriceDate,
  toPackageCard,
} from './list-packages.server.ts'
import { countMeals } from './meals.ts'
import type { TripComparison } from './package.ts'
import { listFields } from './trip-fields.ts'

/** `day`: the one its card showed. Departures count from there. */
export type DatedTrip = { package_code: string; day: string | null }

export async function compare({ db, travel_agency }: Ctx, trips: DatedTrip[]): Promise<TripComparison[]> {
  const codes = trips.map(({ package_code }) => package_code)
  const days = trips.map(({ day }) => day)
  const day = sql`(${days}::date[])[array_position(${codes}::text[], p.package_code)]`
  const rows = await db
    .selectFrom('package as p')
    .innerJoin('package_detail as d', (on) =>
      on.onRef('d.travel_agency', '=', 'p.travel_agency').onRef('d.package_code', '=', 'p.package_code'),
    )
    .leftJoin('tour_area as a', (on) =>
      on.onRef('a.travel_agency', '=', 'p.travel_agency').onRef('a.tour_area_id', '=', 'p.tour_area_id'),
    )
    .select(cardColumns)
    .select(['p.tour_category_id', 'd.schedule'])
    .select(listFields('isCompared', true).map((name) => `d.${name}` as const))
    .select([
      findDateFrom(day).as('next_date'),
      findPriceFrom(day).as('next_price'),
      lowestPriceDate.as('page_price_date'),
      feesInForce.as('cancel_fees'),
    ])
    .where('p.travel_agency', '=', travel_agency)
    .where('p.package_code', 'in', codes)
    .where('p.sale_yn', '=', 'Y')
    .orderBy(sql`array_position(${codes}::text[], p.package_code)`)
    .execute()
  return rows.map(({ schedule, ...row }) => ({ ...toPackageCard(row), ...summarizeDays(schedule) }))
}

type Schedule = DB['package_detail']['schedule']['__select__']

function summarizeDays(days: Schedule) {
  const hotels = new Map<string, LocalizedText>()
  for (const { hotel } of days) if (hotel) hotels.set(hotel.ko, hotel)
  return {
    hotels: [...hotels.values()],
    meals: countMeals(days),
    stops_a_day: Math.max(0, ...days.map(({ places }) => places.length)),
  }
}
