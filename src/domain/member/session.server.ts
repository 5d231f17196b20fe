// Log-ins: begun, carried on by a rotating refresh token, ended. §4 Login, §9 auth cookies
import { createHmac } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { refuse } from '#errors.ts'
import { sessionSeconds } from '#limits/access.ts'
import type { Db } from '#platform/db/open.server.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { isSameSecret, type KeyFor } from '#platform/secrets.server.ts'
import type { Ctx, InAgency, Jar } from '#platform/wire/asking.ts'
import { note } from './audit.server.ts'
import { issueToken, type Known } from './token.server.ts'

type Tokens = { id: number; token: string; refreshToken: string }
type Signing = Pick<Ctx, 'travel_agency' | 'keyFor' | 'jar'>
type Session = {
  member_id: number
  sid: string
  generation: number
  auto_login: boolean
  must_change: boolean
  name: string
  /** How long until the log-in ends in any case. */
  left_s: number
}

const lifeOf = (auto_login: boolean) =>
  auto_login ? sessionSeconds.refresh : sessionSeconds.refreshWithoutAutoLogin

export async function startSession(
  ctx: Ctx,
  member_id: number,
  { auto_login, must_change = false }: { auto_login: boolean; must_change?: boolean },
): Promise<Tokens> {
  const { db, travel_agency } = ctx
  const { name } = await db
    .selectFrom('member')
    .select('name')
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', member_id)
    .executeTakeFirstOrThrow()
  const session = await db
    .insertInto('session')
    .values({ travel_agency, member_id, auto_login, must_change, expires: expiryOf(auto_login, sql`now()`) })
    .returning(['member_id', 'sid', 'generation', 'auto_login', 'must_change'])
    .executeTakeFirstOrThrow()
  return handOver(ctx, { ...session, name, left_s: sessionSeconds.whole })
}

/**
 * The next token of a log-in. Tabs that send the same token within a few seconds get the same next one. Any
 * older token ends the log-in.
 */
export async function refreshSession(
  ground: Signing & { aside: Db; ip: string },
  token: string | undefined,
): Promise<(Tokens & { known: Known }) | undefined> {
  const { travel_agency, aside, jar } = ground
  const read = readRefreshToken(ground, token)
  const session = read && (await inAgency(aside, travel_agency, (tx) => rotate(tx, ground, read)))
  if (session === undefined) {
    forgetCookies(jar)
    return undefined
  }
  const tokens = await handOver(ground, session)
  const until = Math.floor(Date.now() / 1000) + sessionSeconds.token
  return {
    ...tokens,
    known: { person: { id: session.member_id, sid: session.sid }, must_change: session.must_change, until },
  }
}

/** The member of a log-in that still goes on when its access token has ended. */
export async function whoseRefreshToken(ctx: Ctx): Promise<number | undefined> {
  const { db, travel_agency, jar } = ctx
  const read = readRefreshToken(ctx, jar.sent.refreshToken)
  const session =
    read &&
    (await db
      .selectFrom('session')
      .select('member_id')
      .where('travel_agency', '=', travel_agency)
      .where('sid', '=', read.sid)
      .where('expires', '>', db.fn<string>('now', []))
      .executeTakeFirst())
  return session?.member_id
}

/** Every log-in of the member, everywhere, from this moment. */
export async function endSessions({ db, travel_agency }: InAgency, member_id: number): Promise<void> {
  await db
    .deleteFrom('session')
    .where('travel_agency', '=', travel_agency)
    .where('member_id', '=', member_id)
    .execute()
}

export function forgetCookies(jar: Jar): void {
  for (const name of ['token', 'refreshToken', 'user']) jar.set(name, '', { maxAge: 0 })
}

