// Days of the calendar, as YYYY-MM-DD.
import { getWeekday } from './month.ts'

const day_ms = 86_400_000

export const countDaysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / day_ms)

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * day_ms).toISOString().slice(0, 10)

type SpanFormat = { dates?: (from: string, to: string) => string; weekdays?: readonly string[] }

/** Whether the text is a day of the calendar, written as one. */
export const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text

/** The dates of a trip, one date for a day trip. A screen writes it in words with the weekday. */
export function formatDateSpan(
  from: string,
  to: string,
  { dates = joinDates, weekdays }: SpanFormat = {},
): string {
  const departure = weekdays ? `${from} (${weekdays[getWeekday(from)]})` : from
  return from === to ? departure : dates(departure, to)
}
const joinDates = (from: string, to: string) => `${from} – ${to}`
