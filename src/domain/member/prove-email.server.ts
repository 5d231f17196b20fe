// What proves a member's address: its link, and who follows it. Decision 23
// Either the member who gave it, logged in, or whoever chooses a new password there.
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { accountsNamed } from '#limits/shown.ts'
import type { Db } from '#platform/db/open.server.ts'
import { hashPassword, passwordCosts, withPlace } from '#platform/passwords.server.ts'
import { sha256Of } from '#platform/secrets.server.ts'
import { refuseWeak } from '#platform/weak-password.server.ts'
import type { Ctx, InAgency, MemberCtx, Own } from '#platform/wire/asking.ts'
import { askForMail } from './account-mail.server.ts'
import { note } from './audit.server.ts'
import { orTaken } from './member.server.ts'
import { endSessions } from './session.server.ts'

type Link = { kind: 'verify-email' | 'reset-password'; email: string; member_id: number | null }

const isFor = (email: string) => sql<boolean>`lower(email) = lower(${email})`

/**
 * Members who gave the address and have not proved it, all or one of them, the oldest first. None once
 * somebody has proved it.
 */
export async function unprovedOf(db: Db, travel_agency: number, email: string, member_id?: number | null) {
  const members = await db
    .selectFrom('member')
    .select(['id', 'login_id', 'login_type', 'email_verified', 'password_hash'])
    .where('travel_agency', '=', travel_agency)
    .where(isFor(email))
    .$if(member_id !== undefined, (query) =>
      query.where(({ or, eb }) => or([eb('id', '=', member_id ?? 0), eb('email_verified', '=', true)])),
    )
    .orderBy('email_verified', 'desc')
    .orderBy('id')
    .limit(accountsNamed)
    .execute()
  return members.some(({ email_verified }) => email_verified) ? [] : members
}

const findLink = ({ db, travel_agency }: InAgency, token: string) =>
  db
    .selectFrom('member_mail')
    .select(['kind', 'email', 'member_id', 'reg_date'])
    .where('travel_agency', '=', travel_agency)
    .where('token_hash', '=', sha256Of(token))
    .where('expires', '>', sql<string>`now()`)
    .executeTakeFirst()

/** Those the link can still be used for. */
async function membersOf({ db, travel_agency }: InAgency, { kind, email, member_id }: Link) {
  if (kind === 'verify-email') return unprovedOf(db, travel_agency, email, member_id)
  return (await unprovedOf(db, travel_agency, email)).filter(({ login_type }) => login_type === 'id')
}

/** Only tells whose link it is; spends nothing. */
export async function mailLink(ctx: Ctx, { token }: { token: string }) {
  const link = (await findLink(ctx, token)) ?? refuse('LINK_EXPIRED')
  const { kind, reg_date } = link
  if (kind !== 'verify-email' && kind !== 'reset-password') refuse('LINK_EXPIRED')
  const members = await membersOf(ctx, { ...link, kind })
  if (members.length === 0) refuse('LINK_EXPIRED')
  return {
    purpose: kind,
    asked: reg_date,
    login_ids: members.filter(({ login_type }) => login_type === 'id').map(({ login_id }) => login_id),
    is_mine: members.some(({ id }) => id === ctx.member?.id),
  }
}

/**
 * For the logged-in member who gave the address and still has it. For anybody else the link does not exist.
 */
export async function verifyEmail(ctx: MemberCtx, { token }: { token: string }) {
  const { email, member_id } = await spendLink(ctx, 'verify-email', token)
  if (member_id !== ctx.member.id) refuse('LINK_EXPIRED')
  await prove(ctx, member_id, email)
  return {}
}

type Chosen = { token: string; login_id: string; new_password: string }

/**
 * The owner of the address may not know the account: somebody else may have given the address. So old
 * passwords and log-ins all end.
 */
export async function resetByLink(ctx: Own<Ctx>, { token, login_id, new_password }: Chosen) {
  const { id, password_hash: old } = await ctx.within((ctx) => findChosen(ctx, token, login_id))
  refuseWeak(new_password, login_id)
  if (old && (await withPlace(ctx, (isPassword) => isPassword(new_password, old)))) refuse('SAME_PASSWORD')
  const password_hash = await hashPassword(ctx, new_password, passwordCosts.member)
  return ctx.write(async (ctx) => {
    const { email } = await spendLink(ctx, 'reset-password', token)
    await prove(ctx, id, email, { password_hash, temporary_hash: null, temporary_until: null })
    await endSessions(ctx, id)
    await note(ctx, 'password-changed', id)
    return {}
  })
}

async function findChosen(ctx: Ctx, token: string, login_id: string) {
  const link = await findLink(ctx, token)
  const members =
    link?.kind === 'reset-password' ? await membersOf(ctx, { ...link, kind: 'reset-password' }) : []
  return members.find((member) => member.login_id === login_id) ?? refuse('LINK_EXPIRED')
}

/** The link is used up here. A later refusal rolls that back. */
async function spendLink({ db, travel_agency }: InAgency, kind: Link['kind'], token: string) {
  const link = await db
    .deleteFrom('member_mail')
    .where('travel_agency', '=', travel_agency)
    .where('kind', '=', kind)
    .where('token_hash', '=', sha256Of(token))
    .where('expires', '>', sql<string>`now()`)
    .returning(['email', 'member_id'])
    .executeTakeFirst()
  return link ?? refuse('LINK_EXPIRED')
}

type NewPassword = { password_hash: string; temporary_hash: null; temporary_until: null }

/**
 * Now the address belongs to this member, and so do guest bookings made with it. A mail tells the address.
 */
async function prove(ctx: Ctx, id: number, email: string, password?: NewPassword): Promise<void> {
  const { db, travel_agency } = ctx
  const proved = await orTaken(
    db
      .updateTable('member')
      .set({ email_verified: true, ...password })
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .where(isFor(email)) // it may have been changed since
      .where('email_verified', '=', false)
      .returning('id')
      .executeTakeFirst(),
  )
  if (!proved) refuse('LINK_EXPIRED')
  await note(ctx, 'email-verified', id)
  await askForMail(ctx, 'email-proved', email, id)
}
