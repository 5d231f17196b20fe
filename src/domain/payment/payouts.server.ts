// Payouts of one booking by transfer: what is to be sent, and that it was sent, once.
import { sql } from 'kysely'
import { type BookingRow, getBookingForStaff, lockBooking } from '#domain/booking/find.server.ts'
import { findReach } from '#domain/booking/reach.server.ts'
import { refuse } from '#errors.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { payCompensation } from './compensation.server.ts'
import { refundByTransfer } from './money-owed.server.ts'
import type { paymentOfficeCalls } from './office-calls.ts'
import { findPayoutAccount } from './payout-account.server.ts'
import { completeCancel, sendBack } from './transfer.server.ts'

type PaymentOfficeCalls = typeof paymentOfficeCalls

export const calculateOwedByTransfer = ({ db, travel_agency }: AgencyContext, { id }: BookingRow) =>
  db
    .selectFrom('booking_money as b')
    .select([refundByTransfer.as('refund'), 'b.compensation_owed as compensation'])
    .where('b.travel_agency', '=', travel_agency)
    .where('b.id', '=', id)
    .executeTakeFirstOrThrow()

/** The account is given in full. The wire logs who has seen it. */
export async function describePayout(ctx: StaffCtx, { booking_id }: { booking_id: string }) {
  const booking = await getBookingForStaff(ctx, booking_id)
  ctx.logChange({ subject: `booking ${booking.booking_id}` })
  return {
    booking_id: booking.booking_id,
    name: booking.name,
    reached_by: await findReach(ctx, booking),
    ...(await calculateOwedByTransfer(ctx, booking)),
    account: await findPayoutAccount(ctx, { booking: booking.id, share: null }),
  }
}

/**
 * All of it was sent: the refund, which completes a cancellation, and the compensation. Both are written in
 * one transaction. If other sums are owed now than the screen showed, nothing is written.
 */
export function sendPayout(ctx: ManualTxContext<StaffCtx>, input: In<PaymentOfficeCalls['sendPayout']>) {
  return withIdempotencyKey(ctx, 'office payout', input, async (txCtx) => {
    const booking = await getBookingForStaff(txCtx, input.booking_id, 'lock')
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

/** The customer gives no account by the link. What was to go through the gateway is owed by transfer from now on. */
export function sendByTransfer(ctx: ManualTxContext<StaffCtx>, input: { id: number }) {
  return withIdempotencyKey(ctx, 'office refund by transfer', input, async (txCtx) => {
    const { db, travel_agency } = txCtx
    const key = { travel_agency, id: input.id }
    const { booking } =
      (await db
        .selectFrom('refund')
        .select('booking')
        .where((eb) => eb.and(key))
        .executeTakeFirst()) ?? refuse('NOT_FOUND')
    const { booking_id } = await lockBooking(txCtx, booking)
    const changed = await db
      .updateTable('refund')
      .set({ state: 'refused', code: 'BY_TRANSFER', settled: sql<string>`now()`, by_name: ctx.staff.name })
      .where((eb) => eb.and({ ...key, state: 'account_needed' as const }))
      .returning('amount')
      .executeTakeFirst()
    if (!changed) return refuse('CHANGED_MEANWHILE')
    txCtx.logChange({ subject: `booking ${booking_id}`, after: { amount: changed.amount } })
    return {}
  })
}
