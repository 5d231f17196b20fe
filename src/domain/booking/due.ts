// Until when what is left of a booking must be done, and how near that is.
import { dueDays } from '#limits/trade.ts'
import { dayAfter, daysBetween } from '#plain/days.ts'
import { dayOf } from '#plain/format.ts'
import type { BookingLine } from './calls.ts'

type Booked = Pick<BookingLine, 'held_until' | 'departure_date' | 'reg_date'>
export type ToDo = BookingLine['to_do'][number]
export type Nearness = 'calm' | 'near' | 'late'

/** A review is never due. A late booking gets a few days, but never past the day of departure. */
export function dueDayOf(to_do: ToDo, { held_until, departure_date, reg_date }: Booked): string | undefined {
  if (to_do === 'review') return undefined
  if (to_do === 'pay') return held_until ? dayOf(held_until) : undefined
  const usual = dayAfter(departure_date, -dueDays[to_do])
  const soonest = dayAfter(dayOf(reg_date), dueDays.atLeast)
  const [, due = usual] = [usual, soonest].sort()
  return due < departure_date ? due : departure_date
}

export function nearnessOf(due: string | undefined, today: string): Nearness {
  if (due === undefined) return 'calm'
  const left = daysBetween(today, due)
  if (left < 0) return 'late'
  return left <= dueDays.near ? 'near' : 'calm'
}
