// §7 Reservations: what each of their calls does.
import { refuseOther } from '#domain/member/member.server.ts'
import { askForCode, plainAddress } from '#platform/mail-code.server.ts'
import type { HandlersOf } from '#platform/wire/invoke.server.ts'
import type { bookingCalls } from './calls.ts'
import { cancel, cancelPreview } from './cancel.server.ts'
import { describe, listBookings, ofHolder } from './find.server.ts'
import { askCode, lookUp, openByCode } from './look-up.server.ts'
import { reserve, reserveBySalon } from './reserve.server.ts'
import { summary } from './summary.server.ts'
import { changeTravellers } from './travellers.server.ts'

export const bookingHandlers: HandlersOf<typeof bookingCalls> = {
  reserve: (ctx, asked) => reserve(ctx, asked, { member_id: ctx.member.id }),
  reserveNonMember: (ctx, asked) => reserve(ctx, asked, { member_id: null }),
  reserveSalon: reserveBySalon,
  async reserveCode(ctx, { email }) {
    const { language } = ctx
    await askForCode(ctx, { purpose: 'reserve', subject: plainAddress(email), email, language })
    return {}
  },
  travellers: changeTravellers,
  cancel,
  cancelPreview,
  list(ctx, { landing_user_id, ...paging }) {
    refuseOther(ctx.member, landing_user_id)
    return listBookings(ctx, paging)
  },
  info: async (ctx, asked) => describe(ctx, await ofHolder(ctx, asked)),
  lookUp,
  askCode,
  openByCode,
  summary,
}
