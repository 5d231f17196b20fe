// Which of the demo's agencies are not there yet.
import { sql } from 'kysely'
import type { Db } from '#platform/db/open.server.ts'

export const demoDomain = (travel_agency: number | '%s') => `agency${travel_agency}.naru.example`

/** A database with agencies of its own is left alone: those of the demo are known by their domains. */
export async function listMissing(db: Db, wanted: readonly number[]): Promise<number[]> {
  const there = await db
    .selectFrom('agency as a')
    .leftJoin('agency_domain as d', (on) =>
      on
        .onRef('d.travel_agency', '=', 'a.travel_agency')
        .on(sql<boolean>`d.domain = format(${demoDomain('%s')}, a.travel_agency)`),
    )
    .select(['a.travel_agency', 'd.domain'])
    .execute()
  if (there.some(({ domain }) => domain === null)) return []
  return wanted.filter((key) => !there.some(({ travel_agency }) => travel_agency === key))
}
