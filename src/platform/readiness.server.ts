// Whether this process can do its work: the database takes writes, and the disk has room.

import fs from 'node:fs/promises'
import type pg from 'pg'
import { refuse } from '#errors.ts'
import { readFields } from '#lib/read-fields.ts'
import { diskLimits, readinessLimits } from '#limits/machine.ts'
import type { Log } from './log.server.ts'

export type Disk = { free: () => number; isFull: () => boolean; stop: () => void }

/**
 * Checks the disk of a folder from time to time. While it is full the log says so once a minute; pages are
 * still served.
 */
export async function watchDisk(
  folder: string,
  log: Log,
  readFreeBytes: (folder: string) => Promise<number> = freeBytes,
): Promise<Disk> {
  await fs.mkdir(folder, { recursive: true })
  let free = await readFreeBytes(folder)
  let lastWarning = Number.NEGATIVE_INFINITY
  const isFull = () => free < diskLimits.room_bytes
  const warnIfFull = () => {
    if (!isFull() || performance.now() - lastWarning < readinessLimits.alarm_ms) return
    lastWarning = performance.now()
    log.error({ free_bytes: free }, 'the disk is nearly full: uploads that do not fit are refused')
  }
  warnIfFull()
  const timer = setInterval(async () => {
    free = await readFreeBytes(folder).catch(() => free)
    warnIfFull()
  }, readinessLimits.diskCheck_ms).unref()
  return { free: () => free, isFull, stop: () => clearInterval(timer) }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await fs.statfs(folder)
  return bavail * bsize
}

/** The database is read-only, or has no room left for a row. */
const isRefusedWrite = (error: unknown) => ['25006', '53100'].includes(String(readFields(error).code))

/** Does the database take writes? It is asked at most once a second, whoever asks us. */
export function watchWrites(pool: pg.Pool) {
  let lastCheck = { until: 0, answer: Promise.resolve() }
  let refusedUntil = 0

  /** Remember a write the database refused: our own small write might still succeed. */
  function recordError(error: unknown): void {
    if (isRefusedWrite(error)) refusedUntil = performance.now() + readinessLimits.refused_ms
  }

  // Writes to the log of the database and to no table.
  async function tryWrite(): Promise<void> {
    const { rows } = await pool.query(
      `select current_setting('transaction_read_only') as read_only, pg_logical_emit_message(true, 'naru', 'ready')`,
    )
    if (rows[0]?.read_only !== 'off') refuse('UNAVAILABLE')
  }

  async function check(): Promise<void> {
    if (performance.now() < refusedUntil) refuse('UNAVAILABLE')
    if (performance.now() >= lastCheck.until)
      lastCheck = { until: performance.now() + readinessLimits.writeCheck_ms, answer: tryWrite() }
    await lastCheck.answer
  }

  return { recordError, check }
}
