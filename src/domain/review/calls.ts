// §7 Reviews of trips that were made: their calls.
import { z } from 'zod'
import { PackageCode } from '#domain/catalog/package-code.ts'
import { pageSizes } from '#limits.ts'
import { call } from '#platform/wire/call.ts'
import { Id, listOf, Moment, paging, Words } from '#platform/wire/shapes.ts'
import { WrittenReview } from './forms.ts'

const Review = z.object({
  id: Id,
  package_code: PackageCode,
  page_title: Words,
  stars: z.int().min(1).max(5),
  contents: z.string(),
  /** False where a list shows how it begins. */
  is_whole: z.boolean(),
  reg_name: z.string(),
  reg_date: Moment,
  photos: z.array(z.string()),
  /** What the agency says to it. */
  reply: z.string().nullable(),
  reply_date: Moment.nullable(),
})

export const reviewCalls = {
  write: call({
    method: 'POST',
    path: '/api/landing/package/review',
    takes: 'form',
    who: 'member',
    tx: 'own',
    input: WrittenReview,
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
      'FOREIGN_ORIGIN',
    ],
    drops: ['catalog', 'booking'],
  }),
  reviewList: call({
    method: 'GET',
    path: '/api/landing/package/reviewList',
    takes: 'query',
    who: 'anyone',
    input: z.object({ ...paging(pageSizes.reviews), package_code: PackageCode.optional() }),
    output: listOf(Review),
    kept: ['catalog'],
  }),
  reviewInfo: call({
    method: 'GET',
    path: '/api/landing/package/reviewInfo',
    takes: 'query',
    who: 'anyone',
    input: z.object({ id: Id }),
    output: Review,
    refuses: ['REVIEW_NOT_FOUND'],
    kept: ['catalog'],
  }),
}
