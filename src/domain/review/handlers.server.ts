// §7 Reviews: what each of their calls does.
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { reviewExcerpt } from '#limits.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import type { Ctx } from '#platform/wire/asking.ts'
import type { HandlersOf } from '#platform/wire/invoke.server.ts'
import type { reviewCalls } from './calls.ts'
import { writeReview } from './write.server.ts'

export const reviewHandlers: HandlersOf<typeof reviewCalls> = {
  reviewList(ctx, { package_code, ...paging }) {
    const reviews = reviewsOf(ctx).select([
      sql<string>`left(r.contents, ${reviewExcerpt})`.as('contents'),
      sql<boolean>`char_length(r.contents) <= ${reviewExcerpt}`.as('is_whole'),
    ])
    return listPage(
      ctx.db,
      package_code === undefined ? reviews : reviews.where('r.package_code', '=', package_code),
      sql`reg_date desc, id desc`,
      paging,
    )
  },

  async reviewInfo(ctx, { id }) {
    const found = await reviewsOf(ctx).select('r.contents').where('r.id', '=', id).executeTakeFirst()
    return { ...(found ?? refuse('REVIEW_NOT_FOUND')), is_whole: true }
  },

  write: writeReview,
}

const reviewsOf = ({ db, travel_agency }: Ctx) =>
  db
    .selectFrom('review as r')
    .innerJoin('package as p', (on) =>
      on.onRef('p.travel_agency', '=', 'r.travel_agency').onRef('p.package_code', '=', 'r.package_code'),
    )
    .select(['r.id', 'r.package_code', 'p.page_title', 'r.stars', 'r.reg_name', 'r.reg_date', 'r.photos'])
    .select(['r.reply', 'r.reply_date'])
    .where('r.travel_agency', '=', travel_agency)
    .where('r.hidden_yn', '=', 'N')
