import { expect, test } from 'vitest'
import { rateLimits } from './access.ts'
import { retentionDays } from './retention.ts'

test('tries are remembered for as long as any limit counts them', () => {
  const windows = Object.values(rateLimits).map(({ window_s }) => window_s)
  expect(Math.max(...windows)).toBeLessThanOrEqual(retentionDays.tries * 86_400)
})
