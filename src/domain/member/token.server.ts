// The access token: who it names, for which agency, and the log-in that must still be good. §9 auth cookies
import { jwtVerify, SignJWT } from 'jose'
import { sessionSeconds } from '#limits.ts'
import type { Db } from '#platform/db/open.server.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import type { Person } from '#platform/wire/asking.ts'

const issuer = 'naru'
const typ = 'at+jwt'

export function issueToken(key: Uint8Array, travel_agency: number, { id, sid }: Person): Promise<string> {
  return new SignJWT({ sid }).setProtectedHeader({ alg: 'HS256', typ }).setIssuer(issuer).setAudience(String(travel_agency)).setSubject(String(id)).setIssuedAt().setExpirationTime(`${sessionSeconds.token}s`).sign(key)
}

/** The person the token names, or null: forged, expired, another agency's, or a log-in that has ended. */
export async function readToken(key: Uint8Array, db: Db, travel_agency: number, token: string): Promise<Person | null> {
  const claims = await jwtVerify(token, key, { algorithms: ['HS256'], typ, issuer, audience: String(travel_agency), clockTolerance: 30, requiredClaims: ['sub', 'sid', 'exp'] }).catch(() => undefined)
  const { sub, sid } = claims?.payload ?? {}
  if (typeof sub !== 'string' || typeof sid !== 'string' || !/^[0-9a-f-]{36}$/.test(sid)) return null
  return inAgency(db, travel_agency, async (tx) => {
    const session = await tx
      .selectFrom('session')
      .select(['member_id as id', 'sid'])
      .where('travel_agency', '=', travel_agency)
      .where('sid', '=', sid)
      .where('member_id', '=', Number(sub))
      .where('expires', '>', tx.fn<string>('now', []))
      .executeTakeFirst()
    return session ?? null
  })
}
