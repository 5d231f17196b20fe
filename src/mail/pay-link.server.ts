// The mail with a link to pay: for a caller's booking, or for what a trip now costs more.
// The link is made as the mail is sent.

import { amountDueOf } from '#domain/booking/balance.ts'
import { inFours } from '#domain/booking/number.ts'
import { issueBookingLink } from '#domain/reservation/booking-link.server.ts'
import { dayOf, timeOf } from '#plain/format.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { inLanguage } from '#words/language.ts'
import { wonOf } from './booking.server.ts'
import { leavingFacts } from './leaving.server.ts'
import { letterTo, type Post, words } from './letter.server.ts'

export const payLink = ({ db, keyFor, travel_agency, ref, origin }: Post) =>
  inAgency(db, travel_agency, async (tx) => {
    const booking = await tx
      .selectFrom('booking')
      .selectAll()
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', ref)
      .executeTakeFirst()
    if (!booking || booking.email === '') return undefined
    const { language, held_until } = booking
    const due = amountDueOf(booking)
    const isHeld = booking.progress === 'waiting_for_payment' && held_until !== null
    if (!isHeld && due === 0) return undefined
    const { payLink, dueLink, booking: labels, labels: plain } = words[language]
    const say = isHeld ? payLink : dueLink
    const here = { db: tx, travel_agency, keyFor }
    const kind = isHeld ? 'pay' : 'due'
    const { code } = await issueBookingLink(here, { booking: ref, kind, by_name: null })
    return letterTo(tx, booking, say.subject, {
      greeting: labels.greeting(booking.name),
      lead: say.lead,
      facts: [
        [labels.number, inFours(booking.booking_id)],
        [plain.trip, inLanguage(booking.page_title, language)],
        ...(await leavingFacts(tx, booking, language)),
        [labels.party, labels.people(booking.adult, booking.child, booking.baby)],
        [labels.total, wonOf(booking.total, language)],
        isHeld
          ? [labels.payUntil, `${dayOf(held_until)} ${timeOf(held_until)}`]
          : [labels.due, wonOf(due, language)],
      ],
      action: { label: say.action, href: `${origin}/go#${code}` },
      notes: [say.note],
    })
  })
