// Mails about an account.
// The link or the password in them is made here, just before it is sent; a hash stays behind.
import { sql } from 'kysely'
import { countGuestBookings } from '#domain/booking/guest-bookings.server.ts'
import { createMailLinkToken } from '#domain/member/account-mail.server.ts'
import { createTemporaryPassword } from '#domain/member/temporary-password.server.ts'
import { listUnverifiedMembers } from '#domain/member/verify-email.server.ts'
import { proofSeconds } from '#limits/access.ts'
import type { Db } from '#platform/db/database.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { composeLetter, type Letter, type MailContext, mailTexts } from './letter.server.ts'

export const composeVerifyEmail = (ctx: MailContext) =>
  runInTransaction(ctx.db, ctx.travel_agency, async (tx) => {
    const accountMail = await findAccountMail(tx, ctx)
    const member =
      accountMail?.member_id &&
      (await tx
        .selectFrom('member')
        .select(['name', 'login_id', 'login_type', 'email', 'email_verified'])
        .where('travel_agency', '=', ctx.travel_agency)
        .where('id', '=', accountMail.member_id)
        .executeTakeFirst())
    if (!accountMail || !member || member.email_verified || member.email !== accountMail.email)
      return undefined
    const token = await createMailLinkToken(
      { db: tx, travel_agency: ctx.travel_agency },
      ctx.ref,
      proofSeconds.emailLink,
    )
    const text = mailTexts[accountMail.language].verifyEmail
    return composeLetter(tx, accountMail, text.subject, {
      greeting: text.greeting(member.name || member.login_id),
      lead: text.lead,
      facts: [toLoginIdFact(accountMail, member)],
      action: { label: text.action, href: `${ctx.origin}/auth/verify#${token}` },
      notes: [text.until, text.notYours],
    })
  })

export const composeResetPassword = (ctx: MailContext) =>
  runInTransaction(ctx.db, ctx.travel_agency, async (tx) => {
    const accountMail = await findAccountMail(tx, ctx)
    if (!accountMail) return undefined
    const member = await findVerifiedMember(tx, ctx.travel_agency, accountMail.email)
    if (!member) return composeChooseAccount(tx, ctx, accountMail)
    const text = mailTexts[accountMail.language].resetPassword
    if (member.login_type === 'kakao')
      return composeLetter(tx, accountMail, text.subject, {
        greeting: text.greeting(member.name || member.login_id),
        lead: text.byKakao,
        notes: [text.notYours],
      })
    const password = await createTemporaryPassword(tx, ctx.travel_agency, member.id)
    const facts = [
      [mailTexts[accountMail.language].labels.loginId, member.login_id],
      [text.password, password],
    ] as const
    return composeLetter(tx, accountMail, text.subject, {
      greeting: text.greeting(member.name || member.login_id),
      lead: text.lead,
      facts,
      action: { label: text.action, href: `${ctx.origin}/auth/login` },
      notes: [text.until, text.notYours],
    })
  })

/**
 * Nobody has proved the address, so its reader chooses among the accounts that gave it. A mailed password
 * could let somebody into an account that is not theirs.
 */
async function composeChooseAccount(
  tx: Db,
  ctx: MailContext,
  accountMail: AccountMail,
): Promise<Letter | undefined> {
  const members = await listUnverifiedMembers(tx, ctx.travel_agency, accountMail.email)
  const idMembers = members.filter(({ login_type }) => login_type === 'id')
  const { resetPassword, chooseByLink: text, labels } = mailTexts[accountMail.language]
  if (members.length === 0) return undefined
  if (idMembers.length === 0)
    return composeLetter(tx, accountMail, resetPassword.subject, {
      lead: resetPassword.byKakao,
      notes: [resetPassword.notYours],
    })
  const token = await createMailLinkToken(
    { db: tx, travel_agency: ctx.travel_agency },
    ctx.ref,
    proofSeconds.resetLink,
  )
  return composeLetter(tx, accountMail, text.subject, {
    lead: idMembers.length > 1 ? text.leadMany : text.lead,
    facts: idMembers.map(({ login_id }) => [labels.loginId, login_id] as const),
    action: { label: text.action, href: `${ctx.origin}/auth/reset#${token}` },
    notes: [text.until, text.notYours],
  })
}

/**
 * The first time somebody has the address for certain: bookings made with it as a guest are in that account
 * now.
 */
export const composeEmailProved = (ctx: MailContext) =>
  runInTransaction(ctx.db, ctx.travel_agency, async (tx) => {
    const accountMail = await findAccountMail(tx, ctx)
    const member = accountMail && (await findVerifiedMember(tx, ctx.travel_agency, accountMail.email))
    if (!accountMail || !member || member.id !== accountMail.member_id) return undefined
    const { emailProved: text } = mailTexts[accountMail.language]
    const joined = await countGuestBookings(tx, ctx.travel_agency, accountMail.email)
    return composeLetter(tx, accountMail, text.subject, {
      lead: text.lead,
      facts: [
        toLoginIdFact(accountMail, member),
        ...(joined > 0 ? [[text.joined, text.bookings(joined)] as const] : []),
      ],
      action: { label: text.action, href: `${ctx.origin}/mypage/reservations` },
      notes: [text.notYou],
    })
  })

export const composeFindId = (ctx: MailContext) =>
  runInTransaction(ctx.db, ctx.travel_agency, async (tx) => {
    const accountMail = await findAccountMail(tx, ctx)
    const member = accountMail && (await findVerifiedMember(tx, ctx.travel_agency, accountMail.email))
    if (!accountMail || !member) return undefined
    const text = mailTexts[accountMail.language].findId
    const lead =
      member.login_type === 'kakao' ? mailTexts[accountMail.language].resetPassword.byKakao : text.lead
    return composeLetter(tx, accountMail, text.subject, {
      greeting: text.greeting(member.name || member.login_id),
      lead,
      facts:
        member.login_type === 'kakao'
          ? []
          : [[mailTexts[accountMail.language].labels.loginId, member.login_id]],
      notes: [text.notYours],
    })
  })

export const composePasswordChanged = (ctx: MailContext) =>
  runInTransaction(ctx.db, ctx.travel_agency, async (tx) => {
    const accountMail = await findAccountMail(tx, ctx)
    if (!accountMail) return undefined
    const text = mailTexts[accountMail.language].passwordChanged
    return composeLetter(tx, accountMail, text.subject, { lead: text.lead, notes: [text.notYou] })
  })

/** How the mail names the account. A member who logs in with Kakao has never seen an id. */
function toLoginIdFact(
  { language }: AccountMail,
  { login_id, login_type }: Pick<VerifiedMember, 'login_id' | 'login_type'>,
) {
  const { labels } = mailTexts[language]
  return [labels.loginId, login_type === 'kakao' ? labels.byKakao : login_id] as const
}

type VerifiedMember = NonNullable<Awaited<ReturnType<typeof findVerifiedMember>>>
type AccountMail = NonNullable<Awaited<ReturnType<typeof findAccountMail>>>

const findAccountMail = (tx: Db, { travel_agency, ref }: MailContext) =>
  tx
    .selectFrom('member_mail')
    .selectAll()
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', ref)
    .executeTakeFirst()

const findVerifiedMember = (tx: Db, travel_agency: number, email: string) =>
  tx
    .selectFrom('member')
    .select(['id', 'login_id', 'name', 'login_type'])
    .where('travel_agency', '=', travel_agency)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('email_verified', '=', true)
    .executeTakeFirst()
