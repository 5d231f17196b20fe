// Office handlers: reviews. Neither stars nor words of a review are ever changed.

import { sql, type Updateable } from 'kysely'
import { refuse, refuseIfChanged } from '#errors.ts'
import { localize } from '#i18n/language.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import { getToday } from '#lib/format.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import type { DB } from '#platform/db/rows.ts'
import { toMomentCell } from '#platform/export/export-file.ts'
import { createListExport } from '#platform/export/list-export.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import type { Ctx, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { reviewOfficeCalls } from './office-calls.ts'

export const reviewOfficeHandlers: Handlers<typeof reviewOfficeCalls> = {
  reviews: (ctx, { state, stars, ...paging }) =>
    listPage(ctx.db, selectMatchingReviews(ctx, { state, stars }), order, paging),

  exportReviews,

  async review(ctx, { id }) {
    const { booking_id, email, ...review } =
      (await selectReviews(ctx)
        .leftJoin('booking as b', (on) =>
          on.onRef('b.travel_agency', '=', 'r.travel_agency').onRef('b.id', '=', 'r.booking'),
        )
        .select(['b.booking_id', 'b.email'])
        .where('r.id', '=', id)
        .executeTakeFirst()) ?? refuse('REVIEW_NOT_FOUND')
    return { ...review, booking_id, told: Boolean(email) }
  },

  async reply(ctx, { id, revision, reply: typed }) {
    const { reply: before } = await lockReview(ctx, id, revision)
    const reply = typed.trim() || null
    ctx.logChange({
      subject: `review ${id}`,
      before: { reply: before !== null },
      after: { reply: reply !== null },
    })
    return updateReview(ctx, { id, revision }, { reply, reply_date: reply && new Date().toISOString() })
  },

  async hide(ctx, { id, revision, reason }) {
    const { hidden_yn } = await lockReview(ctx, id, revision)
    ctx.logChange({ subject: `review ${id}`, before: { hidden_yn }, after: { hidden_yn: 'Y' } })
    if (hidden_yn === 'N') await notify(ctx, 'review-hidden', { ref: id })
    return updateReview(ctx, { id, revision }, { hidden_yn: 'Y', hidden_reason: reason })
  },

  async show(ctx, { id, revision }) {
    const { hidden_yn } = await lockReview(ctx, id, revision)
    ctx.logChange({ subject: `review ${id}`, before: { hidden_yn }, after: { hidden_yn: 'N' } })
    return updateReview(ctx, { id, revision }, { hidden_yn: 'N', hidden_reason: null })
  },
}

type ReviewFilters = Pick<In<typeof reviewOfficeCalls.reviews>, 'state' | 'stars'>

const order = sql`reg_date desc, id desc`

const selectMatchingReviews = (ctx: Ctx, { state, stars }: ReviewFilters) =>
  selectReviews(ctx)
    .$if(stars !== undefined, (rows) => rows.where('r.stars', '=', stars ?? 0))
    .$if(state === 'waiting', (rows) => rows.where('r.reply', 'is', null).where('r.hidden_yn', '=', 'N'))
    .$if(state === 'replied', (rows) => rows.where('r.reply', 'is not', null))
    .$if(state === 'hidden', (rows) => rows.where('r.hidden_yn', '=', 'Y'))

function exportReviews(
  ctx: ManualTxContext<StaffCtx>,
  { format, columns, ...filters }: In<typeof reviewOfficeCalls.exportReviews>,
) {
  const { boards: words } = getOfficeTextIn(ctx.staff.language)
  const { language } = ctx.staff
  return createListExport(
    ctx,
    { format, columns, ...filters },
    {
      name: `${words.reviews}-${getToday()}`,
      subject: 'reviews',
      listing: (ctx) => ({ matching: selectMatchingReviews(ctx, filters), order }),
      columns: {
        state: {
          title: words.state,
          cell: ({ hidden_yn, reply }) => {
            if (hidden_yn === 'Y') return words.hidden
            return reply === null ? words.waiting : words.replied
          },
        },
        review: [
          { title: words.stars, cell: ({ stars }) => stars },
          { title: words.facts.walking, cell: ({ walking }) => walking },
          { title: words.facts.meals, cell: ({ meals }) => meals },
          { title: words.facts.guide, cell: ({ guide }) => guide },
          { title: words.facts.hotel, cell: ({ hotel }) => hotel },
          { title: words.review, cell: ({ contents }) => contents },
        ],
        trip: { title: words.trip, cell: ({ page_title }) => localize(page_title, language) },
        who: { title: words.who, cell: ({ reg_name }) => reg_name },
        when: { title: words.when, cell: ({ reg_date }) => toMomentCell(reg_date) },
      },
    },
  )
}

const selectReviews = ({ db, travel_agency }: Ctx) =>
  db
    .selectFrom('review as r')
    .innerJoin('package as p', (on) =>
      on.onRef('p.travel_agency', '=', 'r.travel_agency').onRef('p.package_code', '=', 'r.package_code'),
    )
    .select(['r.id', 'r.package_code', 'p.page_title', 'r.stars', 'r.contents', 'r.reg_name', 'r.reg_date'])
    .select(['r.walking', 'r.meals', 'r.guide', 'r.hotel'])
    .select(['r.reply', 'r.reply_date', 'r.hidden_yn', 'r.hidden_reason', 'r.revision'])
    .where('r.travel_agency', '=', travel_agency)

async function lockReview({ db, travel_agency }: StaffCtx, id: number, revision: number) {
  const review =
    (await db
      .selectFrom('review')
      .select(['reply', 'hidden_yn', 'revision'])
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()) ?? refuse('REVIEW_NOT_FOUND')
  refuseIfChanged(review.revision, revision)
  return review
}

async function updateReview(
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
