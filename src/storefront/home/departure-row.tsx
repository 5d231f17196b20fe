// One departure on the home page: its date, and its state once that is known.
import type { NextDeparture, NextDepartureWithSeats } from '#domain/departure/calls.ts'
import type { SectionByKind } from '#lib/home-section.ts'
import { BookedBar } from '#storefront/departure/booked-bar.tsx'
import { useText } from '#web/session.tsx'

export type DatesSection = SectionByKind<'dates'>
type KnownRow = NextDeparture & Partial<NextDepartureWithSeats>
/** Undefined: the row is still loading, and its place is kept. */
export type DateRow = KnownRow | undefined
export type DatesProps = { section: DatesSection; rows: DateRow[] }

type DepartureStatusProps = { row: KnownRow; alone: boolean; words: ReturnType<typeof useText<'home'>> }

/** A certain departure comes first; the number missing comes last, in grey. */
export function DepartureStatus({ row, alone, words: { dates } }: DepartureStatusProps) {
  const { state, seats_left, minimum = 1, is_confirmed, to_confirm = minimum } = row
  if (state === undefined || seats_left === undefined) return <span />
  if (state === 'closed') return <span className="text-soft">{dates.left(0)}</span>
  const booked = minimum - to_confirm
  return (
    <span className="money flex flex-wrap items-center gap-x-2">
      {is_confirmed && <span className="text-good">{dates.certain}</span>}
      {state === 'few_left' && <span className="text-warn">{dates.left(seats_left)}</span>}
      {!is_confirmed && booked > 0 && (
        <>
          <BookedBar minimum={minimum} to_confirm={to_confirm} />
          <span>{dates.booked(minimum, booked)}</span>
        </>
      )}
      {alone && row.alone ? <span className="text-good">{dates.alone(row.alone)}</span> : null}
      {!is_confirmed && booked === 0 && <span className="text-soft">{dates.minimum(minimum)}</span>}
    </span>
  )
}

/** Month and day, and which day of the week it is. */
export function DateWithWeekday({ date }: { date: string }) {
  const { dates } = useText('home')
  const [, month, day] = date.split('-').map(Number)
  const weekday = dates.weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]
  return (
    <time dateTime={date}>
      {dates.day(month ?? 0, day ?? 0)} <span className="text-[max(0.62em,0.8125rem)]">{weekday}</span>
    </time>
  )
}
