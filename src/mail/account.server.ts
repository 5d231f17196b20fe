// Mails about an account.
// The link or the password in them is made here, just before it is sent; a hash stays behind.
import { sql } from 'kysely'
import { countGuestBookings } from '#domain/booking/guest-bookings.server.ts'
import { makeLink } from '#domain/member/account-mail.server.ts'
import { unprovedOf } from '#domain/member/prove-email.server.ts'
import { makeTemporary } from '#domain/member/temporary-password.server.ts'
import { proofSeconds } from '#limits/access.ts'
import type { Db } from '#platform/db/open.server.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { type Letter, letterTo, type Post, words } from './letter.server.ts'

export const verifyEmail = (post: Post) =>
  inAgency(post.db, post.travel_agency, async (tx) => {
    const asked = await findAsked(tx, post)
    const member =
      asked?.member_id &&
      (await tx
        .selectFrom('member')
        .select(['name', 'login_id', 'login_type', 'email', 'email_verified'])
        .where('travel_agency', '=', post.travel_agency)
        .where('id', '=', asked.member_id)
        .executeTakeFirst())
    if (!asked || !member || member.email_verified || member.email !== asked.email) return undefined
    const token = await makeLink(
      { db: tx, travel_agency: post.travel_agency },
      post.ref,
      proofSeconds.emailLink,
    )
    const say = words[asked.language].verifyEmail
    return letterTo(tx, asked, say.subject, {
      greeting: say.greeting(member.name || member.login_id),
      lead: say.lead,
      facts: [idOf(asked, member)],
      action: { label: say.action, href: `${post.origin}/auth/verify#${token}` },
      notes: [say.until, say.notYours],
    })
  })

export const resetPassword = (post: Post) =>
  inAgency(post.db, post.travel_agency, async (tx) => {
    const asked = await findAsked(tx, post)
    if (!asked) return undefined
    const member = await findByVerified(tx, post.travel_agency, asked.email)
    if (!member) return chooseByLink(tx, post, asked)
    const say = words[asked.language].resetPassword
    if (member.login_type === 'kakao')
      return letterTo(tx, asked, say.subject, {
        greeting: say.greeting(member.name || member.login_id),
        lead: say.byKakao,
        notes: [say.notYours],
      })
    const password = await makeTemporary(tx, post.travel_agency, member.id)
    const facts = [
      [words[asked.language].labels.loginId, member.login_id],
      [say.password, password],
    ] as const
    return letterTo(tx, asked, say.subject, {
      greeting: say.greeting(member.name || member.login_id),
      lead: say.lead,
      facts,
      action: { label: say.action, href: `${post.origin}/auth/login` },
      notes: [say.until, say.notYours],
    })
  })

/**
 * Nobody has proved the address, so its reader chooses among the accounts that gave it. A mailed password
 * could let somebody into an account that is not theirs.
 */
async function chooseByLink(tx: Db, post: Post, asked: AccountMail): Promise<Letter | undefined> {
  const members = await unprovedOf(tx, post.travel_agency, asked.email)
  const named = members.filter(({ login_type }) => login_type === 'id')
  const { resetPassword, chooseByLink: say, labels } = words[asked.language]
  if (members.length === 0) return undefined
  if (named.length === 0)
    return letterTo(tx, asked, resetPassword.subject, {
      lead: resetPassword.byKakao,
      notes: [resetPassword.notYours],
    })
  const token = await makeLink(
    { db: tx, travel_agency: post.travel_agency },
    post.ref,
    proofSeconds.resetLink,
  )
  return letterTo(tx, asked, say.subject, {
    lead: named.length > 1 ? say.leadMany : say.lead,
    facts: named.map(({ login_id }) => [labels.loginId, login_id] as const),
    action: { label: say.action, href: `${post.origin}/auth/reset#${token}` },
    notes: [say.until, say.notYours],
  })
}

/**
 * The first time somebody has the address for certain: bookings made with it as a guest are in that account
 * now.
 */
export const emailProved = (post: Post) =>
  inAgency(post.db, post.travel_agency, async (tx) => {
    const asked = await findAsked(tx, post)
    const member = asked && (await findByVerified(tx, post.travel_agency, asked.email))
    if (!asked || !member || member.id !== asked.member_id) return undefined
    const { emailProved: say } = words[asked.language]
    const joined = await countGuestBookings(tx, post.travel_agency, asked.email)
    return letterTo(tx, asked, say.subject, {
      lead: say.lead,
      facts: [idOf(asked, member), ...(joined > 0 ? [[say.joined, say.bookings(joined)] as const] : [])],
      action: { label: say.action, href: `${post.origin}/mypage/reservations` },
      notes: [say.notYou],
    })
  })

export const findId = (post: Post) =>
  inAgency(post.db, post.travel_agency, async (tx) => {
    const asked = await findAsked(tx, post)
    const member = asked && (await findByVerified(tx, post.travel_agency, asked.email))
    if (!asked || !member) return undefined
    const say = words[asked.language].findId
    const lead = member.login_type === 'kakao' ? words[asked.language].resetPassword.byKakao : say.lead
    return letterTo(tx, asked, say.subject, {
      greeting: say.greeting(member.name || member.login_id),
      lead,
      facts: member.login_type === 'kakao' ? [] : [[words[asked.language].labels.loginId, member.login_id]],
      notes: [say.notYours],
    })
  })

export const passwordChanged = (post: Post) =>
  inAgency(post.db, post.travel_agency, async (tx) => {
    const asked = await findAsked(tx, post)
    if (!asked) return undefined
    const say = words[asked.language].passwordChanged
    return letterTo(tx, asked, say.subject, { lead: say.lead, notes: [say.notYou] })
  })

/** How the mail names the account. A member who logs in with Kakao has never seen an id. */
function idOf({ language }: AccountMail, { login_id, login_type }: Pick<Member, 'login_id' | 'login_type'>) {
  const { labels } = words[language]
  return [labels.loginId, login_type === 'kakao' ? labels.byKakao : login_id] as const
}

type Member = NonNullable<Awaited<ReturnType<typeof findByVerified>>>
type AccountMail = NonNullable<Awaited<ReturnType<typeof findAsked>>>

const findAsked = (tx: Db, { travel_agency, ref }: Post) =>
  tx
    .selectFrom('member_mail')
    .selectAll()
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', ref)
    .executeTakeFirst()

const findByVerified = (tx: Db, travel_agency: number, email: string) =>
  tx
    .selectFrom('member')
    .select(['id', 'login_id', 'name', 'login_type'])
    .where('travel_agency', '=', travel_agency)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('email_verified', '=', true)
    .executeTakeFirst()
