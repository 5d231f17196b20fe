// What the customer of a booking that staff made does with its link.
import { getOwnBooking } from '#domain/booking/find.server.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { agree, agreeByLink, openByLink, payByLink, showLink } from './booking-link.server.ts'
import { moveByLink, takeBack } from './choose-by-link.server.ts'
import type { linkCalls } from './link-calls.ts'
import type { shareCalls } from './share-calls.ts'
import { addShares, listShares, remindShares, removeShare } from './shares.server.ts'
import { takeOffer } from './wait.server.ts'

export const linkHandlers: Handlers<typeof linkCalls> = {
  showLink,
  agreeByLink,
  payByLink,
  openByLink,
  moveByLink,
  takeBack,
  takeOffer,
  async agree(ctx, { consents, ...input }) {
    const { booking_id } = await getOwnBooking(ctx, input)
    await agree(ctx, booking_id, consents)
    return {}
  },
}

export const shareHandlers: Handlers<typeof shareCalls> = {
  shares: listShares,
  addShares,
  removeShare,
  remindShares,
}
