// What is mailed about a departure: a letter that staff typed to all who booked it.
import { inFours } from '#domain/booking/number.ts'
import { letterOf, markSent } from '#domain/filling/message.server.ts'
import { spanOf } from '#plain/days.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { inLanguage } from '#words/language.ts'
import { type Letter, letterTo, type Post, words } from './letter.server.ts'

export const departureMessage = ({ db, travel_agency, ref, origin }: Post): Promise<Letter | undefined> =>
  inAgency(db, travel_agency, async (tx) => {
    const booking = await letterOf({ db: tx, travel_agency }, ref)
    if (!booking || booking.email === '') return undefined
    const { language, booking_id, subject, contents } = booking
    const { booking: say, labels } = words[language]
    const letter = await letterTo(tx, booking, (company) => `[${company}] ${subject}`, {
      greeting: say.greeting(booking.name),
      lead: contents,
      facts: [
        [say.number, inFours(booking_id)],
        [labels.trip, inLanguage(booking.page_title, language)],
        [say.departure, spanOf(booking.departure_date, booking.return_date)],
      ],
      action: { label: say.action, href: `${origin}/travel/booking/${booking_id}` },
    })
    const sent = () => inAgency(db, travel_agency, (tx) => markSent({ db: tx, travel_agency }, ref))
    return { ...letter, sent }
  })
