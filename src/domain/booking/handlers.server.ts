// §7 Bookings: what the calls that find one do.
import { refuseOtherMember } from '#domain/member/member.server.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import type { bookingCalls } from './calls.ts'
import { describeBooking } from './describe.server.ts'
import { getOwnBooking } from './find.server.ts'
import { findNextBooking, listBookings } from './list.server.ts'
import { askCode, lookUpBooking, openByCode } from './look-up.server.ts'
import { describeBookingInShort } from './summary.server.ts'

export const bookingHandlers: Handlers<typeof bookingCalls> = {
  list(ctx, { landing_user_id, ...paging }) {
    refuseOtherMember(ctx.member, landing_user_id)
    return listBookings(ctx, paging)
  },
  async next(ctx) {
    const booking = await findNextBooking(ctx)
    return { booking: booking ? await describeBooking(ctx, booking) : null }
  },
  info: async (ctx, input) => describeBooking(ctx, await getOwnBooking(ctx, input)),
  lookUp: lookUpBooking,
  askCode,
  openByCode,
  summary: describeBookingInShort,
}
