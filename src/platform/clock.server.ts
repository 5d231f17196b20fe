// Asks once for all agencies which have something due. It sees only what show_clock allows.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db/database.server.ts'

/**
 * The statement returns `travel_agency`. It runs as naru_clock, which sees only keys and times of waiting
 * rows. The work itself is done inside each agency.
 */
export async function listAgenciesDue(db: Db, due: RawBuilder<{ travel_agency: number }>): Promise<number[]> {
  return (await runAsClock(db, due)).map(({ travel_agency }) => travel_agency)
}

/** One statement over all agencies, of what the clock may see. */
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
