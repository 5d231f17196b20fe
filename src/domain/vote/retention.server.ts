// A family vote goes with its hearts once its link has ended.
import { sql } from 'kysely'
import type { AgencyContext } from '#platform/wire/request-context.ts'

export async function purgeVotes({ db, travel_agency }: AgencyContext): Promise<void> {
  await db
    .deleteFrom('family_vote')
    .where('travel_agency', '=', travel_agency)
    .where('until', '<', sql<string>`now()`)
    .execute()
}
