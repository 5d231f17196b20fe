// The keys of all agencies, in order: for work that goes through them one after the other.
import type { Db } from '#platform/db/open.server.ts'

export async function everyAgency(db: Db): Promise<number[]> {
  const agencies = await db.selectFrom('agency').select('travel_agency').orderBy('travel_agency').execute()
  return agencies.map(({ travel_agency }) => travel_agency)
}
