// Cash by day: sums of each day, what is left after it, and the lowest day.
import { expect, test } from 'vitest'
import { findLowest, listCashDays } from './cash-forecast.ts'

const part = (day: string, kind: 'balance' | 'gateway' | 'refund' | 'bill', sum: number) => ({
  day,
  kind,
  sum,
  count: 1,
  names: [],
})
const rows = [
  part('2026-12-01', 'balance', 500),
  part('2026-12-01', 'refund', 200),
  part('2026-12-03', 'bill', 900),
  part('2026-12-09', 'gateway', 400),
]

test('each day adds what comes in and takes off what goes out, from what is there now', () => {
  const days = listCashDays(rows, 100)
  expect(days.map(({ day, incoming, outgoing, left }) => [day, incoming, outgoing, left])).toEqual([
    ['2026-12-01', 500, 200, 400],
    ['2026-12-03', 0, 900, -500],
    ['2026-12-09', 400, 0, -100],
  ])
  expect(findLowest(days)).toEqual({ day: '2026-12-03', left: -500 })
})

test('without a balance nothing is said of what is left', () => {
  const days = listCashDays(rows, null)
  expect(days.map(({ left }) => left)).toEqual([null, null, null])
  expect(findLowest(days)).toBeNull()
  expect(findLowest([])).toBeNull()
})
