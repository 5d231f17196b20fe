// What cancelling costs, by the days that are left. §9, design: cancelling
// The table is the booking's own, copied from its agency when it was made.
import { addDays, countDaysBetween } from '#lib/days.ts'

/** From this many days before departure on, cancelling costs this percentage of the price. */
export type FeeRow = { days: number; percent: number }

/** Of somebody whose trip was changed: free of charge until the day of departure. */
export const freeCancellation: FeeRow[] = [{ days: 0, percent: 0 }]

export type CancellationCost = { fee: number; fee_percent: number; refund: number }

/** `isFirm`: the deposit or all of it was paid; before that cancelling is free. */
type CancelledPrice = { price: number; paid: number; isFirm: boolean }

/**
 * Undefined once the trip has begun. Fractions of a won go to the customer. A fee may be more than was paid:
 * then nothing goes back, and the rest of it is a claim.
 */
export function calculateCancellationCost(
  fees: FeeRow[],
  { price, paid, isFirm, daysLeft }: CancelledPrice & { daysLeft: number },
): CancellationCost | undefined {
  const row = findFeeRow(fees, daysLeft)
  if (!row) return undefined
  const fee = isFirm ? Math.floor((price * row.percent) / 100) : 0
  return { fee, fee_percent: row.percent, refund: Math.max(0, paid - fee) }
}

/**
 * The compensation when the agency itself cancels, by the law's table. A customer who paid nothing is owed
 * nothing. Fractions of a won go to the customer.
 */
export function calculateCompensation(
  rows: FeeRow[],
  { price, paid, daysLeft }: { price: number; paid: number; daysLeft: number },
): { percent: number; amount: number } {
  const percent = findFeeRow(rows, daysLeft)?.percent ?? 0
  return { percent, amount: paid === 0 ? 0 : Math.ceil((price * percent) / 100) }
}

const findFeeRow = (rows: FeeRow[], daysLeft: number) =>
  [...rows].sort((one, other) => other.days - one.days).find(({ days }) => daysLeft >= days)

/**
 * Until when cancelling is free: how many days before departure, and which day if a departure is chosen.
 * Undefined where it is never free.
 */
export function findFreeCancellationLimit(
  fees: FeeRow[],
  date?: string,
): { days: number; day?: string } | undefined {
  const free = fees.filter(({ percent }) => percent === 0).map(({ days }) => days)
  if (free.length === 0) return undefined
  const days = Math.min(...free)
  return date === undefined ? { days } : { days, day: addDays(date, -days) }
}

/**
 * The rows that can still apply, the furthest from the departure first; all rows while no departure is
 * chosen.
 */
export function listUpcomingFees(
  fees: FeeRow[],
  date: string | undefined,
  today: string | undefined,
): FeeRow[] {
  const rows = [...fees].sort((one, other) => other.days - one.days)
  return date && today ? rows.filter(({ days }) => addDays(date, -days) >= today) : rows
}

/** The days from which it costs more than today, soonest first. */
export function listCostIncreases(
  fees: FeeRow[],
  { today, departure_date, ...cancelled }: CancelledPrice & { today: string; departure_date: string },
): (CancellationCost & { from: string })[] {
  const daysLeft = countDaysBetween(today, departure_date)
  const now = calculateCancellationCost(fees, { ...cancelled, daysLeft })
  return [...fees]
    .sort((one, other) => other.days - one.days)
    .flatMap(({ days }, at, sorted) => {
      // the first day on which this row counts
      const first = (sorted[at - 1]?.days ?? Number.POSITIVE_INFINITY) - 1
      if (first >= daysLeft || now === undefined) return []
      const cost = calculateCancellationCost(fees, { ...cancelled, daysLeft: days })
      return cost && cost.fee > now.fee ? [{ from: addDays(departure_date, -first), ...cost }] : []
    })
}
