// Messages to the staff of an office.
// The link is made here, just before it is sent; a hash stays behind.
import { createResetToken } from '#domain/staff/account.server.ts'
import { createInvitationToken } from '#domain/staff/invite.server.ts'
import { localize } from '#i18n/language.ts'
import { type Composer, type MessageContext, messageDates, messageTexts, tell } from './message.server.ts'

export const composeStaffInvitation: Composer = async (ctx) => {
  const { db, travel_agency, ref, sender } = ctx
  const invited = await db
    .selectFrom('staff_invitation')
    .select(['email', 'roles', 'language', 'invited_by', 'usable_from'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', ref)
    .where('used', 'is', null)
    .executeTakeFirst()
  if (!invited) return undefined
  const { email, language, roles, invited_by, usable_from } = invited
  const { staffInvited: text, roles: roleNames } = messageTexts[language]
  return tell({ email, language }, text.subject, async () => ({
    lead: text.lead(invited_by, localize(sender.company_name, language)),
    facts: [[text.roles, roles.map((role) => roleNames[role]).join(', ')]],
    action: {
      label: text.action,
      href: `${ctx.office}/invitation#${await createInvitationToken(ctx, ref)}`,
    },
    notes: [
      usable_from ? text.usableFrom(messageDates[language].formatMoment(usable_from)) : text.until,
      text.notYours,
    ],
  }))
}

export const composeStaffPassword: Composer = async (ctx) => {
  const person = await findStaff(ctx)
  if (!person) return undefined
  const { name, ...to } = person
  const text = messageTexts[to.language].staffPassword
  return tell(to, text.subject, async () => ({
    greeting: text.greeting(name),
    lead: text.lead,
    action: {
      label: text.action,
      href: `${ctx.office}/password#${await createResetToken(ctx.db, ctx.ref)}`,
    },
    notes: [text.until, text.notYours],
  }))
}

/**
 * To every owner: the operator opened the account of one of them. `ref` is the owner who gets the message.
 */
export const composeStaffFactorReset: Composer = async (ctx) => {
  const to = await findStaff(ctx)
  if (!to) return undefined
  const text = messageTexts[to.language].staffFactorReset
  return { to, subject: text.subject, say: () => ({ lead: text.lead, notes: [text.notYou] }) }
}

/** Every owner is told that somebody changed what only owners change. `ref` is the notice of one of them. */
export const composeSettingsChanged: Composer = async (ctx) => {
  const notice = await ctx.db
    .selectFrom('settings_notice as n')
    .innerJoin('staff as s', 's.id', 'n.staff_id')
    .select(['s.email', 's.language', 'n.setting', 'n.by_name', 'n.at'])
    .where('n.travel_agency', '=', ctx.travel_agency)
    .where('n.id', '=', ctx.ref)
    .executeTakeFirst()
  if (!notice) return undefined
  const { email, language, setting, by_name, at } = notice
  const text = messageTexts[language].settingsChanged
  return {
    ...tell({ email, language }, text.subject, () => ({
      lead: text.lead[setting],
      facts: [
        [text.by, by_name],
        [text.at, messageDates[language].formatMoment(at)],
      ],
      action: { label: text.action, href: `${ctx.office}/${ctx.travel_agency}/log` },
      notes: [text.notYou],
    })),
    replyTo: '',
  }
}

/** The recipient has tried whether mail arrives. */
export const composeMailTried: Composer = async (ctx) => {
  const to = await findStaff(ctx)
  if (!to) return undefined
  const text = messageTexts[to.language].mailTried
  return tell(to, text.subject, () => ({ lead: text.lead }))
}

const findStaff = ({ db, ref }: MessageContext) =>
  db.selectFrom('staff').select(['email', 'name', 'language']).where('id', '=', ref).executeTakeFirst()
