// The money of a booking: what it still has to pay and what goes back, said once. SQL asks booking_money.
import type { Progress } from './calls.ts'
import { isUnderWay } from './progress.ts'

/** `fees_kept`: what the agency keeps for travellers who were cancelled while the others still travel. */
type MoneyColumns = {
  progress: Progress
  paid: number
  total: number
  fees_kept: number
  refund_due: number | null
  cancel_fee: number | null
}
type CostColumns = Pick<MoneyColumns, 'total' | 'fees_kept'>

/** What has to be paid in all. */
const calculateCost = ({ total, fees_kept }: CostColumns) => total + fees_kept

/**
 * The same rule as the view `booking_money`; a test compares them. `due`: what a trip that was paid costs more
 * by now. `payable`: the sum that may be paid now, which is the whole price while seats are held for the
 * first payment. `owed_back`: what we owe the customer.
 */
export function calculateMoney(booking: MoneyColumns) {
  const cost = calculateCost(booking)
  const due = isUnderWay(booking.progress) ? Math.max(0, cost - booking.paid) : 0
  return {
    payable: booking.progress === 'waiting_for_payment' ? cost : due,
    due,
    owed_back: Math.max(0, calculateOverpaid(booking)),
  }
}

/** By what was paid less what went back, so money that was sent is not owed again. */
function calculateOverpaid(booking: MoneyColumns): number {
  const { progress, paid, fees_kept, refund_due, cancel_fee } = booking
  if (isUnderWay(progress) || progress === 'travel_completed') return paid - calculateCost(booking)
  if (cancel_fee !== null) return paid - fees_kept - cancel_fee
  if (progress === 'cancel_requested') return refund_due ?? 0 // older than stored fees
  // Never paid in time: whatever came after the seats were gone goes back.
  return progress === 'cancel_completed' && refund_due === null ? paid : 0
}

/** All that the booking costs was paid, in however many payments. */
export const isPaidUp = (booking: CostColumns & { paid: number }) => booking.paid >= calculateCost(booking)

/** Whether this sum may be paid now. Any other is sent back, or refused before it is paid. */
export const isPayable = (booking: MoneyColumns, amount: number) =>
  amount > 0 && amount === calculateMoney(booking).payable

/**
 * What was paid for the travellers who are cancelled. `price`: theirs; the whole booking when undefined.
 * `refunding`: money that is on its way back already. What is due is not paid for those who leave.
 */
export function calculatePaidFor(
  { paid, total, fees_kept }: CostColumns & { paid: number },
  { price, refunding }: { price: number | undefined; refunding: number },
): number {
  const paidForTrip = paid - fees_kept - refunding
  return Math.max(0, price === undefined ? paidForTrip : price - Math.max(0, total - paidForTrip))
}
