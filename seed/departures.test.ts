// Departures are true: weekends and holidays cost more, the quoted price is the lowest, and trips keep their season.
import { expect, test } from 'vitest'
import { agencies } from './agencies.ts'
import { departuresOf } from './departures.ts'

const year = [0, 91, 182, 273].map((days) => Date.parse('2026-11-17T00:00:00Z') + days * 86_400_000)
const all = agencies.flatMap((agency) =>
  agency.packages.map((trip, at) => ({
    trip,
    byStart: year.map((today) => departuresOf(agency, trip, at, today)),
  })),
)

test('whatever day it is, every trip has departures, and the lowest is what its card quotes', () => {
  const faults = all.flatMap(({ trip, byStart }) =>
    byStart.flatMap((departures) => {
      const lowest = Math.min(...departures.map(({ adult_price }) => adult_price))
      return departures.length >= 10 && lowest === trip.price ? [] : [`${trip.package_code} ${lowest}`]
    }),
  )
  expect(faults).toEqual([])
})

test('a Saturday costs more than a Tuesday, and New Year more than either', () => {
  const shares = (isAsked: (date: string, weekday: number) => boolean) =>
    all.flatMap(({ trip, byStart }) =>
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

test('nobody is taken to lavender in winter, nor to the northern lights in June', () => {
  const months = (scene: string) =>
    new Set(
      all
        .filter(({ trip }) => trip.scene === scene)
        .flatMap(({ byStart }) => byStart.flat())
        .map(({ departure_date }) => Number(departure_date.slice(5, 7))),
    )
  expect([...months('lavender-field')].filter((month) => month > 8 || month < 4)).toEqual([])
  expect(months('aurora').has(6)).toBe(false)
  expect(months('palm-bay').size).toBe(12)
})
