// Days of the calendar, as YYYY-MM-DD.
import { weekdayOf } from './month.ts'

const day_ms = 86_400_000

export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / day_ms)

export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * day_ms).toISOString().slice(0, 10)

type Say = { dates?: (from: string, to: string) => string; weekdays?: readonly string[] }

/** The dates of a trip, one date for a day trip. A screen writes it in words with the weekday. */
export function spanOf(from: string, to: string, { dates = joined, weekdays }: Say = {}): string {
  const departure = weekdays ? `${from} (${weekdays[weekdayOf(from)]})` : from
  return from === to ? departure : dates(departure, to)
}
const joined = (from: string, to: string) => `${from} – ${to}`
