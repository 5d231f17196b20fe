// §7 User: joining, logging in, staying logged in, leaving.
import { type HandlersOf, notBuilt } from '#platform/wire/invoke.server.ts'
import type { memberCalls } from './calls.ts'

export const memberHandlers: HandlersOf<typeof memberCalls> = {
  login: notBuilt,
  info: notBuilt,
  join: notBuilt,
  kakaoLogin: notBuilt,
  resetPassword: notBuilt,
  update: notBuilt,
  updatePassword: notBuilt,
  withdrawal: notBuilt,
  refresh: notBuilt,
  logout: notBuilt,
  findId: notBuilt,
  verifyEmail: notBuilt,
}
