// The access token: who it names, for which agency, and the log-in that must still be good. §9 auth cookies
import { jwtVerify, SignJWT } from 'jose'
import { sql } from 'kysely'
import { sessionSeconds } from '#limits.ts'
import type { Db } from '#platform/db/open.server.ts'
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

type Reading = { key: Uint8Array; db: Db; travel_agency: number; trips: readonly string[] }
type Session = { member_id: number; sid: string; must_change: boolean; wished: string[] }

/**
 * Whom the token names, and which of the trips they wish for. Null: it is forged, expired or another agency's, or
 * the log-in has ended.
 */
export async function readToken(
  token: string,
  { key, db, travel_agency, trips }: Reading,
): Promise<(Known & { wished: string[] }) | null> {
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
  const { rows } = await sql<Session>`
    select * from member_now(${travel_agency}, ${sid}, ${Number(sub)}, ${trips})`.execute(db)
  const [session] = rows
  if (!session) return null
  const { member_id: id, must_change, wished } = session
  return { person: { id, sid: session.sid }, must_change, until, wished }
}
