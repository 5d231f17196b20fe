// §5 Passwords: which are refused, proving the current one, changing it.
import { refuse } from '#errors.ts'
import { tryLimits } from '#limits/access.ts'
import { hashPassword, passwordCosts, withPlace } from '#platform/passwords.server.ts'
import { withTries } from '#platform/tries.server.ts'
import { refuseWeak } from '#platform/weak-password.server.ts'
import type { MemberCtx, Own } from '#platform/wire/asking.ts'
import { refuseField } from '#platform/wire/read-input.ts'
import { askForMail } from './account-mail.server.ts'
import { note } from './audit.server.ts'
import { markMembersBrowser } from './known-browser.server.ts'
import { lockMember, ofMember, refuseOther } from './member.server.ts'
import { endSessions, startSession } from './session.server.ts'

/**
 * Checks the member's own password, with a limit of tries for this log-in: a stolen log-in cannot lock out
 * the others. A member who logs in with Kakao has no password to prove.
 */
export async function provePassword(
  ctx: Own<MemberCtx>,
  hash: string | null,
  password: string | undefined,
  field: string,
): Promise<void> {
  if (!hash) return
  if (password === undefined) refuseField(field, 'enterCurrentPassword')
  const right = await withPlace(ctx, (isPassword) =>
    withTries(ctx, tryLimits.password, [ctx.member.id, ctx.member.sid], async () =>
      (await isPassword(password, hash)) ? true : undefined,
    ),
  )
  if (!right) refuse('WRONG_PASSWORD')
}

export async function updatePassword(
  ctx: Own<MemberCtx>,
  { id, current_password, new_password }: { id?: number; current_password?: string; new_password: string },
) {
  refuseOther(ctx.member, id)
  const { login_id, password_hash, must_change } = await ctx.within(async (ctx) => ({
    ...(await ofMember(ctx)),
    must_change: ctx.unready !== null,
  }))
  if (!must_change) await provePassword(ctx, password_hash, current_password, 'current_password')
  if (password_hash && (await withPlace(ctx, (isPassword) => isPassword(new_password, password_hash))))
    refuse('SAME_PASSWORD')
  refuseWeak(new_password, login_id)
  const hash = await hashPassword(ctx, new_password, passwordCosts.member)
  return ctx.write(async (ctx) => {
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
    markMembersBrowser(ctx, { id: member.id, password_hash: hash })
    await note(ctx, 'password-changed', member.id)
    if (email && email_verified) await askForMail(ctx, 'password-changed', email, member.id)
    return { id: member.id }
  })
}
