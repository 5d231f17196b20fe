// The deadline of what is left to do for a booking, and how near it is.

import { addDays, countDaysBetween } from '#lib/days.ts'
import { formatDay } from '#lib/format.ts'
import { dueDays } from '#limits/trade.ts'
import type { BookingListItem } from './calls.ts'

type BookingDates = Pick<BookingListItem, 'held_until' | 'balance_by' | 'departure_date' | 'reg_date'>
export type PendingItem = BookingListItem['to_do'][number]
export type DueUrgency = 'calm' | 'near' | 'late'

/** A review is never due. A late booking gets a few days, but never past the day of departure. */
export function calculateDueDate(
  item: PendingItem,
  { held_until, balance_by, departure_date, reg_date }: BookingDates,
): string | undefined {
  if (item === 'review') return undefined
  if (item === 'pay') return held_until ? formatDay(held_until) : undefined
  if (item === 'balance') return balance_by ?? undefined
  const usual = addDays(departure_date, -dueDays[item])
  const soonest = addDays(formatDay(reg_date), dueDays.atLeast)
  const [, due = usual] = [usual, soonest].sort()
  return due < departure_date ? due : departure_date
}

export function getDueUrgency(due: string | undefined, today: string): DueUrgency {
  if (due === undefined) return 'calm'
  const daysLeft = countDaysBetween(today, due)
  if (daysLeft < 0) return 'late'
  return daysLeft <= dueDays.near ? 'near' : 'calm'
}
