// Days of the calendar.
import { expect, test } from 'vitest'
import { addDays, countDaysBetween, formatDateSpan } from './days.ts'

test('days go over the edges of a month and a year', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  expect(countDaysBetween('2026-12-30', '2027-01-02')).toBe(3)
})

test('a trip goes from a day to a day; a day trip has one date', () => {
  expect(formatDateSpan('2026-07-09', '2026-07-12')).toBe('2026-07-09 – 2026-07-12')
  expect(formatDateSpan('2026-07-09', '2026-07-09')).toBe('2026-07-09')
})
