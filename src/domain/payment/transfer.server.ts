// Bank transfers: money only staff can see arrive, and only staff can send back.
// Written like any other, under the booking's lock.

import { calculateAmountDue, calculateRefundOwed } from '#domain/booking/balance.ts'
import { type BookingRow, getBookingForStaff } from '#domain/booking/find.server.ts'
import type { StaffActor } from '#domain/booking/history.server.ts'
import { countSeats } from '#domain/booking/price.ts'
import { refuseWhileRefunding } from '#domain/booking/staff.server.ts'
import { transitionBooking } from '#domain/booking/transition.server.ts'
import { confirmDeparture } from '#domain/departure/confirm-departure.server.ts'
import { releaseSeats } from '#domain/departure/seats.server.ts'
import { refuse } from '#errors.ts'
import type { AgencyContext, TxContext } from '#platform/wire/request-context.ts'
import { saveLedgerEntry } from './ledger.server.ts'
import { markAccountUsed } from './payout-account.server.ts'

type StaffActionContext = TxContext & StaffActor
const method = 'bank_transfer'

/**
 * Only the whole price counts as paid; about a part of it staff talk with the customer first. What is due on
 * top of a paid trip is confirmed as a whole, too.
 */
export async function confirmDeposit(
  ctx: StaffActionContext,
  number: string,
  amount?: number,
): Promise<void> {
  const booking = await getBookingForStaff(ctx, number, 'lock')
  const due = calculateAmountDue(booking)
  if (due > 0) {
    if (amount !== due) refuse('PAYMENT_MISMATCH')
    await saveLedgerEntry(ctx, { booking: booking.id, kind: 'payment', amount: due, method })
    return
  }
  if (booking.pay_by !== method || booking.progress !== 'waiting_for_payment') refuse('NOT_PAYABLE')
  if (amount !== undefined && amount !== booking.total) refuse('PAYMENT_MISMATCH')
  await saveLedgerEntry(ctx, { booking: booking.id, kind: 'payment', amount: booking.total, method })
  await transitionBooking(ctx, booking, { to: 'payment_completed', by: 'staff' })
  await confirmDeparture(ctx, booking)
}

/** Staff sent the money back, also when the gateway refused to. */
export async function completeCancel(ctx: StaffActionContext, number: string): Promise<void> {
  const booking = await getBookingForStaff(ctx, number, 'lock')
  if (booking.progress !== 'cancel_requested') refuse('WRONG_PROGRESS')
  await refuseWhileRefunding(ctx, booking.id)
  await recordRefundSent(ctx, booking, calculateRefundOwed(booking))
  await transitionBooking(ctx, booking, { to: 'cancel_completed', by: 'staff' })
  await releaseSeats(ctx, booking, countSeats(booking))
}

/**
 * Staff sent back what is owed for travellers who were cancelled while the others still travel, also when the
 * gateway refused to. `amount`: compared with what is owed now.
 */
export async function sendBack(ctx: StaffActionContext, number: string, amount?: number): Promise<void> {
  const booking = await getBookingForStaff(ctx, number, 'lock')
  const owed = calculateRefundOwed(booking)
  // completeCancel handles the refund of a cancelled booking
  if (booking.progress === 'cancel_requested' || owed <= 0) refuse('NOTHING_OWED')
  if (amount !== undefined && amount !== owed) refuse('PAYMENT_MISMATCH')
  await refuseWhileRefunding(ctx, booking.id)
  await recordRefundSent(ctx, booking, owed)
}

async function recordRefundSent(ctx: StaffActionContext, { id }: BookingRow, amount: number): Promise<void> {
  if (amount <= 0) return
  await saveLedgerEntry(ctx, { booking: id, kind: 'refund', amount, method })
  await markAccountUsed(ctx, id)
  await ctx.enqueue('send-mail', {
    travel_agency: ctx.travel_agency,
    kind: 'booking-refunded',
    ref: id,
    amount,
  })
}

/** Payments through the gateway and refunds asked of it, with its answers. */
export async function loadGatewayHistory({ db, travel_agency }: AgencyContext, booking: number) {
  const bookingKey = { travel_agency, booking }
  const tries = await db
    .selectFrom('payment_try')
    .select(['order_id', 'amount', 'state', 'code', 'opened'])
    .where((eb) => eb.and(bookingKey))
    .orderBy('opened')
    .execute()
  const refunds = await db
    .selectFrom('refund')
    .select(['id', 'amount', 'state', 'code', 'asked'])
    .where((eb) => eb.and(bookingKey))
    .orderBy('id')
    .execute()
  return { tries, refunds }
}
