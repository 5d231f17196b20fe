// The address of trips side by side.
import { expect, test } from 'vitest'
import { buildCompareHref, parseComparedTrips } from './compare-href.ts'

const read = (search: string) => parseComparedTrips(new URLSearchParams(search))
const listTrips = (...codes: string[]) => codes.map((package_code) => ({ package_code }))

test('an address names up to three trips, each once; a fourth takes the place of the first', () => {
  expect(buildCompareHref(listTrips('A', 'B', 'A'))).toBe('/travel/compare?trips=A,B')
  expect(buildCompareHref(listTrips('A', 'B', 'C', 'D'))).toBe('/travel/compare?trips=B,C,D')
  expect(buildCompareHref([])).toBe('/travel/compare')
})

test('each trip keeps the day its card showed', () => {
  const trips = [{ package_code: 'A', date: '2027-05-04' }, { package_code: 'B' }]
  expect(buildCompareHref(trips)).toBe('/travel/compare?trips=A@2027-05-04,B')
  expect(read('trips=A@2027-05-04,B')).toEqual({ trips, odd: false })
})

test('what is no code, no day, too much or said twice is left out and known as odd', () => {
  expect(read('trips=A,B')).toEqual({ trips: listTrips('A', 'B'), odd: false })
  expect(read('')).toEqual({ trips: [], odd: false })
  expect(read('trips=A,A')).toEqual({ trips: listTrips('A'), odd: true })
  expect(read("trips=A,'--,B")).toEqual({ trips: listTrips('A', 'B'), odd: true })
  expect(read('trips=A,B,C,D')).toEqual({ trips: listTrips('A', 'B', 'C'), odd: true })
  expect(read('trips=A@2027-02-30,B@,C')).toEqual({ trips: listTrips('C'), odd: true })
  expect(read('trips=')).toEqual({ trips: [], odd: false })
})
