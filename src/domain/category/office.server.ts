// What the office does with the tree of categories, areas and sub-areas.

import { sql } from 'kysely'
import { countTripsIn, followPlace, hideTripsOf } from '#domain/trip/follow-place.server.ts'
import { refuse, refuseChanged } from '#errors.ts'
import { onceOnly } from '#platform/once-only.server.ts'
import type { InAgency } from '#platform/wire/asking.ts'
import type { HandlersOf } from '#platform/wire/invoke.server.ts'
import type { Words } from '#words/language.ts'
import type { categoryOfficeCalls } from './office-calls.ts'
import {
  add,
  change,
  find,
  hasParts,
  hide,
  lockTree,
  place,
  refuseForeignParent,
  remove,
} from './tables.server.ts'

type Node = { id: number; name: Words; hidden_yn: 'Y' | 'N'; revision: number; trips: number }
type Tree = (Node & { side_yn: 'Y' | 'N'; areas: (Node & { column: number; details: Node[] })[] })[]

export const categoryOfficeHandlers: HandlersOf<typeof categoryOfficeCalls> = {
  categories: async (ctx) => ({ list: await readTree(ctx) }),

  addCategory: (ctx, { level, parent, name }) =>
    onceOnly(ctx, 'addCategory', { level, parent, name }, async (inside) => {
      await lockTree(inside)
      await refuseForeignParent(inside, level, parent)
      const id = await add(inside, level, parent, name)
      inside.note({ subject: `${level} ${id}`, after: { name } })
      return { id }
    }),

  async changeCategory(ctx, { level, id, revision, name, column }) {
    await lockTree(ctx)
    const before = await find(ctx, level, id)
    refuseChanged(before.revision, revision)
    await change(ctx, level, { id, name, column })
    ctx.note({ subject: `${level} ${id}`, before: { name: before.name }, after: { name, column } })
    return { revision: revision + 1 }
  },

  async moveCategory(ctx, { level, id, parent, before }) {
    await lockTree(ctx)
    const stood = await find(ctx, level, id)
    await refuseForeignParent(ctx, level, parent)
    if (before !== null && (await find(ctx, level, before)).parent !== parent) refuse('CATEGORY_NOT_FOUND')
    await place(ctx, level, { id, parent, before })
    const trips = stood.parent === parent ? 0 : await followPlace(ctx, level, id)
    ctx.note({ subject: `${level} ${id}`, before: { parent: stood.parent }, after: { parent, trips } })
    return { trips }
  },

  async hideCategory(ctx, { level, id, hidden_yn }) {
    await lockTree(ctx)
    const before = await find(ctx, level, id)
    await hide(ctx, level, id, hidden_yn)
    const trips = await hideTripsOf(ctx)
    ctx.note({
      subject: `${level} ${id}`,
      before: { hidden_yn: before.hidden_yn },
      after: { hidden_yn, trips },
    })
    return { trips }
  },

  async deleteCategory(ctx, { level, id }) {
    await lockTree(ctx)
    const { name } = await find(ctx, level, id)
    if ((await countTripsIn(ctx, level, id)) > 0 || (await hasParts(ctx, level, id)))
      refuse('CATEGORY_IN_USE')
    await remove(ctx, level, id)
    ctx.note({ subject: `${level} ${id}`, before: { name } })
    return {}
  },
}

async function readTree({ db, travel_agency }: InAgency): Promise<Tree> {
  const trips = (column: 'tour_category_id' | 'tour_area_id' | 'tour_area_detail_id', of: string) =>
    sql`(select count(*)::int from package p where p.travel_agency = ${travel_agency} and ${sql.ref(`p.${column}`)} = ${sql.ref(`${of}.${column}`)})`
  const details = sql`coalesce((select json_agg(json_build_object('id', d.tour_area_detail_id, 'name', d.tour_area_detail_name,
      'hidden_yn', d.hidden_yn, 'revision', d.revision, 'trips', ${trips('tour_area_detail_id', 'd')}) order by d.seq, d.tour_area_detail_id)
    from tour_area_detail d where d.travel_agency = a.travel_agency and d.tour_area_id = a.tour_area_id), '[]')`
  const areas = sql`coalesce((select json_agg(json_build_object('id', a.tour_area_id, 'name', a.tour_area_name, 'hidden_yn', a.hidden_yn,
      'revision', a.revision, 'column', a.tour_area_col_seq, 'trips', ${trips('tour_area_id', 'a')}, 'details', ${details})
      order by a.tour_area_col_seq, a.tour_area_seq, a.tour_area_id)
    from tour_area a where a.travel_agency = c.travel_agency and a.tour_category_id = c.tour_category_id), '[]')`
  const { rows } = await sql<Tree[number]>`
    select c.tour_category_id as id, c.tour_category_name as name, c.hidden_yn, c.revision, c.side_yn,
      ${trips('tour_category_id', 'c')} as trips, ${areas} as areas
    from tour_category c where c.travel_agency = ${travel_agency} order by c.seq, c.tour_category_id`.execute(
    db,
  )
  return rows
}
