// §5 Passwords: which are refused, proving the current one, changing it.
import { refuse } from '#errors.ts'
import { rateLimits } from '#limits/access.ts'
import { hashPassword, passwordCosts, withHashingSlot } from '#platform/passwords.server.ts'
import { withGuessLimit } from '#platform/rate-limit.server.ts'
import { refuseWeakPassword } from '#platform/weak-password.server.ts'
import { refuseField } from '#platform/wire/read-input.ts'
import type { ManualTxContext, MemberCtx } from '#platform/wire/request-context.ts'
import { logAccountEvent } from './account-log.server.ts'
import { enqueueAccountMail } from './account-mail.server.ts'
import { markMemberBrowser } from './known-browser.server.ts'
import { getMember, lockMember, refuseOtherMember } from './member.server.ts'
import { endSessions, startSession } from './session.server.ts'

/**
 * Checks the member's own password, with a limit of tries for this log-in: a stolen log-in cannot lock out
 * the others. A member who logs in with Kakao has no password to prove.
 */
export async function checkPassword(
  ctx: ManualTxContext<MemberCtx>,
  hash: string | null,
  password: string | undefined,
  field: string,
): Promise<void> {
  if (!hash) return
  if (password === undefined) refuseField(field, 'enterCurrentPassword')
  const isCorrect = await withHashingSlot(ctx, (isPassword) =>
    withGuessLimit(ctx, rateLimits.password, [ctx.member.id, ctx.member.sid], async () =>
      (await isPassword(password, hash)) ? true : undefined,
    ),
  )
  if (!isCorrect) refuse('WRONG_PASSWORD')
}

export async function updatePassword(
  ctx: ManualTxContext<MemberCtx>,
  { id, current_password, new_password }: { id?: number; current_password?: string; new_password: string },
) {
  refuseOtherMember(ctx.member, id)
  const { login_id, password_hash, must_change } = await ctx.transaction(async (ctx) => ({
    ...(await getMember(ctx)),
    must_change: ctx.temporaryLogin !== null,
  }))
  if (!must_change) await checkPassword(ctx, password_hash, current_password, 'current_password')
  if (password_hash && (await withHashingSlot(ctx, (isPassword) => isPassword(new_password, password_hash))))
    refuse('SAME_PASSWORD')
  refuseWeakPassword(new_password, login_id)
  const hash = await hashPassword(ctx, new_password, passwordCosts.member)
  return ctx.finalTransaction(async (ctx) => {
    const { db, travel_agency, member } = ctx
    const { email, email_verified, auto_login } = await lockMember(ctx)
    await db
      .updateTable('member')
      .set({ password_hash: hash, temporary_hash: null, temporary_until: null })
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', member.id)
      .execute()
    await endSessions(ctx, member.id)
    await startSession(ctx, member.id, { auto_login }) // all other browsers log in again
    markMemberBrowser(ctx, { id: member.id, password_hash: hash })
    await logAccountEvent(ctx, 'password-changed', member.id)
    if (email && email_verified) await enqueueAccountMail(ctx, 'password-changed', email, member.id)
    return { id: member.id }
  })
}
