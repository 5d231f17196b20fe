// §7 User: what each of these calls does.
import type { HandlersOf } from '#platform/wire/invoke.server.ts'
import { mailTo } from './account-mail.server.ts'
import type { memberCalls } from './calls.ts'
import { info, update } from './info.server.ts'
import { idFree, join } from './join.server.ts'
import { kakaoLogin } from './kakao-login.server.ts'
import { login, logout } from './log-in.server.ts'
import { updatePassword } from './password.server.ts'
import { mailLink, resetByLink, verifyEmail } from './prove-email.server.ts'
import { refresh } from './session.server.ts'

/** All but the withdrawal, which the boards take part in. */
export const memberHandlers: Omit<HandlersOf<typeof memberCalls>, 'withdrawal'> = {
  login,
  info,
  join,
  idFree,
  kakaoLogin,
  resetPassword: (ctx, { email }) => mailTo(ctx, 'reset-password', email),
  update,
  updatePassword,
  refresh,
  logout: (ctx) => logout(ctx),
  findId: (ctx, { email }) => mailTo(ctx, 'find-id', email),
  mailLink,
  verifyEmail,
  resetByLink,
  async askVerification(ctx) {
    const { email } = await ctx.within((ctx) => info(ctx, {}))
    return mailTo(ctx, 'verify-email', email ?? '', ctx.member.id)
  },
}
