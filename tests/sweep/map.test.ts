// The map of the sources is what the sources say of themselves.
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { describeSources } from '../../bin/write-map.ts'

test('docs/map.md names every file by its own first line (npm run map)', () => {
  expect(describeSources()).toBe(fs.readFileSync('docs/map.md', 'utf8'))
})

test('the README is one page', () => {
  const lines = fs.readFileSync('README.md', 'utf8').trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(120)
})
