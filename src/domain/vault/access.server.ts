// The log of who read a passport, or personal data that every screen masks.
// The log holds when, from where, whose and what. The application can add to it and nothing else.
import type { AgencyContext } from '#platform/wire/request-context.ts'
import type { TravellerRef } from './traveller-ref.server.ts'

/** `who`: 'worker', 'customer', or 'staff' and their name. */
export type AccessReader = { who: string; ip: string }

/** `traveller`: 0 for the booker. */
export async function logAccess(
  { db, travel_agency }: AgencyContext,
  {
    travellerRef: { booking, consult, traveller },
    ...access
  }: AccessReader & { travellerRef: TravellerRef; what: string },
): Promise<void> {
  await db
    .insertInto('access_log')
    .values({ travel_agency, booking, consult, traveller, ...access })
    .execute()
}
