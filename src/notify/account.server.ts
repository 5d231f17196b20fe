// Messages about an account.
// The link or the password is made here, just before it is sent; a hash stays behind.
import { sql } from 'kysely'
import { countGuestBookings } from '#domain/booking/guest-bookings.server.ts'
import { createMailLinkToken } from '#domain/member/account-mail.server.ts'
import { createTemporaryPassword } from '#domain/member/temporary-password.server.ts'
import { listUnverifiedMembers } from '#domain/member/verify-email.server.ts'
import { proofSeconds } from '#limits/access.ts'
import {
  type Composer,
  type Message,
  type MessageContext,
  messageTexts,
  type Recipient,
  tell,
} from './message.server.ts'

export const composeVerifyEmail: Composer = async (ctx) => {
  const { db, travel_agency, ref, origin } = ctx
  const to = await findAccountMail(ctx)
  const member =
    to?.member_id &&
    (await db
      .selectFrom('member')
      .select(['name', 'login_id', 'login_type', 'email', 'email_verified'])
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', to.member_id)
      .executeTakeFirst())
  if (!to || !member || member.email_verified || member.email !== to.email) return undefined
  const text = messageTexts[to.language].verifyEmail
  return tell(to, text.subject, async () => ({
    greeting: text.greeting(member.name || member.login_id),
    lead: text.lead,
    facts: [toLoginIdFact(to, member)],
    action: {
      label: text.action,
      href: `${origin}/auth/verify#${await createMailLinkToken(ctx, ref, proofSeconds.emailLink)}`,
    },
    notes: [text.until, text.notYours],
  }))
}

export const composeResetPassword: Composer = async (ctx) => {
  const { db, travel_agency, origin } = ctx
  const to = await findAccountMail(ctx)
  if (!to) return undefined
  const member = await findVerifiedMember(ctx, to.email)
  if (!member) return composeChooseAccount(ctx, to)
  const { resetPassword: text, labels } = messageTexts[to.language]
  const greeting = text.greeting(member.name || member.login_id)
  if (member.login_type === 'kakao') return sayByKakao(to, greeting)
  return tell(to, text.subject, async () => ({
    greeting,
    lead: text.lead,
    facts: [
      [labels.loginId, member.login_id],
      [text.password, await createTemporaryPassword(db, travel_agency, member.id)],
    ],
    action: { label: text.action, href: `${origin}/auth/login` },
    notes: [text.until, text.notYours],
  }))
}

/** A member who logs in with Kakao has no password here. */
function sayByKakao(to: Recipient, greeting?: string): Message {
  const { resetPassword: text } = messageTexts[to.language]
  return { to, subject: text.subject, say: () => ({ greeting, lead: text.byKakao, notes: [text.notYours] }) }
}

/**
 * The address is not proved, so its reader chooses among the accounts that gave it. A mailed password could
 * let somebody into an account that is not theirs.
 */
async function composeChooseAccount(ctx: MessageContext, to: Recipient): Promise<Message | undefined> {
  const members = await listUnverifiedMembers(ctx.db, ctx.travel_agency, to.email)
  const idMembers = members.filter(({ login_type }) => login_type === 'id')
  if (members.length === 0) return undefined
  if (idMembers.length === 0) return sayByKakao(to)
  const { chooseByLink: text, labels } = messageTexts[to.language]
  return tell(to, text.subject, async () => ({
    lead: idMembers.length > 1 ? text.leadMany : text.lead,
    facts: idMembers.map(({ login_id }) => [labels.loginId, login_id] as const),
    action: {
      label: text.action,
      href: `${ctx.origin}/auth/reset#${await createMailLinkToken(ctx, ctx.ref, proofSeconds.resetLink)}`,
    },
    notes: [text.until, text.notYours],
  }))
}

/**
 * The first time somebody has the address for certain: bookings made with it as a guest are in that account
 * now.
 */
export const composeEmailProved: Composer = async (ctx) => {
  const to = await findAccountMail(ctx)
  const member = to && (await findVerifiedMember(ctx, to.email))
  if (!to || !member || member.id !== to.member_id) return undefined
  const { emailProved: text } = messageTexts[to.language]
  const joined = await countGuestBookings(ctx.db, ctx.travel_agency, to.email)
  return tell(to, text.subject, () => ({
    lead: text.lead,
    facts: [
      toLoginIdFact(to, member),
      ...(joined > 0 ? [[text.joined, text.bookings(joined)] as const] : []),
    ],
    action: { label: text.action, href: `${ctx.origin}/mypage/reservations` },
    notes: [text.notYou],
  }))
}

export const composeFindId: Composer = async (ctx) => {
  const to = await findAccountMail(ctx)
  const member = to && (await findVerifiedMember(ctx, to.email))
  if (!to || !member) return undefined
  const { findId: text, resetPassword, labels } = messageTexts[to.language]
  const isKakao = member.login_type === 'kakao'
  return tell(to, text.subject, () => ({
    greeting: text.greeting(member.name || member.login_id),
    lead: isKakao ? resetPassword.byKakao : text.lead,
    facts: isKakao ? [] : [[labels.loginId, member.login_id]],
    notes: [text.notYours],
  }))
}

export const composePasswordChanged: Composer = async (ctx) => {
  const to = await findAccountMail(ctx)
  if (!to) return undefined
  const text = messageTexts[to.language].passwordChanged
  return { to, subject: text.subject, say: () => ({ lead: text.lead, notes: [text.notYou] }) }
}

/** How the message names the account. A member who logs in with Kakao has never seen an id. */
function toLoginIdFact(
  { language }: Recipient,
  { login_id, login_type }: { login_id: string; login_type: 'id' | 'kakao' },
) {
  const { labels } = messageTexts[language]
  return [labels.loginId, login_type === 'kakao' ? labels.byKakao : login_id] as const
}

const findAccountMail = ({ db, travel_agency, ref }: MessageContext) =>
  db
    .selectFrom('member_mail')
    .select(['email', 'language', 'member_id'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', ref)
    .executeTakeFirst()

const findVerifiedMember = ({ db, travel_agency }: MessageContext, email: string) =>
  db
    .selectFrom('member')
    .select(['id', 'login_id', 'name', 'login_type'])
    .where('travel_agency', '=', travel_agency)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('email_verified', '=', true)
    .executeTakeFirst()
