// What is mailed about a departure: a letter that staff typed to all who booked it.
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { findLetter, markLetterSent } from '#domain/departure/message.server.ts'
import { localize } from '#i18n/language.ts'
import { formatDateSpan } from '#lib/days.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { composeLetter, type Letter, type MailContext, mailTexts } from './letter.server.ts'

export const composeDepartureMessage = ({
  db,
  travel_agency,
  ref,
  origin,
}: MailContext): Promise<Letter | undefined> =>
  runInTransaction(db, travel_agency, async (tx) => {
    const booking = await findLetter({ db: tx, travel_agency }, ref)
    if (!booking || booking.email === '') return undefined
    const { language, booking_id, subject, contents } = booking
    const { booking: text, labels } = mailTexts[language]
    const letter = await composeLetter(tx, booking, (company) => `[${company}] ${subject}`, {
      greeting: text.greeting(booking.name),
      lead: contents,
      facts: [
        [text.number, formatInFours(booking_id)],
        [labels.trip, localize(booking.page_title, language)],
        [text.departure, formatDateSpan(booking.departure_date, booking.return_date)],
      ],
      action: { label: text.action, href: `${origin}/travel/booking/${booking_id}` },
    })
    const onSent = () =>
      runInTransaction(db, travel_agency, (tx) => markLetterSent({ db: tx, travel_agency }, ref))
    return { ...letter, onSent }
  })
