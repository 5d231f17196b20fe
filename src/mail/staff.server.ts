// Mails to the people of an office.
// The link in them is made here, just before it is sent; a hash stays behind.
import { makeResetToken } from '#domain/staff/account.server.ts'
import { makeInvitationToken } from '#domain/staff/invite.server.ts'
import type { Db } from '#platform/db/open.server.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { inLanguage } from '#words/language.ts'
import { letterTo, type Post, senderOf, words } from './letter.server.ts'

export const staffInvited = (post: Post) =>
  inAgency(post.db, post.travel_agency, async (tx) => {
    const invited = await tx
      .selectFrom('staff_invitation')
      .select(['email', 'roles', 'language', 'invited_by'])
      .where('travel_agency', '=', post.travel_agency)
      .where('id', '=', post.ref)
      .where('used', 'is', null)
      .executeTakeFirst()
    if (!invited) return undefined
    const token = await makeInvitationToken({ db: tx, travel_agency: post.travel_agency }, post.ref)
    const { email, language, roles, invited_by } = invited
    const sender = await senderOf(tx, post.travel_agency)
    const say = words[language].staffInvited
    return letterTo(tx, { travel_agency: post.travel_agency, email, language }, say.subject, {
      lead: say.lead(invited_by, inLanguage(sender.company_name, language)),
      facts: [[say.roles, roles.map((role) => words[language].roles[role]).join(', ')]],
      action: { label: say.action, href: `${post.office}/invitation#${token}` },
      notes: [say.until, say.notYours],
    })
  })

export const staffPassword = (post: Post) =>
  inAgency(post.db, post.travel_agency, async (tx) => {
    const person = await staffOf(tx, post.ref)
    if (!person) return undefined
    const token = await makeResetToken(tx, post.ref)
    const { email, language, name } = person
    const say = words[language].staffPassword
    return letterTo(tx, { travel_agency: post.travel_agency, email, language }, say.subject, {
      greeting: say.greeting(name),
      lead: say.lead,
      action: { label: say.action, href: `${post.office}/password#${token}` },
      notes: [say.until, say.notYours],
    })
  })

/** To every owner: the operator opened the account of one of them. `ref` is the owner who is told. */
export const staffFactorReset = (post: Post) =>
  inAgency(post.db, post.travel_agency, async (tx) => {
    const person = await staffOf(tx, post.ref)
    if (!person) return undefined
    const say = words[person.language].staffFactorReset
    return letterTo(tx, { travel_agency: post.travel_agency, ...person }, say.subject, {
      lead: say.lead,
      notes: [say.notYou],
    })
  })

const staffOf = (db: Db, id: number) =>
  db.selectFrom('staff').select(['email', 'name', 'language']).where('id', '=', id).executeTakeFirst()
