// One statement finds every agency that has something due. It sees only what show_clock allows.
import { type RawBuilder, sql } from 'kysely'
import { nightLimits } from '#limits/machine.ts'
import type { Db } from './db/database.server.ts'

/**
 * The statement returns `travel_agency`. It runs as naru_clock, which sees only keys and times of waiting
 * rows. The work itself is done inside each agency, in another order each time, so that a few that always
 * fail block nobody for good.
 */
export async function runForAgenciesDue(
  db: Db,
  due: RawBuilder<{ travel_agency: number }>,
  work: (travel_agency: number) => Promise<unknown>,
): Promise<void> {
  const agencies = (await runAsClock(db, due)).toSorted(() => Math.random() - 0.5)
  await runForAll(agencies, ({ travel_agency }) => work(travel_agency))
}

/**
 * Agencies come one after the other. One whose work fails does not stop the others: they come first, then the
 * job fails and is tried again. When several fail, the database itself is away.
 */
export async function runForAll<T>(
  agencies: Iterable<T> | AsyncIterable<T>,
  work: (agency: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for await (const agency of agencies) {
    await work(agency).catch((error: unknown) => failures.push(error))
    if (failures.length >= nightLimits.failures) break
  }
  if (failures.length > 0) throw failures[0]
}

/** Runs one statement over all agencies, which sees what the clock may see. */
export function runAsClock<T>(db: Db, statement: RawBuilder<T>): Promise<T[]> {
  return db.connection().execute(async (tx) => {
    try {
      await Promise.all([sql`begin`.execute(tx), sql`set local role naru_clock`.execute(tx)])
      return (await statement.execute(tx)).rows
    } finally {
      // Rollback only ends the role. If it fails, closing the connection ends it too.
      await sql`rollback`.execute(tx).catch(() => {})
    }
  })
}
