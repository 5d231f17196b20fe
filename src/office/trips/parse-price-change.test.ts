import { expect, test } from 'vitest'
import { parsePriceChange, parseWeekdayPriceChange } from './parse-price-change.ts'

test.each([
  ['+5%', 599_000, 629_000],
  ['-10%', 599_000, 539_000],
  ['+30,000', 599_000, 629_000],
  ['-600000', 599_000, 0],
  ['650,000원', 599_000, 650_000],
  ['=1290000', 599_000, 1_290_000],
  ['+3만', 599_000, 629_000],
  ['-1.5만원', 599_000, 584_000],
  ['129만', 599_000, 1_290_000],
  ['+9천', 599_000, 608_000],
])('%s makes of %i won %i', (text, price, changed) => {
  expect(parsePriceChange(text)?.(price)).toBe(changed)
})

test.each([
  '',
  '5%',
  '+',
  '1.5',
  '10e3',
  '-',
  '+5%%',
  '1000000000000',
  '==5',
  '3만5',
  '+만',
  '100000만',
  '1.5',
])('“%s” is no change of a price', (text) => {
  expect(parsePriceChange(text)).toBeUndefined()
})

test.each([
  ['금·토 +30,000', [5, 6]],
  ['금요일, 토요일 +30,000', [5, 6]],
  ['주말 +30000', [0, 6]],
  ['Fri Sat +30000', [5, 6]],
  ['+30000', undefined],
])('“%s” is for its weekdays', (text, on) => {
  const parsed = parseWeekdayPriceChange(text)
  expect([parsed?.on, parsed?.change(600_000)]).toEqual([on, 630_000])
})

test.each(['금·톰 +30000', '금·토', 'Friday-ish 5'])('“%s” is no rule', (text) => {
  expect(parseWeekdayPriceChange(text)).toBeUndefined()
})
