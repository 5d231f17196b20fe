// Departures are true: weekends and holidays cost more, the quoted price is the lowest, and trips keep their
// season.
import { expect, test } from 'vitest'
import { getAirportName } from '#domain/catalog/airports.ts'
import { Flights } from '#domain/catalog/flights.ts'
import { agencies } from './agencies.ts'
import { createDepartures } from './departures.ts'
import { createPlan } from './trip/plan.ts'
import { listFlightPlans } from './trip/timetable.ts'
import { createTripDetail } from './trip.ts'

const startDays = [0, 91, 182, 273].map((days) => Date.parse('2026-11-17T00:00:00Z') + days * 86_400_000)
const tripsWithDepartures = agencies.flatMap((agency) =>
  agency.packages.map((trip, at) => ({
    trip,
    byStart: startDays.map((today) => createDepartures(agency, trip, at, today)),
  })),
)

test('on any day, every trip has departures and its card shows the lowest price', () => {
  const faults = tripsWithDepartures.flatMap(({ trip, byStart }) =>
    byStart.flatMap((departures) => {
      const lowest = Math.min(...departures.map(({ adult_price }) => adult_price))
      return departures.length >= 10 && lowest === trip.price ? [] : [`${trip.package_code} ${lowest}`]
    }),
  )
  expect(faults).toEqual([])
})

test('a Saturday costs more than a Tuesday, and New Year more than either', () => {
  const shares = (isAsked: (date: string, weekday: number) => boolean) =>
    tripsWithDepartures.flatMap(({ trip, byStart }) =>
      byStart
        .flat()
        .filter(({ departure_date }) => isAsked(departure_date, new Date(departure_date).getUTCDay()))
        .map(({ adult_price }) => adult_price / trip.price),
    )
  const isPlain = (date: string) => /-(03|06|11)-/.test(date)
  const tuesday = Math.max(...shares((date, weekday) => isPlain(date) && weekday === 2))
  const saturdays = shares((date, weekday) => isPlain(date) && weekday === 6)
  expect(Math.min(...saturdays)).toBeGreaterThan(tuesday)
  expect(Math.min(...shares((date) => /-01-0[1-3]$/.test(date)))).toBeGreaterThan(Math.max(...saturdays))
})

test('no departure is outside the season of its trip (lavender in winter, aurora in June)', () => {
  const months = (scene: string) =>
    new Set(
      tripsWithDepartures
        .filter(({ trip }) => trip.scene === scene)
        .flatMap(({ byStart }) => byStart.flat())
        .map(({ departure_date }) => Number(departure_date.slice(5, 7))),
    )
  expect([...months('lavender-field')].filter((month) => month > 8 || month < 4)).toEqual([])
  expect(months('aurora').has(6)).toBe(false)
  expect(months('palm-bay').size).toBe(12)
})

test('trips by air have outbound and return flights that fit their days; trips by coach have none', () => {
  const faults = agencies.flatMap((agency) =>
    agency.packages.flatMap((trip) => {
      const plan = createPlan(agency, trip)
      const plans = listFlightPlans(plan)
      const isFlown = plan.journey.kind === 'flight' || plan.journey.start.way === 'flight'
      const sound = plans.every((flights) => {
        const out = flights.filter(({ way }) => way === 'out')
        const back = flights.filter(({ way }) => way === 'back')
        const named = flights.every(({ from, to }) =>
          [from, to].every((code) => getAirportName(code).ko !== code),
        )
        const joined = [out, back].every((legs) =>
          legs.slice(1).every(({ from }, at) => from === legs[at]?.to),
        )
        const home = out[0]?.from === back.at(-1)?.to
        return Flights.safeParse(flights).success && named && joined && home && back.length > 0
      })
      return isFlown === plans.length > 0 && sound ? [] : [trip.package_code]
    }),
  )
  expect(faults).toEqual([])
})

test('the itinerary shows the same departure time as the flights', () => {
  const faults = agencies.flatMap((agency) =>
    agency.packages.flatMap((trip) => {
      const [[first] = []] = listFlightPlans(createPlan(agency, trip))
      const told = createTripDetail(agency, trip).schedule[0]?.places.map(({ time }) => time)
      return !first || told?.includes(first.departs) ? [] : [`${trip.package_code} ${first.departs} ${told}`]
    }),
  )
  expect(faults).toEqual([])
})

test('a flight that lands the next day says so, and one across the date line lands before it left', () => {
  const listFlights = (code: string) =>
    agencies.flatMap((agency) =>
      agency.packages
        .filter(({ package_code }) => package_code === code)
        .flatMap((trip) => listFlightPlans(createPlan(agency, trip)).flat()),
    )
  const [out, back] = listFlights('HN502')
  expect(out).toMatchObject({ from: 'ICN', to: 'LAX', departs: '15:00', arrives: '09:00', days: 0 })
  expect(back).toMatchObject({ from: 'SFO', to: 'ICN', days: 1 })
})
