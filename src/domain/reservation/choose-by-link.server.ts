// The customer of a cancelled departure chooses by the link: another date, or the money and where it is sent.
import { isConfirming } from '#domain/booking/seats.server.ts'
import { refuseWhileRefunding } from '#domain/booking/staff.server.ts'
import { keepAccount } from '#domain/payment/account.server.ts'
import { refuse } from '#errors.ts'
import { onceOnly } from '#platform/once-only.server.ts'
import type { Ctx, Own } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import { linkOf, ofNumberLocked, showLink } from './booking-link.server.ts'
import { carryOutOne, endCancel, openCancelOf } from './cancel-departure.server.ts'
import { moveTo } from './change-by-staff.server.ts'
import type { linkCalls } from './link-calls.ts'

type Calls = typeof linkCalls

/**
 * Locks the booking, its row of the cancellation, then the seats of both departures. After the time is over
 * it is refused.
 */
export async function moveByLink(ctx: Own<Ctx>, { code, departure_id, total }: In<Calls['moveByLink']>) {
  const { booking_id, kind } = await linkOf(ctx, code)
  if (kind === 'pay' || kind === 'open') refuse('LINK_EXPIRED')
  return onceOnly(ctx, 'move by link', { booking_id, departure_id, total }, async (inside) => {
    const booking = await ofNumberLocked(inside, booking_id)
    const cancel = await openCancelOf(inside, booking)
    if (!cancel?.chooses) refuse('LINK_EXPIRED')
    await refuseWhileRefunding(inside, booking.id)
    const { departure_date, due, refund } = await moveTo(inside, booking, { departure_id, total })
    await endCancel(inside, cancel.id, 'gone')
    return { departure_date, due, refund }
  })
}

/** Sent again, it finds the booking cancelled and stores the latest account. */
export async function takeBack(ctx: Own<Ctx>, { code, account }: In<Calls['takeBack']>) {
  const { booking_id, kind } = await linkOf(ctx, code)
  if (kind !== 'back') refuse('LINK_EXPIRED')
  await ctx.write(async (inside) => {
    const booking = await ofNumberLocked(inside, booking_id)
    const cancel = await openCancelOf(inside, booking)
    if (cancel && (await isConfirming(inside, booking.id))) refuse('NOT_CANCELLABLE') // a payment is on its way
    if (cancel) await carryOutOne(inside, cancel.id, booking)
    if (account) await keepAccount(inside, booking.id, account)
  })
  return showLink(ctx, { code })
}
