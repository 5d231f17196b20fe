// The lines of a price, and their total: before discounts and after them.
import { type PriceLine, sumBeforeDiscounts } from '#domain/booking/price.ts'
import { formatNumber } from '#lib/format.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { DiscountRate } from './discount-line.tsx'

export function PriceLines({ lines, className = '' }: { lines: PriceLine[]; className?: string }) {
  const words = useText('trip')
  const localized = useLocalized()
  const toLabel = ({ kind, name }: PriceLine) => {
    if (kind === 'adult' || kind === 'child' || kind === 'baby') return words.party[kind]
    return kind === 'single' ? words.single : localized(name)
  }
  return (
    <dl className={`money grid gap-1 text-15 ${className}`}>
      {lines.map((line) => (
        <div
          key={`${line.kind} ${line.name?.ko}`}
          className={`flex flex-wrap justify-between gap-x-4 ${line.rate ? 'text-brand-700' : 'text-soft'}`}
        >
          <dt>
            {toLabel(line)}{' '}
            <span className="whitespace-nowrap">
              {line.rate ? (
                <DiscountRate rate={line.rate} />
              ) : (
                words.each(formatNumber(line.each), line.count)
              )}
            </span>
          </dt>
          <dd className="whitespace-nowrap">{words.won(formatNumber(line.sum))}</dd>
        </div>
      ))}
    </dl>
  )
}

type TotalPriceProps = { label: string; lines: PriceLine[]; total: number; className?: string }

/** The price before discounts is struck out beside it. */
export function TotalPrice({ label, lines, total, className = '' }: TotalPriceProps) {
  const words = useText('trip')
  const before = sumBeforeDiscounts(lines)
  return (
    <p className={`money flex flex-wrap items-baseline justify-between gap-x-3 ${className}`}>
      <span className="font-semibold">{label}</span>
      <span aria-live="polite" className="ml-auto text-right">
        {before > total && (
          <s className="mr-2 text-15 text-soft">
            <span className="sr-only">{words.beforeDiscounts} </span>
            {words.won(formatNumber(before))}
          </s>
        )}
        <span className="whitespace-nowrap font-bold text-22">{words.won(formatNumber(total))}</span>
      </span>
    </p>
  )
}
