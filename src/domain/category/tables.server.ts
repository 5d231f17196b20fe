// The three levels of the tree as tables: how each is found and written. Each statement names its table.

import { sql } from 'kysely'
import { lockAgency } from '#domain/agency/lock-agency.server.ts'
import { refuse } from '#errors.ts'
import type { LocalizedText } from '#i18n/language.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import type { Level } from './office-calls.ts'

type CategoryRow = { name: LocalizedText; parent: number | null; hidden_yn: 'Y' | 'N'; revision: number }

/** Locks the agency's tree: numbers and order are read and written by one change at a time. */
export const lockTree = lockAgency

export async function getCategory(
  { db, travel_agency }: AgencyContext,
  level: Level,
  id: number,
): Promise<CategoryRow> {
  const statements = {
    category: sql<CategoryRow>`select tour_category_name as name, null::int as parent, hidden_yn, revision
      from tour_category where travel_agency = ${travel_agency} and tour_category_id = ${id}`,
    area: sql<CategoryRow>`select tour_area_name as name, tour_category_id as parent, hidden_yn, revision
      from tour_area where travel_agency = ${travel_agency} and tour_area_id = ${id}`,
    detail: sql<CategoryRow>`select tour_area_detail_name as name, tour_area_id as parent, hidden_yn, revision
      from tour_area_detail where travel_agency = ${travel_agency} and tour_area_detail_id = ${id}`,
  }
  const { rows } = await statements[level].execute(db)
  return rows[0] ?? refuse('CATEGORY_NOT_FOUND')
}

const levelAbove: Record<Level, Level | undefined> = { category: undefined, area: 'category', detail: 'area' }

/** A category has no parent. An area or sub-area needs an existing parent on the level above. */
export async function refuseForeignParent(
  ctx: AgencyContext,
  level: Level,
  parent: number | null,
): Promise<void> {
  const parentLevel = levelAbove[level]
  if (parentLevel === undefined ? parent !== null : parent === null) refuse('CATEGORY_NOT_FOUND')
  if (parentLevel !== undefined && parent !== null) await getCategory(ctx, parentLevel, parent)
}

/** Numbers go on from the highest; a new area goes into the last column that is used. */
export async function insertCategory(
  { db, travel_agency }: AgencyContext,
  level: Level,
  parent: number | null,
  name: LocalizedText,
): Promise<number> {
  const nameJson = sql`${JSON.stringify(name)}::jsonb`
  const statements = {
    category: sql<{
      id: number
    }>`insert into tour_category (travel_agency, tour_category_id, tour_category_name, seq)
      select ${travel_agency}, coalesce(max(tour_category_id), 0) + 1, ${nameJson}, coalesce(max(seq), 0) + 1
      from tour_category where travel_agency = ${travel_agency} returning tour_category_id as id`,
    area: sql<{
      id: number
    }>`insert into tour_area (travel_agency, tour_area_id, tour_category_id, tour_area_name, tour_area_col_seq, tour_area_seq)
      select ${travel_agency}, coalesce(max(tour_area_id), 0) + 1, ${parent}, ${nameJson},
        coalesce(max(tour_area_col_seq) filter (where tour_category_id = ${parent}), 1),
        coalesce(max(tour_area_seq) filter (where tour_category_id = ${parent}), 0) + 1
      from tour_area where travel_agency = ${travel_agency} returning tour_area_id as id`,
    detail: sql<{
      id: number
    }>`insert into tour_area_detail (travel_agency, tour_area_detail_id, tour_area_id, tour_area_detail_name, seq)
      select ${travel_agency}, coalesce(max(tour_area_detail_id), 0) + 1, ${parent}, ${nameJson},
        coalesce(max(seq) filter (where tour_area_id = ${parent}), 0) + 1
      from tour_area_detail where travel_agency = ${travel_agency} returning tour_area_detail_id as id`,
  }
  const { rows } = await statements[level].execute(db)
  return rows[0]?.id ?? refuse('CATEGORY_NOT_FOUND')
}

type CategoryChange = { id: number; name: LocalizedText; column: number | undefined }

export async function updateCategory(
  { db, travel_agency }: AgencyContext,
  level: Level,
  { id, name, column }: CategoryChange,
) {
  const nameJson = sql`${JSON.stringify(name)}::jsonb`
  const statements = {
    category: sql`update tour_category set tour_category_name = ${nameJson}, revision = revision + 1
      where travel_agency = ${travel_agency} and tour_category_id = ${id}`,
    area: sql`update tour_area set tour_area_name = ${nameJson}, revision = revision + 1,
      tour_area_col_seq = coalesce(${column ?? null}::int, tour_area_col_seq)
      where travel_agency = ${travel_agency} and tour_area_id = ${id}`,
    detail: sql`update tour_area_detail set tour_area_detail_name = ${nameJson}, revision = revision + 1
      where travel_agency = ${travel_agency} and tour_area_detail_id = ${id}`,
  }
  await statements[level].execute(db)
}

