// The lock of an agency's settings.
import type { AgencyContext } from '#platform/wire/request-context.ts'

/** Whoever writes settings does so one after the other, and reads them behind this lock. */
export async function lockAgency({ db, travel_agency }: AgencyContext): Promise<void> {
  await db
    .selectFrom('agency')
    .select('travel_agency')
    .where('travel_agency', '=', travel_agency)
    .forUpdate()
    .execute()
}
