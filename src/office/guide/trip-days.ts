// The days of a trip as dates, and which of them is today.
import { addDays } from '#lib/days.ts'
import { getToday } from '#lib/format.ts'
import type { GuidePageData } from './guide-entry.ts'

export function listTripDays({ departure_date, return_date }: GuidePageData): string[] {
  const days: string[] = []
  for (let day = departure_date; day <= return_date && days.length < 100; day = addDays(day, 1))
    days.push(day)
  return days
}

/** Before the trip its first day, after it its last. */
export function findCurrentDay(page: GuidePageData): string {
  const today = getToday()
  return listTripDays(page).findLast((day) => day <= today) ?? page.departure_date
}
