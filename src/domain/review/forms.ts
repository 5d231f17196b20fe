// The fields people enter in a review, with their error sentences. The call uses the same schema.
import { z } from 'zod'
import { BookingNumber } from '#domain/booking/forms.ts'
import { companions } from '#domain/catalog/companions.ts'
import { buildRecord } from '#lib/build-record.ts'
import { Id, text, withError } from '#platform/wire/shapes.ts'
import { type ReviewFact, reviewFacts } from './facts.ts'

/** Words may be left out where something else is answered. */
const hasContent = (review: Partial<Record<ReviewFact, number>> & { contents: string }) =>
  review.contents.trim() !== '' || reviewFacts.some((fact) => review[fact] !== undefined)
/** Reported together with missing stars, so that people correct everything at once. */
const contentRequired = {
  path: ['contents'],
  ...withError('enterReview'),
  when: ({ value }: { value: unknown }) => Contents.safeParse(value).success,
}
const Contents = z.looseObject({ contents: z.string() })

const ReviewBase = z.object({
  booking_id: BookingNumber,
  stars: z.int(withError('chooseStars')).min(1, withError('chooseStars')).max(5),
  contents: text(5_000).default(''),
  ...buildRecord(reviewFacts, () => z.int().min(1).max(5).optional()),
  who: z.enum(companions).optional(),
  landing_user_id: Id.optional(),
})
export const ReviewFields = ReviewBase.refine(hasContent, contentRequired)

/** The part of a review that its writer changes later. */
export const ReviewChangeForm = ReviewBase.omit({ booking_id: true, landing_user_id: true })
  .extend({
    id: Id,
    removed_photos: z.array(z.string().max(200)).max(20).default([]),
  })
  .refine(hasContent, contentRequired)
