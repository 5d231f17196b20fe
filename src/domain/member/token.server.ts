// The access token: who it names, for which agency, and the log-in that must still be good. §9 auth cookies
import { jwtVerify, SignJWT } from 'jose'
import { sessionSeconds } from '#limits.ts'
import type { Db } from '#platform/db/open.server.ts'
import { readAtOnce } from '#platform/db/transaction.server.ts'
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

// Making a key of the bytes costs more than all that is done with it.
const verifiers = new WeakMap<Uint8Array, Promise<CryptoKey>>()

function verifierOf(key: Uint8Array): Promise<CryptoKey> {
  const known = verifiers.get(key)
  if (known) return known
  const bytes = Uint8Array.from(key)
  const made = crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  verifiers.set(key, made)
  return made
}

/** What else is asked of the database about who is logged in, on the same way. */
export type Beside = (tx: Db, member_id: number) => Promise<unknown>
type Reading = { key: Uint8Array; db: Db; travel_agency: number; beside?: Beside | undefined }

/** Whom the token names, or null: forged, expired, another agency's, or a log-in that has ended. */
export async function readToken(
  token: string,
  { key, db, travel_agency, beside }: Reading,
): Promise<Known | null> {
  const claims = await jwtVerify(token, await verifierOf(key), {
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
  const [session] = await readAtOnce(db, travel_agency, (tx) =>
    Promise.all([findSession(tx, { travel_agency, sid, member_id: Number(sub) }), beside?.(tx, Number(sub))]),
  )
  return session
    ? { person: { id: session.id, sid: session.sid }, must_change: session.must_change, until }
    : null
}

const findSession = (tx: Db, asked: { travel_agency: number; sid: string; member_id: number }) =>
  tx
    .selectFrom('session')
    .select(['member_id as id', 'sid', 'must_change'])
    .where('travel_agency', '=', asked.travel_agency)
    .where('sid', '=', asked.sid)
    .where('member_id', '=', asked.member_id)
    .where('expires', '>', tx.fn<string>('now', []))
    .executeTakeFirst()
