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
  const [first] = all
  const price = (weekdays: number[], month?: string) =>
    first?.byStart[0]
      ?.filter(({ departure_date }) => weekdays.includes(new Date(departure_date).getUTCDay()))
      .filter(({ departure_date }) => !month || departure_date.slice(5) >= month)
      .map(({ adult_price }) => adult_price) ?? []
  expect(Math.min(...price([5, 6]))).toBeGreaterThan(Math.min(...price([1, 2, 3, 4, 0])))
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
