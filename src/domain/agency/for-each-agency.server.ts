// The keys of all agencies, in order: for the night's work, which goes through them one after the other.
import { setTimeout as wait } from 'node:timers/promises'
import { nightLimits } from '#limits/machine.ts'
import { runForAll } from '#platform/clock.server.ts'
import type { Db } from '#platform/db/database.server.ts'

/** Pauses after some agencies, so that a visitor at night does not wait until ten thousand are done. */
export async function* iterateAgencies(db: Db): AsyncGenerator<number> {
  const agencies = await db.selectFrom('agency').select('travel_agency').orderBy('travel_agency').execute()
  for (const [at, { travel_agency }] of agencies.entries()) {
    if (at > 0 && at % nightLimits.inARow === 0) await wait(nightLimits.pause_ms)
    yield travel_agency
  }
}

/** A job that goes through all agencies. */
export const runForEachAgency = (db: Db, work: (travel_agency: number) => Promise<unknown>): Promise<void> =>
  runForAll(iterateAgencies(db), work)
