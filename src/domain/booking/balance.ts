// What a booking still has to pay, and what of its money goes back: by what was paid and what it costs now.
import type { Progress } from './calls.ts'
import { isUnderWay } from './progress.ts'

type Paid = {
  progress: Progress
  paid: number
  total: number
  fees_kept: number
  refund_due: number | null
  cancel_fee: number | null
}

/**
 * What was paid for a trip that costs less by now, or is off, or came when the seats were gone. By the
 * ledger: whatever went back, in whatever way, is not owed.
 */
export function owedTo({ progress, paid, total, fees_kept, refund_due, cancel_fee }: Paid): number {
  if (isUnderWay(progress) || progress === 'travel_completed') return Math.max(0, paid - total - fees_kept)
  if (cancel_fee !== null) return Math.max(0, paid - fees_kept - cancel_fee)
  if (progress === 'cancel_requested') return refund_due ?? 0 // asked for before the fee was kept with it
  return progress === 'cancel_completed' && refund_due === null ? paid : 0
}

type Costing = Pick<Paid, 'progress' | 'paid' | 'total' | 'fees_kept'>

/** What a trip that was paid costs more by now. */
export const amountDueOf = ({ progress, paid, total, fees_kept }: Costing) =>
  isUnderWay(progress) ? Math.max(0, total + fees_kept - paid) : 0

/** What can be paid now: the price while seats are held, and what is due on top of it later. */
export const payableOf = (booking: Costing) =>
  booking.progress === 'waiting_for_payment' ? booking.total : amountDueOf(booking)

/** Whether this sum can be taken for it now. */
export const isPayable = (booking: Costing, amount: number) => amount > 0 && amount === payableOf(booking)
