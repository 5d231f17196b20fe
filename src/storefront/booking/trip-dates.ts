// From when to when a trip goes; a day trip has one date.
import { weekdayOf } from '#ui/month.ts'

type Words = { dates: (from: string, to: string) => string; weekdays?: readonly string[] }

export function tripDates(from: string, to: string, { dates, weekdays }: Words): string {
  const departure = weekdays ? `${from} (${weekdays[weekdayOf(from)]})` : from
  return from === to ? departure : dates(departure, to)
}
