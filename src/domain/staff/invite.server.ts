// How somebody comes to work for an agency: invited by mail, and accepted.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { officeLimits, tryLimits } from '#limits/access.ts'
import { foldAddress } from '#plain/fold-address.ts'
import { hashPassword, passwordCosts } from '#platform/passwords.server.ts'
import { sha256Of } from '#platform/secrets.server.ts'
import { limitUses } from '#platform/tries.server.ts'
import { refuseWeak } from '#platform/weak-password.server.ts'
import type { Ctx, InAgency, Own } from '#platform/wire/asking.ts'
import type { Role } from '#roles.ts'
import { countedAlike, findByEmail, nextOf, proveStaff } from './log-in.server.ts'
import { startSession } from './session.server.ts'

type Inviting = Pick<Ctx, 'db' | 'travel_agency' | 'later' | 'language'>

/**
 * Used by an owner in the office, or by the operator at the desk. The mail's job makes the link and stores
 * its hash.
 */
export async function invite(
  { db, travel_agency, later, language }: Inviting,
  { email, roles, by }: { email: string; roles: Role[]; by: string },
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
    .values({ travel_agency, email, roles, language, invited_by: by })
    .returning('id')
    .executeTakeFirstOrThrow()
  await later('send-mail', { travel_agency, kind: 'staff-invited', ref: id })
  return { id }
}

/** Each is a mail in the agency's name to an address that has not asked for one. */
export async function limitInvitations(ctx: Own<Ctx>, email: string): Promise<void> {
  await limitUses(ctx, tryLimits.invite, [])
  await limitUses(countedAlike(ctx), tryLimits.inviteTo, [foldAddress(email)])
}

/** Those that nobody has used. */
export const endInvitations = ({ db, travel_agency }: InAgency, email: string) =>
  db
    .deleteFrom('staff_invitation')
    .where('travel_agency', '=', travel_agency)
    .where('email', '=', email)
    .where('used', 'is', null)
    .execute()

/** The link of an invitation, made when it is mailed. */
export async function makeInvitationToken({ db, travel_agency }: InAgency, id: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .updateTable('staff_invitation')
    .set({
      token_hash: sha256Of(token),
      expires: sql<string>`now() + make_interval(secs => ${officeLimits.invitation_s})`,
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

const openInvitation = (db: Ctx['db'], token: string) =>
  db
    .selectFrom('staff_invitation as i')
    .innerJoin('agency_info as a', 'a.travel_agency', 'i.travel_agency')
    .select(['i.travel_agency', 'i.id', 'i.email', 'i.roles', 'a.company_name', 'i.language'])
    .select(sql<string>`i.expires`.as('expires'))
    .where('i.token_hash', '=', sha256Of(token))
    .where('i.used', 'is', null)
    .where('i.expires', '>', sql<string>`now()`)

export async function invitation(ctx: Ctx, { token }: { token: string }) {
  const found = (await openInvitation(ctx.db, token).executeTakeFirst()) ?? refuse('LINK_EXPIRED')
  return { ...found, known: (await findByEmail(ctx, found.email)) !== undefined }
}

type Accepting = { token: string; name?: string; password: string }

/** Somebody with an account gives their password; somebody new chooses one. The link works once. */
export async function accept(ctx: Own<Ctx>, { token, name, password }: Accepting) {
  const invited = (await openInvitation(ctx.aside, token).executeTakeFirst()) ?? refuse('LINK_EXPIRED')
  const { travel_agency, email, roles } = invited
  const known = await findByEmail(ctx, email)
  const person = known && (await proveStaff(ctx, { email, password }))
  if (!person) refuseWeak(password, email)
  const hash = person ? undefined : await hashPassword(ctx, password, passwordCosts.member)
  return ctx.write(async (ctx) => {
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
    const staff_id = person?.id ?? (await addPerson(ctx, { email, name, hash, language: invited.language }))
    const added = await db
      .insertInto('staff_role')
      .values({ travel_agency, staff_id, roles })
      .onConflict((row) => row.doNothing())
      .returning('staff_id')
      .executeTakeFirst()
    if (!added) refuse('LINK_EXPIRED') // a colleague has roles already, and only an owner changes them
    await startSession(ctx, staff_id, { half: person?.has_factor ?? false, proved: 'password' })
    return { travel_agency, ...nextOf(person ?? { has_factor: false, totp_sealed: null, passkeys: 0 }) }
  })
}

type New = { email: string; name: string | undefined; hash: string | undefined; language: 'ko' | 'en' }

async function addPerson({ db }: Ctx, { email, name, hash, language }: New): Promise<number> {
  if (hash === undefined) throw new Error('a new person has a password')
  const added = await db
    .insertInto('staff')
    .values({ email, name: name ?? email, password_hash: hash, language })
    .onConflict((row) => row.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? refuse('LINK_EXPIRED') // the same address came in by another invitation meanwhile
}
