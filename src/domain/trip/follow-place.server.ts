// Trips follow their place in the tree: moved and hidden with it.

import { sql } from 'kysely'
import type { InAgency } from '#platform/wire/asking.ts'

type Level = 'category' | 'area' | 'detail'

const columnOf = {
  category: sql.ref('p.tour_category_id'),
  area: sql.ref('p.tour_area_id'),
  detail: sql.ref('p.tour_area_detail_id'),
} as const

export async function countTripsIn(
  { db, travel_agency }: InAgency,
  level: Level,
  id: number,
): Promise<number> {
  const { rows } = await sql<{ trips: number }>`
    select count(*)::int as trips from package p where p.travel_agency = ${travel_agency} and ${columnOf[level]} = ${id}`.execute(
    db,
  )
  return rows[0]?.trips ?? 0
}

/**
 * An area or sub-area has another parent now: its trips stand there, and so do drafts of them. Answers how
 * many.
 */
export async function followPlace(within: InAgency, level: Level, id: number): Promise<number> {
  const { db, travel_agency } = within
  if (level === 'category') return 0
  const { rows } = await sql`
    update package p set tour_category_id = a.tour_category_id, tour_area_id = a.tour_area_id
    from tour_area a left join tour_area_detail d on d.travel_agency = a.travel_agency and d.tour_area_id = a.tour_area_id and ${level} = 'detail'
    where p.travel_agency = ${travel_agency} and a.travel_agency = ${travel_agency} and ${columnOf[level]} = ${id}
      and case when ${level} = 'detail' then d.tour_area_detail_id = ${id} else a.tour_area_id = ${id} end
    returning p.package_code`.execute(db)
  await sql`
    update package_draft f set content = f.content || jsonb_build_object('tour_category_id', a.tour_category_id, 'tour_area_id', a.tour_area_id)
    from tour_area a left join tour_area_detail d on d.travel_agency = a.travel_agency and d.tour_area_id = a.tour_area_id and ${level} = 'detail'
    where f.travel_agency = ${travel_agency} and a.travel_agency = ${travel_agency}
      and case when ${level} = 'detail' then d.tour_area_detail_id = ${id} and f.content ->> 'tour_area_detail_id' = ${String(id)}
        else a.tour_area_id = ${id} and f.content ->> 'tour_area_id' = ${String(id)} end`.execute(db)
  await hideTripsOf(within)
  return rows.length
}

/**
 * Trips on sale in a hidden place leave the site, and come back with it: all, or the one named. Answers how
 * many changed.
 */
export async function hideTripsOf({ db, travel_agency }: InAgency, package_code?: string): Promise<number> {
  const which = package_code === undefined ? sql`` : sql`and k.package_code = ${package_code}`
  const { rows } = await sql`
    update package p set sale_yn = case when h.hidden then 'N' else 'Y' end, hidden_with_place = h.hidden
    from (
      select k.package_code, c.hidden_yn = 'Y' or coalesce(a.hidden_yn = 'Y', false) or coalesce(d.hidden_yn = 'Y', false) as hidden
      from package k join tour_category c on c.travel_agency = k.travel_agency and c.tour_category_id = k.tour_category_id
        left join tour_area a on a.travel_agency = k.travel_agency and a.tour_area_id = k.tour_area_id
        left join tour_area_detail d on d.travel_agency = k.travel_agency and d.tour_area_detail_id = k.tour_area_detail_id
      where k.travel_agency = ${travel_agency} ${which}) h
    where p.travel_agency = ${travel_agency} and p.package_code = h.package_code
      and (h.hidden and p.sale_yn = 'Y' or not h.hidden and p.hidden_with_place)
    returning p.package_code`.execute(db)
  return rows.length
}
