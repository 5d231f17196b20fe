// The price of a quote, its parts, and what is paid by when.
import { describePhone, formatNumber } from '#lib/format.ts'
import { PriceSplit } from '#storefront/booking/price-split.tsx'
import { PriceLines, TotalPrice } from '#storefront/departure/price-lines.tsx'
import { useDates } from '#storefront/kit/use-dates.ts'
import { useSession, useText } from '#web/session.tsx'
import type { Quote } from './quote.ts'

export function QuotePrice({ quote }: { quote: Quote }) {
  const words = useText('quote')
  const { won } = useText('trip')
  const { language } = useSession()
  const { formatDate } = useDates()
  const { price_lines, price_split, total, deposit, balance_by, phone, in_charge } = quote
  const dialled = phone && describePhone(language, phone)
  const parts: [string, number][] =
    deposit > 0 && balance_by
      ? [
          [words.deposit, deposit],
          [words.balance(formatDate(balance_by)), total - deposit],
        ]
      : [[words.payNow, total]]
  return (
    <section aria-labelledby="quote-price" className="grid gap-4 rounded-card border border-line bg-card p-5">
      <h2 id="quote-price" className="text-22">
        {words.price}
      </h2>
      <PriceLines lines={price_lines} />
      <TotalPrice
        label={words.total}
        lines={price_lines}
        total={total}
        className="border-line border-t pt-3"
      />
      <PriceSplit split={price_split} />
      <dl className="money grid gap-1 rounded-input bg-wash px-4 py-3 text-15">
        {parts.map(([label, amount]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-3">
            <dt>{label}</dt>
            <dd className="font-semibold">{won(formatNumber(amount))}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-15">
        <span>{in_charge ?? words.contact}</span>
        {dialled && (
          <a href={dialled.href} className="inline-flex min-h-11 items-center text-brand-700 underline">
            {words.call(dialled.text)}
          </a>
        )}
      </p>
    </section>
  )
}
