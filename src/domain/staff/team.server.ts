// The team of an agency: their roles, and removing them. At least one owner stays.

import { sql } from 'kysely'
import { refuse, refuseIfChanged } from '#errors.ts'
import { notify } from '#platform/notify.server.ts'
import type { AgencyContext, Ctx, StaffCtx, TxContext } from '#platform/wire/request-context.ts'
import type { Role } from '#roles.ts'
import { formatDistinctName } from './distinct-name.ts'
import { endInvitations } from './invite.server.ts'
import { revokeAllKeys } from './keys.server.ts'
import { lockTeam } from './lock-team.server.ts'
import { listStaff, logAtEveryAgency } from './log.server.ts'
import { deleteFactors } from './second-factor.server.ts'
import { endSessions, hasFactor, isAlive } from './session.server.ts'

export async function listColleagues(ctx: Ctx) {
  const everyone = await listStaff(ctx)
  return {
    list: everyone.map((person) => ({
      staff_id: person.staff_id,
      name: formatDistinctName(person, everyone),
    })),
  }
}

export async function listTeam({ db, travel_agency }: Ctx) {
  const team = await db
    .selectFrom('staff_role as r')
    .innerJoin('staff as p', 'p.id', 'r.staff_id')
    .select(['r.staff_id', 'p.email', 'p.name', 'r.roles', 'r.revision', 'r.since'])
    .where('r.travel_agency', '=', travel_agency)
    .orderBy('p.name')
    .execute()
  // Staff accounts belong to no agency. With several nodes they cannot be joined with an agency's rows.
  const logIns = await db
    .selectFrom('staff as p')
    .select([
      'p.id',
      hasFactor.as('has_factor'),
      sql<string | null>`(select max(s.last_used) from staff_session s where s.staff_id = p.id)`.as(
        'last_used',
      ),
      sql<number>`(select count(*)::int from staff_session s where s.staff_id = p.id and ${isAlive})`.as(
        'log_ins',
      ),
    ])
    .where('p.id', '=', sql<number>`any (${team.map(({ staff_id }) => staff_id)}::bigint[])`)
    .execute()
  const logInById = new Map(logIns.map(({ id, ...logIn }) => [id, logIn]))
  const list = team.map((person) => ({
    ...person,
    ...(logInById.get(person.staff_id) ?? { has_factor: false, last_used: null, log_ins: 0 }),
  }))
  const invitations = await db
    .selectFrom('staff_invitation')
    .select(['id', 'email', 'roles', 'invited_by', 'reg_date', 'expires', 'usable_from'])
    .where('travel_agency', '=', travel_agency)
    .where('used', 'is', null)
    .where((eb) => eb.or([eb('expires', 'is', null), eb('expires', '>', sql<string>`now()`)]))
    .orderBy('id')
    .execute()
  return { list, invitations }
}

function checkOwnerRemains(team: { staff_id: number; roles: Role[] }[], excludedId: number): void {
  if (!team.some(({ staff_id, roles }) => staff_id !== excludedId && roles.includes('owner')))
    refuse('LAST_OWNER')
}

export async function changeRoles(
  ctx: StaffCtx,
  { staff_id, roles, revision }: { staff_id: number; roles: Role[]; revision: number },
) {
  const { db, travel_agency } = ctx
  const team = await lockTeam(ctx)
  const one = team.find((each) => each.staff_id === staff_id) ?? refuse('NOT_FOUND')
  refuseIfChanged(one.revision, revision)
  if (!roles.includes('owner')) checkOwnerRemains(team, staff_id)
  await db
    .updateTable('staff_role')
    .set({ roles, revision: revision + 1 })
    .where('travel_agency', '=', travel_agency)
    .where('staff_id', '=', staff_id)
    .execute()
  ctx.logChange({ subject: `staff ${staff_id}`, before: { roles: one.roles }, after: { roles } })
  return { revision: revision + 1 }
}

