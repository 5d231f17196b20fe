// §7 Reservations: what each of their calls does.
import { normalizeEmail } from '#lib/fold-address.ts'
import { requestCode } from '#platform/mail-code.server.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import type { reservationCalls } from './calls.ts'
import { cancel, previewOwnCancellation } from './cancel.server.ts'
import { changeTravellers } from './change-travellers.server.ts'
import { reserve, reserveBySalon } from './reserve.server.ts'
import { wait } from './wait.server.ts'

export const reservationHandlers: Handlers<typeof reservationCalls> = {
  reserve: (ctx, input) => reserve(ctx, input, { member_id: ctx.member.id }),
  reserveNonMember: (ctx, input) => reserve(ctx, input, { member_id: null }),
  reserveSalon: reserveBySalon,
  async reserveCode(ctx, { email }) {
    const { language } = ctx
    await requestCode(ctx, { purpose: 'reserve', subject: normalizeEmail(email), email, language })
    return {}
  },
  wait,
  travellers: changeTravellers,
  cancel,
  cancelPreview: previewOwnCancellation,
}
