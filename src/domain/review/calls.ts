// §7 Reviews of trips that were made: their calls.
import { z } from 'zod'
import { BookingNumber } from '#domain/booking/forms.ts'
import { Companion } from '#domain/catalog/companion.ts'
import { PackageCode } from '#domain/catalog/package-code.ts'
import { buildRecord } from '#lib/build-record.ts'
import { pageSizes } from '#limits/display.ts'
import { call } from '#platform/wire/call.ts'
import { createPaging, Id, listOf, Moment, Nothing, Words } from '#platform/wire/shapes.ts'
import { reviewFacts } from './facts.ts'
import { ReviewChangeForm, ReviewFields } from './forms.ts'

const Stars = z.int().min(1).max(5)
const Review = z.object({
  id: Id,
  package_code: PackageCode,
  page_title: Words,
  stars: Stars,
  contents: z.string(),
  /** False when a list shows only the beginning. */
  is_whole: z.boolean(),
  reg_name: z.string(),
  /** The writer's companions. */
  who: Companion.nullable(),
  reg_date: Moment,
  photos: z.array(z.string()),
  ...buildRecord(reviewFacts, () => Stars.nullable()),
  /** The agency's reply. */
  reply: z.string().nullable(),
  reply_date: Moment.nullable(),
})

export const ReviewSort = z.enum(['newest', 'photos', 'best', 'worst'])
export type ReviewSort = z.output<typeof ReviewSort>

const OwnReview = Review.pick({ id: true, stars: true, contents: true, who: true, photos: true }).extend({
  ...buildRecord(reviewFacts, () => Stars.nullable()),
  /** Hidden by staff: only its writer still sees it. */
  is_hidden: z.boolean(),
})
export type OwnReview = z.output<typeof OwnReview>

export const reviewCalls = {
  write: call({
    method: 'POST',
    path: '/api/landing/package/review',
    takes: 'form',
    who: 'member',
    tx: 'own',
    input: ReviewFields,
    output: z.object({ id: Id }),
    files: { photos: { accept: 'pictures' } },
    refuses: [
      'LOGIN_REQUIRED',
      'BOOKING_NOT_FOUND',
      'NOT_TRAVELLED',
      'ALREADY_REVIEWED',
      'FILE_TYPE',
      'FILE_TOO_LARGE',
      'TOO_MANY_FILES',
      'UPLOAD_FAILED',
      'STORAGE_FULL',
      'FOREIGN_ORIGIN',
    ],
    invalidates: ['catalog'],
  }),
  reviewList: call({
    method: 'GET',
    path: '/api/landing/package/reviewList',
    takes: 'query',
    who: 'anyone',
    input: z.object({
      ...createPaging(pageSizes.reviews),
      package_code: PackageCode.optional(),
      who: Companion.optional(),
      stars: Stars.optional(),
      sort: ReviewSort.default('newest'),
    }),
    output: listOf(Review),
    cachedBy: ['catalog'],
  }),
  /** How many reviews there are for each number of stars, and who wrote them; for one trip or for all. */
  reviewSummary: call({
    method: 'GET',
    path: '/api/landing/package/reviewSummary',
    takes: 'query',
    who: 'anyone',
    input: z.object({ package_code: PackageCode.optional() }),
    output: z.object({
      total: z.int(),
      average: z.number().nullable(),
      stars: z.array(z.object({ stars: z.int(), count: z.int() })),
      who: z.array(z.object({ who: Companion, count: z.int() })),
      /** The average of each fact that somebody answered. */
      facts: z.array(z.object({ fact: z.enum(reviewFacts), average: z.number(), count: z.int() })),
    }),
    cachedBy: ['catalog'],
  }),
  /** The member's own review of a booking, to be changed. */
  own: call({
    method: 'GET',
    path: '/api/landing/package/review',
    takes: 'query',
    who: 'member',
    input: z.object({ booking_id: BookingNumber }),
    output: OwnReview,
    refuses: ['LOGIN_REQUIRED', 'REVIEW_NOT_FOUND'],
  }),
  change: call({
    method: 'PUT',
    path: '/api/landing/package/review',
    takes: 'form',
    who: 'member',
    tx: 'own',
    input: ReviewChangeForm,
    output: Nothing,
    files: { photos: { accept: 'pictures' } },
    refuses: [
      'LOGIN_REQUIRED',
      'REVIEW_NOT_FOUND',
      'FILE_TYPE',
      'FILE_TOO_LARGE',
      'TOO_MANY_FILES',
      'UPLOAD_FAILED',
      'STORAGE_FULL',
      'FOREIGN_ORIGIN',
    ],
    invalidates: ['catalog'],
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/landing/package/review',
    takes: 'json',
    who: 'member',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['LOGIN_REQUIRED', 'REVIEW_NOT_FOUND', 'FOREIGN_ORIGIN'],
    invalidates: ['catalog'],
  }),
  reviewInfo: call({
    method: 'GET',
    path: '/api/landing/package/reviewInfo',
    takes: 'query',
    who: 'anyone',
    input: z.object({ id: Id }),
    output: Review,
    refuses: ['REVIEW_NOT_FOUND'],
    cachedBy: ['catalog'],
  }),
}
