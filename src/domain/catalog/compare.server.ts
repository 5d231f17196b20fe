// Trips side by side: what one decides by, in one statement. §2
import { sql } from 'kysely'
import type { DB } from '#platform/db/rows.ts'
import type { Ctx } from '#platform/wire/asking.ts'
import type { Words } from '#words/language.ts'
import { feesInForce } from './find.server.ts'
import { cardColumns, cardOf, nextDate } from './list.server.ts'
import { countMeals } from './meals.ts'
import type { Compared } from './package.ts'

export async function compare({ db, travel_agency }: Ctx, codes: string[]): Promise<Compared[]> {
  const rows = await db
    .selectFrom('package as p')
    .innerJoin('package_detail as d', (on) =>
      on.onRef('d.travel_agency', '=', 'p.travel_agency').onRef('d.package_code', '=', 'p.package_code'),
    )
    .leftJoin('tour_area as a', (on) =>
      on.onRef('a.travel_agency', '=', 'p.travel_agency').onRef('a.tour_area_id', '=', 'p.tour_area_id'),
    )
    .select(cardColumns)
    .select('p.tour_category_id')
    .select(['d.airline', 'd.shopping_visits', 'd.schedule'])
    .select([nextDate.as('next_date'), feesInForce.as('cancel_fees')])
    .where('p.travel_agency', '=', travel_agency)
    .where('p.package_code', 'in', codes)
    .where('p.sale_yn', '=', 'Y')
    .orderBy(sql`array_position(${codes}::text[], p.package_code)`)
    .execute()
  return rows.map(({ schedule, ...row }) => ({ ...cardOf(row), ...ofDays(schedule) }))
}

type Schedule = DB['package_detail']['schedule']['__select__']

function ofDays(days: Schedule) {
  const hotels = new Map<string, Words>()
  for (const { hotel } of days) if (hotel) hotels.set(hotel.ko, hotel)
  return {
    hotels: [...hotels.values()],
    meals: countMeals(days),
    stops_a_day: Math.max(0, ...days.map(({ places }) => places.length)),
  }
}