export async function updateCategoryHidden(
  { db, travel_agency }: AgencyContext,
  level: Level,
  id: number,
  hidden_yn: 'Y' | 'N',
) {
  const statements = {
    category: sql`update tour_category set hidden_yn = ${hidden_yn}, revision = revision + 1
      where travel_agency = ${travel_agency} and tour_category_id = ${id}`,
    area: sql`update tour_area set hidden_yn = ${hidden_yn}, revision = revision + 1
      where travel_agency = ${travel_agency} and tour_area_id = ${id}`,
    detail: sql`update tour_area_detail set hidden_yn = ${hidden_yn}, revision = revision + 1
      where travel_agency = ${travel_agency} and tour_area_detail_id = ${id}`,
  }
  await statements[level].execute(db)
}

/** Areas of a category, sub-areas of an area. */
export async function hasChildren(
  { db, travel_agency }: AgencyContext,
  level: Level,
  id: number,
): Promise<boolean> {
  const statements = {
    category: sql`select from tour_area where travel_agency = ${travel_agency} and tour_category_id = ${id} limit 1`,
    area: sql`select from tour_area_detail where travel_agency = ${travel_agency} and tour_area_id = ${id} limit 1`,
    detail: sql`select where false`,
  }
  return (await statements[level].execute(db)).rows.length > 0
}

export async function deleteCategoryRow(
  { db, travel_agency }: AgencyContext,
  level: Level,
  id: number,
): Promise<void> {
  const statements = {
    category: sql`delete from tour_category where travel_agency = ${travel_agency} and tour_category_id = ${id}`,
    area: sql`delete from tour_area where travel_agency = ${travel_agency} and tour_area_id = ${id}`,
    detail: sql`delete from tour_area_detail where travel_agency = ${travel_agency} and tour_area_detail_id = ${id}`,
  }
  await statements[level].execute(db)
}

type CategoryPosition = { id: number; parent: number | null; before: number | null }
type Neighbour = { id: number; column: number }

/**
 * The neighbours are numbered again. An area takes the column of the area it is before, or of the last.
 */
export async function moveCategoryRow(
  ctx: AgencyContext,
  level: Level,
  { id, parent, before }: CategoryPosition,
): Promise<void> {
  const { db, travel_agency } = ctx
  const others = (await listNeighbours(ctx, level, parent)).filter((row) => row.id !== id)
  const at = before === null ? others.length : others.findIndex((row) => row.id === before)
  const column = (others[at] ?? others.at(-1))?.column ?? 1
  const order = [...others.slice(0, at), { id, column }, ...others.slice(at)]
  const placed = sql`unnest(${order.map((row) => row.id)}::int[], ${order.map((row) => row.column)}::int[])
    with ordinality o (id, col, place)`
  const statements = {
    category: sql`update tour_category t set seq = o.place, revision = t.revision + (o.id = ${id})::int
      from ${placed} where t.travel_agency = ${travel_agency} and t.tour_category_id = o.id`,
    area: sql`update tour_area t set tour_area_seq = o.place, tour_area_col_seq = o.col, tour_category_id = ${parent},
      revision = t.revision + (o.id = ${id})::int
      from ${placed} where t.travel_agency = ${travel_agency} and t.tour_area_id = o.id`,
    detail: sql`update tour_area_detail t set seq = o.place, tour_area_id = ${parent}, revision = t.revision + (o.id = ${id})::int
      from ${placed} where t.travel_agency = ${travel_agency} and t.tour_area_detail_id = o.id`,
  }
  await statements[level].execute(db)
}

async function listNeighbours({ db, travel_agency }: AgencyContext, level: Level, parent: number | null) {
  const statements = {
    category: sql<Neighbour>`select tour_category_id as id, 1 as column from tour_category
      where travel_agency = ${travel_agency} order by seq, tour_category_id`,
    area: sql<Neighbour>`select tour_area_id as id, tour_area_col_seq as column from tour_area
      where travel_agency = ${travel_agency} and tour_category_id = ${parent} order by tour_area_col_seq, tour_area_seq, tour_area_id`,
    detail: sql<Neighbour>`select tour_area_detail_id as id, 1 as column from tour_area_detail
      where travel_agency = ${travel_agency} and tour_area_id = ${parent} order by seq, tour_area_detail_id`,
  }
  return (await statements[level].execute(db)).rows
}
