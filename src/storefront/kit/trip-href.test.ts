// The address of a trip, and the day in it.
import { expect, test } from 'vitest'
import { buildTripHref, parseTripDate } from './trip-href.ts'

test('a day is read back as it was written; without one the address is short', () => {
  expect(buildTripHref('HN101')).toBe('/travel/detail/HN101')
  expect(buildTripHref('HN101', null)).toBe('/travel/detail/HN101')
  const { search } = new URL(buildTripHref('HN101', '2027-05-04'), 'http://x')
  expect(parseTripDate(search)).toBe('2027-05-04')
})

test('what is no day asks for none', () => {
  for (const search of ['', '?date=', '?date=may', '?date=2027-02-30', '?date=20270504'])
    expect(parseTripDate(search)).toBeUndefined()
})
