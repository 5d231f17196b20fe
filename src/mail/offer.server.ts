// The mail to somebody who waited: seats have come free and are held until a moment.
import { createHmac } from 'node:crypto'
import { findOfferByToken, saveOfferToken } from '#domain/departure/offers.server.ts'
import { hashLinkCode } from '#domain/reservation/booking-link.server.ts'
import { describeOffer } from '#domain/reservation/offer.server.ts'
import { localize } from '#i18n/language.ts'
import { formatDateSpan } from '#lib/days.ts'
import { formatDay, formatTime } from '#lib/format.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { toSymbols } from '#platform/numbers.server.ts'
import { formatMailWon } from './booking.server.ts'
import { composeLetter, type Letter, type MailContext, mailTexts } from './letter.server.ts'

/** Not sent if the offer is over. A mail that is sent again has the same code, so every copy works. */
export const composeSeatsOffered = ({
  db,
  keyFor,
  travel_agency,
  ref,
  origin,
}: MailContext): Promise<Letter | undefined> =>
  runInTransaction(db, travel_agency, async (tx) => {
    const here = { db: tx, travel_agency }
    const secret = createHmac('sha256', keyFor('waiting'))
      .update(JSON.stringify([travel_agency, ref]))
      .digest()
    const code = toSymbols(secret.subarray(0, 12))
    const hash = hashLinkCode({ travel_agency, keyFor }, code)
    await saveOfferToken(here, ref, hash)
    const offer = await findOfferByToken(here, hash)
    if (!offer) return undefined
    const offerView = await describeOffer(here, offer)
    const { language } = offer
    const { seatsOffered: text, booking: labels, labels: commonLabels } = mailTexts[language]
    return composeLetter(tx, offer, text.subject, {
      greeting: labels.greeting(offer.name),
      lead: text.lead,
      facts: [
        [commonLabels.trip, localize(offerView.page_title, language)],
        [labels.departure, formatDateSpan(offerView.departure_date, offerView.return_date)],
        [labels.party, labels.people(offer.adult, offer.child, offer.baby)],
        [labels.total, formatMailWon(offerView.total, language)],
        [text.until, `${formatDay(offerView.until)} ${formatTime(offerView.until)}`],
      ],
      action: { label: text.action, href: `${origin}/go#${code}` },
      notes: [text.note],
    })
  })
