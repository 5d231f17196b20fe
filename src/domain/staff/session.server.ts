// A log-in at the office: begun with a cookie, read from the database at every call.
// So a log-in that was ended is ended in every process at once.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { officeLimits } from '#limits/access.ts'
import type { Db } from '#platform/db/open.server.ts'
import { sha256Of } from '#platform/secrets.server.ts'
import type { Ctx, StaffHere } from '#platform/wire/asking.ts'

export const cookieName = 'office'

type Starting = Pick<Ctx, 'db' | 'jar' | 'ip' | 'device'>

/** `half`: the second factor is still to come. `proved`: it was given just now. */
export async function startSession(
  { db, jar, ip, device }: Starting,
  staff_id: number,
  { half, proved }: { half: boolean; proved: boolean },
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('staff_session')
    .values({
      token_hash: sha256Of(token),
      staff_id,
      ip,
      device: device.slice(0, 200),
      half,
      proved: proved ? sql<string>`now()` : null,
      expires: lasting(half ? officeLimits.half_s : officeLimits.session_s),
    })
    .execute()
  jar.set(cookieName, token, { maxAge: officeLimits.session_s })
}

const lasting = (seconds: number) => sql<string>`now() + make_interval(secs => ${seconds})`

/** Who is logged in and what they may do at this agency, or null. One statement, nothing cached. */
export async function readSession(
  db: Db,
  token: string | undefined,
  travel_agency: number,
): Promise<StaffHere | null> {
  const found = token === undefined ? undefined : await ofToken(db, token, travel_agency)
  if (!found || found.half) return null
  if (found.idle_s > officeLimits.noted_s) await touch(db, found.session)
  const { id, name, language, session, roles, has_factor, proof_s } = found
  return {
    id,
    name,
    language,
    session,
    roles: roles ?? [],
    has_factor,
    proved: proof_s !== null && proof_s < officeLimits.proof_s,
  }
}

function ofToken(db: Db, token: string, travel_agency: number) {
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
      hasFactor.as('has_factor'),
      sql<number>`extract(epoch from now() - s.last_used)`.as('idle_s'),
      sql<number | null>`extract(epoch from now() - s.proved)`.as('proof_s'),
    ])
    .where('s.token_hash', '=', sha256Of(token))
    .where(isAlive)
    .executeTakeFirst()
}

/** Whether the log-in `s` is still valid. */
export const isAlive = sql<boolean>`(s.expires > now()
  and s.last_used > now() - make_interval(secs => ${sql.lit(officeLimits.idle_s)}))`

export const hasFactor = sql<boolean>`(p.totp_sealed is not null
  or exists (select from staff_passkey k where k.staff_id = p.id))`

const touch = (db: Db, session: number) =>
  db.updateTable('staff_session').set({ last_used: sql`now()` }).where('id', '=', session).execute()

/** Who gave the right password and has still to give the second factor. */
export async function halfWay({ aside, jar }: Pick<Ctx, 'aside' | 'jar'>) {
  const token = jar.sent[cookieName]
  const found = token === undefined ? undefined : await ofToken(aside, token, 0)
  return found?.half ? found : refuse('LOGIN_REQUIRED')
}

/** The second factor was given. The complete log-in gets a new cookie. */
export async function completeSession(ctx: Starting, half: { session: number; id: number }): Promise<void> {
  await ctx.db.deleteFrom('staff_session').where('id', '=', half.session).execute()
  await startSession(ctx, half.id, { half: false, proved: true })
}

export const proveSession = ({ db }: Pick<Ctx, 'db'>, session: number) =>
  db.updateTable('staff_session').set({ proved: sql`now()` }).where('id', '=', session).execute()

/** Every log-in of the person, or all but one. */
export async function endSessions(db: Db, staff_id: number, but = 0): Promise<void> {
  await db.deleteFrom('staff_session').where('staff_id', '=', staff_id).where('id', '!=', but).execute()
}

export async function logout({ db, jar }: Ctx) {
  const token = jar.sent[cookieName]
  if (token !== undefined)
    await db.deleteFrom('staff_session').where('token_hash', '=', sha256Of(token)).execute()
  jar.set(cookieName, '', { maxAge: 0 })
  return {}
}
