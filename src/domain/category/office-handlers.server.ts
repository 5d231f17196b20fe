// Office handlers: the tree of categories, areas and sub-areas.

import { sql } from 'kysely'
import { deletePageWords } from '#domain/agency/page/page-words.server.ts'
import { countTripsIn, moveTripsWithCategory, syncHiddenTrips } from '#domain/trip/category-trips.server.ts'
import { refuse, refuseIfChanged } from '#errors.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import type { categoryOfficeCalls } from './office-calls.ts'
import {
  deleteCategoryRow,
  getCategory,
  hasChildren,
  insertCategory,
  lockTree,
  moveCategoryRow,
  refuseForeignParent,
  updateCategory,
  updateCategoryHidden,
} from './tables.server.ts'

type CategoryTreeNode = {
  id: number
  name: LocalizedText
  hidden_yn: 'Y' | 'N'
  revision: number
  trips: number
}
type CategoryTree = (CategoryTreeNode & {
  side_yn: 'Y' | 'N'
  areas: (CategoryTreeNode & { column: number; details: CategoryTreeNode[] })[]
})[]

export const categoryOfficeHandlers: Handlers<typeof categoryOfficeCalls> = {
  categories: async (ctx) => ({ list: await readTree(ctx) }),

  addCategory: (ctx, { level, parent, name }) =>
    withIdempotencyKey(ctx, 'addCategory', { level, parent, name }, async (tx) => {
      await lockTree(tx)
      await refuseForeignParent(tx, level, parent)
      const id = await insertCategory(tx, level, parent, name)
      tx.logChange({ subject: `${level} ${id}`, after: { name } })
      return { id }
    }),

  async changeCategory(ctx, { level, id, revision, name, column }) {
    await lockTree(ctx)
    const before = await getCategory(ctx, level, id)
    refuseIfChanged(before.revision, revision)
    await updateCategory(ctx, level, { id, name, column })
    ctx.logChange({ subject: `${level} ${id}`, before: { name: before.name }, after: { name, column } })
    return { revision: revision + 1 }
  },

  async moveCategory(ctx, { level, id, parent, before }) {
    await lockTree(ctx)
    const previous = await getCategory(ctx, level, id)
    await refuseForeignParent(ctx, level, parent)
    if (before !== null && (await getCategory(ctx, level, before)).parent !== parent)
      refuse('CATEGORY_NOT_FOUND')
    await moveCategoryRow(ctx, level, { id, parent, before })
    const trips = previous.parent === parent ? 0 : await moveTripsWithCategory(ctx, level, id)
    ctx.logChange({
      subject: `${level} ${id}`,
      before: { parent: previous.parent },
      after: { parent, trips },
    })
    return { trips }
  },

  async hideCategory(ctx, { level, id, hidden_yn }) {
    await lockTree(ctx)
    const before = await getCategory(ctx, level, id)
    await updateCategoryHidden(ctx, level, id, hidden_yn)
    const trips = await syncHiddenTrips(ctx)
    ctx.logChange({
      subject: `${level} ${id}`,
      before: { hidden_yn: before.hidden_yn },
      after: { hidden_yn, trips },
    })
    return { trips }
  },

  async deleteCategory(ctx, { level, id }) {
    await lockTree(ctx)
    const { name } = await getCategory(ctx, level, id)
    if ((await countTripsIn(ctx, level, id)) > 0 || (await hasChildren(ctx, level, id)))
      refuse('CATEGORY_IN_USE')
    await deleteCategoryRow(ctx, level, id)
    await deletePageWords(ctx, `${level}/${id}`)
    ctx.logChange({ subject: `${level} ${id}`, before: { name } })
    return {}
  },
}

async function readTree({ db, travel_agency }: AgencyContext): Promise<CategoryTree> {
  const trips = (column: 'tour_category_id' | 'tour_area_id' | 'tour_area_detail_id', alias: string) =>
    sql`(select count(*)::int from package p where p.travel_agency = ${travel_agency} and ${sql.ref(`p.${column}`)} = ${sql.ref(`${alias}.${column}`)})`
  const details = sql`coalesce((select json_agg(json_build_object('id', d.tour_area_detail_id, 'name', d.tour_area_detail_name,
      'hidden_yn', d.hidden_yn, 'revision', d.revision, 'trips', ${trips('tour_area_detail_id', 'd')}) order by d.seq, d.tour_area_detail_id)
    from tour_area_detail d where d.travel_agency = a.travel_agency and d.tour_area_id = a.tour_area_id), '[]')`
  const areas = sql`coalesce((select json_agg(json_build_object('id', a.tour_area_id, 'name', a.tour_area_name, 'hidden_yn', a.hidden_yn,
      'revision', a.revision, 'column', a.tour_area_col_seq, 'trips', ${trips('tour_area_id', 'a')}, 'details', ${details})
      order by a.tour_area_col_seq, a.tour_area_seq, a.tour_area_id)
    from tour_area a where a.travel_agency = c.travel_agency and a.tour_category_id = c.tour_category_id), '[]')`
  const { rows } = await sql<CategoryTree[number]>`
    select c.tour_category_id as id, c.tour_category_name as name, c.hidden_yn, c.revision, c.side_yn,
      ${trips('tour_category_id', 'c')} as trips, ${areas} as areas
    from tour_category c where c.travel_agency = ${travel_agency} order by c.seq, c.tour_category_id`.execute(
    db,
  )
  return rows
}
