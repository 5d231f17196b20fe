// §7 Bookings: what the calls that find one do.
import { refuseOther } from '#domain/member/member.server.ts'
import type { HandlersOf } from '#platform/wire/invoke.server.ts'
import type { bookingCalls } from './calls.ts'
import { describe } from './describe.server.ts'
import { ofHolder } from './find.server.ts'
import { listBookings, nextOf } from './list.server.ts'
import { askCode, lookUp, openByCode } from './look-up.server.ts'
import { summary } from './summary.server.ts'

export const bookingHandlers: HandlersOf<typeof bookingCalls> = {
  list(ctx, { landing_user_id, ...paging }) {
    refuseOther(ctx.member, landing_user_id)
    return listBookings(ctx, paging)
  },
  async next(ctx) {
    const booking = await nextOf(ctx)
    return { booking: booking ? await describe(ctx, booking) : null }
  },
  info: async (ctx, asked) => describe(ctx, await ofHolder(ctx, asked)),
  lookUp,
  askCode,
  openByCode,
  summary,
}
