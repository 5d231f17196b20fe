// Payment plans: all at once, or a deposit first and the balance by a day before departure. Decision 78

export const paymentPlanKinds = ['whole', 'deposit', 'confirmed'] as const

/** Won for each seat, or percent of the price. */
export type DepositRule = { won: number } | { percent: number }

/** `confirmed`: nothing is paid before the departure is certain. */
export type PaymentPlan =
  | { kind: 'whole' }
  | { kind: 'deposit' | 'confirmed'; deposit: DepositRule; balance_days: number }

type TripPlanColumns = {
  pay_plan: PaymentPlan['kind'] | null
  deposit_percent: number | null
  deposit_won: number | null
  balance_days: number | null
}

/** A trip without a deposit of its own stores no other part of a plan. */
export const dropUnusedParts = <T extends TripPlanColumns>(trip: T): T =>
  trip.pay_plan === null || trip.pay_plan === 'whole'
    ? { ...trip, deposit_percent: null, deposit_won: null, balance_days: null }
    : trip

/** The field that makes a trip's own plan invalid: a deposit is won or percent, and a balance has its day. */
export function findPlanFault(trip: TripPlanColumns): 'deposit_percent' | 'balance_days' | undefined {
  const { pay_plan, deposit_percent, deposit_won, balance_days } = trip
  if (pay_plan === null || pay_plan === 'whole') return undefined
  if ((deposit_percent === null) === (deposit_won === null)) return 'deposit_percent'
  return balance_days === null ? 'balance_days' : undefined
}

/**
 * The field of a deposit in won for each seat that is more than the seat costs. `lowest`: null without a
 * departure.
 */
export function findDepositAbovePrice(
  trip: TripPlanColumns,
  lowest: number | null,
): 'deposit_won' | undefined {
  const { deposit_won } = dropUnusedParts(trip)
  return deposit_won !== null && lowest !== null && deposit_won > lowest ? 'deposit_won' : undefined
}

/** The plan as columns of a trip. */
export function toPlanColumns(plan: PaymentPlan): TripPlanColumns {
  const { kind: pay_plan } = plan
  const columns = { pay_plan, deposit_percent: null, deposit_won: null, balance_days: null }
  if (plan.kind === 'whole') return columns
  const { deposit, balance_days } = plan
  return 'won' in deposit
    ? { ...columns, deposit_won: deposit.won, balance_days }
    : { ...columns, deposit_percent: deposit.percent, balance_days }
}

/** The trip's own plan, or its agency's. A trip is published with all parts of its plan. */
export function pickPaymentPlan(trip: TripPlanColumns, agencyPlan: PaymentPlan): PaymentPlan {
  const { pay_plan: kind, deposit_percent: percent, deposit_won: won, balance_days } = trip
  if (kind === null) return agencyPlan
  if (kind === 'whole' || balance_days === null) return { kind: 'whole' }
  if (won !== null) return { kind, deposit: { won }, balance_days }
  return percent === null ? { kind: 'whole' } : { kind, deposit: { percent }, balance_days }
}
