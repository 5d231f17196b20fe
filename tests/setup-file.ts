// Runs before each file of tests: what the file keeps ends after it, and passwords cost little.
import { afterAll, beforeEach } from 'vitest'
import { passwordCosts } from '#platform/passwords.server.ts'
import { runCleanups } from './file-cleanup.ts'
import { findSkipReason } from './single-node-tests.ts'

// The real cost is a tenth of a second each, in threads that step back where others work: under load a
// hundred guesses took minutes. What is compared, counted and slowed down is the same.
passwordCosts.member = { memory: 256, passes: 1 }
passwordCosts.post = { memory: 64, passes: 1 }

afterAll(runCleanups)

if (process.env.NODES_AT)
  beforeEach(({ task, skip }) => {
    const why = findSkipReason(task.file.filepath, task.name)
    if (why) skip(why)
  })
