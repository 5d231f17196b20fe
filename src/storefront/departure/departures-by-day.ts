// The departures of each day: a calendar shows a day once, however many leave on it.

import type { PackageInfo } from '#domain/catalog/package.ts'
import type { DepartureState } from '#domain/departure/states.ts'
import type { SeatsById } from './use-seats.ts'

type TripDeparture = PackageInfo['departures'][number]
/**
 * `lowest`: of those that can still be booked. `state` and `seats_left`: of the one with the most seats left.
 */
export type DayDepartures = {
  departures: TripDeparture[]
  lowest: number
  state: DepartureState | undefined
  seats_left: number
}

export function groupByDay(
  departures: TripDeparture[],
  seats: SeatsById | undefined,
): Map<string, DayDepartures> {
  const days = Map.groupBy(departures, ({ departure_date }) => departure_date)
  return new Map([...days].map(([date, dayDepartures]) => [date, summarizeDay(dayDepartures, seats)]))
}

function summarizeDay(departures: TripDeparture[], seats: SeatsById | undefined): DayDepartures {
  const open = filterOpen(departures, seats)
  const prices = (open.length > 0 ? open : departures).map(({ adult_price }) => adult_price)
  const known = departures.flatMap(({ departure_id }) => seats?.get(departure_id) ?? [])
  const roomiest = known.toSorted((one, other) => other.seats_left - one.seats_left)
  const shown = roomiest.find(({ state }) => state !== 'closed') ?? roomiest[0]
  return { departures, lowest: Math.min(...prices), state: shown?.state, seats_left: shown?.seats_left ?? 0 }
}

/** Whether something leaves on that day which can still be booked. */
export const isOpenDay = (
  departures: TripDeparture[],
  day: string | undefined,
  seats: SeatsById | undefined,
) => filterOpen(departures, seats).some(({ departure_date }) => departure_date === day)

const filterOpen = <D extends { departure_id: number }>(departures: D[], seats: SeatsById | undefined) =>
  departures.filter(({ departure_id }) => seats?.get(departure_id)?.state !== 'closed')

/** The chosen departure; or the only one that can still be booked on that day. */
export function findChosenDeparture<D extends { departure_id: number; departure_date: string }>(
  departures: D[],
  { date, departure_id }: { date: string | undefined; departure_id: number | undefined },
  seats: SeatsById | undefined,
): D | undefined {
  const dayDepartures = departures.filter(({ departure_date }) => departure_date === date)
  const open = filterOpen(dayDepartures, seats)
  return (
    dayDepartures.find((each) => each.departure_id === departure_id) ??
    (open.length > 1 ? undefined : (open[0] ?? dayDepartures[0]))
  )
}
