// The next departure on a card: its day comes with the page, its availability after it, in the same line.
import type { PackageCard } from '#domain/catalog/card.ts'
import type { Availability } from '#domain/departure/calls.ts'
import { getWeekday } from '#lib/month.ts'
import { fewSeats } from '#limits/display.ts'
import { BookedBar } from '#storefront/departure/booked-bar.tsx'
import { useText } from '#web/session.tsx'
import { useCardDeparture } from './availability.ts'

export function CardDate({ card }: { card: PackageCard }) {
  const words = useText('catalog')
  const { availability, date } = useCardDeparture(card)
  return (
    // One line, before and after the availability has come; two where the reader has larger letters.
    <span
      data-availability={availability === null ? 'closed' : availability?.state}
      className="trip-date money flex h-6 flex-wrap items-center gap-x-2 overflow-hidden whitespace-nowrap text-15 @max-[13.5rem]:h-12"
    >
      {date && (
        <time dateTime={date} className="font-semibold">
          {words.departsOn(Number(date.slice(5, 7)), Number(date.slice(8)), getWeekday(date))}
        </time>
      )}
      {availability && <DepartureState availability={availability} />}
      {availability === null && <span className="text-soft">{words.allSold}</span>}
    </span>
  )
}

/**
 * A certain departure comes first, then the number who have booked; the number missing comes last, in grey.
 */
function DepartureState({ availability }: { availability: Availability }) {
  const words = useText('catalog')
  const { state, seats_left, minimum, is_confirmed, to_confirm } = availability
  if (is_confirmed || state === 'few_left')
    return (
      <>
        {is_confirmed && <span className="font-semibold text-good">{words.certain}</span>}
        {state === 'few_left' && <SeatsLeft seats={seats_left} />}
      </>
    )
  if (to_confirm === minimum) return <span className="text-soft">{words.minimum(minimum)}</span>
  return (
    <>
      <BookedBar minimum={minimum} to_confirm={to_confirm} />
      <span>{words.booked(minimum, minimum - to_confirm)}</span>
      {to_confirm > 0 && <span className="text-13 text-soft">{words.toConfirm(to_confirm)}</span>}
    </>
  )
}

function SeatsLeft({ seats }: { seats: number }) {
  const words = useText('catalog')
  return (
    <>
      <span className="font-semibold text-warn">{words.fewLeft(seats)}</span>
      <span aria-hidden className="flex gap-0.5">
        {Array.from({ length: fewSeats }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have no names
          <span key={at} className={`h-1.5 w-3 rounded-full ${at < seats ? 'bg-warn' : 'bg-line'}`} />
        ))}
      </span>
    </>
  )
}
