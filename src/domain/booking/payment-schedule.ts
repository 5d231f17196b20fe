// The schedule of a booking's payments, as its plan says: what first, what later, by when. Decision 78
import type { DepositRule, PaymentPlan } from '#domain/agency/rules/payment-plan.ts'
import { addDays } from '#lib/days.ts'
import { freeReservationLimits } from '#limits/trade.ts'
import { countSeats, type Party } from './price.ts'

/** `deposit`: what is paid first; 0 where all of it is paid at once, and then `balance_by` is null. */
export type PaymentSchedule = { deposit: number; balance_by: string | null }

const roundsTo = 1_000

const calculateDeposit = (rule: DepositRule, { total, party }: { total: number; party: Party }) =>
  'won' in rule ? rule.won * countSeats(party) : Math.ceil((total * rule.percent) / 100 / roundsTo) * roundsTo

/**
 * All at once where the deposit would be the price or more, and where the balance would be due today or
 * before.
 */
export function calculateSchedule(
  plan: PaymentPlan,
  booking: { total: number; party: Party; departure_date: string; today: string },
): PaymentSchedule {
  if (plan.kind === 'whole') return { deposit: 0, balance_by: null }
  const balance_by = addDays(booking.departure_date, -plan.balance_days)
  const deposit = calculateDeposit(plan.deposit, booking)
  if (deposit >= booking.total || balance_by <= booking.today) return { deposit: 0, balance_by: null }
  return { deposit, balance_by }
}

/**
 * A booking is reserved free while its departure is not certain; not if the balance would be due, or the
 * seats given back, today.
 */
export const mayReserveFree = (
  plan: PaymentPlan,
  { departure_date, today, isConfirmed }: { departure_date: string; today: string; isConfirmed: boolean },
) =>
  plan.kind === 'confirmed' &&
  !isConfirmed &&
  addDays(departure_date, -Math.max(plan.balance_days, freeReservationLimits.days)) > today
