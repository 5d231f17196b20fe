// One departure on the home page: its date, and how it stands once that is known.
import type { NextDeparture, NextDepartureWithSeats } from '#domain/departure/calls.ts'
import type { SectionByKind } from '#lib/home-section.ts'
import { useText } from '#web/session.tsx'

export type DatesSection = SectionByKind<'dates'>
type KnownRow = NextDeparture &
  Partial<Pick<NextDepartureWithSeats, 'seats_left' | 'state' | 'to_confirm' | 'alone'>>
/** Undefined: a row that is still on its way, with its place kept. */
export type DateRow = KnownRow | undefined
export type DatesProps = { section: DatesSection; rows: DateRow[] }

type DepartureStatusProps = { row: KnownRow; alone: boolean; words: ReturnType<typeof useText<'home'>> }

export function DepartureStatus({ row, alone, words: { dates } }: DepartureStatusProps) {
  if (row.state === undefined || row.seats_left === undefined) return <span />
  if (alone && row.alone) return <span className="text-good">{dates.alone(row.alone)}</span>
  if (row.state === 'few_left') return <span className="text-warn">{dates.left(row.seats_left)}</span>
  if (row.state === 'confirmed') return <span className="text-good">{dates.certain}</span>
  if (row.state === 'closed') return <span className="text-soft">{dates.left(0)}</span>
  return <span className="text-soft">{dates.missing(row.to_confirm ?? 0)}</span>
}

/** Month and day, and which day of the week it is. */
export function DateWithWeekday({ date }: { date: string }) {
  const { dates } = useText('home')
  const [, month, day] = date.split('-').map(Number)
  const weekday = dates.weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]
  return (
    <time dateTime={date}>
      {dates.day(month ?? 0, day ?? 0)} <span className="text-[0.62em]">{weekday}</span>
    </time>
  )
}
