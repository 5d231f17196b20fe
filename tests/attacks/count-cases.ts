// A test that tries many inputs says how many: npm run test:attack counts them.
import { TestRunner } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** How many inputs the test tried. */
    cases?: number
  }
}

export function countCases(cases: number): void {
  const test = TestRunner.getCurrentTest()
  if (test) test.meta.cases = cases
}
