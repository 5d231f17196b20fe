// What staff do with reviews. Neither stars nor words of a review are ever changed.
import { sql, type Updateable } from 'kysely'
import { refuse } from '#errors.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import type { DB } from '#platform/db/rows.ts'
import type { Ctx, StaffCtx } from '#platform/wire/asking.ts'
import type { HandlersOf } from '#platform/wire/invoke.server.ts'
import type { reviewOfficeCalls } from './office-calls.ts'

export const reviewOfficeHandlers: HandlersOf<typeof reviewOfficeCalls> = {
  reviews(ctx, { state, stars, ...paging }) {
    const rows = reviewsOf(ctx)
      .$if(stars !== undefined, (rows) => rows.where('r.stars', '=', stars ?? 0))
      .$if(state === 'waiting', (rows) => rows.where('r.reply', 'is', null).where('r.hidden_yn', '=', 'N'))
      .$if(state === 'replied', (rows) => rows.where('r.reply', 'is not', null))
      .$if(state === 'hidden', (rows) => rows.where('r.hidden_yn', '=', 'Y'))
    return listPage(ctx.db, rows, sql`reg_date desc, id desc`, paging)
  },

  async review(ctx, { id }) {
    const { booking_id, email, ...review } =
      (await reviewsOf(ctx)
        .leftJoin('booking as b', (on) =>
          on.onRef('b.travel_agency', '=', 'r.travel_agency').onRef('b.id', '=', 'r.booking'),
        )
        .select(['b.booking_id', 'b.email'])
        .where('r.id', '=', id)
        .executeTakeFirst()) ?? refuse('REVIEW_NOT_FOUND')
    return { ...review, booking_id, told: Boolean(email) }
  },

  async reply(ctx, { id, revision, reply: typed }) {
    const { reply: before } = await lock(ctx, id, revision)
    const reply = typed.trim() || null
    ctx.note({ subject: `review ${id}`, before: { reply: before }, after: { reply } })
    return change(ctx, { id, revision }, { reply, reply_date: reply && new Date().toISOString() })
  },

  async hide(ctx, { id, revision, reason }) {
    const { hidden_yn } = await lock(ctx, id, revision)
    ctx.note({ subject: `review ${id}`, before: { hidden_yn }, after: { hidden_yn: 'Y', reason } })
    const { travel_agency } = ctx
    if (hidden_yn === 'N') await ctx.later('send-mail', { travel_agency, kind: 'review-hidden', ref: id })
    return change(ctx, { id, revision }, { hidden_yn: 'Y', hidden_reason: reason })
  },

  async show(ctx, { id, revision }) {
    const { hidden_yn } = await lock(ctx, id, revision)
    ctx.note({ subject: `review ${id}`, before: { hidden_yn }, after: { hidden_yn: 'N' } })
    return change(ctx, { id, revision }, { hidden_yn: 'N', hidden_reason: null })
  },
}

const reviewsOf = ({ db, travel_agency }: Ctx) =>
  db
    .selectFrom('review as r')
    .innerJoin('package as p', (on) =>
      on.onRef('p.travel_agency', '=', 'r.travel_agency').onRef('p.package_code', '=', 'r.package_code'),
    )
    .select(['r.id', 'r.package_code', 'p.page_title', 'r.stars', 'r.contents', 'r.reg_name', 'r.reg_date'])
    .select(['r.reply', 'r.reply_date', 'r.hidden_yn', 'r.hidden_reason', 'r.revision'])
    .where('r.travel_agency', '=', travel_agency)

async function lock({ db, travel_agency }: StaffCtx, id: number, revision: number) {
  const review =
    (await db
      .selectFrom('review')
      .select(['reply', 'hidden_yn', 'revision'])
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()) ?? refuse('REVIEW_NOT_FOUND')
  if (review.revision !== revision) refuse('CHANGED_MEANWHILE')
  return review
}

async function change(
  { db, travel_agency }: StaffCtx,
  { id, revision }: { id: number; revision: number },
  to: Updateable<DB['review']>,
) {
  await db
    .updateTable('review')
    .set({ ...to, revision: revision + 1 })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
  return { revision: revision + 1 }
}
