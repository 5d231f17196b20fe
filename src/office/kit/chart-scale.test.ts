// The scale of a chart has few, round marks that hold every value.
import { expect, test } from 'vitest'
import { buildScale } from './chart-scale.ts'

test('the marks are round and hold every value, also a loss', () => {
  expect(buildScale([0, 37, 92])).toEqual([0, 50, 100])
  expect(buildScale([12_400_000])).toEqual([0, 5_000_000, 10_000_000, 15_000_000])
  expect(buildScale([-1_200_000, 3_000_000])).toEqual([-2_000_000, 0, 2_000_000, 4_000_000])
  expect(buildScale([])).toEqual([0, 1])
  for (let value = 1; value < 1e12; value = value * 3 + 1) {
    const scale = buildScale([value, -value / 7])
    expect(scale.length).toBeLessThan(9)
    expect(scale.at(-1)).toBeGreaterThanOrEqual(value)
    expect(scale[0]).toBeLessThanOrEqual(-value / 7)
  }
})
