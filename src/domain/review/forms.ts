// What people enter in a review, and what each field is told. The call takes the same.
import { z } from 'zod'
import { BookingNumber } from '#domain/booking/forms.ts'
import { Id, says, text } from '#platform/wire/shapes.ts'

export const WrittenReview = z.object({
  booking_id: BookingNumber,
  stars: z.int(says('chooseStars')).min(1, says('chooseStars')).max(5),
  contents: text(5_000, 'enterReview'),
  landing_user_id: Id.optional(),
})
