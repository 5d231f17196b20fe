// §7 Quotes: what each of their calls does.
import { refuse } from '#errors.ts'
import { rateLimits } from '#limits/access.ts'
import { quoteLimits } from '#limits/trade.ts'
import { notify } from '#platform/notify.server.ts'
import { checkRateLimit } from '#platform/rate-limit.server.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { accept, refuseUnfit } from './accept.server.ts'
import type { quoteCalls } from './calls.ts'
import {
  createQuoteComment,
  getQuoteByToken,
  listQuoteComments,
  saveCommented,
  updateQuote,
} from './find-quote.server.ts'
import { saveOpened } from './sent-version.server.ts'
import { describeQuote } from './show-quote.server.ts'

export const quoteHandlers: Handlers<typeof quoteCalls> = {
  show: (ctx, { token }) =>
    ctx.finalTransaction(async (tx) => {
      const quote = await getQuoteByToken(tx, token)
      await saveOpened(tx, quote)
      return describeQuote(tx, quote)
    }),

  /** Comments are taken after the last day too: a late customer asks whether the quote still holds. */
  async comment(ctx, { token, contents }) {
    await checkRateLimit(ctx, rateLimits.quoteFrom, [ctx.network])
    return ctx.finalTransaction(async (tx) => {
      const quote = await getQuoteByToken(tx, token, 'lock')
      if (quote.state === 'accepted') refuse('QUOTE_ACCEPTED')
      if ((await listQuoteComments(tx, quote.id)).length >= quoteLimits.comments) refuse('TOO_MANY_TRIES')
      const { id, version } = quote
      await createQuoteComment(tx, { quote: id, version, staff_name: null, contents })
      await saveCommented(tx, id)
      await notify(tx, 'agency-quote', { ref: id })
      return describeQuote(tx, await getQuoteByToken(tx, token))
    })
  },

  accept,

  decline: (ctx, { token, version }) =>
    ctx.finalTransaction(async (tx) => {
      const quote = await getQuoteByToken(tx, token, 'lock')
      if (quote.state === 'accepted') refuse('QUOTE_ACCEPTED')
      refuseUnfit(quote, { version })
      if (quote.state !== 'declined') {
        await updateQuote(tx, quote, { state: 'declined' })
        await notify(tx, 'agency-quote', { ref: quote.id })
      }
      return describeQuote(tx, await getQuoteByToken(tx, token))
    }),
}
