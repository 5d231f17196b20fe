// Mails about an account. The link or the password in them is made here, just before it is sent; a hash stays behind.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { tokenHash } from '#domain/member/account-mail.server.ts'
import { makeTemporary } from '#domain/member/temporary-password.server.ts'
import { proofSeconds } from '#limits.ts'
import type { Db } from '#platform/db/open.server.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { letterTo, words } from './letter.server.ts'
import type { Post } from './send.server.ts'

export const verifyEmail = (post: Post) =>
  inAgency(post.db, post.travel_agency, async (tx) => {
    const asked = await findAsked(tx, post)
    const member =
      asked?.member_id &&
      (await tx
        .selectFrom('member')
        .select(['name', 'login_id', 'email', 'email_verified'])
        .where('travel_agency', '=', post.travel_agency)
        .where('id', '=', asked.member_id)
        .executeTakeFirst())
    if (!asked || !member || member.email_verified || member.email !== asked.email) return undefined
    const token = randomBytes(32).toString('base64url')
    await tx
      .updateTable('member_mail')
      .set({
        token_hash: tokenHash(token),
        expires: sql<string>`now() + make_interval(secs => ${proofSeconds.emailLink})`,
      })
      .where('travel_agency', '=', post.travel_agency)
      .where('id', '=', post.ref)
      .execute()
    const say = words[asked.language].verifyEmail
    // Behind the #: no server, log or referrer ever sees it.
    return letterTo(tx, asked, say.subject, {
      greeting: say.greeting(member.name || member.login_id),
      lead: say.lead,
      action: { label: say.action, href: `${post.origin}/auth/verify#${token}` },
      notes: [say.until, say.notYours],
    })
  })

export const resetPassword = (post: Post) =>
  inAgency(post.db, post.travel_agency, async (tx) => {
    const asked = await findAsked(tx, post)
    const member = asked && (await findByVerified(tx, post.travel_agency, asked.email))
    if (!asked || !member) return undefined
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
