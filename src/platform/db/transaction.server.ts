// One transaction with the agency set: people's data is only visible inside it.

import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { partsOf } from '#plain/parts-of.ts'
import type { Db } from './open.server.ts'

const retries = 3

/**
 * For statements whose answer is not needed: they are sent together with the commit, which fails if they do.
 * Locks are released sooner.
 */
export type Along = (sent: Promise<unknown>) => void
export type Work<T> = (tx: Db, along: Along) => Promise<T>

/**
 * Runs the work and commits. A deadlock, a serialisation failure or a lock that was waited for too long runs
 * the whole work again, so it must have no outside effect.
 */
export async function inAgency<T>(db: Db, travel_agency: number, work: Work<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(db, travel_agency, work)
    } catch (error) {
      if (attempt > retries || !mayRunAgain(error)) throw error
      await wait(Math.random() * 20 * attempt)
    }
  }
}

/**
 * Sets the agency of the running transaction. It uses SET, because Citus passes only SET on to other nodes.
 */
export async function become(db: Db, travel_agency: number): Promise<void> {
  await sql`set local app.travel_agency to ${sql.lit(String(travel_agency))}`.execute(db)
}

function once<T>(db: Db, travel_agency: number, work: Work<T>): Promise<T> {
  return db.connection().execute(async (tx) => {
    const last: Promise<unknown>[] = []
    const along: Along = (sent) => {
      sent.catch(() => {}) // thrown below, unless the work fails first
      last.push(sent)
    }
    try {
      // Both are sent before the first is answered: one wait instead of two.
      await Promise.all([sql`begin`.execute(tx), become(tx, travel_agency)])
      const result = await work(tx, along)
      await Promise.all([...last, sql`commit`.execute(tx)]) // after a failed statement, commit rolls back
      return result
    } catch (error) {
      await sql`rollback`.execute(tx).catch(() => {}) // the connection is gone: so is its transaction
      throw error
    }
  })
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/**
 * 55P03, a lock that did not come in time: on a busy machine those who want the same departure pass it on
 * slowly, and whoever comes again has given their connection to others meanwhile.
 */
const mayRunAgain = (error: unknown) => ['40001', '40P01', '55P03'].includes(codeOf(error))

/**
 * No answer came, so the outcome is unknown: a commit that was sent may have worked. What the database itself
 * refused has not.
 */
export const mayHaveCommitted = (error: unknown) =>
  isUnavailable(error) && !Object.hasOwn(partsOf(error), 'severity')

/** The database is away, full, read-only, or slower than we wait: 503, and the visitor may try again. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (/^(08|53|57P|57014|55P03|25P03|25006)/.test(code)) return true
  if (/^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)/.test(code)) return true
  return /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error/.test(
    error.message,
  )
}
