// The address of trips side by side.
import { expect, test } from 'vitest'
import { buildCompareHref, parseComparedTrips } from './compare-href.ts'

const read = (search: string) => parseComparedTrips(new URLSearchParams(search))

test('an address names up to three trips, each once; a fourth takes the place of the first', () => {
  expect(buildCompareHref(['A', 'B', 'A'])).toBe('/travel/compare?trips=A,B')
  expect(buildCompareHref(['A', 'B', 'C', 'D'])).toBe('/travel/compare?trips=B,C,D')
  expect(buildCompareHref([])).toBe('/travel/compare')
})

test('what is no code, too much or said twice is left out and known as odd', () => {
  expect(read('trips=A,B')).toEqual({ codes: ['A', 'B'], odd: false })
  expect(read('')).toEqual({ codes: [], odd: false })
  expect(read('trips=A,A')).toEqual({ codes: ['A'], odd: true })
  expect(read("trips=A,'--,B")).toEqual({ codes: ['A', 'B'], odd: true })
  expect(read('trips=A,B,C,D')).toEqual({ codes: ['A', 'B', 'C'], odd: true })
  expect(read('trips=')).toEqual({ codes: [], odd: false })
})
