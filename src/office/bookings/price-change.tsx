// What a change would cost: now, then, and how the difference is settled.
import { formatNumber } from '#lib/format.ts'
import type { Api } from '#office/api.ts'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { useText } from '#office/kit/use-text.ts'
import { Problem } from '#ui/problem.tsx'
import { useLocalized } from '#web/session.tsx'
import type { BookingDetails } from './load-booking.ts'

type PricePreview = Awaited<ReturnType<Api['reservation']['rebookPreview']>>
type Props = {
  price: PricePreview | undefined
  error: unknown
  pay_by: 'gateway' | 'bank_transfer'
  reached_by: BookingDetails['booking']['reached_by']
}

/** The sign of a price that is lower, the same or higher. */
const signs = ['−', '', '+']

export function PriceChange({ price, error, pay_by, reached_by }: Props) {
  const words = useText('bookings')
  const localized = useLocalized()
  const describeError = useDescribeError()
  const { actions } = words
  if (error !== undefined) return <Problem>{describeError(error)}</Problem>
  if (!price) return <p className="text-15 text-soft">{actions.working}</p>
  const won = (amount: number) => words.won(formatNumber(amount))
  const difference = price.total - price.before
  const lines = [
    [actions.before, won(price.before)],
    [actions.after, won(price.total)],
    [actions.difference, `${signs[Math.sign(difference) + 1]}${won(Math.abs(difference))}`],
  ] as const
  return (
    <div aria-live="polite" className="grid gap-1 rounded-lg bg-wash p-3 text-15">
      <ul className="grid gap-0.5 text-13 text-soft">
        {price.lines.map(({ kind, name, rate, each, count, sum }) => (
          <li key={`${kind} ${localized(name)}`} className="flex justify-between gap-3 tabular-nums">
            <span>
              {name ? localized(name) : words.priceLine[kind]} {!rate && `${count} × ${formatNumber(each)}`}
            </span>
            <span>{won(sum)}</span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-0.5 border-line border-t pt-1">
        {lines.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-soft">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {price.due > 0 && <p className="font-semibold">{actions.due(formatNumber(price.due))}</p>}
      {price.refund > 0 && (
        <p className="font-semibold">{actions.back[pay_by](formatNumber(price.refund))}</p>
      )}
      <p className="text-13 text-soft">{actions.reachNotice[reached_by]}</p>
    </div>
  )
}
