// The flights of a departure, both ways, as ribbons: times, airports, airline and number.

import type { FlightsWithAirports } from '#domain/catalog/flights.ts'
import type { PackageInfo } from '#domain/catalog/package.ts'
import { Plane } from '#ui/more-icons.ts'
import { useLocalized, useText } from '#web/session.tsx'

/** The flights of a departure of this trip; none where it does not fly. */
export const findFlights = (
  { flight_plans }: Pick<PackageInfo, 'flight_plans'>,
  departure: Pick<PackageInfo['departures'][number], 'flight_plan'> | undefined,
): FlightsWithAirports => flight_plans[departure?.flight_plan ?? -1] ?? []

/** A ribbon for each way; who hears the page hears a sentence for each flight. */
export function Flights({ flights, className = '' }: { flights: FlightsWithAirports; className?: string }) {
  const words = useText('trip').flights
  if (flights.length === 0) return null
  return (
    <section aria-label={words.title} className={`grid gap-4 ${className}`}>
      {(['out', 'back'] as const).map((way) => {
        const legs = flights.filter((flight) => flight.way === way)
        return (
          legs.length > 0 && (
            <div key={way} className="grid content-start gap-2">
              <p aria-hidden className="font-semibold text-13 text-soft">
                {words[way]}
              </p>
              <ul className="grid gap-3">
                {legs.map((leg) => (
                  <FlightLeg key={`${leg.number} ${leg.departs}`} leg={leg} />
                ))}
              </ul>
            </div>
          )
        )
      })}
    </section>
  )
}

function FlightLeg({ leg }: { leg: FlightsWithAirports[number] }) {
  const { way, airline, number, from, to, departs, arrives, days } = leg
  const words = useText('trip').flights
  const localized = useLocalized()
  const flightName = `${localized(airline)} ${number}`
  return (
    <li className="@container">
      <span className="sr-only">
        {words.spoken({
          way: words[way],
          flightName,
          leaves: `${localized(from.name)} ${departs}`,
          lands: `${localized(to.name)} ${arrives}`,
          days,
        })}
      </span>
      <span
        aria-hidden
        className="money grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 text-13"
      >
        <span className="font-bold text-18 leading-6">{departs}</span>
        <DottedLine />
        <span className="text-right font-bold text-18 leading-6">
          {arrives}
          {days > 0 && <span className="font-normal text-13 text-soft"> {words.later(days)}</span>}
        </span>
        <span className="text-soft">
          {from.code} {localized(from.name)}
        </span>
        {/* Below them where letters are so large that between them it would be one letter wide. */}
        <span className="text-center text-soft @max-[13rem]:col-span-3 @max-[13rem]:row-start-3 @max-[13rem]:text-left">
          {flightName}
        </span>
        <span className="col-start-3 text-right text-soft">
          {to.code} {localized(to.name)}
        </span>
      </span>
    </li>
  )
}

/** From one time to the other, with a plane on it. */
const DottedLine = () => (
  <span className="flex items-center gap-2 text-brand-600">
    <span className="grow border-brand-300 border-t-2 border-dotted" />
    <Plane size={16} className="rotate-45" />
    <span className="grow border-brand-300 border-t-2 border-dotted" />
  </span>
)
