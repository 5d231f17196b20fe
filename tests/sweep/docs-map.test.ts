// The map of the sources is what the sources say of themselves.
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { describeSources } from '../../bin/print-map.ts'

test('every source file says on its first line what it is, and every folder is named (npm run map)', () => {
  expect(describeSources().split('\n').length).toBeGreaterThan(1_000)
})

test('the README is one page', () => {
  const lines = fs.readFileSync('README.md', 'utf8').trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(120)
})
