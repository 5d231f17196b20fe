// §7 Reservations: what each of their calls does.
import { plainAddress } from '#plain/fold-address.ts'
import { askForCode } from '#platform/mail-code.server.ts'
import type { HandlersOf } from '#platform/wire/invoke.server.ts'
import type { reservationCalls } from './calls.ts'
import { cancel, cancelPreview } from './cancel.server.ts'
import { changeTravellers } from './change-travellers.server.ts'
import { reserve, reserveBySalon } from './reserve.server.ts'
import { wait } from './wait.server.ts'

export const reservationHandlers: HandlersOf<typeof reservationCalls> = {
  reserve: (ctx, asked) => reserve(ctx, asked, { member_id: ctx.member.id }),
  reserveNonMember: (ctx, asked) => reserve(ctx, asked, { member_id: null }),
  reserveSalon: reserveBySalon,
  async reserveCode(ctx, { email }) {
    const { language } = ctx
    await askForCode(ctx, { purpose: 'reserve', subject: plainAddress(email), email, language })
    return {}
  },
  wait,
  travellers: changeTravellers,
  cancel,
  cancelPreview,
}
