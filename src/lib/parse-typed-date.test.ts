import { expect, test } from 'vitest'
import { parseTypedDate, parseTypedMonth, parseTypedTime } from './parse-typed-date.ts'

test.each([
  ['2026-11-18', '2026-11-18'],
  ['20261118', '2026-11-18'],
  ['261118', '2026-11-18'],
  ['2026. 1. 8.', '2026-01-08'],
  ['26/1/8', '2026-01-08'],
  ['11월 18일', '2026-11-18'],
  ['1130', '2026-11-30'],
  // a day that was long ago means the next one
  ['1-8', '2027-01-08'],
  ['10.30', '2026-10-30'],
  ['2028-02-29', '2028-02-29'],
  ['2027-02-29', undefined],
  ['2026-13-01', undefined],
  ['11', undefined],
  ['', undefined],
  ['1 2 3 4', undefined],
  ['tomorrow', undefined],
])('%s is %s', (typed, date) => {
  expect(parseTypedDate(typed, '2026-11-18')).toBe(date)
})

test.each([
  ['09:30', '09:30'],
  ['930', '09:30'],
  ['2105', '21:05'],
  ['9', '09:00'],
  ['21시 5분', '21:05'],
  ['24:00', undefined],
  ['9:75', undefined],
  ['', undefined],
])('%s o’clock is %s', (typed, time) => {
  expect(parseTypedTime(typed)).toBe(time)
})

test.each([
  ['2026-11', '2026-11'],
  ['202611', '2026-11'],
  ['26. 11.', '2026-11'],
  ['2026년 3월', '2026-03'],
  ['3', '2026-03'],
  ['2026-13', undefined],
  ['0', undefined],
  ['20261', undefined],
  ['2026-11-18', undefined],
  ['', undefined],
])('%s is the month %s', (typed, month) => {
  expect(parseTypedMonth(typed, '2026-11-18')).toBe(month)
})
