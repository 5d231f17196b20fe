// Deletes consultations whose person asked to be erased, with answers, links and consents.
import type { AgencyContext } from '#platform/wire/request-context.ts'

export async function eraseConsultations(
  { db, travel_agency }: AgencyContext,
  consults: readonly number[],
): Promise<void> {
  if (consults.length === 0) return
  await db
    .deleteFrom('consult')
    .where('travel_agency', '=', travel_agency)
    .where('id', 'in', consults)
    .execute()
}
