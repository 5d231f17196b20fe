// The address of trips side by side: names them in order, each with the day of its card. §2 /travel/compare
import { isDay } from '#lib/days.ts'
import { comparedTrips } from '#limits/display.ts'

/** `date`: departures count from there. */
export type ComparedTrip = { package_code: string; date?: string | null }

const writeTrip = ({ package_code, date }: ComparedTrip) => (date ? `${package_code}@${date}` : package_code)

/**
 * Calls take this form, too. A trip that is named twice keeps its place and its first day; a fourth pushes
 * out the first.
 */
export const writeTrips = (trips: ComparedTrip[]): string =>
  trips
    .filter(({ package_code }, at) => at === trips.findIndex((trip) => trip.package_code === package_code))
    .slice(-comparedTrips)
    .map(writeTrip)
    .join()

export const buildCompareHref = (trips: ComparedTrip[]): string =>
  trips.length === 0 ? '/travel/compare' : `/travel/compare?trips=${writeTrips(trips)}`

/** The trips in an address; `odd` when it names one twice, too many, or an invalid code. */
export function parseComparedTrips(search: URLSearchParams): { trips: ComparedTrip[]; odd: boolean } {
  const sent = search.get('trips')
  const named = (sent ?? '').split(',').flatMap((one) => {
    const [, package_code, date] = /^([\w-]{1,40})(?:@(.*))?$/.exec(one) ?? []
    if (package_code === undefined || (date !== undefined && !isDay(date))) return []
    return [{ package_code, ...(date && { date }) }]
  })
  const codes = named.map(({ package_code }) => package_code)
  const trips = named
    .filter(({ package_code }, at) => at === codes.indexOf(package_code))
    .slice(0, comparedTrips)
  return { trips, odd: sent !== null && sent !== trips.map(writeTrip).join() }
}
