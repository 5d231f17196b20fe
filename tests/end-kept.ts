// Runs before each file of tests, so that what the file keeps ends after it.
import { afterAll } from 'vitest'
import { endKept } from './kept.ts'

afterAll(endKept)
