// What a price is made of, line by line.
import type { PriceLine } from '#domain/booking/price.ts'
import { formatNumber } from '#lib/format.ts'
import { useLocalized, useText } from '#web/session.tsx'

export function PriceLines({ lines, className = '' }: { lines: PriceLine[]; className?: string }) {
  const words = useText('trip')
  const localized = useLocalized()
  const toLabel = ({ kind, name }: PriceLine) => {
    if (kind === 'option') return localized(name)
    return kind === 'single' ? words.single : words.party[kind]
  }
  return (
    <dl className={`money grid gap-1 text-15 ${className}`}>
      {lines.map((line) => (
        <div
          key={`${line.kind} ${line.name?.ko}`}
          className="flex flex-wrap justify-between gap-x-4 text-soft"
        >
          <dt>
            {toLabel(line)}{' '}
            <span className="whitespace-nowrap">{words.each(formatNumber(line.each), line.count)}</span>
          </dt>
          <dd className="whitespace-nowrap">{words.won(formatNumber(line.sum))}</dd>
        </div>
      ))}
    </dl>
  )
}
