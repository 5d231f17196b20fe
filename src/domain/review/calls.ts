// §7 Reviews of trips that were made: their calls.
import { z } from 'zod'
import { BookingNumber } from '#domain/booking/calls.ts'
import { PackageCode } from '#domain/catalog/calls.ts'
import { pageSizes } from '#limits.ts'
import { call } from '#platform/wire/call.ts'
import { Id, listOf, Moment, paging, text, Words } from '#platform/wire/shapes.ts'

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
    input: z.object({
      booking_id: BookingNumber,
      stars: z.int().min(1).max(5),
      contents: text(5_000).min(1),
      landing_user_id: Id.optional(),
    }),
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
