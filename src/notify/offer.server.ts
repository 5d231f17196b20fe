// The message to somebody on the waiting list: seats are free and held until a moment.
import { createHmac } from 'node:crypto'
import { findOfferByToken, saveOfferToken } from '#domain/departure/offers.server.ts'
import { hashLinkCode } from '#domain/reservation/booking-link.server.ts'
import { describeOffer } from '#domain/reservation/offer.server.ts'
import { localize } from '#i18n/language.ts'
import { formatWon } from '#lib/format.ts'
import { toSymbols } from '#platform/numbers.server.ts'
import { type Composer, messageDates, messageTexts, tell } from './message.server.ts'

/** Not sent if the offer is over. A message that is sent again has the same code, so every copy works. */
export const composeSeatsOffered: Composer = async (ctx) => {
  const { keyFor, travel_agency, ref, origin } = ctx
  const secret = createHmac('sha256', keyFor('waiting'))
    .update(JSON.stringify([travel_agency, ref]))
    .digest()
  const code = toSymbols(secret.subarray(0, 12))
  const hash = hashLinkCode(ctx, code)
  await saveOfferToken(ctx, ref, hash)
  const offer = await findOfferByToken(ctx, hash)
  if (!offer) return undefined
  const { language, email } = offer
  const { seatsOffered: text, booking: labels, labels: commonLabels } = messageTexts[language]
  const { formatMoment, formatSpan } = messageDates[language]
  return tell({ email, language }, text.subject, async () => {
    const { page_title, departure_date, return_date, total, until } = await describeOffer(ctx, offer)
    return {
      greeting: labels.greeting(offer.name),
      lead: text.lead,
      facts: [
        [commonLabels.trip, localize(page_title, language)],
        [labels.departure, formatSpan(departure_date, return_date)],
        [labels.party, labels.people(offer.adult, offer.child, offer.baby)],
        [labels.total, formatWon(total, language)],
        [text.until, formatMoment(until)],
      ],
      action: { label: text.action, href: `${origin}/go#${code}` },
      notes: [text.note],
    }
  })
}
