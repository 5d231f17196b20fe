// Mails to the people of an office.
// The link in them is made here, just before it is sent; a hash stays behind.
import { createResetToken } from '#domain/staff/account.server.ts'
import { createInvitationToken } from '#domain/staff/invite.server.ts'
import { localize } from '#i18n/language.ts'
import type { Db } from '#platform/db/database.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { composeLetter, getSender, type MailContext, mailTexts } from './letter.server.ts'

export const composeStaffInvitation = (ctx: MailContext) =>
  runInTransaction(ctx.db, ctx.travel_agency, async (tx) => {
    const invited = await tx
      .selectFrom('staff_invitation')
      .select(['email', 'roles', 'language', 'invited_by'])
      .where('travel_agency', '=', ctx.travel_agency)
      .where('id', '=', ctx.ref)
      .where('used', 'is', null)
      .executeTakeFirst()
    if (!invited) return undefined
    const token = await createInvitationToken({ db: tx, travel_agency: ctx.travel_agency }, ctx.ref)
    const { email, language, roles, invited_by } = invited
    const sender = await getSender(tx, ctx.travel_agency)
    const text = mailTexts[language].staffInvited
    return composeLetter(tx, { travel_agency: ctx.travel_agency, email, language }, text.subject, {
      lead: text.lead(invited_by, localize(sender.company_name, language)),
      facts: [[text.roles, roles.map((role) => mailTexts[language].roles[role]).join(', ')]],
      action: { label: text.action, href: `${ctx.office}/invitation#${token}` },
      notes: [text.until, text.notYours],
    })
  })

export const composeStaffPassword = (ctx: MailContext) =>
  runInTransaction(ctx.db, ctx.travel_agency, async (tx) => {
    const person = await findStaff(tx, ctx.ref)
    if (!person) return undefined
    const token = await createResetToken(tx, ctx.ref)
    const { email, language, name } = person
    const text = mailTexts[language].staffPassword
    return composeLetter(tx, { travel_agency: ctx.travel_agency, email, language }, text.subject, {
      greeting: text.greeting(name),
      lead: text.lead,
      action: { label: text.action, href: `${ctx.office}/password#${token}` },
      notes: [text.until, text.notYours],
    })
  })

/** To every owner: the operator opened the account of one of them. `ref` is the owner who is told. */
export const composeStaffFactorReset = (ctx: MailContext) =>
  runInTransaction(ctx.db, ctx.travel_agency, async (tx) => {
    const person = await findStaff(tx, ctx.ref)
    if (!person) return undefined
    const text = mailTexts[person.language].staffFactorReset
    return composeLetter(tx, { travel_agency: ctx.travel_agency, ...person }, text.subject, {
      lead: text.lead,
      notes: [text.notYou],
    })
  })

const findStaff = (db: Db, id: number) =>
  db.selectFrom('staff').select(['email', 'name', 'language']).where('id', '=', id).executeTakeFirst()
