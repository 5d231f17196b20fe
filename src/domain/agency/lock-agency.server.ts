// The lock of an agency's settings.
import type { AgencyContext } from '#platform/wire/request-context.ts'

/**
 * Every writer of settings takes this lock first, and reads the settings behind it. The key is not locked: rows that
 * name the agency may be written meanwhile, and whoever has written one does not wait for another who has.
 */
export async function lockAgency({ db, travel_agency }: AgencyContext): Promise<void> {
  await db
    .selectFrom('agency')
    .select('travel_agency')
    .where('travel_agency', '=', travel_agency)
    .forNoKeyUpdate()
    .execute()
}