/** The person loses all access to this agency at once. Other agencies are not affected. */
export async function removePerson(ctx: StaffCtx, { staff_id }: { staff_id: number }) {
  const { db, travel_agency } = ctx
  const team = await lockTeam(ctx)
  const one = team.find((each) => each.staff_id === staff_id) ?? refuse('NOT_FOUND')
  checkOwnerRemains(team, staff_id)
  await db
    .deleteFrom('staff_role')
    .where('travel_agency', '=', travel_agency)
    .where('staff_id', '=', staff_id)
    .execute()
  const { email } = await db
    .selectFrom('staff')
    .select('email')
    .where('id', '=', staff_id)
    .executeTakeFirstOrThrow()
  await endInvitations(ctx, email) // an old invitation must not bring them back
  ctx.logChange({ subject: `staff ${staff_id}`, before: { roles: one.roles } })
  return {}
}

/**
 * For a lost phone or an open computer: every log-in ends with its next call, except that of the person who
 * does this.
 */
export async function endLogIns(ctx: StaffCtx, { staff_id }: { staff_id: number }) {
  const { db, staff } = ctx
  const team = await lockTeam(ctx)
  if (!team.some((each) => each.staff_id === staff_id)) refuse('NOT_FOUND')
  const activeSessions = await db
    .selectFrom('staff_session as s')
    .select('s.id')
    .where('s.staff_id', '=', staff_id)
    .where('s.id', '!=', staff.session)
    .where(isAlive)
    .execute()
  await endSessions(db, staff_id, staff.session)
  ctx.logChange({ subject: `staff ${staff_id}`, after: { log_ins: activeSessions.length } })
  return { ended: activeSessions.length }
}

/**
 * For an owner's lost phone; the operator has checked who asks. The second factor protects every agency the
 * person works for, so all owners there get one mail, and every log gets a line.
 */
export async function resetFactorAtDesk(
  { db, travel_agency, enqueue }: TxContext,
  email: string,
): Promise<void> {
  const one =
    (await db
      .selectFrom('staff_role as r')
      .innerJoin('staff as p', 'p.id', 'r.staff_id')
      .select('p.id')
      .where('r.travel_agency', '=', travel_agency)
      .where('p.email', '=', email)
      .executeTakeFirst()) ?? refuse('NOT_FOUND')
  await deleteFactors(db, one.id)
  await endSessions(db, one.id)
  await logAtEveryAgency({ db, ip: '' }, { target_id: one.id, name: 'Naru' }, { call: 'desk staff reset' })
  const owners = await db
    .selectFrom('staff_role as o')
    .distinctOn('o.staff_id')
    .select(['o.staff_id', 'o.travel_agency'])
    .where(sql<boolean>`'owner' = any(o.roles)`)
    .where((eb) =>
      eb(
        'o.travel_agency',
        'in',
        eb.selectFrom('staff_role').select('travel_agency').where('staff_id', '=', one.id),
      ),
    )
    .orderBy('o.staff_id')
    .orderBy('o.travel_agency')
    .execute()
  for (const owner of owners)
    await notify({ travel_agency: owner.travel_agency, enqueue }, 'staff-factor-reset', {
      ref: owner.staff_id,
    })
}

/**
 * For a lost phone. The operator resets it for owners, and for people who work at more than one agency,
 * because it protects the other agency's data as well.
 */
export async function resetFactor(ctx: StaffCtx, { staff_id }: { staff_id: number }) {
  const team = await lockTeam(ctx)
  const one = team.find((each) => each.staff_id === staff_id) ?? refuse('NOT_FOUND')
  if (one.roles.includes('owner')) refuse('OWNER_AT_DESK')
  const elsewhere = await ctx.db
    .selectFrom('staff_role')
    .select('travel_agency')
    .where('staff_id', '=', staff_id)
    .where('travel_agency', '!=', ctx.travel_agency)
    .executeTakeFirst()
  if (elsewhere) refuse('WORKS_ELSEWHERE')
  await deleteFactors(ctx.db, staff_id)
  await endSessions(ctx.db, staff_id)
  ctx.logChange({ subject: `staff ${staff_id}` })
  return {}
}

/** The agency has closed: nobody works for it any more, and its keys open nothing. */
export async function endAllAccess({ db, travel_agency }: AgencyContext): Promise<void> {
  await db.deleteFrom('staff_role').where('travel_agency', '=', travel_agency).execute()
  await db.deleteFrom('staff_invitation').where('travel_agency', '=', travel_agency).execute()
  await revokeAllKeys({ db, travel_agency })
}
