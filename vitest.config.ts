// Two sizes of tests: calls and rules on a real database each, journeys in a real browser on the whole product.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    maxWorkers: 3, // some always wait for a clock
    projects: [
      { test: { name: 'calls', include: ['src/**/*.test.ts', 'seed/**/*.test.ts', 'tests/*.test.ts', 'tests/sweep/*.test.ts'], globalSetup: 'tests/cluster.ts', testTimeout: 60_000, hookTimeout: 120_000, retry: 1 } },
      { test: { name: 'journeys', include: ['tests/e2e/*.test.ts'], globalSetup: 'tests/e2e/server.ts', testTimeout: 60_000, hookTimeout: 120_000, retry: 2 } },
    ],
  },
})