async function rotate(
  tx: Db,
  { travel_agency, ip }: { travel_agency: number; ip: string },
  { sid, generation }: { sid: string; generation: number },
): Promise<Session | undefined> {
  const found = await lockSession(tx, travel_agency, sid)
  if (!found) return undefined
  if (generation === found.generation - 1 && found.just_rotated) return found
  if (generation !== found.generation) {
    await tx.deleteFrom('session').where('travel_agency', '=', travel_agency).where('sid', '=', sid).execute()
    await note({ db: tx, travel_agency, ip }, 'refresh-reused', found.member_id)
    return undefined
  }
  const next = {
    generation: generation + 1,
    expires: expiryOf(found.auto_login, sql`${found.started}::timestamptz`),
  }
  await tx
    .updateTable('session')
    .set({ ...next, rotated: sql`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('sid', '=', sid)
    .execute()
  return { ...found, ...next }
}

const lockSession = (tx: Db, travel_agency: number, sid: string) =>
  tx
    .selectFrom('session as s')
    .innerJoin('member as m', (join) =>
      join.onRef('m.travel_agency', '=', 's.travel_agency').onRef('m.id', '=', 's.member_id'),
    )
    .select([
      's.member_id',
      's.sid',
      's.started',
      's.generation',
      's.auto_login',
      's.must_change',
      'm.name',
      sql<boolean>`s.rotated > now() - make_interval(secs => ${sessionSeconds.refreshRace})`.as(
        'just_rotated',
      ),
      sql<number>`floor(extract(epoch from ${endOf(sql.ref('s.started'))} - now()))::int`.as('left_s'),
    ])
    .where('s.travel_agency', '=', travel_agency)
    .where('s.sid', '=', sid)
    .where('s.expires', '>', tx.fn<string>('now', []))
    .where(sql<boolean>`${endOf(sql.ref('s.started'))} > now()`)
    .forUpdate('s') // tabs that ask at once wait here for each other
    .executeTakeFirst()

const endOf = (started: RawBuilder<unknown>) =>
  sql<string>`${started} + make_interval(secs => ${sessionSeconds.whole})`

const expiryOf = (auto_login: boolean, started: RawBuilder<unknown>) =>
  sql<string>`least(now() + make_interval(secs => ${lifeOf(auto_login)}), ${endOf(started)})`

async function handOver(
  ground: Signing,
  { member_id, sid, generation, auto_login, name, left_s }: Session,
): Promise<Tokens> {
  const { keyFor, travel_agency, jar } = ground
  const token = await issueToken(keyFor('access token'), travel_agency, { id: member_id, sid })
  const refreshToken = refreshTokenOf(keyFor, travel_agency, sid, generation)
  jar.set('token', token, { maxAge: sessionSeconds.token })
  const maxAge = Math.min(lifeOf(auto_login), left_s)
  jar.set('refreshToken', refreshToken, { maxAge })
  jar.set('user', JSON.stringify({ id: member_id, name }), { maxAge, readable: true })
  return { id: member_id, token, refreshToken }
}

// Tokens are derived, not stored: somebody who reads the database cannot make one.
function refreshTokenOf(keyFor: KeyFor, travel_agency: number, sid: string, generation: number): string {
  const mac = createHmac('sha256', keyFor('refresh token'))
    .update(`${travel_agency}|${sid}|${generation}`)
    .digest('base64url')
  return `${sid}.${generation}.${mac}`
}

function readRefreshToken(
  { keyFor, travel_agency }: Signing,
  token = '',
): { sid: string; generation: number } | undefined {
  const [, sid, generation] = /^([0-9a-f-]{36})\.(\d{1,9})\.[\w-]{43}$/.exec(token) ?? []
  if (!sid || !generation) return undefined
  return isSameSecret(token, refreshTokenOf(keyFor, travel_agency, sid, Number(generation)))
    ? { sid, generation: Number(generation) }
    : undefined
}

/** §7 our own refresh call. */
export async function refresh(ctx: Ctx, { refreshToken }: { refreshToken?: string }): Promise<Tokens> {
  const refreshed = await refreshSession(ctx, refreshToken ?? ctx.jar.sent.refreshToken)
  return refreshed ?? refuse('LOGIN_REQUIRED')
}
