import { expect, test } from 'vitest'
import { listKoreanHolidays } from './korean-holidays.ts'

const moved = (year: number) =>
  listKoreanHolidays(year).flatMap(({ day, name }) => (name.ko.includes('대체') ? [day] : []))
const called = (year: number, ko: string) =>
  listKoreanHolidays(year).flatMap(({ day, name }) => (name.ko === ko ? [day] : []))

test.each([
  [2025, ['2025-01-28', '2025-01-29', '2025-01-30'], ['2025-10-05', '2025-10-06', '2025-10-07']],
  [2026, ['2026-02-16', '2026-02-17', '2026-02-18'], ['2026-09-24', '2026-09-25', '2026-09-26']],
  [2027, ['2027-02-06', '2027-02-07', '2027-02-08'], ['2027-09-14', '2027-09-15', '2027-09-16']],
])('in %i Seollal and Chuseok are three days each', (year, seollal, chuseok) => {
  expect([called(year, '설날'), called(year, '추석')]).toEqual([seollal, chuseok])
})

test.each([
  [2025, ['2025-03-03', '2025-05-06', '2025-10-08']],
  [2026, ['2026-03-02', '2026-05-25', '2026-08-17', '2026-10-05']],
])('in %i a holiday on a weekend, or on another one, is made up for', (year, days) => {
  expect(moved(year)).toEqual(days)
})

test('Constitution Day is a holiday from 2026 on', () => {
  expect([called(2025, '제헌절'), called(2026, '제헌절')]).toEqual([[], ['2026-07-17']])
})

test('Labour Day is a holiday from 2026 on, and is made up for on a Monday', () => {
  expect([called(2025, '노동절'), called(2026, '노동절')]).toEqual([[], ['2026-05-01']])
  expect(moved(2027)).toContain('2027-05-03')
})

test('2027 has the days of the official calendar', () => {
  const official =
    '01-01 02-06 02-07 02-08 02-09 03-01 05-01 05-03 05-05 05-13 06-06 07-17 07-19 08-15 08-16 ' +
    '09-14 09-15 09-16 10-03 10-04 10-09 10-11 12-25 12-27'
  expect(listKoreanHolidays(2027).map(({ day }) => day)).toEqual(
    official.split(' ').map((day) => `2027-${day}`),
  )
})
