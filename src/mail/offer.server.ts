// The mail to somebody who waited: seats have come free and are held until a moment.
import { createHmac } from 'node:crypto'
import { keepOfferToken, offerBy } from '#domain/booking/waiting.server.ts'
import { keyedHashOf } from '#domain/reservation/booking-link.server.ts'
import { shownOffer } from '#domain/reservation/offer.server.ts'
import { spanOf } from '#plain/days.ts'
import { dayOf, timeOf } from '#plain/format.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { spell } from '#platform/numbers.server.ts'
import { inLanguage } from '#words/language.ts'
import { wonOf } from './booking.server.ts'
import { type Letter, letterTo, type Post, words } from './letter.server.ts'

/** Not sent if the offer is over. A mail that is sent again has the same code, so every copy works. */
export const seatsOffered = ({ db, keyFor, travel_agency, ref, origin }: Post): Promise<Letter | undefined> =>
  inAgency(db, travel_agency, async (tx) => {
    const here = { db: tx, travel_agency }
    const secret = createHmac('sha256', keyFor('waiting'))
      .update(JSON.stringify([travel_agency, ref]))
      .digest()
    const code = spell(secret.subarray(0, 12))
    const hash = keyedHashOf({ travel_agency, keyFor }, code)
    await keepOfferToken(here, ref, hash)
    const offer = await offerBy(here, hash)
    if (!offer) return undefined
    const shown = await shownOffer(here, offer)
    const { language } = offer
    const { seatsOffered: say, booking: labels, labels: plain } = words[language]
    return letterTo(tx, offer, say.subject, {
      greeting: labels.greeting(offer.name),
      lead: say.lead,
      facts: [
        [plain.trip, inLanguage(shown.page_title, language)],
        [labels.departure, spanOf(shown.departure_date, shown.return_date)],
        [labels.party, labels.people(offer.adult, offer.child, offer.baby)],
        [labels.total, wonOf(shown.total, language)],
        [say.until, `${dayOf(shown.until)} ${timeOf(shown.until)}`],
      ],
      action: { label: say.action, href: `${origin}/go#${code}` },
      notes: [say.note],
    })
  })
