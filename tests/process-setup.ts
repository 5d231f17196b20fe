// What the tests of the process share: folders that end with their test, and time to start.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

export const createTempFolder = () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-process-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

// A start takes seconds on an idle machine and a minute on one that others use as well: no test here asserts
// how long.
export const longTimeout = { timeout: 240_000 }
