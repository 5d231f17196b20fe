// Handlers of customers for a booking that exists: by a link, in shares, and changing it.
import { getOwnBooking } from '#domain/booking/find.server.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { agree, agreeByLink, openByLink, payByLink, showLink } from './booking-link.server.ts'
import { askForChange, withdrawRequest } from './change-request.server.ts'
import { rebookByLink, takeBack } from './choose-by-link.server.ts'
import type { linkCalls } from './link-calls.ts'
import { changeOptions, changeOwnBooking, previewChange, sendHandOverCode } from './own-change.server.ts'
import type { ownChangeCalls } from './own-change-calls.ts'
import { receiptByLink } from './receipt-by-link.server.ts'
import type { shareCalls } from './share-calls.ts'
import { addShares, listShares, remindShares, removeShare } from './shares.server.ts'
import { joinGroup, leaveGroup } from './travel-group.server.ts'
import type { travelGroupCalls } from './travel-group-calls.ts'
import { takeOffer } from './wait.server.ts'

export const linkHandlers: Handlers<typeof linkCalls> = {
  showLink,
  agreeByLink,
  payByLink,
  receiptByLink,
  openByLink,
  rebookByLink,
  takeBack,
  takeOffer,
  async agree(ctx, { consents, ...input }) {
    const { booking_id } = await getOwnBooking(ctx, input)
    await agree(ctx, booking_id, consents)
    return {}
  },
}

export const ownChangeHandlers: Handlers<typeof ownChangeCalls> = {
  changeOptions,
  previewChange,
  change: changeOwnBooking,
  askChange: askForChange,
  withdrawChange: withdrawRequest,
  handOverCode: sendHandOverCode,
}

export const travelGroupHandlers: Handlers<typeof travelGroupCalls> = { joinGroup, leaveGroup }

export const shareHandlers: Handlers<typeof shareCalls> = {
  shares: listShares,
  addShares,
  removeShare,
  remindShares,
}
