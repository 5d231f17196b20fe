// What a change would cost: now, then, and how the difference is settled.
import { withCommas } from '#plain/format.ts'
import { Problem } from '#ui/problem.tsx'
import { useSay } from '#web/session.tsx'
import type { Api } from '../api.ts'
import { useSentence } from '../kit/use-sentence.ts'
import { useOffice } from '../kit/use-words.ts'

type Price = Awaited<ReturnType<Api['reservation']['movePreview']>>
type Props = {
  price: Price | undefined
  error: unknown
  pay_by: 'gateway' | 'bank_transfer'
  email: string
}

/** Of less, as much, and more. */
const signs = ['−', '', '+']

export function Repriced({ price, error, pay_by, email }: Props) {
  const words = useOffice('bookings')
  const say = useSay()
  const sentenceOf = useSentence()
  const { acts } = words
  if (error !== undefined) return <Problem>{sentenceOf(error)}</Problem>
  if (!price) return <p className="text-15 text-soft">{acts.working}</p>
  const won = (amount: number) => words.won(withCommas(amount))
  const difference = price.total - price.before
  const lines = [
    [acts.before, won(price.before)],
    [acts.after, won(price.total)],
    [acts.difference, `${signs[Math.sign(difference) + 1]}${won(Math.abs(difference))}`],
  ] as const
  return (
    <div aria-live="polite" className="grid gap-1 rounded-lg bg-wash p-3 text-15">
      <ul className="grid gap-0.5 text-13 text-soft">
        {price.lines.map(({ kind, name, each, count, sum }) => (
          <li key={`${kind} ${say(name)}`} className="flex justify-between gap-3 tabular-nums">
            <span>
              {name ? say(name) : words.priceLine[kind]} {count} × {withCommas(each)}
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
      {price.due > 0 && <p className="font-semibold">{acts.due(withCommas(price.due))}</p>}
      {price.refund > 0 && <p className="font-semibold">{acts.back[pay_by](withCommas(price.refund))}</p>}
      <p className="text-13 text-soft">{acts.told(email !== '')}</p>
    </div>
  )
}
