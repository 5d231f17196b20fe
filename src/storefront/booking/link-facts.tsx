// The facts of a mailed link, line by line, and the total.
import { formatNumber } from '#lib/format.ts'
import { useText } from '#web/session.tsx'

export const LinkFacts = ({ facts }: { facts: (readonly [label: string, value: string])[] }) => (
  <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-input bg-wash px-4 py-3 text-15">
    {facts.map(([label, value]) => (
      <div key={label} className="contents">
        <dt className="text-soft">{label}</dt>
        <dd className="money">{value}</dd>
      </div>
    ))}
  </dl>
)

export function TotalLine({ total }: { total: number }) {
  const words = useText('booking')
  const trip = useText('trip')
  return (
    <p className="money flex items-baseline justify-between border-line border-t pt-3">
      <span className="font-semibold">{words.total}</span>
      <span className="font-bold text-22">{trip.won(formatNumber(total))}</span>
    </p>
  )
}
