// What happens at the same moment: something begins beside a transaction that is not committed yet.
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { query } from './ops/postgres.ts'
import type { Site } from './site.ts'

/**
 * Begins it, and gives it the time to end or to wait for the transaction this is called in: one waits, or as
 * many as it is told. Not to be awaited before the commit, hence the list.
 */
export async function startDuringTransaction<T>(
  site: Site,
  begin: () => Promise<T>,
  waiters = 1,
): Promise<[Promise<T>]> {
  let isOver = false
  const started = begin().finally(() => {
    isOver = true
  })
  await vi.waitFor(async () => {
    const waiting = await countLockWaiters(site)
    expect(isOver || waiting >= waiters).toBe(true)
  }, 10_000)
  return [started]
}

/** Over several nodes they wait where the rows lie, and only a superuser is told of it. */
async function countLockWaiters({ db, url }: Site): Promise<number> {
  if (process.env.NODES_AT)
    return (await query(url, 'select distinct waiting_gpid from citus_lock_waits')).length
  const { rows } =
    await sql`select distinct pid from pg_locks waiting join pg_locks here using (pid) where not waiting.granted and here.database = (select oid from pg_database where datname = current_database())`.execute(
      db,
    )
  return rows.length
}
