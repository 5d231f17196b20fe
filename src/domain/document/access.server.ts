// Who read a passport, when, from where, whose and what. The application can add to it and nothing else.
import type { Whose, Within } from './whose.server.ts'

/** `who`: 'member 3', 'booking pass', 'worker', or the member of staff. */
export async function logAccess({ db, travel_agency }: Within, { whose: { booking, consult, traveller }, ...access }: { who: string; ip: string; whose: Whose; what: string }): Promise<void> {
  await db
    .insertInto('access_log')
    .values({ travel_agency, booking, consult, traveller, ...access })
    .execute()
}
