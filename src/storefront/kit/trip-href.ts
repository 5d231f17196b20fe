// The address of a trip. With a day its calendar opens there: whoever pressed a card in May is shown May. §2
// The page is cached without the day, so it is read in the browser alone.
import { isDay } from '#lib/days.ts'

export const buildTripHref = (package_code: string, date?: string | null): string =>
  `/travel/detail/${package_code}${date ? `?date=${date}` : ''}`

/** The day an address asks for. */
export function parseTripDate(search: string): string | undefined {
  const sent = new URLSearchParams(search).get('date')
  return sent !== null && isDay(sent) ? sent : undefined
}
