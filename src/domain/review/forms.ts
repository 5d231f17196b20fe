// What people enter in a review, and what each field is told. The call takes the same.
import { z } from 'zod'
import { BookingNumber } from '#domain/booking/forms.ts'
import { whos } from '#domain/catalog/whos.ts'
import { Id, says, text } from '#platform/wire/shapes.ts'

export const WrittenReview = z.object({
  booking_id: BookingNumber,
  stars: z.int(says('chooseStars')).min(1, says('chooseStars')).max(5),
  contents: text(5_000, 'enterReview'),
  who: z.enum(whos).optional(),
  landing_user_id: Id.optional(),
})

/** What its writer changes later. */
export const ChangedReview = WrittenReview.omit({ booking_id: true, landing_user_id: true }).extend({
  id: Id,
  removed_photos: z.array(z.string().max(200)).max(20).default([]),
})
