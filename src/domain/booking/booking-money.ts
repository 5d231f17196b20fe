// The money of a booking: what is still due and what is refunded, said once. SQL asks booking_money.
import type { Progress } from './calls.ts'
import { isCancelled, isUnderWay } from './progress.ts'

/** `fees_kept`: what the agency keeps for travellers who were cancelled while the others still travel. */
export type MoneyColumns = {
  progress: Progress
  paid: number
  /** What of it is on its way back through the gateway: it pays for nothing any more. */
  going_back: number
  total: number
  fees_kept: number
  refund_due: number | null
  cancel_fee: number | null
  /** The sum that has to be paid first; 0 where all is paid at once. */
  deposit: number
  balance_by: string | null
  /** The booking is not asked to pay before its departure is certain. */
  reserved_free: boolean
  /** The part of a claim that the agency waives. */
  claim_waived: number
}
type CostColumns = Pick<MoneyColumns, 'total' | 'fees_kept'>
type PaidColumns = CostColumns & Pick<MoneyColumns, 'paid' | 'going_back'>

const calculateStaying = ({ paid, going_back }: PaidColumns) => paid - going_back

const calculateCost = ({ total, fees_kept }: CostColumns) => total + fees_kept

const calculateFirst = (booking: CostColumns & { deposit: number }) =>
  booking.deposit > 0 ? Math.min(booking.deposit, calculateCost(booking)) : calculateCost(booking)

/** A firm booking owes its price: it is under way, or the trip was made. */
const isFirm = (progress: Progress) => isUnderWay(progress) || progress === 'travel_completed'

/**
 * The same rule as the view `booking_money`; a test compares them. `payable`: the sum that is asked for now.
 * `payable_most`: all that may be paid now. `due`: what a firm booking still has to pay, by `due_by` where a
 * day was agreed. `claim`: the fee of a cancelled one above what it paid. `owed_back`: what we owe the
 * customer, with what is on its way back already.
 */
export function calculateMoney(booking: MoneyColumns) {
  const { progress } = booking
  const staying = calculateStaying(booking)
  const rest = Math.max(0, calculateCost(booking) - staying)
  const due = isFirm(progress) ? rest : 0
  const isWaiting = progress === 'waiting_for_payment' && !booking.reserved_free
  return {
    payable: isWaiting ? Math.max(0, calculateFirst(booking) - staying) : due,
    payable_most: isWaiting ? rest : due,
    due,
    due_by: progress === 'deposit_paid' ? booking.balance_by : null,
    claim: isCancelled(progress) ? Math.max(0, calculateClaim(booking)) : 0,
    owed_back: Math.max(0, calculateOverpaid(booking)),
  }
}

const calculateClaim = ({ cancel_fee, fees_kept, paid, claim_waived }: MoneyColumns) =>
  cancel_fee === null ? 0 : cancel_fee + fees_kept - paid - claim_waived

/** Refunds are taken off what was paid, so money that was sent is not owed again. */
function calculateOverpaid(booking: MoneyColumns): number {
  const { progress, paid, fees_kept, refund_due, cancel_fee, claim_waived } = booking
  if (isFirm(progress)) return paid - calculateCost(booking)
  if (cancel_fee !== null) return paid - fees_kept - cancel_fee + claim_waived
  if (progress === 'cancel_requested') return refund_due ?? 0 // older than stored fees
  // The booking was never firm, so all that was paid is refunded.
  return progress === 'cancel_completed' && refund_due === null ? paid : 0
}

/** Fees that the agency keeps of a cancelled booking: for those who left before, and for the rest. */
export const calculateFeesKept = ({ fees_kept, cancel_fee }: MoneyColumns) => fees_kept + (cancel_fee ?? 0)

/** A fee is kept for good once the cancellation is complete: until then staff may still refuse it. */
export const calculateFinalFees = (booking: MoneyColumns) =>
  booking.progress === 'cancel_completed' ? calculateFeesKept(booking) : booking.fees_kept

/** All that the booking costs was paid, in however many payments. */
export const isPaidUp = (booking: PaidColumns) => calculateStaying(booking) >= calculateCost(booking)

/** True once the first sum was paid, which makes the seats firm. */
export const isFirstPaid = (booking: PaidColumns & { deposit: number }) =>
  calculateStaying(booking) >= calculateFirst(booking)

/** Whether the sum is asked for as the first part of the price alone. */
export const isDeposit = (booking: MoneyColumns, amount: number): boolean =>
  booking.progress === 'waiting_for_payment' && amount < calculateMoney(booking).payable_most

type GatewaySum = { amount: number; is_deposit: boolean }

/**
 * Whether this sum may be paid through the gateway now: what is asked for, or all at once; and a deposit again
 * that was taken back. Any other is sent back, or refused before it is paid: a deposit that is paid twice is not
 * taken for a part of the balance, even if both are the same sum.
 */
export function isPayable(booking: MoneyColumns, { amount, is_deposit }: GatewaySum): boolean {
  const { payable, payable_most } = calculateMoney(booking)
  const first = payable > 0 ? calculateFirst(booking) - calculateStaying(booking) : 0
  return amount > 0 && (is_deposit ? [first] : [payable, payable_most, first]).includes(amount)
}

/** Whether staff may confirm that this sum came by transfer: any part of what may be paid, or of a claim. */
export function isReceivable(booking: MoneyColumns, amount: number): boolean {
  const { payable_most, claim } = calculateMoney(booking)
  return amount > 0 && amount <= payable_most + claim
}

/**
 * Whether a transfer is more than the booking owes: it pays all that is owed, and its `surplus` is owed back from
 * then on. So a transfer overpays only if it makes `owed_back` grow by exactly `surplus`.
 */
export function isOverpaying(
  booking: MoneyColumns,
  { amount, surplus }: { amount: number; surplus: number },
): boolean {
  // what is on its way back is owed already, and no part of this surplus
  const now = { ...booking, paid: calculateStaying(booking), going_back: 0 }
  const { payable_most, claim, owed_back } = calculateMoney(now)
  const { progress } = booking
  const isPaid = progress === 'waiting_for_payment' && payable_most > 0
  const after = calculateMoney({
    ...now,
    paid: now.paid + amount,
    progress: isPaid ? 'payment_completed' : progress,
  })
  return amount - surplus === payable_most + claim && after.owed_back - owed_back === surplus
}

/** The sum left to pay, and when: now, by a day, or since a day that is over. */
export function describeDue(
  booking: MoneyColumns,
  today: string,
): { amount: number; by: string | null; state: 'now' | 'later' | 'over' } {
  const { payable, due_by } = calculateMoney(booking)
  if (due_by === null) return { amount: payable, by: null, state: 'now' }
  return { amount: payable, by: due_by, state: today <= due_by ? 'later' : 'over' }
}

/**
 * The sum paid for the travellers who are cancelled. `price`: theirs; the whole booking when undefined.
 * `refunding`: money that is on its way back already. A sum still due is not paid for those who leave.
 */
export function calculatePaidFor(
  { paid, total, fees_kept }: CostColumns & { paid: number },
  { price, refunding }: { price: number | undefined; refunding: number },
): number {
  const paidForTrip = paid - fees_kept - refunding
  return Math.max(0, price === undefined ? paidForTrip : price - Math.max(0, total - paidForTrip))
}
