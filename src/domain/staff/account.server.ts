// One's own account at the office: who one is, where one works, the password, the log-ins.

import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { listSiteLanguages } from '#i18n/site-languages.ts'
import { foldAddress } from '#lib/fold-address.ts'
import { officeLimits, rateLimits } from '#limits/access.ts'
import { notify } from '#platform/notify.server.ts'
import { hashPassword, passwordCosts, withHashingSlot } from '#platform/passwords.server.ts'
import { checkRateLimit, withGuessLimit } from '#platform/rate-limit.server.ts'
import { hashSha256 } from '#platform/secrets.server.ts'
import { refuseWeakPassword } from '#platform/weak-password.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { Ctx, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { listPermissions } from '#roles.ts'
import type { accountCalls } from './account-office-calls.ts'
import { logAtEveryAgency } from './log.server.ts'
import { markStaffBrowser, toSharedLimitContext } from './log-in.server.ts'
import { endSessions, grantedRoles, markPasswordGiven } from './session.server.ts'

export async function describeMe({ db, staff, siteOrigin, requiresSecondFactor }: StaffCtx) {
  const person = await db
    .selectFrom('staff')
    .select(['id as staff_id', 'email', 'name', 'language', 'totp_sealed', 'toured'])
    .where('id', '=', staff.id)
    .executeTakeFirstOrThrow()
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
  for (const { default_language, multilingual_yn, state, ...each } of await listMemberships({ db, staff }))
    agencies.push({
      ...each,
      is_preparing: state === 'preparing',
      languages: listSiteLanguages({ default_language, multilingual_yn }),
      may: listPermissions(each.roles),
      origin: await siteOrigin(each.travel_agency),
    })
  return {
    ...person,
    agencies,
    totp: person.totp_sealed !== null,
    passkeys,
    codes_left,
    needs_factor: requiresSecondFactor && !staff.has_factor,
    is_operator: staff.is_operator,
    is_toured: person.toured !== null,
  }
}

/** The agencies of the person, and for an operator those whose owner lets them in now. */
async function listMemberships({ db, staff }: Pick<StaffCtx, 'db' | 'staff'>) {
  const columns = ['i.company_name', 'i.logo', 'a.state', 'a.default_language', 'i.multilingual_yn'] as const
  const own = await db
    .selectFrom('staff_role as r')
    .innerJoin('agency_info as i', 'i.travel_agency', 'r.travel_agency')
    .innerJoin('agency as a', 'a.travel_agency', 'r.travel_agency')
    .select(['r.travel_agency', 'r.roles', ...columns])
    .where('r.staff_id', '=', staff.id)
    .orderBy('r.travel_agency')
    .execute()
  if (!staff.is_operator) return own
  const granted = await db
    .selectFrom('operator_grant as g')
    .innerJoin('agency_info as i', 'i.travel_agency', 'g.travel_agency')
    .innerJoin('agency as a', 'a.travel_agency', 'g.travel_agency')
    .distinctOn('g.travel_agency')
    .select(['g.travel_agency', ...columns])
    .where('g.expires', '>', sql<string>`now()`)
    .orderBy('g.travel_agency')
    .execute()
  const isOwn = ({ travel_agency }: { travel_agency: number }) =>
    own.some((each) => each.travel_agency === travel_agency)
  return [...own, ...granted.filter((each) => !isOwn(each)).map((each) => ({ ...each, roles: grantedRoles }))]
}

