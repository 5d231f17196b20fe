// A quote as its customer sees it.
import type { Api } from '#storefront/api.ts'

export type Quote = Awaited<ReturnType<Api['quote']['show']>>
/** Props of a part of the page that may change the quote. */
export type QuoteProps = { quote: Quote; token: string; onShown: (quote: Quote) => void }
