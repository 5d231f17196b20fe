// The links by which a booker answers a change of the trip. Only the hash of a token is stored. Decision 101
import { createHash, randomBytes } from 'node:crypto'
import type { AgencyContext } from '#platform/wire/request-context.ts'

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Every reminder has a link of its own; each opens the same page. `handed_by`: staff who saw the link. */
export async function createItineraryChangeLink(
  { db, travel_agency }: AgencyContext,
  consent: number,
  handed_by?: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('change_link')
    .values({ travel_agency, consent, token_hash: hashToken(token), handed_by: handed_by ?? null })
    .execute()
  return token
}

/** The booking becomes somebody else's, who gets links of their own: from the booking, or from staff. */
export async function deleteItineraryChangeLinks(
  { db, travel_agency }: AgencyContext,
  booking: number,
): Promise<void> {
  await db
    .deleteFrom('change_link')
    .where('travel_agency', '=', travel_agency)
    .where('consent', 'in', ({ selectFrom }) =>
      selectFrom('change_consent')
        .select('id')
        .where('travel_agency', '=', travel_agency)
        .where('booking', '=', booking),
    )
    .execute()
}
