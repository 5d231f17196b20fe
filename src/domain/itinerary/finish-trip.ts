// The end of a trip: closes its days, gives each day what was said once for all of them, and finds its name.
import { landEveningFlight } from './day-flights.ts'
import { finishDay } from './day-in-progress.ts'
import type { DayMark } from './day-marks.ts'
import { resolveDittos } from './ditto.ts'
import { markUnsure, type ReadDay, type ReadTrip } from './itinerary.ts'
import type { ReadState } from './read-state.ts'
import type { TitleAndLength } from './title.ts'

/** A heading of several days: they share all that is read below it, but not its flights. */
export function finishDays({ days, hotel, flights }: ReadState): ReadDay[] {
  for (const [at, { day }] of days.entries()) {
    const next = days[at + 1]?.day
    if (next && next !== day) landEveningFlight(day, next)
  }
  return addListedFlights(
    addSharedHotel(
      resolveDittos(
        days.map(({ number, day }, at) => {
          const read = finishDay(number, day)
          return days[at - 1]?.day === day ? { ...read, flights: [] } : read
        }),
      ),
      hotel,
    ),
    flights,
  )
}

/**
 * Flights listed above the days: the first leaves on the first day, the last comes back. The text does not
 * say so.
 */
function addListedFlights(list: ReadDay[], flights: ReadDay['flights']): ReadDay[] {
  const isKnown = (number: string) =>
    list.some((day) => day.flights.some(({ value }) => value.number === number))
  const [out, back] = [flights[0], flights.length > 1 ? flights.at(-1) : undefined]
  const addFlight = (day: ReadDay, flight: (typeof flights)[number] | undefined): ReadDay =>
    flight && !isKnown(flight.value.number)
      ? { ...day, flights: [...day.flights, { ...flight, sure: false }] }
      : day
  if (list.length < 2) return list
  return list.map((day, at) => {
    if (at === 0) return addFlight(day, out)
    return at === list.length - 1 ? addFlight(day, back) : day
  })
}

/** A hotel that is named once, behind the last day, is that of all nights. */
function addSharedHotel(list: ReadDay[], hotelAfterDays: string | undefined): ReadDay[] {
  const last = list.at(-1)
  const isOnlyLast =
    list.length > 1 && last?.hotel !== undefined && list.filter(({ hotel }) => hotel).length === 1
  const name = isOnlyLast ? last?.hotel?.value : hotelAfterDays
  if (name === undefined) return list
  return list.map(({ hotel, ...day }, at) => {
    if (at === list.length - 1) return hotel && !isOnlyLast ? { ...day, hotel } : day
    return { ...day, hotel: hotel ?? markUnsure(name, name) }
  })
}

export function setTitleAndLength(
  trip: ReadTrip,
  { title, span }: TitleAndLength,
  marks: readonly DayMark[],
): void {
  const count = trip.schedule.length
  const isWhole =
    marks.every((mark) => mark.sure) && trip.schedule.every(({ day }, at) => day.value === at + 1)
  if (title) trip.title = title
  if (span) {
    const { nights, days: writtenDays } = span.value
    const agrees = count === 0 || count === writtenDays
    trip.days = { value: writtenDays, sure: agrees && span.sure, from: span.from }
    if (nights !== undefined)
      trip.nights = {
        value: nights,
        sure: agrees && span.sure && nights < writtenDays && writtenDays - nights <= 3,
        from: span.from,
      }
  } else if (count > 0)
    trip.days = {
      value: count,
      sure: isWhole,
      from: trip.schedule
        .map(({ day }) => day.from)
        .join(' · ')
        .slice(0, 200),
    }
}

/** "12/15(화) 출발 성인 79만9천원": with one departure alone, its price is that of the trip. */
export function setPriceOfOnlyDeparture(trip: ReadTrip): void {
  const [only, more] = trip.departures
  if (!only || more || trip.prices.adult || only.value.adult === undefined) return
  const { date, ...prices } = only.value
  for (const age of ['adult', 'child', 'baby'] as const) {
    const won = prices[age]
    if (won !== undefined) trip.prices[age] ??= markUnsure(won, only.from)
  }
  trip.departures = [{ ...only, value: { date } }]
}
