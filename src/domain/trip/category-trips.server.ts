// Trips follow their place in the tree: moved and hidden with it.

import { sql } from 'kysely'
import type { AgencyContext } from '#platform/wire/request-context.ts'

type Level = 'category' | 'area' | 'detail'

const levelColumns = {
  category: 'tour_category_id',
  area: 'tour_area_id',
  detail: 'tour_area_detail_id',
} as const

export async function countTripsIn(
  { db, travel_agency }: AgencyContext,
  level: Level,
  id: number,
): Promise<number> {
  const { rows } = await sql<{ trips: number }>`
    select count(*)::int as trips from package where travel_agency = ${travel_agency} and ${sql.ref(levelColumns[level])} = ${id}`.execute(
    db,
  )
  return rows[0]?.trips ?? 0
}

/** An area or sub-area has a new parent. Its trips and their drafts move with it. Returns how many. */
export async function moveTripsWithCategory(ctx: AgencyContext, level: Level, id: number): Promise<number> {
  const { db, travel_agency } = ctx
  if (level === 'category') return 0
  const path = await pathQueries[level](ctx, id)
  const { rows } = await sql`
    update package set tour_category_id = ${path.tour_category_id}, tour_area_id = ${path.tour_area_id}
    where travel_agency = ${travel_agency} and ${sql.ref(levelColumns[level])} = ${id}
    returning package_code`.execute(db)
  await sql`
    update package_draft set content = content || ${JSON.stringify(path)}::jsonb
    where travel_agency = ${travel_agency} and content ->> ${levelColumns[level]} = ${String(id)}`.execute(db)
  await syncHiddenTrips(ctx)
  return rows.length
}

/** The new path of what was moved. */
const pathQueries = {
  area: ({ db, travel_agency }: AgencyContext, id: number) =>
    db
      .selectFrom('tour_area')
      .select(['tour_category_id', 'tour_area_id'])
      .where('travel_agency', '=', travel_agency)
      .where('tour_area_id', '=', id)
      .executeTakeFirstOrThrow(),
  detail: ({ db, travel_agency }: AgencyContext, id: number) =>
    db
      .selectFrom('tour_area_detail as d')
      .innerJoin('tour_area as a', (join) =>
        join.onRef('a.travel_agency', '=', 'd.travel_agency').onRef('a.tour_area_id', '=', 'd.tour_area_id'),
      )
      .select(['a.tour_category_id', 'a.tour_area_id'])
      .where('d.travel_agency', '=', travel_agency)
      .where('d.tour_area_detail_id', '=', id)
      .executeTakeFirstOrThrow(),
}

/**
 * Trips in a hidden category or area leave the site, and come back when it is shown again. For all trips or
 * one. Returns how many changed.
 */
export async function syncHiddenTrips(
  { db, travel_agency }: AgencyContext,
  package_code?: string,
): Promise<number> {
  const condition = package_code === undefined ? sql`` : sql`and k.package_code = ${package_code}`
  const { rows } = await sql`
    update package p set sale_yn = case when h.hidden then 'N' else 'Y' end, hidden_with_place = h.hidden
    from (
      select k.package_code, c.hidden_yn = 'Y' or coalesce(a.hidden_yn = 'Y', false) or coalesce(d.hidden_yn = 'Y', false) as hidden
      from package k join tour_category c on c.travel_agency = k.travel_agency and c.tour_category_id = k.tour_category_id
        left join tour_area a on a.travel_agency = k.travel_agency and a.tour_area_id = k.tour_area_id
        left join tour_area_detail d on d.travel_agency = k.travel_agency and d.tour_area_detail_id = k.tour_area_detail_id
      where k.travel_agency = ${travel_agency} ${condition}) h
    where p.travel_agency = ${travel_agency} and p.package_code = h.package_code
      and (h.hidden and p.sale_yn = 'Y' or not h.hidden and p.hidden_with_place)
    returning p.package_code`.execute(db)
  return rows.length
}
