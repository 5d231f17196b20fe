// Handlers of the calls about the people of an office.
import type { Handlers } from '#platform/wire/invoke.server.ts'
import {
  changePassword,
  endSession,
  endTour,
  forgotPassword,
  me,
  newPassword,
  sessions,
  stepUpByPassword,
  updateMe,
} from './account.server.ts'
import { accept, callBack, invitation, invite, limitInvitations } from './invite.server.ts'
import { keys, makeKey, revokeKey } from './keys.server.ts'
import { exportLog, readLog } from './log.server.ts'
import { login } from './log-in.server.ts'
import type { staffCalls } from './office-calls.ts'
import {
  passkeyAdd,
  passkeyAsk,
  passkeyLogin,
  passkeyOffer,
  passkeyRemove,
  stepUpByPasskey,
} from './passkey.server.ts'
import {
  newCodes,
  secondFactor,
  stepUpByCode,
  totpOffer,
  totpRemove,
  totpSet,
} from './second-factor.server.ts'
import { logout } from './session.server.ts'
import { changeRoles, colleagues, endLogIns, listTeam, removePerson, resetFactor } from './team.server.ts'
import { removeView, saveView, views } from './views.server.ts'

export const staffHandlers: Handlers<typeof staffCalls> = {
  keys,
  makeKey,
  revokeKey,
  login,
  secondFactor,
  passkeyAsk,
  passkeyLogin,
  stepUp(ctx, { code = '', signed, password }) {
    if (password !== undefined) return stepUpByPassword(ctx, password)
    return signed ? stepUpByPasskey(ctx, signed) : stepUpByCode(ctx, code)
  },
  logout,
  forgotPassword,
  newPassword,
  me,
  updateMe,
  endTour,
  changePassword,
  totpOffer,
  totpSet,
  totpRemove,
  newCodes,
  passkeyOffer,
  passkeyAdd,
  passkeyRemove,
  sessions,
  endSession,
  team: listTeam,
  colleagues,
  async invite(ctx, { email, roles }) {
    await limitInvitations(ctx, email)
    return ctx.finalTransaction(async (txCtx) => {
      const invited = await invite(txCtx, { email, roles, by: ctx.staff.name })
      txCtx.logChange({ subject: `invitation ${invited.id}`, after: { email, roles } })
      return invited
    })
  },
  callBack,
  changeRoles,
  removePerson,
  endLogIns,
  resetFactor,
  invitation,
  accept,
  log: readLog,
  exportLog,
  views,
  saveView,
  removeView,
}
