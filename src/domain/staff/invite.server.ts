// Invitations to an agency's staff: sent by mail, and accepted.

import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { foldAddress } from '#lib/fold-address.ts'
import { officeLimits, rateLimits } from '#limits/access.ts'
import { notify } from '#platform/notify.server.ts'
import { hashPassword, passwordCosts } from '#platform/passwords.server.ts'
import { checkRateLimit } from '#platform/rate-limit.server.ts'
import { hashSha256 } from '#platform/secrets.server.ts'
import { refuseWeakPassword } from '#platform/weak-password.server.ts'
import type { AgencyContext, Ctx, ManualTxContext } from '#platform/wire/request-context.ts'
import type { Role } from '#roles.ts'
import {
  checkStaffCredentials,
  findStaffByEmail,
  getNextLoginStep,
  toSharedLimitContext,
} from './log-in.server.ts'
import { startSession } from './session.server.ts'

type InviteContext = Pick<Ctx, 'db' | 'travel_agency' | 'enqueue' | 'language'>

/**
 * Used by an owner in the office, or by an operator. The mail's job makes the link and stores its hash.
 * `waitsDays`: nobody accepts it before.
 */
export async function invite(
  { db, travel_agency, enqueue, language }: InviteContext,
  { email, roles, by, waitsDays }: { email: string; roles: Role[]; by: string; waitsDays?: number },
) {
  const known = await db
    .selectFrom('staff_role as r')
    .innerJoin('staff as p', 'p.id', 'r.staff_id')
    .select('p.id')
    .where('r.travel_agency', '=', travel_agency)
    .where('p.email', '=', email)
    .executeTakeFirst()
  if (known) refuse('ALREADY_STAFF')
  await endInvitations({ db, travel_agency }, email) // the newest counts
  const { id } = await db
    .insertInto('staff_invitation')
    .values({
      travel_agency,
      email,
      roles,
      language,
      invited_by: by,
      usable_from: waitsDays ? sql<string>`now() + make_interval(days => ${waitsDays})` : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await notify({ travel_agency, enqueue }, 'staff-invited', { ref: id })
  return { id }
}

/** Each is a mail in the agency's name to an address that has not asked for one. */
export async function limitInvitations(ctx: ManualTxContext<Ctx>, email: string): Promise<void> {
  await checkRateLimit(ctx, rateLimits.invite, [])
  await limitInvitationsTo(ctx, email)
}

/** The limit holds for operators, too: they may open many agencies an hour, and fill nobody's mailbox. */
export const limitInvitationsTo = (ctx: ManualTxContext<Ctx>, email: string): Promise<void> =>
  checkRateLimit(toSharedLimitContext(ctx), rateLimits.inviteTo, [foldAddress(email)])

export const endInvitations = ({ db, travel_agency }: AgencyContext, email: string) =>
  db
    .deleteFrom('staff_invitation')
    .where('travel_agency', '=', travel_agency)
    .where('email', '=', email)
    .where('used', 'is', null)
    .execute()

export async function createInvitationToken(
  { db, travel_agency }: AgencyContext,
  id: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .updateTable('staff_invitation')
    .set({
      token_hash: hashSha256(token),
      expires: sql<string>`greatest(now(), usable_from) + make_interval(secs => ${officeLimits.invitation_s})`,
    })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .where('used', 'is', null)
    .execute()
  return token
}

export async function callBack({ db, travel_agency }: Ctx, { id }: { id: number }) {
  const gone = await db
    .deleteFrom('staff_invitation')
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .where('used', 'is', null)
    .returning('email')
    .executeTakeFirst()
  return gone ? {} : refuse('NOT_FOUND')
}

const selectOpenInvitation = (db: Ctx['db'], token: string) =>
  db
    .selectFrom('staff_invitation as i')
    .innerJoin('agency_info as a', 'a.travel_agency', 'i.travel_agency')
    .select(['i.travel_agency', 'i.id', 'i.email', 'i.roles', 'a.company_name', 'i.language'])
    .select(sql<string>`i.expires`.as('expires'))
    .select(sql<string | null>`case when i.usable_from > now() then i.usable_from end`.as('usable_from'))
    .where('i.token_hash', '=', hashSha256(token))
    .where('i.used', 'is', null)
    .where('i.expires', '>', sql<string>`now()`)

export async function describeInvitation(ctx: Ctx, { token }: { token: string }) {
  const found = (await selectOpenInvitation(ctx.db, token).executeTakeFirst()) ?? refuse('LINK_EXPIRED')
  return { ...found, known: (await findStaffByEmail(ctx, found.email)) !== undefined }
}

type AcceptInput = { token: string; name?: string; password: string }

/** Somebody with an account gives their password; somebody new chooses one. The link works once. */
export async function accept(ctx: ManualTxContext<Ctx>, { token, name, password }: AcceptInput) {
  const invited =
    (await selectOpenInvitation(ctx.dbOutsideTx, token).executeTakeFirst()) ?? refuse('LINK_EXPIRED')
  const { travel_agency, email, roles } = invited
  if (invited.usable_from !== null) refuse('INVITATION_WAITS')
  const known = await findStaffByEmail(ctx, email)
  const person = known && (await checkStaffCredentials(ctx, { email, password }))
  if (!person) refuseWeakPassword(password, email)
  const hash = person ? undefined : await hashPassword(ctx, password, passwordCosts.member)
  return ctx.finalTransaction(async (ctx) => {
    const { db } = ctx
    const used = await db
      .updateTable('staff_invitation')
      .set({ used: sql`now()` })
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', invited.id)
      .where('used', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!used) refuse('LINK_EXPIRED')
    const staff_id = person?.id ?? (await createStaff(ctx, { email, name, hash, language: invited.language }))
    const added = await db
      .insertInto('staff_role')
      .values({ travel_agency, staff_id, roles })
      .onConflict((row) => row.doNothing())
      .returning('staff_id')
      .executeTakeFirst()
    if (!added) refuse('LINK_EXPIRED') // a colleague has roles already, and only an owner changes them
    await startSession(ctx, staff_id, { half: person?.has_factor ?? false, proved: 'password' })
    return {
      travel_agency,
      ...getNextLoginStep(person ?? { has_factor: false, totp_sealed: null, passkeys: 0 }),
    }
  })
}

type NewStaff = { email: string; name: string | undefined; hash: string | undefined; language: 'ko' | 'en' }

async function createStaff({ db }: Ctx, { email, name, hash, language }: NewStaff): Promise<number> {
  if (hash === undefined) throw new Error('a new person has a password')
  const added = await db
    .insertInto('staff')
    .values({ email, name: name ?? email, password_hash: hash, language })
    .onConflict((row) => row.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? refuse('LINK_EXPIRED') // the same address came in by another invitation meanwhile
}
