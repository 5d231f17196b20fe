// Whether this process can do its work: the database takes writes, and the disk has room.

import fs from 'node:fs/promises'
import type pg from 'pg'
import { refuse } from '#errors.ts'
import { diskLimits, readyLimits } from '#limits/machine.ts'
import { partsOf } from '#plain/parts-of.ts'
import type { Log } from './log.server.ts'

export type Disk = { free: () => number; isFull: () => boolean; stop: () => void }

/**
 * Checks the disk of a folder from time to time. While it is full the log says so once a minute; pages are
 * still served.
 */
export async function watchDisk(
  folder: string,
  log: Log,
  freeOf: (folder: string) => Promise<number> = freeBytes,
): Promise<Disk> {
  await fs.mkdir(folder, { recursive: true })
  let free = await freeOf(folder)
  let told = Number.NEGATIVE_INFINITY
  const isFull = () => free < diskLimits.room_bytes
  const tell = () => {
    if (!isFull() || performance.now() - told < readyLimits.alarm_ms) return
    told = performance.now()
    log.error({ free_bytes: free }, 'the disk is nearly full: uploads that do not fit are refused')
  }
  tell()
  const looking = setInterval(async () => {
    free = await freeOf(folder).catch(() => free)
    tell()
  }, readyLimits.look_ms).unref()
  return { free: () => free, isFull, stop: () => clearInterval(looking) }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await fs.statfs(folder)
  return bavail * bsize
}

/** A database that is read-only, or has no room left for a row. */
const isRefusedWrite = (error: unknown) => ['25006', '53100'].includes(String(partsOf(error).code))

/** Does the database take writes? It is asked at most once a second, whoever asks us. */
export function watchWrites(pool: pg.Pool) {
  let asked = { until: 0, answer: Promise.resolve() }
  let refusedUntil = 0

  /** Remember a write the database refused: our own small write might still succeed. */
  function see(error: unknown): void {
    if (isRefusedWrite(error)) refusedUntil = performance.now() + readyLimits.refused_ms
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
    if (performance.now() >= asked.until)
      asked = { until: performance.now() + readyLimits.asked_ms, answer: tryWrite() }
    await asked.answer
  }

  return { see, check }
}
