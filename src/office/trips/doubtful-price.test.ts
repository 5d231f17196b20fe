import { expect, test } from 'vitest'
import { createRow } from './departure-rule.ts'
import { findDoubtfulPrices } from './doubtful-price.ts'
import type { Row } from './price-grid-row.ts'

const stored = (adult_price: number, more: Partial<Row> = {}): Row => ({
  ...createRow('P1', '2027-01-01'),
  key: '1',
  departure_id: 1,
  adult_price,
  child_price: 500_000,
  ...more,
})
const listDoubtful = (changed: Row, base: readonly Row[]) =>
  findDoubtfulPrices([changed], base).map(({ column, usual }) => [column, usual])

test.each([
  [5_496_000, true],
  [823_501, true],
  [823_500, false],
  [274_500, false],
  [274_499, true],
  [9_999, true],
  [0, false], // refused by the server
  [-1, false],
  [549_000.5, false],
  [1_000_000_000, false],
])('549,000 won that become %i are asked about: %s', (price, isDoubtful) => {
  const base = [stored(549_000)]
  expect(listDoubtful(stored(price), base)).toEqual(isDoubtful ? [['adult_price', 549_000]] : [])
})

test('a new departure is held against the others of its trip, and 10,000 won', () => {
  const fresh = (adult_price: number, package_code = 'P1') => ({
    ...createRow(package_code, '2027-02-01'),
    adult_price,
  })
  const base = [
    stored(549_000, { child_price: 0 }),
    stored(599_000, { key: '2', departure_id: 2, child_price: 0 }),
  ]
  expect(listDoubtful(fresh(59_900), base)).toEqual([['adult_price', 599_000]])
  expect(listDoubtful(fresh(599_000), base)).toEqual([])
  expect(listDoubtful(fresh(59_900, 'P2'), base)).toEqual([])
  expect(listDoubtful(fresh(5_990, 'P2'), base)).toEqual([['adult_price', undefined]])
})

test('what was not changed is not asked about, however odd it is', () => {
  const base = [stored(5_000)]
  expect(listDoubtful(stored(5_000, { seats: 30 }), base)).toEqual([])
})
