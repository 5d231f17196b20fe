// The lock of an agency's settings.
import type { AgencyContext } from '#platform/wire/request-context.ts'

/** Every writer of settings takes this lock first, and reads the settings behind it. */
export async function lockAgency({ db, travel_agency }: AgencyContext): Promise<void> {
  await db
    .selectFrom('agency')
    .select('travel_agency')
    .where('travel_agency', '=', travel_agency)
    .forUpdate()
    .execute()
}
