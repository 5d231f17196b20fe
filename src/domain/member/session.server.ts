// Log-ins: begun, carried on by a rotating refresh token, ended. §4 Login, §9 auth cookies
import { createHmac } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { refuse } from '#errors.ts'
import { sessionSeconds } from '#limits/access.ts'
import type { Db } from '#platform/db/database.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { isSameSecret, type KeyFor } from '#platform/secrets.server.ts'
import type { AgencyContext, Cookies, Ctx } from '#platform/wire/request-context.ts'
import { type Authentication, issueToken } from './access-token.server.ts'
import { logAccountEvent } from './account-log.server.ts'

type Tokens = { id: number; token: string; refreshToken: string }
type SigningContext = Pick<Ctx, 'travel_agency' | 'keyFor' | 'cookies'>
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

const getRefreshLifetime = (auto_login: boolean) =>
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
    .values({
      travel_agency,
      member_id,
      auto_login,
      must_change,
      expires: buildSessionExpiry(auto_login, sql`now()`),
    })
    .returning(['member_id', 'sid', 'generation', 'auto_login', 'must_change'])
    .executeTakeFirstOrThrow()
  return issueTokens(ctx, { ...session, name, left_s: sessionSeconds.whole })
}

/**
 * The next token of a log-in. Tabs that send the same token within a few seconds get the same next one. Any
 * older token ends the log-in.
 */
export async function refreshSession(
  ctx: SigningContext & { dbOutsideTx: Db; ip: string },
  token: string | undefined,
): Promise<(Tokens & { authentication: Authentication }) | undefined> {
  const { travel_agency, dbOutsideTx, cookies } = ctx
  const parsed = parseRefreshToken(ctx, token)
  const session =
    parsed && (await runInTransaction(dbOutsideTx, travel_agency, (tx) => rotateSession(tx, ctx, parsed)))
  if (session === undefined) {
    clearSessionCookies(cookies)
    return undefined
  }
  const tokens = await issueTokens(ctx, session)
  const until = Math.floor(Date.now() / 1000) + sessionSeconds.token
  return {
    ...tokens,
    authentication: {
      person: { id: session.member_id, sid: session.sid },
      must_change: session.must_change,
      until,
    },
  }
}

/** The member of a log-in that still goes on when its access token has ended. */
export async function findMemberIdByRefreshToken(ctx: Ctx): Promise<number | undefined> {
  const { db, travel_agency, cookies } = ctx
  const parsed = parseRefreshToken(ctx, cookies.received.refreshToken)
  const session =
    parsed &&
    (await db
      .selectFrom('session')
      .select('member_id')
      .where('travel_agency', '=', travel_agency)
      .where('sid', '=', parsed.sid)
      .where('expires', '>', db.fn<string>('now', []))
      .executeTakeFirst())
  return session?.member_id
}

/** Every log-in of the member, everywhere, from this moment. */
export async function endSessions({ db, travel_agency }: AgencyContext, member_id: number): Promise<void> {
  await db
    .deleteFrom('session')
    .where('travel_agency', '=', travel_agency)
    .where('member_id', '=', member_id)
    .execute()
}

export function clearSessionCookies(cookies: Cookies): void {
  for (const name of ['token', 'refreshToken', 'user']) cookies.set(name, '', { maxAge: 0 })
}

async function rotateSession(
  tx: Db,
  { travel_agency, ip }: { travel_agency: number; ip: string },
  { sid, generation }: { sid: string; generation: number },
): Promise<Session | undefined> {
  const found = await lockSession(tx, travel_agency, sid)
  if (!found) return undefined
  if (generation === found.generation - 1 && found.just_rotated) return found
  if (generation !== found.generation) {
    await tx.deleteFrom('session').where('travel_agency', '=', travel_agency).where('sid', '=', sid).execute()
    await logAccountEvent({ db: tx, travel_agency, ip }, 'refresh-reused', found.member_id)
    return undefined
  }
  const next = {
    generation: generation + 1,
    expires: buildSessionExpiry(found.auto_login, sql`${found.started}::timestamptz`),
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
      sql<number>`floor(extract(epoch from ${buildSessionEnd(sql.ref('s.started'))} - now()))::int`.as(
        'left_s',
      ),
    ])
    .where('s.travel_agency', '=', travel_agency)
    .where('s.sid', '=', sid)
    .where('s.expires', '>', tx.fn<string>('now', []))
    .where(sql<boolean>`${buildSessionEnd(sql.ref('s.started'))} > now()`)
    .forUpdate('s') // tabs that ask at once wait here for each other
    .executeTakeFirst()

const buildSessionEnd = (started: RawBuilder<unknown>) =>
  sql<string>`${started} + make_interval(secs => ${sessionSeconds.whole})`

const buildSessionExpiry = (auto_login: boolean, started: RawBuilder<unknown>) =>
  sql<string>`least(now() + make_interval(secs => ${getRefreshLifetime(auto_login)}), ${buildSessionEnd(started)})`

async function issueTokens(
  ctx: SigningContext,
  { member_id, sid, generation, auto_login, name, left_s }: Session,
): Promise<Tokens> {
  const { keyFor, travel_agency, cookies } = ctx
  const token = await issueToken(keyFor('access token'), travel_agency, { id: member_id, sid })
  const refreshToken = deriveRefreshToken(keyFor, travel_agency, sid, generation)
  cookies.set('token', token, { maxAge: sessionSeconds.token })
  const maxAge = Math.min(getRefreshLifetime(auto_login), left_s)
  cookies.set('refreshToken', refreshToken, { maxAge })
  cookies.set('user', JSON.stringify({ id: member_id, name }), { maxAge, readable: true })
  return { id: member_id, token, refreshToken }
}

// Tokens are derived, not stored: somebody who reads the database cannot make one.
function deriveRefreshToken(keyFor: KeyFor, travel_agency: number, sid: string, generation: number): string {
  const mac = createHmac('sha256', keyFor('refresh token'))
    .update(`${travel_agency}|${sid}|${generation}`)
    .digest('base64url')
  return `${sid}.${generation}.${mac}`
}

function parseRefreshToken(
  { keyFor, travel_agency }: SigningContext,
  token = '',
): { sid: string; generation: number } | undefined {
  const [, sid, generation] = /^([0-9a-f-]{36})\.(\d{1,9})\.[\w-]{43}$/.exec(token) ?? []
  if (!sid || !generation) return undefined
  return isSameSecret(token, deriveRefreshToken(keyFor, travel_agency, sid, Number(generation)))
    ? { sid, generation: Number(generation) }
    : undefined
}

/** §7 our own refresh call. */
export async function refresh(ctx: Ctx, { refreshToken }: { refreshToken?: string }): Promise<Tokens> {
  const refreshed = await refreshSession(ctx, refreshToken ?? ctx.cookies.received.refreshToken)
  return refreshed ?? refuse('LOGIN_REQUIRED')
}
