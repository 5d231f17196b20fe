// §7 User: what each of these calls does.
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { requestAccountMail } from './account-mail.server.ts'
import type { memberCalls } from './calls.ts'
import { describeMember, update } from './info.server.ts'
import { checkIdFree, join } from './join.server.ts'
import { logInByKakao } from './kakao-login.server.ts'
import { login, logout } from './log-in.server.ts'
import { updatePassword } from './password.server.ts'
import { refresh } from './session.server.ts'
import { mailConfirmationLink, resetByLink, verifyEmail } from './verify-email.server.ts'

/** All but the withdrawal, which the boards take part in. */
export const memberHandlers: Omit<Handlers<typeof memberCalls>, 'withdrawal'> = {
  login,
  info: describeMember,
  join,
  idFree: checkIdFree,
  kakaoLogin: logInByKakao,
  resetPassword: (ctx, { email }) => requestAccountMail(ctx, 'reset-password', email),
  update,
  updatePassword,
  refresh,
  logout: (ctx) => logout(ctx),
  findId: (ctx, { email }) => requestAccountMail(ctx, 'find-id', email),
  mailLink: mailConfirmationLink,
  verifyEmail,
  resetByLink,
  async askVerification(ctx) {
    const { email } = await ctx.transaction((ctx) => describeMember(ctx, {}))
    return requestAccountMail(ctx, 'verify-email', email ?? '', ctx.member.id)
  },
}
