// What staff do with reviews. Neither stars nor words of a review are ever changed.
import { sql, type Updateable } from 'kysely'
import { refuse, refuseChanged } from '#errors.ts'
import { seoulDay } from '#plain/format.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import type { DB } from '#platform/db/rows.ts'
import { listSheet } from '#platform/sheet/list-sheet.server.ts'
import { momentCell } from '#platform/sheet/sheet.ts'
import type { Ctx, Own, StaffCtx } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import type { HandlersOf } from '#platform/wire/invoke.server.ts'
import { officeWordsIn } from '#words/office/in.ts'
import type { reviewOfficeCalls } from './office-calls.ts'

export const reviewOfficeHandlers: HandlersOf<typeof reviewOfficeCalls> = {
  reviews: (ctx, { state, stars, ...paging }) =>
    listPage(ctx.db, listingOf(ctx, { state, stars }), order, paging),

  exportReviews,

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
    ctx.note({
      subject: `review ${id}`,
      before: { reply: before !== null },
      after: { reply: reply !== null },
    })
    return change(ctx, { id, revision }, { reply, reply_date: reply && new Date().toISOString() })
  },

  async hide(ctx, { id, revision, reason }) {
    const { hidden_yn } = await lock(ctx, id, revision)
    ctx.note({ subject: `review ${id}`, before: { hidden_yn }, after: { hidden_yn: 'Y' } })
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

type Filters = Pick<In<typeof reviewOfficeCalls.reviews>, 'state' | 'stars'>

const order = sql`reg_date desc, id desc`

const listingOf = (ctx: Ctx, { state, stars }: Filters) =>
  reviewsOf(ctx)
    .$if(stars !== undefined, (rows) => rows.where('r.stars', '=', stars ?? 0))
    .$if(state === 'waiting', (rows) => rows.where('r.reply', 'is', null).where('r.hidden_yn', '=', 'N'))
    .$if(state === 'replied', (rows) => rows.where('r.reply', 'is not', null))
    .$if(state === 'hidden', (rows) => rows.where('r.hidden_yn', '=', 'Y'))

/** What the list shows, as a file. */
function exportReviews(
  ctx: Own<StaffCtx>,
  { format, columns, ...filters }: In<typeof reviewOfficeCalls.exportReviews>,
) {
  const { boards: words } = officeWordsIn(ctx.staff.language)
  const { language } = ctx.staff
  return listSheet(
    ctx,
    { format, columns, ...filters },
    {
      name: `${words.reviews}-${seoulDay(new Date())}`,
      subject: 'reviews',
      listing: (ctx) => ({ matching: listingOf(ctx, filters), order }),
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
          { title: words.review, cell: ({ contents }) => contents },
        ],
        trip: { title: words.trip, cell: ({ page_title }) => page_title[language] || page_title.ko },
        who: { title: words.who, cell: ({ reg_name }) => reg_name },
        when: { title: words.when, cell: ({ reg_date }) => momentCell(reg_date) },
      },
    },
  )
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
  refuseChanged(review.revision, revision)
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
