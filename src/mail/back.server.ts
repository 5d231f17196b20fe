// Mails by which customers say where money goes: of a cancelled departure with other dates, or what is owed.
import { inFours } from '#domain/booking/number.ts'
import { backOf } from '#domain/reservation/back.server.ts'
import { spanOf } from '#plain/days.ts'
import { dayOf, timeOf } from '#plain/format.ts'
import type { Db } from '#platform/db/open.server.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { inLanguage, type Language } from '#words/language.ts'
import { linkFor } from './back-link.server.ts'
import { wonOf } from './booking.server.ts'
import { type Letter, letterTo, type Post, words } from './letter.server.ts'

type Back = Awaited<ReturnType<typeof backOf>>

/** Not sent if the customer has chosen meanwhile or the time is over: another mail tells the result. */
export const departureCancelled = (post: Post): Promise<Letter | undefined> =>
  inAgency(post.db, post.travel_agency, async (tx) => {
    const found = await find(post, tx)
    const until = found?.back.until
    if (!found || !until) return undefined
    const { booking, back } = found
    const { language } = booking
    const { departureCancelled: say, booking: labels } = words[language]
    return letterTo(tx, booking, say.subject, {
      greeting: labels.greeting(booking.name),
      lead: say.lead,
      facts: [
        ...(await factsOf(post, tx, found)),
        [say.until, `${dayOf(until)} ${timeOf(until)}`],
        ...back.others.map(
          ({ departure_date, departure_time, return_date, more }) =>
            [
              [spanOf(departure_date, return_date), departure_time].filter(Boolean).join(' '),
              say.more(more, wonOf(Math.abs(more), language)),
            ] as const,
        ),
      ],
      action: { label: say.action, href: await linkFor(post, tx) },
      notes: [say.note],
    })
  })

/** Not sent if nothing is owed any more. */
export const accountAsked = (post: Post): Promise<Letter | undefined> =>
  inAgency(post.db, post.travel_agency, async (tx) => {
    const found = await find(post, tx)
    if (!found || found.back.by_transfer + found.back.compensation === 0) return undefined
    const { booking } = found
    const { accountAsked: say, booking: labels } = words[booking.language]
    return letterTo(tx, booking, say.subject, {
      greeting: labels.greeting(booking.name),
      lead: say.lead,
      facts: await factsOf(post, tx, found),
      action: { label: say.action, href: await linkFor(post, tx) },
      notes: [say.note],
    })
  })

type Found = {
  booking: { name: string; email: string; language: Language; travel_agency: number }
  back: Back
}

async function find({ travel_agency, keyFor, ref }: Post, tx: Db): Promise<Found | undefined> {
  const booking = await tx
    .selectFrom('booking')
    .select(['booking_id', 'name', 'email', 'language', 'travel_agency'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', ref)
    .executeTakeFirst()
  if (!booking || booking.email === '') return undefined
  return { booking, back: await backOf({ db: tx, travel_agency, keyFor }, booking.booking_id) }
}

async function factsOf({ travel_agency, ref }: Post, tx: Db, { booking: { language }, back }: Found) {
  const { booking: say, labels } = words[language]
  const cancel = await tx
    .selectFrom('departure_cancel_booking as r')
    .innerJoin('departure_cancel as c', (on) =>
      on.onRef('c.travel_agency', '=', 'r.travel_agency').onRef('c.departure_id', '=', 'r.departure_id'),
    )
    .select('c.reason')
    .where('r.travel_agency', '=', travel_agency)
    .where('r.booking', '=', ref)
    .executeTakeFirst()
  const { adult, child, baby } = back.party
  const facts: [string, string][] = [
    [say.number, inFours(back.booking_id)],
    [labels.trip, inLanguage(back.page_title, language)],
    [say.departure, spanOf(back.departure_date, back.return_date)],
    [say.party, say.people(adult, child, baby)],
  ]
  if (cancel) facts.push([say.reason, say.reasons[cancel.reason]])
  const refund = back.by_gateway + back.by_transfer
  if (refund > 0) facts.push([say.refund, wonOf(refund, language)])
  if (back.compensation > 0) facts.push([say.compensation, wonOf(back.compensation, language)])
  return facts
}
