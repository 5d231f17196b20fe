import os from 'node:os'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchDisk, watchWrites } from './readiness.server.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => vi.useRealTimers())

test('a full disk is an alarm at once and then once a minute, until there is room', async () => {
  let free = 10 ** 9
  const alarms: object[] = []
  const log = { info() {}, warn() {}, error: (about: object) => void alarms.push(about) }
  const disk = await watchDisk(os.tmpdir(), log, async () => free)
  expect([disk.isFull(), alarms]).toEqual([false, []])
  free = 1_000
  await vi.advanceTimersByTimeAsync(5_000)
  expect([disk.isFull(), disk.free(), alarms]).toEqual([true, 1_000, [{ free_bytes: 1_000 }]])
  await vi.advanceTimersByTimeAsync(180_000)
  expect(alarms).toHaveLength(4)
  free = 10 ** 9
  await vi.advanceTimersByTimeAsync(180_000)
  expect([disk.isFull(), alarms.length]).toEqual([false, 4])
  disk.stop()
})

test('a write that was refused anywhere is remembered for a while', async () => {
  const pool = { query: async () => ({ rows: [{ read_only: 'off' }] }) } as unknown as pg.Pool
  const writes = watchWrites(pool)
  await writes.check()
  writes.recordError(Object.assign(new Error('another fault'), { code: '23505' }))
  await writes.check()
  writes.recordError(Object.assign(new Error('No space left on device'), { code: '53100' }))
  await expect(writes.check()).rejects.toMatchObject({ refusal: 'UNAVAILABLE' })
  await vi.advanceTimersByTimeAsync(31_000)
  await writes.check()
})
