import { expect, test } from 'vitest'
import { tryLimits } from './access.ts'
import { keptDays } from './machine.ts'

test('tries are remembered for as long as any limit counts them', () => {
  const windows = Object.values(tryLimits).map(({ window_s }) => window_s)
  expect(Math.max(...windows)).toBeLessThanOrEqual(keptDays.tries * 86_400)
})
