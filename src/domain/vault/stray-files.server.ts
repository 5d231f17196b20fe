// Removes encrypted files without a row: what a killed process left between writing the file and its row.

import { runForEachAgency } from '#domain/agency/for-each-agency.server.ts'
import { strayLimits } from '#limits/retention.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

// An interrupted write leaves a part of the file, under its name with a suffix.
const lockedFilePattern = /\.locked(\.[0-9a-f-]{36})?$/

/**
 * A file is written before its row and removed after it. Without the row nobody has its key, so removing it
 * loses nothing. Files are listed before the rows are read, and files younger than a day stay: their row may
 * be on its way.
 */
export async function deleteStrayFiles(
  { db, files, log }: Pick<Deps, 'db' | 'files'> & { log: Pick<Log, 'warn'> },
  now = Date.now(),
): Promise<void> {
  const before = now - strayLimits.after_ms
  await runForEachAgency(db, async (travel_agency) => {
    const old = (await files.listPrivate(travel_agency)).filter(
      ({ key, since }) => lockedFilePattern.test(key) && since.getTime() < before,
    )
    const keys = old.map(({ key }) => key)
    let removed = 0
    for (let at = 0; at < keys.length; at += strayLimits.atOnce) {
      const batch = keys.slice(at, at + strayLimits.atOnce)
      const referenced = await runInTransaction(db, travel_agency, (tx) =>
        listReferencedPaths({ db: tx, travel_agency }, batch),
      )
      const strays = batch.filter((key) => !referenced.has(key))
      for (const key of strays) await files.remove(travel_agency, key)
      removed += strays.length
    }
    if (removed > 0) log.warn({ agency: travel_agency, removed }, 'locked files without a row are removed')
  })
}

async function listReferencedPaths(
  { db, travel_agency }: AgencyContext,
  keys: string[],
): Promise<Set<string>> {
  const pathsIn = (table: 'passport_file' | 'attached_file') =>
    db
      .selectFrom(table)
      .select('path')
      .where('travel_agency', '=', travel_agency)
      .where('path', 'in', keys)
      .execute()
  const rows = [...(await pathsIn('passport_file')), ...(await pathsIn('attached_file'))]
  return new Set(rows.map(({ path }) => path))
}
