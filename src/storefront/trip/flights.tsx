// The flights of a departure, both ways: airline, number, airports and times.
import type { PackageInfo } from '#domain/catalog/calls.ts'
import type { ShownFlights } from '#domain/catalog/flights.ts'
import { Plane } from '#ui/icons.ts'
import { useSay, useWords } from '#web/session.tsx'

/** Of a departure of this trip; none where it does not fly. */
export const flightsOf = (
  { flight_plans }: Pick<PackageInfo, 'flight_plans'>,
  departure: Pick<PackageInfo['departures'][number], 'flight_plan'> | undefined,
): ShownFlights => flight_plans[departure?.flight_plan ?? -1] ?? []

export function Flights({ flights, className = '' }: { flights: ShownFlights; className?: string }) {
  const words = useWords('trip')
  const say = useSay()
  if (flights.length === 0) return null
  return (
    <ul aria-label={words.flights.title} className={`grid gap-2 text-15 ${className}`}>
      {flights.map(({ way, airline, number, from, to, departs, arrives, days }) => (
        <li key={`${way} ${number} ${departs}`} className="flex flex-wrap items-baseline gap-x-3">
          <span className="inline-flex items-center gap-1.5 text-13 text-soft">
            <Plane size={16} className={`self-center ${way === 'back' ? '-scale-x-100' : ''}`} />
            {words.flights[way]}
          </span>
          <span className="money">
            <span className="font-semibold">{departs}</span> {say(from.name)} →{' '}
            <span className="font-semibold">{arrives}</span>
            {days > 0 && <span className="text-13 text-soft"> {words.flights.later(days)}</span>}{' '}
            {say(to.name)}
          </span>
          <span className="money text-13 text-soft">
            {say(airline)} {number}
          </span>
        </li>
      ))}
    </ul>
  )
}
