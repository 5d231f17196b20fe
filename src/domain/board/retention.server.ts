// Deletes consultations once the law no longer requires them, with all that belongs to them.

import { sql } from 'kysely'
import { purgeBatchSize } from '#limits/retention.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

type PurgeResult = { forgotten: number; paths: string[] }

/** Returns how many were deleted, and the files that no row needs any more. */
export async function purgeConsultations({ db, travel_agency }: AgencyContext): Promise<PurgeResult> {
  const { rows } = await sql<PurgeResult>`
    select * from forget_consults(${travel_agency}, ${purgeBatchSize})`.execute(db)
  return rows[0] ?? { forgotten: 0, paths: [] }
}
