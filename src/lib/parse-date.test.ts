import { expect, test } from 'vitest'
import { parseDate } from './parse-date.ts'

test.each([
  ['19680514', '1968-05-14'],
  ['1968-05-14', '1968-05-14'],
  ['1968.5.4', '1968-05-04'],
  ['1968년 5월 14일', '1968-05-14'],
  ['2000-02-29', '2000-02-29'],
  ['1900-02-29', undefined],
  ['1968-13-01', undefined],
  ['680514', undefined],
  ['', undefined],
  ['yesterday', undefined],
])('“%s” is %s', (typed, day) => {
  expect(parseDate(typed)).toBe(day)
})
