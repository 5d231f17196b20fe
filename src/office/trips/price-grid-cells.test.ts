import { expect, test } from 'vitest'
import type { Flights } from '#domain/catalog/flights.ts'
import { type ColumnKey, getCellText, isWordInNumber, writeCell } from './price-grid-cells.ts'
import { toRow } from './price-grid-row.ts'

const row = toRow({
  departure_id: 1,
  package_code: 'P1',
  departure_date: '2027-01-01',
  departure_time: null,
  flights: [],
  adult_price: 599_000,
  child_price: 549_000,
  baby_price: 80_000,
  seats: 20,
  minimum: 10,
  closed_yn: 'N',
  taken: 0,
  bookings: 0,
  revision: 1,
  state: 'recruiting',
})
const flights: Flights = [
  {
    way: 'out',
    airline: { ko: '아시아나항공', en: '' },
    number: 'OZ755',
    from: 'ICN',
    to: 'DAD',
    departs: '18:20',
    arrives: '21:05',
    days: 0,
  },
]
const context = { plans: new Map([['OZ755', flights]]), closed: ['마감', 'y'], open: ['판매', 'n'] }
const write = (key: ColumnKey, text: string) => {
  const after = { ...row, ...writeCell(row, key, text, context) }
  return [getCellText(after, key), Object.keys(after.invalidTexts)]
}

test.each<[ColumnKey, string, string]>([
  ['adult_price', '1,290,000원', '1290000'],
  ['adult_price', '₩ 599000', '599000'],
  ['child_price', '', '0'],
  ['adult_price', '-1', '-1'],
  ['adult_price', '1.5', '1.5'],
  ['departure_date', '2028.2.29', '2028-02-29'],
  ['departure_date', '27/3/1', '2027-03-01'],
  ['leaving', '9:30', '09:30'],
  ['leaving', 'oz 755', 'OZ755 · 18:20'],
  ['leaving', 'OZ755 · 18:20', 'OZ755 · 18:20'],
  ['leaving', '', ''],
  ['closed_yn', '마감', 'Y'],
])('in %s “%s” is %s', (key, text, expected) => {
  expect(write(key, text)).toEqual([expected, []])
})

test.each<[ColumnKey, string]>([
  ['adult_price', '오십만'],
  ['seats', '20~25'],
  ['departure_date', '2027-02-29'],
  ['departure_date', '내일'],
  ['leaving', '25:00'],
  ['leaving', 'KE999'],
  ['closed_yn', '아마'],
])('in %s “%s” is no value, and is kept as it was typed', (key, text) => {
  expect(write(key, text)).toEqual([text, [key]])
})

test.each<[ColumnKey, string, string]>([
  ['adult_price', '+5%', '629000'],
  ['adult_price', '+3만', '629000'],
  ['adult_price', '-30000', '569000'],
  ['adult_price', '=65만', '650000'],
  ['adult_price', '65만', '650000'],
  ['seats', '+5', '25'],
  ['seats', '+10%', '22'],
])('typed into %s “%s” makes %s of what stands there', (key, text, expected) => {
  const after = { ...row, ...writeCell(row, key, text, { ...context, isTyped: true }) }
  expect(getCellText(after, key)).toBe(expected)
})

test('a price that is pasted with a sign is no change of a price', () => {
  expect(write('adult_price', '-30000')).toEqual(['-30000', []])
  expect(write('adult_price', '+5%')).toEqual(['+5%', ['adult_price']])
})

test.each([
  ['오십만', true],
  ['6ㅂ', true],
  ['1o0', true],
  ['+', false],
  ['-3만', false],
  ['1,290,000원', false],
])('“%s” holds a word: %s', (text, isWord) => {
  expect(isWordInNumber(text)).toBe(isWord)
})

test('a value typed over what was none ends its mark', () => {
  const wrong = { ...row, ...writeCell(row, 'seats', 'many', context) }
  expect(writeCell(wrong, 'seats', '24', context)).toEqual({ seats: 24, invalidTexts: {} })
})
