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
 * What we owe the customer: the trip now costs less, was cancelled, or the money came after the seats were
 * gone. Counted by the ledger, so what was already paid back is not owed again.
 */
export function owedTo({ progress, paid, total, fees_kept, refund_due, cancel_fee }: Paid): number {
  if (isUnderWay(progress) || progress === 'travel_completed') return Math.max(0, paid - total - fees_kept)
  if (cancel_fee !== null) return Math.max(0, paid - fees_kept - cancel_fee)
  if (progress === 'cancel_requested') return refund_due ?? 0 // older than stored fees
  return progress === 'cancel_completed' && refund_due === null ? paid : 0
}

type Costing = Pick<Paid, 'progress' | 'paid' | 'total' | 'fees_kept'>

/** What the customer still has to pay for a trip that was paid and now costs more. */
export const amountDueOf = ({ progress, paid, total, fees_kept }: Costing) =>
  isUnderWay(progress) ? Math.max(0, total + fees_kept - paid) : 0

/** What can be paid now: the price while seats are held, and what is due on top of it later. */
export const payableOf = (booking: Costing) =>
  booking.progress === 'waiting_for_payment' ? booking.total : amountDueOf(booking)

/** Whether exactly this sum is to be paid now. */
export const isPayable = (booking: Costing, amount: number) => amount > 0 && amount === payableOf(booking)
