// A month as a calendar shows it.
import { expect, test } from 'vitest'
import { addMonths, formatMonth, getWeekday, listWeeks, parseMonth } from './month.ts'

test('weeks begin on Sunday and hold every day once', () => {
  const weeks = listWeeks({ year: 2026, month: 2 })
  expect(weeks).toHaveLength(4)
  expect(weeks.flat().filter(Boolean)).toHaveLength(28)
  expect(listWeeks({ year: 2024, month: 2 }).flat().filter(Boolean)).toHaveLength(29)
  expect(listWeeks({ year: 2026, month: 8 })[0]).toEqual([null, null, null, null, null, null, '2026-08-01'])
})

test('months go over the edges of a year', () => {
  expect(addMonths({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 })
  expect(addMonths({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 })
  expect([formatMonth(parseMonth('2026-07-09')), getWeekday('2026-07-09')]).toEqual(['2026-07', 4])
})
