// §2 /travel/quote#token: a quote in the look of its agency: read, commented on, accepted. Decision 100
import { useCallback, useContext, useEffect, useState } from 'react'
import { formatNumber } from '#lib/format.ts'
import { ApiContext } from '#storefront/api.ts'
import { EmptyState } from '#storefront/kit/empty-state.tsx'
import { FormFrame } from '#storefront/kit/form-frame.tsx'
import { PageHead } from '#storefront/kit/page-head.tsx'
import { useDates } from '#storefront/kit/use-dates.ts'
import { NoScriptNotice } from '#web/no-script-notice.tsx'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { AcceptQuote } from './accept-quote.tsx'
import type { Quote } from './quote.ts'
import { QuoteComments } from './quote-comments.tsx'
import { QuoteDays } from './quote-days.tsx'
import { QuotePrice } from './quote-price.tsx'
import { readQuoteToken } from './quote-token.ts'

export default function QuotePage() {
  const words = useText('quote')
  const { quote, token, problem, isLoading, setQuote } = useQuote()
  const { contact } = useText('shell')
  if (!quote && isLoading)
    return (
      <FormFrame title={words.title}>
        <p role="status">{words.asking}</p>
        <NoScriptNotice />
      </FormFrame>
    )
  if (!quote)
    return (
      <div role="alert">
        <PageHead title={words.title} />
        <EmptyState
          level="h1"
          sentence={problem || words.none}
          line={words.noneLine}
          href="/contact"
          action={contact}
        />
      </div>
    )
  const props = { quote, token, onShown: setQuote }
  return (
    <div className="content pt-8 pb-24 tablet:pt-12">
      <PageHead title={quote.title} />
      <header className="grid gap-2">
        <p className="text-15 text-soft">{words.forName(quote.name)}</p>
        <h1 className="brand-text text-balance text-28 tablet:text-36">{quote.title}</h1>
        <QuoteNotice quote={quote} />
      </header>
      <div className="mt-6 grid items-start gap-8 desktop:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-8">
          <QuoteFacts quote={quote} />
          <QuoteDays quote={quote} />
        </div>
        <div className="grid gap-6">
          <QuotePrice quote={quote} />
          <AcceptQuote {...props} />
          <QuoteComments {...props} />
        </div>
      </div>
    </div>
  )
}

function useQuote() {
  const words = useText('quote')
  const localized = useLocalized()
  const api = useContext(ApiContext)
  const [quote, setQuote] = useState<Quote>()
  const [token, setToken] = useState('')
  const [problem, setProblem] = useState('')
  const [isLoading, setLoading] = useState(true)
  const load = useCallback(async () => {
    if (!api) return
    const found = readQuoteToken()
    setToken(found)
    setProblem('')
    try {
      if (found) setQuote(await api.quote.show({ token: found }))
    } catch (error) {
      const { refusal, description } = parseRefusal(error)
      setQuote(undefined)
      setProblem(refusal === 'BAD_INPUT' ? words.none : localized(description) || words.failed)
    }
    setLoading(false)
  }, [api, localized, words])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the page has its client
  useEffect(() => {
    const follow = () => void (location.hash.length > 1 && load()) // another link, opened in this very tab
    void load()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [api])
  return { quote, token, problem, isLoading, setQuote }
}

/** The outcome of a quote that is no longer open. */
function QuoteNotice({ quote: { state, version, booking_id } }: { quote: Quote }) {
  const words = useText('quote')
  const sentence =
    state === 'accepted' || state === 'declined' || state === 'expired'
      ? words[state]
      : version > 1 && words.changed(version)
  if (!sentence) return null
  return (
    <p role="status" className="rounded-input bg-wash px-4 py-3 text-15">
      {sentence}{' '}
      {booking_id && (
        <a href={`/travel/booking/${booking_id}`} className="font-semibold text-brand-700 underline">
          {words.toBooking}
        </a>
      )}
    </p>
  )
}

function QuoteFacts({ quote }: { quote: Quote }) {
  const words = useText('quote')
  const { party: formatParty } = useText('booking')
  const { won } = useText('trip')
  const { departure_date, return_date, nights, days, party, valid_until, total } = quote
  const { formatDate, formatSpan } = useDates()
  const facts: [string, string][] = [
    [words.dates, `${formatSpan(departure_date, return_date)} (${words.nights(nights, days.length)})`],
    [words.party, formatParty(party.adult, party.child, party.baby)],
    [words.total, won(formatNumber(total))],
    [words.validUntil, words.until(formatDate(valid_until))],
  ]
  return (
    <dl className="grid gap-4 rounded-card bg-brand-50 p-5 tablet:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-13 text-soft">{label}</dt>
          <dd className="money font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
