// §7 Packages: finding a trip and knowing everything about it.
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { type HandlersOf, notBuilt } from '#platform/wire/invoke.server.ts'
import type { catalogCalls } from './calls.ts'
import { listPackages } from './list.server.ts'

const tagged = (tags: string[]) => tags.map((tag) => ({ tag }))

/** A keyword as a pattern: found anywhere, its own % and _ taken as they stand. */
const anywhere = (keyword: string | undefined) => keyword && `%${keyword.replace(/[\\%_]/g, '\\$&')}%`

export const catalogHandlers: HandlersOf<typeof catalogCalls> = {
  async packageList(ctx, { page, page_size, page_title, query, tour_category, tour_area, tour_area_detail, landing_user_id }) {
    if (landing_user_id !== undefined && landing_user_id !== ctx.member?.id) refuse('ABNORMAL_ACCESS')
    const pattern = anywhere(page_title ?? query)
    const { total, list } = await listPackages(ctx.db, { travel_agency: ctx.travel_agency, page, page_size, tour_category, tour_area, tour_area_detail, pattern })
    return { total, page, page_size, list: list.map((card) => ({ ...card, tag_list: tagged(card.tag_list), tag_list_en: tagged(card.tag_list_en), is_wish: false })) }
  },

  async tag(ctx) {
    const [tag_list, tag_list_en] = await Promise.all([countTags('tag_list'), countTags('tag_list_en')])
    return { tag_list, tag_list_en }

    async function countTags(column: 'tag_list' | 'tag_list_en') {
      const { rows } = await sql<{ tag: string; count: number }>`
        select tag, count(*)::int as count from package, unnest(${sql.ref(column)}) as tag
        where travel_agency = ${ctx.travel_agency} and sale_yn = 'Y' group by tag order by count(*) desc, tag limit 100`.execute(ctx.db)
      return rows
    }
  },

  packageInfo: notBuilt,
  packageDetail: notBuilt,
  productView: notBuilt,
  departures: notBuilt,
}
