// §6 One-time links: a token of 256 random bits that opens one thing for one traveller.
// Only its hash stays here.

import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { proofSeconds } from '#limits/access.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import type { TravellerRef } from './traveller-ref.server.ts'

export type LinkPurpose = 'consent' | 'passport'

export const hashLinkToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** `email`: where it is sent, if at all. The token is returned once and cannot be read again. */
export async function issueLink(
  { db, travel_agency }: AgencyContext,
  {
    purpose,
    travellerRef,
    email = null,
  }: { purpose: LinkPurpose; travellerRef: TravellerRef; email?: string | null },
): Promise<{ id: number; token: string; expires: string }> {
  const token = randomBytes(32).toString('base64url')
  const { id, expires } = await db
    .insertInto('link')
    .values({
      travel_agency,
      purpose,
      ...travellerRef,
      email,
      token_hash: hashLinkToken(token),
      expires: sql<string>`now() + make_interval(secs => ${proofSeconds.link})`,
    })
    .returning(['id', 'expires'])
    .executeTakeFirstOrThrow()
  return { id, token, expires }
}

export async function spendLink({ db, travel_agency }: AgencyContext, id: number): Promise<void> {
  await db
    .updateTable('link')
    .set({ spent: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
}

/** Ends one link, or all open links of a booking or of some of its travellers. */
export async function revokeLinks(
  { db, travel_agency }: AgencyContext,
  { travellers, ...which }: ({ id: number } | { booking: number }) & { travellers?: number[] },
): Promise<number> {
  const revoked = await db
    .updateTable('link')
    .set({ revoked: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where((eb) => eb.and(which))
    .where('spent', 'is', null)
    .where('revoked', 'is', null)
    .$if(travellers !== undefined, (query) => query.where('traveller', 'in', travellers ?? []))
    .returning('id')
    .execute()
  return revoked.length
}
