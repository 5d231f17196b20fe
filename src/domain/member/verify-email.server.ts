// Proves a member's email address: the mailed link, and following it. Decision 23
// Either the member who gave it, logged in, or whoever chooses a new password there.
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { accountsNamed } from '#limits/display.ts'
import type { Db } from '#platform/db/database.server.ts'
import { hashPassword, passwordCosts, withHashingSlot } from '#platform/passwords.server.ts'
import { hashSha256 } from '#platform/secrets.server.ts'
import { refuseWeakPassword } from '#platform/weak-password.server.ts'
import type { AgencyContext, Ctx, ManualTxContext, MemberCtx } from '#platform/wire/request-context.ts'
import { logAccountEvent } from './account-log.server.ts'
import { enqueueAccountMail } from './account-mail.server.ts'
import { refuseIfTaken } from './member.server.ts'
import { endSessions } from './session.server.ts'

type MailLink = { kind: 'verify-email' | 'reset-password'; email: string; member_id: number | null }

const hasEmail = (email: string) => sql<boolean>`lower(email) = lower(${email})`

/**
 * Members who gave the address and have not proved it, all or one of them, the oldest first. None once
 * somebody has proved it.
 */
export async function listUnverifiedMembers(
  db: Db,
  travel_agency: number,
  email: string,
  member_id?: number | null,
) {
  const members = await db
    .selectFrom('member')
    .select(['id', 'login_id', 'login_type', 'email_verified', 'password_hash'])
    .where('travel_agency', '=', travel_agency)
    .where(hasEmail(email))
    .$if(member_id !== undefined, (query) =>
      query.where(({ or, eb }) => or([eb('id', '=', member_id ?? 0), eb('email_verified', '=', true)])),
    )
    .orderBy('email_verified', 'desc')
    .orderBy('id')
    .limit(accountsNamed)
    .execute()
  return members.some(({ email_verified }) => email_verified) ? [] : members
}

const findLink = ({ db, travel_agency }: AgencyContext, token: string) =>
  db
    .selectFrom('member_mail')
    .select(['kind', 'email', 'member_id', 'reg_date'])
    .where('travel_agency', '=', travel_agency)
    .where('token_hash', '=', hashSha256(token))
    .where('expires', '>', sql<string>`now()`)
    .executeTakeFirst()

/** The members for whom the link can still be used. */
async function listLinkMembers({ db, travel_agency }: AgencyContext, { kind, email, member_id }: MailLink) {
  if (kind === 'verify-email') return listUnverifiedMembers(db, travel_agency, email, member_id)
  return (await listUnverifiedMembers(db, travel_agency, email)).filter(
    ({ login_type }) => login_type === 'id',
  )
}

/** Only tells whose link it is; spends nothing. */
export async function mailConfirmationLink(ctx: Ctx, { token }: { token: string }) {
  const link = (await findLink(ctx, token)) ?? refuse('LINK_EXPIRED')
  const { kind, reg_date } = link
  if (kind !== 'verify-email' && kind !== 'reset-password') refuse('LINK_EXPIRED')
  const members = await listLinkMembers(ctx, { ...link, kind })
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
  await markEmailVerified(ctx, member_id, email)
  return {}
}

type ResetByLinkInput = { token: string; login_id: string; new_password: string }

/**
 * The owner of the address may not know the account: somebody else may have given the address. So old
 * passwords and log-ins all end.
 */
export async function resetByLink(
  ctx: ManualTxContext<Ctx>,
  { token, login_id, new_password }: ResetByLinkInput,
) {
  const { id, password_hash: old } = await ctx.transaction((ctx) => getMemberByLink(ctx, token, login_id))
  refuseWeakPassword(new_password, login_id)
  if (old && (await withHashingSlot(ctx, (isPassword) => isPassword(new_password, old))))
    refuse('SAME_PASSWORD')
  const password_hash = await hashPassword(ctx, new_password, passwordCosts.member)
  return ctx.finalTransaction(async (ctx) => {
    const { email } = await spendLink(ctx, 'reset-password', token)
    await markEmailVerified(ctx, id, email, { password_hash, temporary_hash: null, temporary_until: null })
    await endSessions(ctx, id)
    await logAccountEvent(ctx, 'password-changed', id)
    return {}
  })
}

async function getMemberByLink(ctx: Ctx, token: string, login_id: string) {
  const link = await findLink(ctx, token)
  const members =
    link?.kind === 'reset-password' ? await listLinkMembers(ctx, { ...link, kind: 'reset-password' }) : []
  return members.find((member) => member.login_id === login_id) ?? refuse('LINK_EXPIRED')
}

/** The link is used up here. A later refusal rolls that back. */
async function spendLink({ db, travel_agency }: AgencyContext, kind: MailLink['kind'], token: string) {
  const link = await db
    .deleteFrom('member_mail')
    .where('travel_agency', '=', travel_agency)
    .where('kind', '=', kind)
    .where('token_hash', '=', hashSha256(token))
    .where('expires', '>', sql<string>`now()`)
    .returning(['email', 'member_id'])
    .executeTakeFirst()
  return link ?? refuse('LINK_EXPIRED')
}

type NewPassword = { password_hash: string; temporary_hash: null; temporary_until: null }

/**
 * Now the address belongs to this member, and so do guest bookings made with it. A mail tells the address.
 */
async function markEmailVerified(ctx: Ctx, id: number, email: string, password?: NewPassword): Promise<void> {
  const { db, travel_agency } = ctx
  const verified = await refuseIfTaken(
    db
      .updateTable('member')
      .set({ email_verified: true, ...password })
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .where(hasEmail(email)) // it may have been changed since
      .where('email_verified', '=', false)
      .returning('id')
      .executeTakeFirst(),
  )
  if (!verified) refuse('LINK_EXPIRED')
  await logAccountEvent(ctx, 'email-verified', id)
  await enqueueAccountMail(ctx, 'email-proved', email, id)
}
