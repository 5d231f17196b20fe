// Deletes quotes whose person asked to be erased. What an accepted one said is kept before.
import type { AgencyContext } from '#platform/wire/request-context.ts'

export async function eraseQuotes(
  { db, travel_agency }: AgencyContext,
  quotes: readonly number[],
): Promise<void> {
  if (quotes.length === 0) return
  await db.deleteFrom('quote').where('travel_agency', '=', travel_agency).where('id', 'in', quotes).execute()
}
