// A log-in at the office: begun with a cookie, read from the database at every call.
// So a log-in that was ended is ended in every process at once.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { officeLimits } from '#limits/access.ts'
import type { Db } from '#platform/db/database.server.ts'
import { hashSha256 } from '#platform/secrets.server.ts'
import type { Ctx, CurrentStaff, StaffCtx } from '#platform/wire/request-context.ts'
import type { Role } from '#roles.ts'

export const cookieName = 'office'

type SessionContext = Pick<Ctx, 'db' | 'cookies' | 'ip' | 'device'>

/**
 * `half`: the password was right, and the second factor is still to come. `proved`: what was given just now.
 */
export async function startSession(
  { db, cookies, ip, device }: SessionContext,
  staff_id: number,
  { half, proved }: { half: boolean; proved: 'password' | 'factor' },
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('staff_session')
    .values({
      token_hash: hashSha256(token),
      staff_id,
      ip,
      device: device.slice(0, 200),
      half,
      proved: proved === 'factor' ? sql<string>`now()` : null,
      password_given: proved === 'password' ? sql<string>`now()` : null,
      expires: buildExpiry(half ? officeLimits.half_s : officeLimits.session_s),
    })
    .execute()
  cookies.set(cookieName, token, { maxAge: officeLimits.session_s })
}

const buildExpiry = (seconds: number) => sql<string>`now() + make_interval(secs => ${seconds})`

/** The person who is logged in and their rights at this agency, or null. One statement, nothing cached. */
export async function readSession(
  db: Db,
  token: string | undefined,
  travel_agency: number,
): Promise<CurrentStaff | null> {
  const found = token === undefined ? undefined : await findSession(db, token, travel_agency)
  if (!found || found.half) return null
  if (found.idle_s > officeLimits.lastUsed_s) await updateLastUsed(db, found.session)
  const { id, name, language, session, roles, is_operator, has_factor, proof_s, password_s } = found
  return {
    id,
    name,
    language,
    session,
    roles: roles ?? (found.has_grant ? grantedRoles : []),
    is_operator,
    has_factor,
    proved: has_factor && isFresh(proof_s), // what was proved by a factor that is gone proves nothing
    gave_password: isFresh(password_s),
  }
}

/** The rights of an operator while the owner lets them in. */
export const grantedRoles: Role[] = ['manager']

const isFresh = (seconds: number | null) => seconds !== null && seconds < officeLimits.proof_s

function findSession(db: Db, token: string, travel_agency: number) {
  return db
    .selectFrom('staff_session as s')
    .innerJoin('staff as p', 'p.id', 's.staff_id')
    .leftJoin('staff_role as r', (on) =>
      on.onRef('r.staff_id', '=', 's.staff_id').on('r.travel_agency', '=', travel_agency),
    )
    .select([
      'p.id',
      'p.name',
      'p.language',
      's.id as session',
      's.half',
      'r.roles',
      sql<boolean>`p.operator_since is not null`.as('is_operator'),
      sql<boolean>`p.operator_since is not null and exists (select from operator_grant g
        where g.travel_agency = ${travel_agency} and g.expires > now())`.as('has_grant'),
      hasFactor.as('has_factor'),
      sql<number>`extract(epoch from now() - s.last_used)`.as('idle_s'),
      sql<number | null>`extract(epoch from now() - s.proved)`.as('proof_s'),
      sql<number | null>`extract(epoch from now() - s.password_given)`.as('password_s'),
    ])
    .where('s.token_hash', '=', hashSha256(token))
    .where(isAlive)
    .executeTakeFirst()
}

/** Whether the log-in `s` is still valid. */
export const isAlive = sql<boolean>`(s.expires > now()
  and s.last_used > now() - make_interval(secs => ${sql.lit(officeLimits.idle_s)}))`

export const hasFactor = sql<boolean>`(p.totp_sealed is not null
  or exists (select from staff_passkey k where k.staff_id = p.id))`

/**
 * Before a factor is added or removed: the person's row is locked, and their factors are read after that. Who
 * came with the password alone is refused if a first factor was made meanwhile.
 */
export async function lockFactors({ db, staff }: Pick<StaffCtx, 'db' | 'staff'>): Promise<void> {
  await db.selectFrom('staff').select('id').where('id', '=', staff.id).forUpdate().execute()
  if ((await hasAnyFactor(db, staff.id)) && !staff.proved) refuse('STEP_UP_REQUIRED')
}

/** Recovery codes replace a lost factor: they end with the last one. */
export async function endCodesWithoutFactor(db: Db, staff_id: number): Promise<void> {
  if (!(await hasAnyFactor(db, staff_id)))
    await db.deleteFrom('staff_recovery_code').where('staff_id', '=', staff_id).execute()
}

async function hasAnyFactor(db: Db, staff_id: number): Promise<boolean> {
  const person = db.selectFrom('staff as p').select(hasFactor.as('has_factor')).where('p.id', '=', staff_id)
  return (await person.executeTakeFirstOrThrow()).has_factor
}

const updateLastUsed = (db: Db, session: number) =>
  db.updateTable('staff_session').set({ last_used: sql`now()` }).where('id', '=', session).execute()

/** The session of a person who gave the right password and has still to give the second factor. */
export async function getHalfSession({ dbOutsideTx, cookies }: Pick<Ctx, 'dbOutsideTx' | 'cookies'>) {
  const token = cookies.received[cookieName]
  const found = token === undefined ? undefined : await findSession(dbOutsideTx, token, 0)
  return found?.half ? found : refuse('LOGIN_REQUIRED')
}

/** The second factor was given. The complete log-in gets a new cookie. */
export async function completeSession(
  ctx: SessionContext,
  half: { session: number; id: number },
): Promise<void> {
  await ctx.db.deleteFrom('staff_session').where('id', '=', half.session).execute()
  await startSession(ctx, half.id, { half: false, proved: 'factor' })
}

export const markFactorProved = ({ db }: Pick<Ctx, 'db'>, session: number) =>
  db.updateTable('staff_session').set({ proved: sql`now()` }).where('id', '=', session).execute()

export const markPasswordGiven = ({ db }: Pick<Ctx, 'db'>, session: number) =>
  db.updateTable('staff_session').set({ password_given: sql`now()` }).where('id', '=', session).execute()

/** Every log-in of the person, or all but one. */
export async function endSessions(db: Db, staff_id: number, exceptId = 0): Promise<void> {
  await db.deleteFrom('staff_session').where('staff_id', '=', staff_id).where('id', '!=', exceptId).execute()
}

export async function logout({ db, cookies }: Ctx) {
  const token = cookies.received[cookieName]
  if (token !== undefined)
    await db.deleteFrom('staff_session').where('token_hash', '=', hashSha256(token)).execute()
  cookies.set(cookieName, '', { maxAge: 0 })
  return {}
}
