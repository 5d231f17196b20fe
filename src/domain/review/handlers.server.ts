// §7 Reviews: what each of their calls does.
import { type RawBuilder, sql } from 'kysely'
import { refuse } from '#errors.ts'
import { reviewExcerpt } from '#limits/display.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import type { Ctx } from '#platform/wire/request-context.ts'
import type { ReviewSort, reviewCalls } from './calls.ts'
import { changeOwnReview, deleteOwnReview, getOwnReview } from './own-review.server.ts'
import { readReviewSummary } from './summary.server.ts'
import { writeReview } from './write-review.server.ts'

export const reviewHandlers: Handlers<typeof reviewCalls> = {
  reviewList(ctx, { package_code, who, stars, sort, ...paging }) {
    const reviews = selectVisibleReviews(ctx)
      .select([
        sql<string>`left(r.contents, ${reviewExcerpt})`.as('contents'),
        sql<boolean>`char_length(r.contents) <= ${reviewExcerpt}`.as('is_whole'),
      ])
      .$if(package_code !== undefined, (rows) => rows.where('r.package_code', '=', package_code ?? ''))
      .$if(who !== undefined, (rows) => rows.where('r.who', '=', who ?? null))
      .$if(stars !== undefined, (rows) => rows.where('r.stars', '=', stars ?? 0))
    return listPage(ctx.db, reviews, orders[sort], paging)
  },

  reviewSummary: readReviewSummary,

  async reviewInfo(ctx, { id }) {
    const found = await selectVisibleReviews(ctx)
      .select('r.contents')
      .where('r.id', '=', id)
      .executeTakeFirst()
    return { ...(found ?? refuse('REVIEW_NOT_FOUND')), is_whole: true }
  },

  write: writeReview,
  own: getOwnReview,
  change: changeOwnReview,
  remove: deleteOwnReview,
}

/** After that the newest. */
const orders: Record<ReviewSort, RawBuilder<unknown>> = {
  newest: sql`reg_date desc, id desc`,
  photos: sql`(photos = '{}'), reg_date desc, id desc`,
  best: sql`stars desc, reg_date desc, id desc`,
  worst: sql`stars, reg_date desc, id desc`,
}

/** A private trip is one customer's: its title is that of their quote, so its reviews are the office's alone. */
const selectVisibleReviews = ({ db, travel_agency }: Ctx) =>
  db
    .selectFrom('review as r')
    .innerJoin('package as p', (on) =>
      on.onRef('p.travel_agency', '=', 'r.travel_agency').onRef('p.package_code', '=', 'r.package_code'),
    )
    .select(['r.id', 'r.package_code', 'p.page_title', 'r.stars', 'r.reg_name', 'r.reg_date', 'r.photos'])
    .select(['r.who', 'r.walking', 'r.meals', 'r.guide', 'r.hotel'])
    .select(['r.reply', 'r.reply_date'])
    .where('r.travel_agency', '=', travel_agency)
    .where('r.hidden_yn', '=', 'N')
    .where('p.is_private', '=', false)
