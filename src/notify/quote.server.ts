// A quote that was sent, changed or answered, told to its customer; and what the customer did, to the agency.
import { buildQuoteLink, findQuote, listQuoteComments } from '#domain/quote/find-quote.server.ts'
import { getReturnDate } from '#domain/quote/price-quote.ts'
import { getVersion } from '#domain/quote/sent-version.server.ts'
import { formatWon } from '#lib/format.ts'
import {
  type Composer,
  type MessageContext,
  messageDates,
  messageTexts,
  tell,
  toAgency,
} from './message.server.ts'

/** The version that was sent last; undefined once the quote was taken back or accepted. */
async function findOpenQuote(ctx: MessageContext) {
  const quote = await findQuote(ctx, ctx.ref)
  if (!quote || quote.version === 0 || quote.state === 'withdrawn' || quote.state === 'accepted')
    return undefined
  return {
    quote,
    sent: await getVersion(ctx, quote),
    link: buildQuoteLink(ctx, { ...ctx, seed: quote.seed }),
  }
}

export const composeQuoteSent: Composer = async (ctx) => {
  const found = await findOpenQuote(ctx)
  if (!found) return undefined
  const { quote, sent, link } = found
  const { language, name, email } = quote
  const { quoteSent: text, labels } = messageTexts[language]
  const { formatDate, formatSpan } = messageDates[language]
  const isChanged = quote.version > 1
  return tell({ email, language }, isChanged ? text.changedSubject : text.subject, () => ({
    greeting: text.greeting(name),
    lead: isChanged ? text.changedLead : text.lead,
    facts: [
      [labels.trip, sent.title],
      [text.dates, formatSpan(sent.departure_date, getReturnDate(sent))],
      [text.total, formatWon(sent.total, language)],
      [text.validUntil, formatDate(sent.valid_until)],
    ],
    action: { label: text.action, href: link },
    notes: [text.note],
  }))
}

/** The message contains the words of staff, so that they can be read without the link. */
export const composeQuoteAnswered: Composer = async (ctx) => {
  const found = await findOpenQuote(ctx)
  if (!found) return undefined
  const { quote, sent, link } = found
  const { language, name, email } = quote
  const { quoteAnswered: text, quoteSent, labels } = messageTexts[language]
  const comments = await listQuoteComments(ctx, quote.id)
  const answer = comments.findLast(({ staff_name }) => staff_name !== null)
  if (!answer) return undefined
  return tell({ email, language }, text.subject, () => ({
    greeting: quoteSent.greeting(name),
    lead: answer.contents,
    facts: [[labels.trip, sent.title]],
    action: { label: text.action, href: link },
  }))
}

/** No customer is named: staff look them up in the office. */
export const composeAgencyQuote: Composer = async (ctx) => {
  const found = await findOpenQuote(ctx)
  if (!found) return undefined
  const { quote, sent } = found
  const { sender, office, travel_agency } = ctx
  const { agencyQuote: text } = messageTexts[sender.default_language]
  const told = quote.state === 'declined' ? text.declined : text.commented
  return {
    to: toAgency(sender),
    replyTo: '',
    subject: () => told.subject(sent.title),
    say: () => ({
      lead: told.lead,
      action: { label: text.action, href: `${office}/${travel_agency}/quotes/${quote.id}` },
    }),
  }
}
