// What happens at the same moment: something begins beside a transaction that is not committed yet.
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Site } from './site.ts'

/**
 * Begins it, and gives it the time to end or to wait for the transaction this is called in. Not to be awaited
 * before the commit, hence the list.
 */
export async function beginBeside<T>({ db }: Site, begin: () => Promise<T>): Promise<[Promise<T>]> {
  let isOver = false
  const begun = begin().finally(() => {
    isOver = true
  })
  await vi.waitFor(async () => {
    const { rows } =
      await sql`select from pg_locks waiting join pg_locks here using (pid) where not waiting.granted and here.database = (select oid from pg_database where datname = current_database())`.execute(
        db,
      )
    expect(isOver || rows.length > 0).toBe(true)
  }, 10_000)
  return [begun]
}
