// The lock of an agency's team: who removes somebody or makes a key waits for whoever is just doing the same.
import type { AgencyContext } from '#platform/wire/request-context.ts'

/** Of two who remove the last two owners at once, or both make the last key, the second is refused. */
export const lockTeam = ({ db, travel_agency }: AgencyContext) =>
  db
    .selectFrom('staff_role')
    .selectAll()
    .where('travel_agency', '=', travel_agency)
    .orderBy('staff_id')
    .forUpdate()
    .execute()
