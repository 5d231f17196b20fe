// Everything a site needs of its agency, read once per revision. §3 Agency info, meta, chat codes, categories
import { sql } from 'kysely'
import { completeTheme } from '#lib/theme.ts'
import { promotionLimits } from '#limits/display.ts'
import type { ValueCache } from '#platform/cache/value-cache.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { Category } from './calls.ts'

type SiteContext = { travel_agency: number; db: Db; cache: ValueCache }
export type Site = Awaited<ReturnType<typeof readSite>>

export const getSite = (ctx: SiteContext): Promise<Site> =>
  ctx.cache.getOrLoad(ctx.travel_agency, ['site'], 'site', () => readSite(ctx))

async function readSite({ db, travel_agency }: SiteContext) {
  const [agency, info, meta, chat, home, categories, domains, promotions, menu] = await Promise.all([
    db.selectFrom('agency').selectAll().where('travel_agency', '=', travel_agency).executeTakeFirst(),
    db.selectFrom('agency_info').selectAll().where('travel_agency', '=', travel_agency).executeTakeFirst(),
    db.selectFrom('agency_meta').selectAll().where('travel_agency', '=', travel_agency).executeTakeFirst(),
    readChatCodes(db, travel_agency),
    db.selectFrom('agency_home').selectAll().where('travel_agency', '=', travel_agency).executeTakeFirst(),
    readCategories(db, travel_agency),
    db
      .selectFrom('agency_domain')
      .select('domain')
      .where('travel_agency', '=', travel_agency)
      .orderBy('is_main', 'desc')
      .orderBy('domain')
      .execute(),
    listShownPromotions(db, travel_agency),
    db
      .selectFrom('agency_menu')
      .select('items')
      .where('travel_agency', '=', travel_agency)
      .executeTakeFirst(),
  ])
  return {
    agency: agency && { ...agency, theme: completeTheme(agency.theme) },
    info:
      agency && info
        ? {
            id: travel_agency,
            ...info,
            default_language: agency.default_language,
            review_yn: agency.review_yn,
          }
        : null,
    meta: meta ?? null,
    chat: chat ?? { code: null, whatsapp_code: null },
    home: home ?? null,
    categories,
    domains: domains.map(({ domain }) => domain),
    promotions,
    menu: menu?.items ?? [],
  }
}

const readChatCodes = (db: Db, travel_agency: number) =>
  db
    .selectFrom('chat_code')
    .select(['code', 'whatsapp_code'])
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirst()

/** The promotions of today, the newest first. The day turns with a job (`turn-day`). */
const listShownPromotions = (db: Db, travel_agency: number) =>
  db
    .selectFrom('promotion')
    .select(['promotion_id', 'kind', 'pages', 'audience', 'title', 'text', 'href', 'picture'])
    .where('travel_agency', '=', travel_agency)
    .where('shown_from', '<=', seoulToday)
    .where('shown_until', '>=', seoulToday)
    .orderBy('promotion_id', 'desc')
    .limit(promotionLimits.shown)
    .execute()

export async function readCategories(db: Db, travel_agency: number): Promise<Category[]> {
  const details = sql<Category['tour_area_list'][number]['tour_area_detail_list']>`
    coalesce((select json_agg(json_build_object('tour_area_detail_id', d.tour_area_detail_id, 'tour_area_detail_name', d.tour_area_detail_name) order by d.seq, d.tour_area_detail_id)
      from tour_area_detail d where d.travel_agency = a.travel_agency and d.tour_area_id = a.tour_area_id and d.hidden_yn = 'N'), '[]')`
  const areas = sql<Category['tour_area_list']>`
    coalesce((select json_agg(json_build_object('tour_area_id', a.tour_area_id, 'tour_area_name', a.tour_area_name, 'tour_area_col_seq', a.tour_area_col_seq,
        'tour_area_seq', a.tour_area_seq, 'tour_area_detail_list', ${details}) order by a.tour_area_col_seq, a.tour_area_seq, a.tour_area_id)
      from tour_area a where a.travel_agency = c.travel_agency and a.tour_category_id = c.tour_category_id and a.hidden_yn = 'N'), '[]')`
  return db
    .selectFrom('tour_category as c')
    .select(['c.tour_category_id', 'c.tour_category_name', 'c.side_yn', areas.as('tour_area_list')])
    .where('c.travel_agency', '=', travel_agency)
    .where('c.hidden_yn', '=', 'N')
    .orderBy('c.seq')
    .orderBy('c.tour_category_id')
    .execute()
}
