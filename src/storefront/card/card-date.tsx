// The next departure on a card: its day comes with the page, how it stands after it, into the same line.
import type { PackageCard } from '#domain/catalog/card.ts'
import { getWeekday } from '#lib/month.ts'
import { fewSeats } from '#limits/display.ts'
import { useText } from '#web/session.tsx'
import { toAvailabilityKey, useAvailability } from './availability.ts'

export function CardDate({ card }: { card: PackageCard }) {
  const words = useText('catalog')
  const availability = useAvailability(toAvailabilityKey(card))
  const date = availability?.departure_date ?? card.next_date
  const few = availability?.state === 'few_left' ? availability.seats_left : undefined
  const stateColours = {
    recruiting: 'text-soft',
    confirmed: 'text-good',
    few_left: 'text-warn',
    closed: 'text-soft',
  }
  return (
    // One line, also before its second half has come; two where somebody has made the letters larger.
    <span className="trip-date money flex h-6 flex-wrap items-center gap-x-2 overflow-hidden whitespace-nowrap text-15 @max-[13.5rem]:h-12">
      {date && (
        <span className="font-semibold">
          {words.departsOn(Number(date.slice(5, 7)), Number(date.slice(8)), getWeekday(date))}
        </span>
      )}
      {availability && (
        <span className={`font-semibold ${stateColours[availability.state]}`}>
          {words.availability(availability)}
        </span>
      )}
      {availability === null && <span className="text-soft">{words.allSold}</span>}
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
