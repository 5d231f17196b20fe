// The parts of a price, passed on and commission, where the agency shows them.
import { formatNumber } from '#lib/format.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { useText } from '#web/session.tsx'

export function PriceSplit({ split }: { split: BookingDetails['price_split'] }) {
  const { split: words } = useText('booking')
  const { won } = useText('trip')
  if (split === null) return null
  return (
    <dl className="money grid gap-1 text-13 text-soft">
      {(['pass_through', 'commission'] as const).map((part) => (
        <div key={part} className="flex justify-between gap-3">
          <dt>{words[part]}</dt>
          <dd>{won(formatNumber(split[part]))}</dd>
        </div>
      ))}
    </dl>
  )
}
