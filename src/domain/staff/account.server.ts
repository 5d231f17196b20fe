// One's own account at the office: who one is, where one works, the password, the log-ins.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { officeLimits, tryLimits } from '#limits/access.ts'
import { foldAddress } from '#plain/fold-address.ts'
import { hashPassword, passwordCosts, withPlace } from '#platform/passwords.server.ts'
import { sha256Of } from '#platform/secrets.server.ts'
import { limitUses, withTries } from '#platform/tries.server.ts'
import { refuseWeak } from '#platform/weak-password.server.ts'
import type { Ctx, Own, StaffCtx } from '#platform/wire/asking.ts'
import { allOf } from '#roles.ts'
import { noteEverywhere } from './log.server.ts'
import { countedAlike, markStaffsBrowser } from './log-in.server.ts'
import { endSessions, notePassword } from './session.server.ts'

export async function me({ db, staff, siteOrigin, factorsNeeded }: StaffCtx) {
  const person = await db
    .selectFrom('staff')
    .select(['id as staff_id', 'email', 'name', 'language', 'totp_sealed'])
    .where('id', '=', staff.id)
    .executeTakeFirstOrThrow()
  const held = await db
    .selectFrom('staff_role as r')
    .innerJoin('agency_info as i', 'i.travel_agency', 'r.travel_agency')
    .select(['r.travel_agency', 'r.roles', 'i.company_name', 'i.logo'])
    .where('r.staff_id', '=', staff.id)
    .orderBy('r.travel_agency')
    .execute()
  const passkeys = await db
    .selectFrom('staff_passkey')
    .select(['credential_id', 'name', 'reg_date', 'last_used'])
    .where('staff_id', '=', staff.id)
    .orderBy('reg_date')
    .execute()
  const { codes_left } = await db
    .selectFrom('staff_recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('codes_left'))
    .where('staff_id', '=', staff.id)
    .executeTakeFirstOrThrow()
  const agencies = []
  for (const each of held)
    agencies.push({ ...each, may: allOf(each.roles), origin: await siteOrigin(each.travel_agency) })
  return {
    ...person,
    agencies,
    totp: person.totp_sealed !== null,
    passkeys,
    codes_left,
    needs_factor: factorsNeeded && !staff.has_factor,
  }
}

export async function updateMe(ctx: StaffCtx, after: { name: string; language: 'ko' | 'en' }) {
  const { db, staff } = ctx
  const before = await db
    .selectFrom('staff')
    .select(['name', 'language'])
    .where('id', '=', staff.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await db.updateTable('staff').set(after).where('id', '=', staff.id).execute()
  ctx.note({ subject: `staff ${staff.id}`, before, after })
  return {}
}

type Change = { current_password: string; new_password: string }

/** Every other log-in of the person ends. */
export async function changePassword(ctx: Own<StaffCtx>, { current_password, new_password }: Change) {
  const { email } = await provePassword(ctx, current_password)
  refuseWeak(new_password, email)
  const hash = await hashPassword(ctx, new_password, passwordCosts.member)
  return ctx.write(async (ctx) => {
    const { db, staff } = ctx
    await db.updateTable('staff').set({ password_hash: hash }).where('id', '=', staff.id).execute()
    await endSessions(db, staff.id, staff.session)
    await notePassword(ctx, staff.session)
    markStaffsBrowser(ctx, { id: staff.id, password_hash: hash })
    return {}
  })
}

/** The password of who is logged in, typed again. Tries are counted by log-in: a stolen one has few. */
async function provePassword(ctx: Own<StaffCtx>, password: string): Promise<{ email: string }> {
  const person = await ctx.aside
    .selectFrom('staff')
    .select(['email', 'password_hash'])
    .where('id', '=', ctx.staff.id)
    .executeTakeFirstOrThrow()
  const right = await withPlace(ctx, (isPassword) =>
    withTries(countedAlike(ctx), tryLimits.password, ['staff', ctx.staff.id, ctx.staff.session], async () =>
      (await isPassword(password, person.password_hash)) ? true : undefined,
    ),
  )
  return right ? person : refuse('WRONG_PASSWORD')
}

/** For who has no second factor yet. Who has one shows that. */
export async function stepUpByPassword(ctx: Own<StaffCtx>, password: string) {
  if (ctx.staff.has_factor) refuse('STEP_UP_REQUIRED')
  await provePassword(ctx, password)
  return ctx.write(async (ctx) => {
    await notePassword(ctx, ctx.staff.session)
    return {}
  })
}

/** The same answer in the same time for every address; the mail's job finds out whose it is. */
export async function forgotPassword(ctx: Own<Ctx>, { email }: { email: string }) {
  // By network, so that a stranger's three do not use up the colleague's own.
  await limitUses(countedAlike(ctx), tryLimits.resetTo, ['staff', foldAddress(email), ctx.network])
  await limitUses(countedAlike(ctx), tryLimits.resetFrom, [ctx.network])
  await limitUses(countedAlike(ctx), tryLimits.resetToAll, ['staff', foldAddress(email)])
  const found = await ctx.aside
    .selectFrom('staff as p')
    .innerJoin('staff_role as r', 'r.staff_id', 'p.id')
    .select(['p.id', 'r.travel_agency'])
    .where('p.email', '=', email)
    .orderBy('r.travel_agency')
    .executeTakeFirst()
  const { id = 0, travel_agency = 0 } = found ?? {}
  await ctx.write(async ({ later }) => {
    if (found) await later('send-mail', { travel_agency, kind: 'staff-password', ref: id })
  })
  return {}
}

export async function makeResetToken(db: Ctx['db'], staff_id: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .updateTable('staff')
    .set({
      reset_hash: sha256Of(token),
      reset_until: sql<string>`now() + make_interval(secs => ${officeLimits.reset_s})`,
    })
    .where('id', '=', staff_id)
    .execute()
  return token
}

/** The link proves the address. The log-in still asks for the second factor. */
export async function newPassword(ctx: Own<Ctx>, { token, password }: { token: string; password: string }) {
  const ofToken = { reset_hash: sha256Of(token) }
  const person = await ctx.aside
    .selectFrom('staff')
    .select(['id', 'email', 'name'])
    .where((eb) => eb.and(ofToken))
    .where('reset_until', '>', sql<string>`now()`)
    .executeTakeFirst()
  if (!person) refuse('LINK_EXPIRED')
  refuseWeak(password, person.email)
  const password_hash = await hashPassword(ctx, password, passwordCosts.member)
  return ctx.write(async (ctx) => {
    const { db } = ctx
    const spent = await db
      .updateTable('staff')
      .set({ password_hash, reset_hash: null, reset_until: null })
      .where((eb) => eb.and(ofToken))
      .returning('id')
      .executeTakeFirst()
    if (!spent) refuse('LINK_EXPIRED')
    await endSessions(db, person.id)
    await noteEverywhere(ctx, person, { call: 'staff.newPassword' })
    return {}
  })
}

export async function sessions({ db, staff }: StaffCtx) {
  const rows = await db
    .selectFrom('staff_session')
    .select(['id', 'device', 'ip', 'started', 'last_used'])
    .where('staff_id', '=', staff.id)
    .where('half', '=', false)
    .where('expires', '>', sql<string>`now()`)
    .orderBy('last_used', 'desc')
    .execute()
  return { list: rows.map((row) => ({ ...row, here: row.id === staff.session })) }
}

export async function endSession({ db, staff }: StaffCtx, { id }: { id: number }) {
  const gone = await db
    .deleteFrom('staff_session')
    .where('staff_id', '=', staff.id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone ? {} : refuse('NOT_FOUND')
}
