// Lists the demo agencies that are not there yet.
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.server.ts'

export const getDemoDomain = (travel_agency: number | '%s') => `agency${travel_agency}.naru.example`

/** A database with agencies of its own is left alone: those of the demo are known by their domains. */
export async function listMissingAgencies(db: Db, keys: readonly number[]): Promise<number[]> {
  const there = await db
    .selectFrom('agency as a')
    .leftJoin('agency_domain as d', (on) =>
      on
        .onRef('d.travel_agency', '=', 'a.travel_agency')
        .on(sql<boolean>`d.domain = format(${getDemoDomain('%s')}, a.travel_agency)`),
    )
    .select(['a.travel_agency', 'd.domain'])
    .execute()
  if (there.some(({ domain }) => domain === null)) return []
  return keys.filter((key) => !there.some(({ travel_agency }) => travel_agency === key))
}
