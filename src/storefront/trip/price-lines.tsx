// What a price is made of, line by line.
import type { PriceLine } from '#domain/booking/price.ts'
import { withCommas } from '#plain/format.ts'
import { useSay, useWords } from '#web/session.tsx'

export function PriceLines({ lines, className = '' }: { lines: PriceLine[]; className?: string }) {
  const words = useWords('trip')
  const say = useSay()
  const labelOf = ({ kind, name }: PriceLine) => {
    if (kind === 'option') return say(name)
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
            {labelOf(line)}{' '}
            <span className="whitespace-nowrap">{words.each(withCommas(line.each), line.count)}</span>
          </dt>
          <dd className="whitespace-nowrap">{words.won(withCommas(line.sum))}</dd>
        </div>
      ))}
    </dl>
  )
}
