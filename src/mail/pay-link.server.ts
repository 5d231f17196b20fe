// The mail with a link to pay: for a caller's booking, or for what a trip now costs more.
// The link is made as the mail is sent.

import { calculateMoney } from '#domain/booking/balance.ts'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import { createBookingLink } from '#domain/reservation/booking-link.server.ts'
import { localize } from '#i18n/language.ts'
import { formatDay, formatTime } from '#lib/format.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { formatMailWon } from './booking.server.ts'
import { listDepartureFacts } from './departure-facts.server.ts'
import { composeLetter, type MailContext, mailTexts } from './letter.server.ts'

export const composePayLink = ({ db, keyFor, travel_agency, ref, origin }: MailContext) =>
  runInTransaction(db, travel_agency, async (tx) => {
    const booking = await tx
      .selectFrom('booking')
      .selectAll()
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', ref)
      .executeTakeFirst()
    if (!booking || booking.email === '') return undefined
    const { language, held_until } = booking
    const { due } = calculateMoney(booking)
    const isHeld = booking.progress === 'waiting_for_payment' && held_until !== null
    if (!isHeld && due === 0) return undefined
    const { payLink, dueLink, booking: labels, labels: commonLabels } = mailTexts[language]
    const text = isHeld ? payLink : dueLink
    const here = { db: tx, travel_agency, keyFor }
    const kind = isHeld ? 'pay' : 'due'
    const { code } = await createBookingLink(here, { booking: ref, kind, by_name: null })
    return composeLetter(tx, booking, text.subject, {
      greeting: labels.greeting(booking.name),
      lead: text.lead,
      facts: [
        [labels.number, formatInFours(booking.booking_id)],
        [commonLabels.trip, localize(booking.page_title, language)],
        ...(await listDepartureFacts(tx, booking, language)),
        [labels.party, labels.people(booking.adult, booking.child, booking.baby)],
        [labels.total, formatMailWon(booking.total, language)],
        isHeld
          ? [labels.payUntil, `${formatDay(held_until)} ${formatTime(held_until)}`]
          : [labels.due, formatMailWon(due, language)],
      ],
      action: { label: text.action, href: `${origin}/go#${code}` },
      notes: [text.note],
    })
  })
