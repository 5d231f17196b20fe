// Payouts by transfer: what is to be sent to whom, and that it was sent, once.
import { type BookingRow, getBookingForStaff, lockBooking } from '#domain/booking/find.server.ts'
import { selectRefundsWithOrders } from '#domain/booking/pending-refunds.server.ts'
import { findReach } from '#domain/booking/reach.server.ts'
import { refuse } from '#errors.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, Ctx, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { payCompensation } from './compensation.server.ts'
import { finishRefund } from './finish-refund.server.ts'
import { saveLedgerEntry } from './ledger.server.ts'
import { refundByTransfer } from './money-owed.server.ts'
import type { paymentOfficeCalls } from './office-calls.ts'
import { findPayoutAccount, markAccountUsed } from './payout-account.server.ts'
import { leaveToStaff } from './refund-state.server.ts'
import { completeCancel, sendBack } from './transfer.server.ts'

type PaymentOfficeCalls = typeof paymentOfficeCalls

export const calculateOwedByTransfer = ({ db, travel_agency }: AgencyContext, { id }: BookingRow) =>
  db
    .selectFrom('booking_money as b')
    .select([refundByTransfer.as('refund'), 'b.compensation_owed as compensation'])
    .where('b.travel_agency', '=', travel_agency)
    .where('b.id', '=', id)
    .executeTakeFirstOrThrow()

type PayoutRef = { booking_id: string; refund_id?: number | undefined }

/**
 * What goes to the booker: all that is owed by transfer. With `refund_id`: one refund, to whoever paid its share. The
 * account is given in full. The wire logs who has seen it.
 */
export async function describePayout(ctx: StaffCtx, { booking_id, refund_id }: PayoutRef) {
  const booking = await getBookingForStaff(ctx, booking_id)
  ctx.logChange({ subject: `booking ${booking.booking_id}` })
  if (refund_id !== undefined) {
    const { share, payer, email, amount } = await getOpenShareRefund(ctx, booking, refund_id)
    return {
      booking_id: booking.booking_id,
      name: payer,
      reached_by: email === '' ? ('call' as const) : ('mail' as const),
      refund: amount,
      compensation: 0,
      account: await findPayoutAccount(ctx, { booking: booking.id, share }),
    }
  }
  return {
    booking_id: booking.booking_id,
    name: booking.name,
    reached_by: await findReach(ctx, booking),
    ...(await calculateOwedByTransfer(ctx, booking)),
    account: await findPayoutAccount(ctx, { booking: booking.id, share: null }),
  }
}

/** A refund of a share that is not done: its payer's name, or the booker's where that was emptied. */
export async function getOpenShareRefund(ctx: AgencyContext, booking: BookingRow, refund_id: number) {
  const found =
    (await selectRefundsWithOrders(ctx)
      .innerJoin('booking_share as s', (on) =>
        on.onRef('s.travel_agency', '=', 't.travel_agency').onRef('s.id', '=', 't.share'),
      )
      .select(['r.id', 'r.amount', 'r.completes', 'r.state', 's.id as share', 's.name', 's.email'])
      .where('r.id', '=', refund_id)
      .where('r.booking', '=', booking.id)
      .where('r.state', 'in', ['account_needed', 'to_send'])
      .executeTakeFirst()) ?? refuse('NOTHING_OWED')
  return { ...found, payer: found.name || booking.name }
}

/**
 * All of it was sent: the refund, which completes a cancellation, and the compensation. Both are written in
 * one transaction. If other sums are owed now than the screen showed, nothing is written.
 */
export function sendPayout(ctx: ManualTxContext<StaffCtx>, input: In<PaymentOfficeCalls['sendPayout']>) {
  return withIdempotencyKey(ctx, 'office payout', input, async (txCtx) => {
    const booking = await getBookingForStaff(txCtx, input.booking_id, 'lock')
    if (input.refund_id !== undefined)
      return sendToPayer(txCtx, booking, { ...input, refund_id: input.refund_id })
    const { booking_id, progress } = booking
    const { refund, compensation } = await calculateOwedByTransfer(txCtx, booking)
    if (refund === 0 && compensation === 0) refuse('NOTHING_OWED')
    if (refund !== input.refund || compensation !== input.compensation) refuse('PAYMENT_MISMATCH')
    if (refund > 0 && progress === 'cancel_requested') await completeCancel(txCtx, booking_id)
    else if (refund > 0) await sendBack(txCtx, booking_id, refund)
    if (compensation > 0) await payCompensation(txCtx, booking_id, compensation)
    txCtx.logChange({ subject: `booking ${booking_id}`, after: { refund, compensation } })
    return {}
  })
}

/** Staff have sent what came for a share to whoever paid it. */
async function sendToPayer(
  ctx: Ctx,
  booking: BookingRow,
  { refund_id, refund, compensation }: { refund_id: number; refund: number; compensation: number },
) {
  const { share, ...found } = await getOpenShareRefund(ctx, booking, refund_id)
  if (found.state !== 'to_send') refuse('REFUND_UNDER_WAY')
  if (found.amount !== refund || compensation !== 0) refuse('PAYMENT_MISMATCH')
  await saveLedgerEntry(ctx, {
    booking: booking.id,
    kind: 'refund',
    amount: refund,
    method: 'bank_transfer',
    share,
  })
  await markAccountUsed(ctx, { booking: booking.id, share })
  await finishRefund(ctx, booking, { ...found, state: 'sent' })
  ctx.logChange({ subject: `booking ${booking.booking_id}`, after: { refund, compensation } })
  return {}
}

/**
 * The payer gives no account by the link. What was to go through the gateway is sent by staff from now on: of a share to
 * whoever paid it, else to the booker with all that is owed.
 */
export function sendByTransfer(ctx: ManualTxContext<StaffCtx>, input: { id: number }) {
  return withIdempotencyKey(ctx, 'office refund by transfer', input, async (txCtx) => {
    const { booking, share } =
      (await selectRefundsWithOrders(txCtx)
        .select(['r.booking', 't.share'])
        .where('r.id', '=', input.id)
        .executeTakeFirst()) ?? refuse('NOT_FOUND')
    const { booking_id } = await lockBooking(txCtx, booking)
    const changed =
      (await leaveToStaff(txCtx, { id: input.id, share, from: 'account_needed', code: 'BY_TRANSFER' })) ??
      refuse('CHANGED_MEANWHILE')
    txCtx.logChange({ subject: `booking ${booking_id}`, after: { amount: changed.amount } })
    return {}
  })
}
