// The keys of all agencies, in order: for the night's work, which goes through them one after the other.
import { setTimeout as wait } from 'node:timers/promises'
import { nightLimits } from '#limits/machine.ts'
import type { Db } from '#platform/db/database.server.ts'

/** Pauses after some agencies, so that a visitor at night does not wait until ten thousand are done. */
export async function* iterateAgencies(db: Db): AsyncGenerator<number> {
  const agencies = await db.selectFrom('agency').select('travel_agency').orderBy('travel_agency').execute()
  for (const [at, { travel_agency }] of agencies.entries()) {
    if (at > 0 && at % nightLimits.inARow === 0) await wait(nightLimits.pause_ms)
    yield travel_agency
  }
}

/**
 * A job that goes through all agencies. One whose rows are in use does not keep the others from their turn:
 * they come first, then the job fails and is tried again. When several fail, it is the database that is away.
 */
export async function runForEachAgency(
  db: Db,
  work: (travel_agency: number) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for await (const travel_agency of iterateAgencies(db)) {
    await work(travel_agency).catch((error) => failures.push(error))
    if (failures.length >= nightLimits.failures) break
  }
  if (failures.length > 0) throw failures[0]
}
