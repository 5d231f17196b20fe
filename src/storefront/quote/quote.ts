// What a customer sees of a quote.
import type { Api } from '#storefront/api.ts'

export type Quote = Awaited<ReturnType<Api['quote']['show']>>
/** A piece of the page that may change the quote: with its link, and what it shows afterwards. */
export type QuoteProps = { quote: Quote; token: string; onShown: (quote: Quote) => void }
