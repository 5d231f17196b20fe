// Reviews as staff see them: replied to, or hidden for a reason that the writer is told.
import { z } from 'zod'
import { pageSizes } from '#limits/shown.ts'
import { sendsSheet, sheetInput } from '#platform/sheet/sheet.ts'
import { call } from '#platform/wire/call.ts'
import { Id, line, listOf, Moment, paging, Revision, text, Words, YN } from '#platform/wire/shapes.ts'

const Review = z.object({
  id: Id,
  package_code: z.string(),
  page_title: Words,
  stars: z.int(),
  contents: z.string(),
  reg_name: z.string(),
  reg_date: Moment,
  reply: z.string().nullable(),
  reply_date: Moment.nullable(),
  hidden_yn: YN,
  hidden_reason: z.string().nullable(),
  revision: Revision,
})
const Revised = z.object({ revision: Revision })

const filters = {
  state: z.enum(['waiting', 'replied', 'hidden']).optional(),
  stars: z.int().min(1).max(5).optional(),
}

export const reviewOfficeCalls = {
  reviews: call({
    method: 'GET',
    path: '/api/office/reviews',
    takes: 'query',
    who: 'staff',
    may: 'boards',
    fresh: true,
    input: z.object({ ...filters, ...paging(pageSizes.officeRows) }),
    output: listOf(Review),
  }),
  exportReviews: call({
    ...sendsSheet,
    path: '/api/office/reviews/file',
    may: 'boards',
    input: z.object({ ...filters, ...sheetInput(['state', 'review', 'trip', 'who', 'when']) }),
  }),
  review: call({
    method: 'GET',
    path: '/api/office/review',
    takes: 'query',
    who: 'staff',
    may: 'boards',
    fresh: true,
    input: z.object({ id: Id }),
    /** `told`: the writer can be told by mail. */
    output: Review.extend({ booking_id: z.string().nullable(), told: z.boolean() }),
    refuses: ['REVIEW_NOT_FOUND'],
  }),
  /** An empty reply takes it back. */
  reply: call({
    method: 'PUT',
    path: '/api/office/review/reply',
    takes: 'json',
    who: 'staff',
    may: 'boards',
    input: z.object({ id: Id, revision: Revision, reply: text(2_000) }),
    output: Revised,
    refuses: ['REVIEW_NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  hide: call({
    method: 'PUT',
    path: '/api/office/review/hide',
    takes: 'json',
    who: 'staff',
    may: 'boards',
    input: z.object({ id: Id, revision: Revision, reason: line(300).min(1) }),
    output: Revised,
    refuses: ['REVIEW_NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  show: call({
    method: 'PUT',
    path: '/api/office/review/show',
    takes: 'json',
    who: 'staff',
    may: 'boards',
    input: z.object({ id: Id, revision: Revision }),
    output: Revised,
    refuses: ['REVIEW_NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
}
