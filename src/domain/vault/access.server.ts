// The record of who read a passport, or what is masked on every screen.
// It holds when, from where, whose and what. The application can add to it and nothing else.
import type { InAgency } from '#platform/wire/asking.ts'
import type { Whose } from './whose.server.ts'

/** `who`: 'worker', or 'staff' and the name they gave at the desk. */
export type Reader = { who: string; ip: string }

/** `traveller`: 0 for the booker. */
export async function logAccess(
  { db, travel_agency }: InAgency,
  { whose: { booking, consult, traveller }, ...access }: Reader & { whose: Whose; what: string },
): Promise<void> {
  await db
    .insertInto('access_log')
    .values({ travel_agency, booking, consult, traveller, ...access })
    .execute()
}
