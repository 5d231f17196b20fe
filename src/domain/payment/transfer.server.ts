// Bank transfers: money only staff can see arrive, and only staff can send back.
// Written like any other, under the booking's lock.

import { calculateMoney, isOverpaying, isReceivable } from '#domain/booking/booking-money.ts'
import { type BookingRow, getBookingForStaff } from '#domain/booking/find.server.ts'
import { createHistoryEntry, type StaffActor } from '#domain/booking/history.server.ts'
import { countSeats } from '#domain/booking/price.ts'
import { refuseWhileRefunding } from '#domain/booking/staff.server.ts'
import { transitionBooking } from '#domain/booking/transition.server.ts'
import { releaseSeats } from '#domain/departure/seats.server.ts'
import { refuse } from '#errors.ts'
import { notify } from '#platform/notify.server.ts'
import type { TxContext } from '#platform/wire/request-context.ts'
import { completePayment } from './complete-payment.server.ts'
import { saveLedgerEntry } from './ledger.server.ts'
import { hasPayoutAccount, markAccountUsed } from './payout-account.server.ts'

type StaffActionContext = TxContext & StaffActor
const method = 'bank_transfer'

/**
 * `share`: whose share of the booking it pays; null where it pays for the whole. `surplus`: what of it the booking
 * does not owe, and is owed back.
 */
type Transfer = { amount: number; share: number | null; surplus: number }

/**
 * Refuses a sum that may not be paid now. Any part of what may be paid is taken, also of a cancelled
 * booking's claim, and where the customer had chosen another way, which is then closed. A higher sum needs a
 * surplus that goes back.
 */
export function checkTransfers(booking: BookingRow, transfers: readonly Transfer[]): void {
  const amount = sumOf(transfers.map((transfer) => transfer.amount))
  const surplus = sumOf(transfers.map((transfer) => transfer.surplus))
  if (surplus > 0) {
    // a share has a sum of its own, so its surplus would be nobody's
    if (transfers.some((each) => each.surplus > 0 && each.share !== null)) refuse('PAYMENT_MISMATCH')
    if (!isOverpaying(booking, { amount, surplus })) refuse('PAYMENT_MISMATCH')
    return
  }
  const { payable_most, claim } = calculateMoney(booking)
  if (payable_most + claim === 0) refuse('NOT_PAYABLE')
  if (!isReceivable(booking, amount)) refuse('PAYMENT_MISMATCH')
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

/**
 * Money that staff saw arrive: a row of the ledger for each transfer, and what follows from their sum. Answers
 * with the rows' ids. The caller holds the booking's row, which is as it was before.
 */
export async function recordTransfers(
  ctx: StaffActionContext,
  booking: BookingRow,
  transfers: readonly Transfer[],
): Promise<number[]> {
  checkTransfers(booking, transfers)
  const sum = sumOf(transfers.map(({ amount }) => amount))
  const ids: number[] = []
  for (const { amount, share } of transfers) {
    const id = await saveLedgerEntry(ctx, { booking: booking.id, kind: 'payment', amount, method, share })
    if (id !== null) ids.push(id)
  }
  await completePayment(ctx, { ...booking, paid: booking.paid + sum }, 'staff')
  // a customer whose account is known is not asked; one without an address is among the payouts
  if (
    transfers.some(({ surplus }) => surplus > 0) &&
    !(await hasPayoutAccount(ctx, { booking: booking.id, share: null }))
  )
    await notify(ctx, 'account-asked', { ref: booking.id })
  return ids
}

/**
 * The transfer was confirmed by mistake. The booking stays where it is and owes the sum again. Money that
 * went back since, or is on its way, cannot be undone. The caller holds the booking's row.
 */
export async function undoTransfer(
  ctx: StaffActionContext,
  booking: BookingRow,
  { amount, share, surplus, reason }: Transfer & { reason: string },
): Promise<void> {
  const { id, paid, progress } = booking
  await refuseWhileRefunding(ctx, id)
  if (paid < amount || calculateMoney(booking).owed_back < surplus) refuse('NOT_UNDOABLE')
  await saveLedgerEntry(ctx, { booking: id, kind: 'payment_undone', amount, method, share })
  await createHistoryEntry(ctx, id, { progress, note: reason })
}

/** Staff have sent the money back, also where the gateway refused to. */
export async function completeCancel(ctx: StaffActionContext, number: string): Promise<void> {
  const booking = await getBookingForStaff(ctx, number, 'lock')
  if (booking.progress !== 'cancel_requested') refuse('WRONG_PROGRESS')
  await refuseWhileRefunding(ctx, booking.id)
  await recordRefundSent(ctx, booking, calculateMoney(booking).owed_back)
  await transitionBooking(ctx, booking, { to: 'cancel_completed', by: 'staff' })
  await releaseSeats(ctx, booking, countSeats(booking))
}

/**
 * Staff sent back what is owed for travellers who were cancelled while the others still travel, also when the
 * gateway refused to. `amount`: compared with what is owed now.
 */
export async function sendBack(ctx: StaffActionContext, number: string, amount?: number): Promise<void> {
  const booking = await getBookingForStaff(ctx, number, 'lock')
  const { owed_back: owed } = calculateMoney(booking)
  // completeCancel handles the refund of a cancelled booking
  if (booking.progress === 'cancel_requested' || owed <= 0) refuse('NOTHING_OWED')
  if (amount !== undefined && amount !== owed) refuse('PAYMENT_MISMATCH')
  await refuseWhileRefunding(ctx, booking.id)
  await recordRefundSent(ctx, booking, owed)
}

async function recordRefundSent(ctx: StaffActionContext, { id }: BookingRow, amount: number): Promise<void> {
  if (amount <= 0) return
  await saveLedgerEntry(ctx, { booking: id, kind: 'refund', amount, method })
  await markAccountUsed(ctx, { booking: id, share: null })
  await notify(ctx, 'booking-refunded', { ref: id, amount })
}
