// The months in which something departs, for the filter of a list: read once per revision of the catalogue.
import { sql } from 'kysely'
import type { Ctx } from '#platform/wire/request-context.ts'
import { isOnSale } from './on-sale.server.ts'

type CategoryPath = { tour_category?: number; tour_area?: number; tour_area_detail?: number }
type Row = {
  month: string
  tour_category_id: number
  tour_area_id: number | null
  tour_area_detail_id: number | null
}

export async function listMonths(ctx: Ctx, place: CategoryPath): Promise<string[]> {
  const rows = await ctx.cache.getOrLoad(ctx.travel_agency, ['catalog'], 'months', () => readMonths(ctx))
  const { tour_category, tour_area, tour_area_detail } = place
  const inPath = rows.filter(
    (row) =>
      (tour_category === undefined || row.tour_category_id === tour_category) &&
      (tour_area === undefined || row.tour_area_id === tour_area) &&
      (tour_area_detail === undefined || row.tour_area_detail_id === tour_area_detail),
  )
  return [...new Set(inPath.map(({ month }) => month))]
}

async function readMonths({ db, travel_agency }: Ctx): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select distinct to_char(d.departure_date, 'YYYY-MM') as month, p.tour_category_id, p.tour_area_id, p.tour_area_detail_id
    from departure d join package p on p.travel_agency = d.travel_agency and p.package_code = d.package_code
    where d.travel_agency = ${travel_agency} and ${isOnSale('d')} and p.sale_yn = 'Y'
    order by month`.execute(db)
  return rows
}