export async function updateMe(ctx: StaffCtx, { name, language }: In<typeof accountCalls.updateMe>) {
  const { db, staff } = ctx
  const before = await db
    .selectFrom('staff')
    .select(['name', 'language'])
    .where('id', '=', staff.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const after = { name: name ?? before.name, language }
  await db.updateTable('staff').set(after).where('id', '=', staff.id).execute()
  ctx.logChange({ subject: `staff ${staff.id}`, before, after })
  return {}
}

/** The tour comes no more by itself. Taken again, nothing changes. */
export async function endTour({ db, staff }: StaffCtx) {
  await db
    .updateTable('staff')
    .set({ toured: sql<string>`now()` })
    .where('id', '=', staff.id)
    .where('toured', 'is', null)
    .execute()
  return {}
}

type PasswordChange = { current_password: string; new_password: string }

/** Every other log-in of the person ends. */
export async function changePassword(
  ctx: ManualTxContext<StaffCtx>,
  { current_password, new_password }: PasswordChange,
) {
  const { email } = await checkPassword(ctx, current_password)
  refuseWeakPassword(new_password, email)
  const hash = await hashPassword(ctx, new_password, passwordCosts.member)
  return ctx.finalTransaction(async (ctx) => {
    const { db, staff } = ctx
    await db.updateTable('staff').set({ password_hash: hash }).where('id', '=', staff.id).execute()
    await endSessions(db, staff.id, staff.session)
    await markPasswordGiven(ctx, staff.session)
    markStaffBrowser(ctx, { id: staff.id, password_hash: hash })
    return {}
  })
}

/**
 * The password of the person who is logged in, typed again. Tries are counted by log-in: a stolen one has
 * few.
 */
async function checkPassword(ctx: ManualTxContext<StaffCtx>, password: string): Promise<{ email: string }> {
  const person = await ctx.dbOutsideTx
    .selectFrom('staff')
    .select(['email', 'password_hash'])
    .where('id', '=', ctx.staff.id)
    .executeTakeFirstOrThrow()
  const isCorrect = await withHashingSlot(ctx, (isPassword) =>
    withGuessLimit(
      toSharedLimitContext(ctx),
      rateLimits.password,
      ['staff', ctx.staff.id, ctx.staff.session],
      async () => ((await isPassword(password, person.password_hash)) ? true : undefined),
    ),
  )
  return isCorrect ? person : refuse('WRONG_PASSWORD')
}

/** For people without a second factor. Others use theirs. */
export async function stepUpByPassword(ctx: ManualTxContext<StaffCtx>, password: string) {
  if (ctx.staff.has_factor) refuse('STEP_UP_REQUIRED')
  await checkPassword(ctx, password)
  return ctx.finalTransaction(async (ctx) => {
    await markPasswordGiven(ctx, ctx.staff.session)
    return {}
  })
}

/** The same answer in the same time for every address; the mail's job finds out whose it is. */
export async function forgotPassword(ctx: ManualTxContext<Ctx>, { email }: { email: string }) {
  // Requests are counted by network, so that a stranger's three do not use up the colleague's own.
  await checkRateLimit(toSharedLimitContext(ctx), rateLimits.resetTo, [
    'staff',
    foldAddress(email),
    ctx.network,
  ])
  await checkRateLimit(toSharedLimitContext(ctx), rateLimits.resetFrom, [ctx.network])
  await checkRateLimit(toSharedLimitContext(ctx), rateLimits.resetToAll, ['staff', foldAddress(email)])
  const found = await ctx.dbOutsideTx
    .selectFrom('staff as p')
    .innerJoin('staff_role as r', 'r.staff_id', 'p.id')
    .select(['p.id', 'r.travel_agency'])
    .where('p.email', '=', email)
    .orderBy('r.travel_agency')
    .executeTakeFirst()
  const { id = 0, travel_agency = 0 } = found ?? {}
  await ctx.finalTransaction(async ({ enqueue }) => {
    if (found) await notify({ travel_agency, enqueue }, 'staff-password', { ref: id })
  })
  return {}
}

export async function createResetToken(db: Ctx['db'], staff_id: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .updateTable('staff')
    .set({
      reset_hash: hashSha256(token),
      reset_until: sql<string>`now() + make_interval(secs => ${officeLimits.reset_s})`,
    })
    .where('id', '=', staff_id)
    .execute()
  return token
}

/** The link proves the address. The log-in still asks for the second factor. */
export async function setPasswordByLink(
  ctx: ManualTxContext<Ctx>,
  { token, password }: { token: string; password: string },
) {
  const byToken = { reset_hash: hashSha256(token) }
  const person = await ctx.dbOutsideTx
    .selectFrom('staff')
    .select(['id', 'email', 'name'])
    .where((eb) => eb.and(byToken))
    .where('reset_until', '>', sql<string>`now()`)
    .executeTakeFirst()
  if (!person) refuse('LINK_EXPIRED')
  refuseWeakPassword(password, person.email)
  const password_hash = await hashPassword(ctx, password, passwordCosts.member)
  return ctx.finalTransaction(async (ctx) => {
    const { db } = ctx
    const spent = await db
      .updateTable('staff')
      .set({ password_hash, reset_hash: null, reset_until: null })
      .where((eb) => eb.and(byToken))
      .returning('id')
      .executeTakeFirst()
    if (!spent) refuse('LINK_EXPIRED')
    await endSessions(db, person.id)
    await logAtEveryAgency(ctx, person, { call: 'staff.newPassword' })
    return {}
  })
}

export async function listSessions({ db, staff }: StaffCtx) {
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
