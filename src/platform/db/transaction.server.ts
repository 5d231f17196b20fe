// One transaction with the agency set: people's data is only visible inside it.

import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { readFields } from '#lib/read-fields.ts'
import type { Db } from './database.server.ts'
import { isOutdatedPlan } from './dialect.server.ts'

const retries = 3
/** The visitor is told to come again rather than kept waiting: a slow database makes each attempt slow. */
const retryWithin_ms = 2_500

/**
 * For statements whose answer is not needed: they are sent together with the commit, which fails if they do.
 * Locks are released sooner.
 */
export type WithCommit = (sent: Promise<unknown>) => void
export type TxWork<T> = (tx: Db, withCommit: WithCommit) => Promise<T>

/**
 * Runs the work and commits. A deadlock, a serialisation failure, a lock that was waited for too long or a plan that a
 * migration outdated runs the whole work again, so it must have no outside effect.
 */
export async function runInTransaction<T>(db: Db, travel_agency: number, work: TxWork<T>): Promise<T> {
  const start = performance.now()
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptTransaction(db, travel_agency, work)
    } catch (error) {
      const mayRetry = attempt <= retries && performance.now() - start < retryWithin_ms
      if (!mayRetry || !canRetry(error)) throw error
      await wait(Math.random() * 20 * attempt)
    }
  }
}

/**
 * Sets the agency of the running transaction. It uses SET, because Citus passes only SET on to other nodes.
 */
export async function setTransactionAgency(db: Db, travel_agency: number): Promise<void> {
  await sql`set local app.travel_agency to ${sql.lit(String(travel_agency))}`.execute(db)
}

/**
 * Work whose statements can be taken back alone. An error that runs the whole transaction again still does
 * so.
 */
export async function tryInSavepoint<T>(db: Db, work: () => Promise<T>): Promise<T | Error> {
  await sql`savepoint tried`.execute(db)
  try {
    const result = await work()
    await sql`release savepoint tried`.execute(db)
    return result
  } catch (error) {
    if (!(error instanceof Error) || canRetry(error)) throw error
    await sql`rollback to savepoint tried`.execute(db) // a connection that is gone fails here, too
    return error
  }
}

function attemptTransaction<T>(db: Db, travel_agency: number, work: TxWork<T>): Promise<T> {
  return db.connection().execute(async (tx) => {
    const deferred: Promise<unknown>[] = []
    const withCommit: WithCommit = (sent) => {
      sent.catch(() => {}) // thrown below, unless the work fails first
      deferred.push(sent)
    }
    try {
      // Both are sent before the first is answered: one wait instead of two.
      await Promise.all([sql`begin`.execute(tx), setTransactionAgency(tx, travel_agency)])
      const result = await work(tx, withCommit)
      await Promise.all([...deferred, sql`commit`.execute(tx)]) // after a failed statement, commit rolls back
      return result
    } catch (error) {
      await sql`rollback`.execute(tx).catch(() => {}) // the connection is gone: so is its transaction
      throw error
    }
  })
}

const getErrorCode = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/**
 * 55P03: a lock did not come in time. On a busy machine those who want one departure get it slowly, and a
 * repeated transaction gives its connection to others meanwhile.
 */
const canRetry = (error: unknown) =>
  isOutdatedPlan(error) || ['40001', '40P01', '55P03'].includes(getErrorCode(error))

/**
 * No answer came, so a commit that was sent may have worked. After a refusal by the database itself it has
 * not.
 */
export const mayHaveCommitted = (error: unknown) =>
  isUnavailable(error) && !Object.hasOwn(readFields(error), 'severity')

/** The database is away, full, read-only, or slower than we wait: 503, and the visitor may try again. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = getErrorCode(error)
  if (/^(08|53|57P|57014|55P03|25P03|25006)/.test(code)) return true
  if (/^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)/.test(code)) return true
  return /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error/.test(
    error.message,
  )
}
