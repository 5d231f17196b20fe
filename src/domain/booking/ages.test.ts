// Ages count on the day of departure.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getTravellerKind } from './ages.ts'

test('a baby until the day before the second birthday, a child until the day before the twelfth', () => {
  expect(getTravellerKind('2024-05-10', '2026-05-09')).toBe('baby')
  expect(getTravellerKind('2024-05-10', '2026-05-10')).toBe('child')
  expect(getTravellerKind('2014-05-10', '2026-05-09')).toBe('child')
  expect(getTravellerKind('2014-05-10', '2026-05-10')).toBe('adult')
})

test('who was born on the 29th of February has the birthday on the 1st of March of other years', () => {
  expect(getTravellerKind('2024-02-29', '2026-02-28')).toBe('baby')
  expect(getTravellerKind('2024-02-29', '2026-03-01')).toBe('child')
  expect(getTravellerKind('2012-02-29', '2024-02-29')).toBe('adult')
})

test('nobody grows younger', () => {
  const day = fc
    .date({ min: new Date('1930-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const rank = { baby: 0, child: 1, adult: 2 }
  fc.assert(
    fc.property(day, day, day, (birthdate, one, other) => {
      const [sooner = '', later = ''] = [one, other].sort()
      expect(rank[getTravellerKind(birthdate, sooner)]).toBeLessThanOrEqual(
        rank[getTravellerKind(birthdate, later)],
      )
    }),
  )
})
