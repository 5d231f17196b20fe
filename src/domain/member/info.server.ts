// §3, §7 What a member sees of themselves, and changes.
import type { ManualTxContext, MemberCtx } from '#platform/wire/request-context.ts'
import { logAccountEvent } from './account-log.server.ts'
import { enqueueAccountMail, limitMails } from './account-mail.server.ts'
import { type Consents, hasMissingConsents, recordConsents } from './consents.server.ts'
import { getMember, lockMember, refuseIfTaken, refuseOtherMember } from './member.server.ts'
import { checkPassword } from './password.server.ts'

type Gender = 'male' | 'female'
type MemberInfoChange = {
  id?: number
  name?: string
  email?: string
  contact?: string
  gender?: Gender
  birthdate?: string
  current_password?: string
  consents?: Consents
}

export async function describeMember(ctx: MemberCtx, { id }: { id?: number }) {
  refuseOtherMember(ctx.member, id)
  return { ...(await getMember(ctx)), consents_missing: await hasMissingConsents(ctx, ctx.member.id) }
}

/**
 * Changing the address or telephone needs the password: with a changed one, somebody could take over the
 * account.
 */
export async function update(
  ctx: ManualTxContext<MemberCtx>,
  { id, current_password, consents, ...changes }: MemberInfoChange,
) {
  refuseOtherMember(ctx.member, id)
  const before = await ctx.transaction(getMember)
  const isNewEmail =
    changes.email !== undefined && changes.email.toLowerCase() !== before.email?.toLowerCase()
  const isNewContact = changes.contact !== undefined && changes.contact !== before.contact
  if (isNewEmail || isNewContact)
    await checkPassword(ctx, before.password_hash, current_password, 'current_password')
  if (isNewEmail && changes.email) await limitMails(ctx, 'verify-email', changes.email)
  return refuseIfTaken(
    ctx.finalTransaction(async (ctx) => {
      const { db, travel_agency, member } = ctx
      await lockMember(ctx)
      const updatedColumns = { ...changes, ...(isNewEmail && { email_verified: false }) }
      if (Object.keys(updatedColumns).length > 0)
        await db
          .updateTable('member')
          .set(updatedColumns)
          .where('travel_agency', '=', travel_agency)
          .where('id', '=', member.id)
          .execute()
      if (consents) await recordConsents(ctx, member.id, consents)
      if (isNewEmail && changes.email) await enqueueAccountMail(ctx, 'verify-email', changes.email, member.id)
      await logAccountEvent(ctx, 'info-changed', member.id)
      return { id: member.id }
    }),
  )
}
