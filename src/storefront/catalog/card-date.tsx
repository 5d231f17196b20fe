// The next departure on a card: its day comes with the page, how it stands after it, into the same line.
import type { PackageCard } from '#domain/catalog/card.ts'
import { fewSeats } from '#limits/shown.ts'
import { weekdayOf } from '#plain/month.ts'
import { useWords } from '#web/session.tsx'
import { askedAs, useStanding } from './standing.ts'

export function CardDate({ card }: { card: PackageCard }) {
  const words = useWords('catalog')
  const standing = useStanding(askedAs(card))
  const date = standing?.departure_date ?? card.next_date
  const few = standing?.state === 'few_left' ? standing.seats_left : undefined
  const look = { recruiting: 'text-soft', confirmed: 'text-good', few_left: 'text-warn', closed: 'text-soft' }
  return (
    // One line, also before its second half has come; two where somebody has made the letters larger.
    <span className="money flex h-6 flex-wrap items-center gap-x-2 overflow-hidden whitespace-nowrap text-15 @max-[13.5rem]:h-12">
      {date && (
        <span className="font-semibold">
          {words.leaves(Number(date.slice(5, 7)), Number(date.slice(8)), weekdayOf(date))}
        </span>
      )}
      {standing && (
        <span className={`font-semibold ${look[standing.state]}`}>{words.standing(standing)}</span>
      )}
      {standing === null && <span className="text-soft">{words.allSold}</span>}
      {few !== undefined && (
        <span aria-hidden className="flex gap-0.5">
          {Array.from({ length: fewSeats }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have no names
            <span key={at} className={`h-1.5 w-3 rounded-full ${at < few ? 'bg-warn' : 'bg-line'}`} />
          ))}
        </span>
      )}
    </span>
  )
}
