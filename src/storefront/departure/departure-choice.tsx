// The choice among departures of one day: time, flight, price and seats.

import type { PackageInfo } from '#domain/catalog/package.ts'
import { formatDepartureLabel } from '#domain/departure/departure-label.ts'
import { formatNumber } from '#lib/format.ts'
import { useText } from '#web/session.tsx'
import type { SeatsById } from './use-seats.ts'

type Props = {
  /** All departures of the trip; those of `date` are shown. */
  departures: PackageInfo['departures']
  date: string | undefined
  seats: SeatsById | undefined
  chosen: number | undefined
  choose: (departure_id: number) => void
}

/** Empty where one departure leaves on that day, because the day has chosen it. */
export function DepartureChoice({ departures, date, seats, chosen, choose }: Props) {
  const words = useText('trip')
  const dayDepartures = departures.filter(({ departure_date }) => departure_date === date)
  if (dayDepartures.length < 2) return null
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold text-15">{words.whichDeparture(dayDepartures.length)}</legend>
      {dayDepartures.map((departure) => {
        const { departure_id, adult_price } = departure
        const departureSeats = seats?.get(departure_id)
        const isClosed = departureSeats?.state === 'closed'
        return (
          <label
            key={departure_id}
            className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 rounded-input border border-line px-3 py-2 text-15 has-checked:border-brand-600 has-checked:bg-brand-50 has-disabled:cursor-default has-disabled:text-soft"
          >
            <input
              type="radio"
              name={`departure of ${date}`}
              className="size-5 shrink-0 accent-brand-600"
              checked={departure_id === chosen}
              disabled={isClosed}
              onChange={() => choose(departure_id)}
            />
            <span className="money font-semibold">{formatDepartureLabel(departure) || words.noTime}</span>
            <span className="money grow text-right">{words.won(formatNumber(adult_price))}</span>
            {departureSeats && (
              <span className="money text-13 text-soft">
                {isClosed ? words.states.closed : words.calendar.seatsLeft(departureSeats.seats_left)}
              </span>
            )}
          </label>
        )
      })}
    </fieldset>
  )
}
