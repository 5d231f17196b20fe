// Handlers of the calls about the people of an office.
import type { Handlers } from '#platform/wire/invoke.server.ts'
import {
  changePassword,
  describeMe,
  endSession,
  endTour,
  forgotPassword,
  listSessions,
  setPasswordByLink,
  stepUpByPassword,
  updateMe,
} from './account.server.ts'
import { accept, callBack, describeInvitation, invite, limitInvitations } from './invite.server.ts'
import { listKeys, makeKey, revokeKey } from './keys.server.ts'
import { exportLog, readLog } from './log.server.ts'
import { login } from './log-in.server.ts'
import type { staffCalls } from './office-calls.ts'
import {
  addPasskey,
  askForPasskey,
  logInByPasskey,
  offerPasskey,
  removePasskey,
  stepUpByPasskey,
} from './passkey.server.ts'
import {
  offerTotp,
  proveSecondFactor,
  removeTotp,
  replaceRecoveryCodes,
  setTotp,
  stepUpByCode,
} from './second-factor.server.ts'
import { logout } from './session.server.ts'
import { changeRoles, endLogIns, listColleagues, listTeam, removePerson, resetFactor } from './team.server.ts'
import { listViews, removeView, saveView } from './views.server.ts'

export const staffHandlers: Handlers<typeof staffCalls> = {
  keys: listKeys,
  makeKey,
  revokeKey,
  login,
  secondFactor: proveSecondFactor,
  passkeyAsk: askForPasskey,
  passkeyLogin: logInByPasskey,
  stepUp(ctx, { code = '', signed, password }) {
    if (password !== undefined) return stepUpByPassword(ctx, password)
    return signed ? stepUpByPasskey(ctx, signed) : stepUpByCode(ctx, code)
  },
  logout,
  forgotPassword,
  newPassword: setPasswordByLink,
  me: describeMe,
  updateMe,
  endTour,
  changePassword,
  totpOffer: offerTotp,
  totpSet: setTotp,
  totpRemove: removeTotp,
  newCodes: replaceRecoveryCodes,
  passkeyOffer: offerPasskey,
  passkeyAdd: addPasskey,
  passkeyRemove: removePasskey,
  sessions: listSessions,
  endSession,
  team: listTeam,
  colleagues: listColleagues,
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
  invitation: describeInvitation,
  accept,
  log: readLog,
  exportLog,
  views: listViews,
  saveView,
  removeView,
}
