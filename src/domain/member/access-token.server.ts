// The access token: who it names, for which agency, and the log-in that must still be good. §9 auth cookies
import { jwtVerify, SignJWT } from 'jose'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { sessionSeconds } from '#limits/access.ts'
import { cacheLimits } from '#limits/machine.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { MemberSession } from '#platform/wire/request-context.ts'

const issuer = 'naru'
const typ = 'at+jwt'
/** Clocks of two machines differ a little. */
const tolerance_s = 30

/** Somebody who is logged in. `must_change`: by a mailed password, so nothing is allowed but changing it. */
export type Authentication = { person: MemberSession; must_change: boolean; until: number }

export function issueToken(
  key: Uint8Array,
  travel_agency: number,
  { id, sid }: MemberSession,
): Promise<string> {
  return new SignJWT({ sid })
    .setProtectedHeader({ alg: 'HS256', typ })
    .setIssuer(issuer)
    .setAudience(String(travel_agency))
    .setSubject(String(id))
    .setIssuedAt()
    .setExpirationTime(`${sessionSeconds.token}s`)
    .sign(key)
}

type Claims = { member_id: number; sid: string; until: number }
/** Checked tokens are remembered: the member's next page sends the same token. */
type TokenVerifier = { cryptoKey: Promise<CryptoKey>; claimsCache: LRUCache<string, Claims> }
const verifiers = new WeakMap<Uint8Array, TokenVerifier>()

function getTokenVerifier(key: Uint8Array): TokenVerifier {
  const cached = verifiers.get(key)
  if (cached) return cached
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const cryptoKey = crypto.subtle.importKey('raw', Uint8Array.from(key), algorithm, false, ['verify'])
  const tokenVerifier = { cryptoKey, claimsCache: new LRUCache<string, Claims>({ max: cacheLimits.tokens }) }
  verifiers.set(key, tokenVerifier)
  return tokenVerifier
}

/**
 * The claims of the token, whether or not its log-in has ended. Undefined when the token is wrong or expired.
 */
async function readClaims(
  token: string,
  key: Uint8Array,
  travel_agency: number,
): Promise<Claims | undefined> {
  const { cryptoKey, claimsCache } = getTokenVerifier(key)
  const name = `${travel_agency} ${token}`
  const cached = claimsCache.get(name)
  if (cached) return cached.until + tolerance_s > Date.now() / 1000 ? cached : undefined
  const verified = await jwtVerify(token, await cryptoKey, {
    algorithms: ['HS256'],
    typ,
    issuer,
    audience: String(travel_agency),
    clockTolerance: tolerance_s,
    requiredClaims: ['sub', 'sid', 'exp'],
  }).catch(() => undefined)
  const { sub, sid, exp: until } = verified?.payload ?? {}
  const isWhole = typeof sub === 'string' && typeof sid === 'string' && /^[0-9a-f-]{36}$/.test(sid)
  if (!isWhole || until === undefined) return undefined
  const claims = { member_id: Number(sub), sid, until }
  claimsCache.set(name, claims)
  return claims
}

type ReadTokenOptions = { key: Uint8Array; db: Db; travel_agency: number; trips: readonly string[] }
type SessionRow = { member_id: number; sid: string; must_change: boolean; wished: string[] }

/**
 * Whom the token names, and which of the trips they wish for. Null: it is forged, expired or another
 * agency's, or the log-in has ended.
 */
export async function readToken(
  token: string,
  { key, db, travel_agency, trips }: ReadTokenOptions,
): Promise<(Authentication & { wished: string[] }) | null> {
  const claims = await readClaims(token, key, travel_agency)
  if (!claims) return null
  const { rows } = await sql<SessionRow>`
    select * from member_now(${travel_agency}, ${claims.sid}, ${claims.member_id}, ${trips})`.execute(db)
  const [session] = rows
  if (!session) return null
  const { member_id: id, sid, must_change, wished } = session
  return { person: { id, sid }, must_change, until: claims.until, wished }
}
