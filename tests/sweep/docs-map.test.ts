// The map of the sources is what the sources say of themselves.
import { expect, test } from 'vitest'
import { describeSources } from '../../bin/print-map.ts'

test('every source file says on its first line what it is, and every folder is named (npm run map)', () => {
  expect(describeSources().split('\n').length).toBeGreaterThan(1_000)
})
