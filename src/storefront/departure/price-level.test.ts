// Which departures of a trip are cheap and which are dear.
import { expect, test } from 'vitest'
import { createPriceLevel } from './price-level.ts'

const depart = (...prices: number[]) =>
  prices.map((adult_price, departure_id) => ({ departure_id, adult_price }))

test('the lowest and the highest quarter are marked, and what lies between is not', () => {
  const getLevel = createPriceLevel(depart(500_000, 520_000, 600_000, 680_000, 700_000), undefined)
  expect([500_000, 550_000, 551_000, 649_000, 650_000, 700_000].map(getLevel)).toEqual([
    'low',
    'low',
    undefined,
    undefined,
    'high',
    'high',
  ])
})

test('nothing is marked where prices hardly differ, or there is no departure', () => {
  expect(createPriceLevel(depart(500_000, 510_000), undefined)(500_000)).toBe(undefined)
  expect(createPriceLevel([], undefined)(500_000)).toBe(undefined)
})

test('a closed departure makes no other one cheap', () => {
  const seats = new Map([[1, { state: 'closed' as const }]])
  expect(createPriceLevel(depart(500_000, 900_000), seats)(500_000)).toBe(undefined)
})
