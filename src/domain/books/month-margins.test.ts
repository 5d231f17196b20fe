// Income and costs of a departure are divided among those who booked it, to the won.
import { expect, test } from 'vitest'
import { divideMargin } from './month-margins.ts'

const kim = { name: '김', heads: 2, income: 2_000_000 }
const lee = { name: '이', heads: 1, income: 900_000 }

test('costs are shared by travellers, and the last won is somebody’s', () => {
  const shares = divideMargin({ income: 2_900_000, cost: 1_000_000 }, [kim, lee])
  expect(shares).toEqual([
    { part: kim, heads: 2, income: 2_000_000, cost: 666_667 },
    { part: lee, heads: 1, income: 900_000, cost: 333_333 },
  ])
})

test('what no booking explains is nobody’s', () => {
  const [, , rest] = divideMargin({ income: 2_950_000, cost: 30 }, [kim, lee])
  expect(rest).toEqual({ part: undefined, heads: 0, income: 50_000, cost: 0 })
  expect(divideMargin({ income: 0, cost: 500 }, [])).toEqual([
    { part: undefined, heads: 0, income: 0, cost: 500 },
  ])
  const cancelled = { heads: 0, income: 30_000 }
  expect(divideMargin({ income: 30_000, cost: 500 }, [cancelled])).toEqual([
    { part: cancelled, heads: 0, income: 30_000, cost: 0 },
    { part: undefined, heads: 0, income: 0, cost: 500 },
  ])
})

test('however costs and travellers fall, the shares sum up', () => {
  for (let cost = -50; cost < 10_000_000_000; cost = cost * 3 + 157)
    for (const heads of [
      [1, 1, 1],
      [40, 3, 7, 0],
      [0, 0],
      [13, 29],
    ]) {
      const shares = divideMargin(
        { income: 0, cost },
        heads.map((each) => ({ heads: each, income: 0 })),
      )
      expect(shares.reduce((sum, share) => sum + share.cost, 0)).toBe(cost)
    }
})
