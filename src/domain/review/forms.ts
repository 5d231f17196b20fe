// The fields people enter in a review, with their error sentences. The call uses the same schema.
import { z } from 'zod'
import { BookingNumber } from '#domain/booking/forms.ts'
import { companions } from '#domain/catalog/companions.ts'
import { Id, text, withError } from '#platform/wire/shapes.ts'

export const ReviewFields = z.object({
  booking_id: BookingNumber,
  stars: z.int(withError('chooseStars')).min(1, withError('chooseStars')).max(5),
  contents: text(5_000, 'enterReview'),
  who: z.enum(companions).optional(),
  landing_user_id: Id.optional(),
})

/** What its writer changes later. */
export const ReviewChangeForm = ReviewFields.omit({ booking_id: true, landing_user_id: true }).extend({
  id: Id,
  removed_photos: z.array(z.string().max(200)).max(20).default([]),
})
