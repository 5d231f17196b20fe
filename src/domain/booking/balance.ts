// What a booking still has to pay, and what of its money goes back: by what was paid and what it costs now.
import type { Progress } from './calls.ts'
import { isUnderWay } from './progress.ts'

type BookingBalance = {
  progress: Progress
  paid: number
  total: number
  fees_kept: number
  refund_due: number | null
  cancel_fee: number | null
}

/**
 * What we owe the customer: the trip now costs less, was cancelled, or the money came after the seats were
 * gone. Counted by the ledger, so what was already paid back is not owed again.
 */
export function calculateRefundOwed({
  progress,
  paid,
  total,
  fees_kept,
  refund_due,
  cancel_fee,
}: BookingBalance): number {
  if (isUnderWay(progress) || progress === 'travel_completed') return Math.max(0, paid - total - fees_kept)
  if (cancel_fee !== null) return Math.max(0, paid - fees_kept - cancel_fee)
  if (progress === 'cancel_requested') return refund_due ?? 0 // older than stored fees
  return progress === 'cancel_completed' && refund_due === null ? paid : 0
}

type PayableBalance = Pick<BookingBalance, 'progress' | 'paid' | 'total' | 'fees_kept'>

/** What the customer still has to pay for a trip that was paid and now costs more. */
export const calculateAmountDue = ({ progress, paid, total, fees_kept }: PayableBalance) =>
  isUnderWay(progress) ? Math.max(0, total + fees_kept - paid) : 0

/** What can be paid now: the price while seats are held, and what is due on top of it later. */
export const calculatePayable = (booking: PayableBalance) =>
  booking.progress === 'waiting_for_payment' ? booking.total : calculateAmountDue(booking)

/** Whether exactly this sum is to be paid now. */
export const isPayable = (booking: PayableBalance, amount: number) =>
  amount > 0 && amount === calculatePayable(booking)
