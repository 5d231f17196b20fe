// A review was hidden: its writer is told, and why.
import { type Composer, describeTrip, findBooking, messageTexts, tell, toBooker } from './message.server.ts'

export const composeReviewHidden: Composer = async (ctx) => {
  const { db, travel_agency, ref } = ctx
  const review = await db
    .selectFrom('review')
    .select(['booking', 'contents', 'hidden_reason'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', ref)
    .executeTakeFirst()
  const booking = review?.booking && (await findBooking(ctx, review.booking))
  if (!booking || !review.hidden_reason) return undefined // shown again meanwhile
  const { contents, hidden_reason } = review
  const { reviewHidden: text } = messageTexts[booking.language]
  return tell(toBooker(booking), text.subject, () => ({
    greeting: text.greeting(booking.name),
    lead: text.lead,
    facts: [describeTrip(booking), [text.reason, hidden_reason], [text.yours, `\n${contents}`]],
    notes: [text.more],
  }))
}
