// What is told about a departure: a letter that staff typed to all who booked it.
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { findLetter, markLetterSent } from '#domain/departure/message.server.ts'
import { formatDateSpan } from '#lib/days.ts'
import { type Composer, describeTrip, messageTexts, toBooker } from './message.server.ts'

export const composeDepartureMessage: Composer = async (ctx) => {
  const { travel_agency, ref, origin } = ctx
  const booking = await findLetter(ctx, ref)
  if (!booking) return undefined
  const { booking_id, name, subject, contents, departure_date, return_date } = booking
  const { booking: text } = messageTexts[booking.language]
  return {
    to: toBooker(booking),
    subject: (company) => `[${company}] ${subject}`,
    say: () => ({
      greeting: text.greeting(name),
      lead: contents,
      facts: [
        [text.number, formatInFours(booking_id)],
        describeTrip(booking),
        [text.departure, formatDateSpan(departure_date, return_date)],
      ],
      action: { label: text.action, href: `${origin}/travel/booking/${booking_id}` },
    }),
    onSent: (db) => markLetterSent({ db, travel_agency }, ref),
  }
}
