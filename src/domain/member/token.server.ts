// The access token: who it names, for which agency, and the log-in that must still be good. §9 auth cookies
import { jwtVerify, SignJWT } from 'jose'
import { sessionSeconds } from '#limits.ts'
import type { Db } from '#platform/db/open.server.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import type { Person } from '#platform/wire/asking.ts'

const issuer = 'naru'
const typ = 'at+jwt'

/** Somebody who is logged in. `must_change`: with a mailed password, so far good for nothing but changing it. */
export type Known = { person: Person; must_change: boolean; until: number }

export function issueToken(key: Uint8Array, travel_agency: number, { id, sid }: Person): Promise<string> {
  return new SignJWT({ sid })
    .setProtectedHeader({ alg: 'HS256', typ })
    .setIssuer(issuer)
    .setAudience(String(travel_agency))
    .setSubject(String(id))
    .setIssuedAt()
    .setExpirationTime(`${sessionSeconds.token}s`)
    .sign(key)
}

/** Whom the token names, or null: forged, expired, another agency's, or a log-in that has ended. */
export async function readToken(
  key: Uint8Array,
  db: Db,
  travel_agency: number,
  token: string,
): Promise<Known | null> {
  const claims = await jwtVerify(token, key, {
    algorithms: ['HS256'],
    typ,
    issuer,
    audience: String(travel_agency),
    clockTolerance: 30,
    requiredClaims: ['sub', 'sid', 'exp'],
  }).catch(() => undefined)
  const { sub, sid, exp: until } = claims?.payload ?? {}
  if (
    typeof sub !== 'string' ||
    typeof sid !== 'string' ||
    !/^[0-9a-f-]{36}$/.test(sid) ||
    until === undefined
  )
    return null
  return inAgency(db, travel_agency, async (tx) => {
    const session = await tx
      .selectFrom('session')
      .select(['member_id as id', 'sid', 'must_change'])
      .where('travel_agency', '=', travel_agency)
      .where('sid', '=', sid)
      .where('member_id', '=', Number(sub))
      .where('expires', '>', tx.fn<string>('now', []))
      .executeTakeFirst()
    return session
      ? { person: { id: session.id, sid: session.sid }, must_change: session.must_change, until }
      : null
  })
}
