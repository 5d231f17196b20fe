// Flights of a day, whose times may be on other lines: on the next, or on the first of the day after.
import { findTimes } from './dates.ts'
import type { DayInProgress } from './day-in-progress.ts'
import { readFlights } from './flights.ts'
import type { ReadDay } from './itinerary.ts'
import { toTownKey } from './read-name.ts'

export function addFlights(flights: ReadDay['flights'], day: DayInProgress): void {
  for (const flight of flights)
    if (!day.flights.some(({ value }) => value.number === flight.value.number)) day.flights.push(flight)
}

/** "18:05 인천 출발", and its number on the next line. */
export function addDepartureTime(flights: ReadDay['flights'], day: DayInProgress): void {
  const [only, more] = flights
  const line = day.text.at(-2) ?? ''
  const [time, second] = findTimes(line)
  if (!only || more || only.value.departs !== null || only.value.arrives !== null) return
  if (!time || second || !/출발/.test(line) || readFlights(line).flights.length > 0) return
  only.value.departs = time.time
  only.sure = false
}

/** The line after a flight's: "00:05 다낭 도착". */
export function addArrivalTime(line: string, day: DayInProgress): void {
  const flight = day.flights.at(-1)
  const times = findTimes(line)
  if (!flight || flight.value.arrives !== null || flight.value.departs === null || times.length !== 1) return
  if (!landingPattern.test(line) || /출발/.test(line)) return
  const isNext = day.text.at(-2)?.includes(flight.value.number) ?? false
  flight.value.arrives = times[0]?.time ?? null
  flight.sure &&= isNext
}

export const landingPattern = /도착|착륙|arriv/i

/** "05:30 다낭 도착", before anything is seen that day: what left the evening before has landed. */
export function recordLanding(line: string, day: DayInProgress): void {
  const [first, ...more] = findTimes(line)
  const isSeen = day.found.some(
    ({ value: { name } }) => !day.towns.has(toTownKey(name)) && !line.includes(name),
  )
  if (!first || more.length > 0 || day.flights.length > 0 || isSeen) return
  if (landingPattern.test(line) && !/출발|(?:호텔|숙소|리조트)[가-힣]*\s*도착/.test(line))
    day.landed ??= first.time
}

/**
 * The flight of the evening before gets this landing time. The text does not say they belong together, so it
 * is marked unsure.
 */
export function landEveningFlight(evening: DayInProgress, { landed }: DayInProgress): void {
  const flight = evening.flights.at(-1)
  if (!flight || !landed || flight.value.departs === null || flight.value.arrives !== null) return
  flight.value.arrives = landed
  flight.sure = false
}
