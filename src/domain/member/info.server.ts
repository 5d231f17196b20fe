// §3, §7 What a member sees of themselves, and changes.
import type { MemberCtx, Own } from '#platform/wire/asking.ts'
import { askForMail, limitMails } from './account-mail.server.ts'
import { note } from './audit.server.ts'
import { type Consents, consentsMissing, recordConsents } from './consents.server.ts'
import { lockMember, ofMember, orTaken, refuseOther } from './member.server.ts'
import { provePassword } from './password.server.ts'

type Gender = 'male' | 'female'
type Changed = {
  id?: number
  name?: string
  email?: string
  contact?: string
  gender?: Gender
  birthdate?: string
  current_password?: string
  consents?: Consents
}

export async function info(ctx: MemberCtx, { id }: { id?: number }) {
  refuseOther(ctx.member, id)
  return { ...(await ofMember(ctx)), consents_missing: await consentsMissing(ctx, ctx.member.id) }
}

/**
 * Changing the address or telephone needs the password: with a changed one, somebody could take over the
 * account.
 */
export async function update(ctx: Own<MemberCtx>, { id, current_password, consents, ...given }: Changed) {
  refuseOther(ctx.member, id)
  const before = await ctx.within(ofMember)
  const isNewEmail = given.email !== undefined && given.email.toLowerCase() !== before.email?.toLowerCase()
  const isNewContact = given.contact !== undefined && given.contact !== before.contact
  if (isNewEmail || isNewContact)
    await provePassword(ctx, before.password_hash, current_password, 'current_password')
  if (isNewEmail && given.email) await limitMails(ctx, 'verify-email', given.email)
  return orTaken(
    ctx.write(async (ctx) => {
      const { db, travel_agency, member } = ctx
      await lockMember(ctx)
      const changed = { ...given, ...(isNewEmail && { email_verified: false }) }
      if (Object.keys(changed).length > 0)
        await db
          .updateTable('member')
          .set(changed)
          .where('travel_agency', '=', travel_agency)
          .where('id', '=', member.id)
          .execute()
      if (consents) await recordConsents(ctx, member.id, consents)
      if (isNewEmail && given.email) await askForMail(ctx, 'verify-email', given.email, member.id)
      await note(ctx, 'info-changed', member.id)
      return { id: member.id }
    }),
  )
}
