// The customer of a cancelled departure chooses by the link: another date, or the money and where it is sent.
import { getBookingByNumber } from '#domain/booking/find.server.ts'
import { isPaymentConfirming } from '#domain/booking/hold.server.ts'
import { refuseWhileRefunding } from '#domain/booking/staff.server.ts'
import { closePendingCancel, findPendingCancel } from '#domain/departure/cancel-departure.server.ts'
import { saveRefundAccount } from '#domain/payment/refund.server.ts'
import { refuse } from '#errors.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { Ctx, ManualTxContext } from '#platform/wire/request-context.ts'
import { getLink, hashLinkCode, showLink } from './booking-link.server.ts'
import { cancelLockedBooking } from './cancel-departure-bookings.server.ts'
import { applyRebooking } from './change-booking.server.ts'
import type { linkCalls } from './link-calls.ts'
import { findShareRefundByToken, type ShareRefund } from './share-link.server.ts'

type LinkCalls = typeof linkCalls

/**
 * Locks the booking, its row of the cancellation, then the seats of both departures. After the time is over
 * it is refused.
 */
export async function rebookByLink(
  ctx: ManualTxContext<Ctx>,
  { code, departure_id, total }: In<LinkCalls['rebookByLink']>,
) {
  const { booking_id, kind } = await getLink(ctx, code)
  if (kind === 'pay' || kind === 'open') refuse('LINK_EXPIRED')
  return withIdempotencyKey(ctx, 'move by link', { booking_id, departure_id, total }, async (txCtx) => {
    const booking = await getBookingByNumber(txCtx, booking_id, 'lock')
    const cancel = await findPendingCancel(txCtx, booking)
    if (!cancel?.chooses) refuse('LINK_EXPIRED')
    await refuseWhileRefunding(txCtx, booking.id)
    const { departure_date, due, refund } = await applyRebooking(txCtx, booking, { departure_id, total })
    await closePendingCancel(txCtx, cancel.id, 'gone')
    return { departure_date, due, refund }
  })
}

/** A second press finds the booking cancelled and stores the latest account. */
export async function takeBack(ctx: ManualTxContext<Ctx>, { code, account }: In<LinkCalls['takeBack']>) {
  const share = await ctx.transaction((txCtx) => findShareRefundByToken(txCtx, hashLinkCode(ctx, code)))
  if (share) return takeShareBack(ctx, share, { code, account })
  const { booking_id, kind } = await getLink(ctx, code)
  if (kind !== 'back') refuse('LINK_EXPIRED')
  await ctx.finalTransaction(async (txCtx) => {
    const booking = await getBookingByNumber(txCtx, booking_id, 'lock')
    const cancel = await findPendingCancel(txCtx, booking)
    if (cancel && (await isPaymentConfirming(txCtx, booking.id))) refuse('NOT_CANCELLABLE') // a payment is on its way
    if (cancel) await cancelLockedBooking(txCtx, cancel.id, booking)
    if (account) await saveRefundAccount(txCtx, { booking: booking.id, share: null }, account)
  })
  return showLink(ctx, { code })
}

/** The money of a share goes to whoever paid it, and to no account of the booking. */
async function takeShareBack(
  ctx: ManualTxContext<Ctx>,
  { id, booking_id }: ShareRefund,
  { code, account }: In<LinkCalls['takeBack']>,
) {
  await ctx.finalTransaction(async (txCtx) => {
    const booking = await getBookingByNumber(txCtx, booking_id, 'lock')
    if (account) await saveRefundAccount(txCtx, { booking: booking.id, share: id }, account)
  })
  return showLink(ctx, { code })
}
