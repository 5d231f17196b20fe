// Reviews as staff see them: replied to, or hidden for a reason that the writer is told.
import { z } from 'zod'
import { buildRecord } from '#lib/build-record.ts'
import { pageSizes } from '#limits/display.ts'
import { createExportInput, exportCall } from '#platform/export/export-file.ts'
import { call } from '#platform/wire/call.ts'
import { createPaging, Id, line, listOf, Moment, Revision, text, Words, YN } from '#platform/wire/shapes.ts'
import { reviewFacts } from './facts.ts'

const OfficeReview = z.object({
  id: Id,
  package_code: z.string(),
  page_title: Words,
  stars: z.int(),
  ...buildRecord(reviewFacts, () => z.int().nullable()),
  contents: z.string(),
  reg_name: z.string(),
  reg_date: Moment,
  reply: z.string().nullable(),
  reply_date: Moment.nullable(),
  hidden_yn: YN,
  hidden_reason: z.string().nullable(),
  revision: Revision,
})
const RevisionOnly = z.object({ revision: Revision })

const filters = {
  state: z.enum(['waiting', 'replied', 'hidden']).optional(),
  stars: z.int().min(1).max(5).optional(),
}

export const reviewOfficeCalls = {
  reviews: call({
    method: 'GET',
    path: '/api/office/reviews',
    takes: 'query',
    may: 'boards',
    input: z.object({ ...filters, ...createPaging(pageSizes.officeRows) }),
    output: listOf(OfficeReview),
  }),
  exportReviews: call({
    ...exportCall,
    path: '/api/office/reviews/file',
    may: 'boards',
    input: z.object({ ...filters, ...createExportInput(['state', 'review', 'trip', 'who', 'when']) }),
  }),
  review: call({
    method: 'GET',
    path: '/api/office/review',
    takes: 'query',
    may: 'boards',
    input: z.object({ id: Id }),
    /** `told`: the writer can be told by mail. */
    output: OfficeReview.extend({ booking_id: z.string().nullable(), told: z.boolean() }),
    refuses: ['REVIEW_NOT_FOUND'],
  }),
  /** An empty reply takes it back. */
  reply: call({
    method: 'PUT',
    path: '/api/office/review/reply',
    takes: 'json',
    may: 'boards',
    input: z.object({ id: Id, revision: Revision, reply: text(2_000) }),
    output: RevisionOnly,
    refuses: ['REVIEW_NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  hide: call({
    method: 'PUT',
    path: '/api/office/review/hide',
    takes: 'json',
    may: 'boards',
    input: z.object({ id: Id, revision: Revision, reason: line(300).min(1) }),
    output: RevisionOnly,
    refuses: ['REVIEW_NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  show: call({
    method: 'PUT',
    path: '/api/office/review/show',
    takes: 'json',
    may: 'boards',
    input: z.object({ id: Id, revision: Revision }),
    output: RevisionOnly,
    refuses: ['REVIEW_NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
}
