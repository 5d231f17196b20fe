// The two parts of a price: what the agency passes on (수탁경비), and its commission (알선수수료). Decision 90
import type { Progress } from './calls.ts'
import { countSeats, type Party, type PriceLine, sumBeforeDiscounts } from './price.ts'
import { isCancelled } from './progress.ts'

/**
 * `rate`: the commission, won for each seat or percent of the price. `shown`: customers see both parts. Null: all
 * of it is the agency's own.
 */
export type PriceSplitRule = { rate: { won: number } | { percent: number }; shown: boolean } | null
type SplitBooking = Party & { price_lines: PriceLine[]; total: number; price_split: PriceSplitRule }

/**
 * Costs stay what they are, so discounts come off the commission first. Fractions of a won are passed on. Both
 * parts add up to the total, and neither is below zero. Null where the whole price is the agency's own.
 */
export function splitPrice(booking: SplitBooking): { pass_through: number; commission: number } | null {
  const { price_lines, total, price_split } = booking
  if (price_split === null) return null
  const { rate } = price_split
  const before = sumBeforeDiscounts(price_lines)
  const full = 'won' in rate ? rate.won * countSeats(booking) : Math.floor((before * rate.percent) / 100)
  const commission = Math.min(total, Math.max(0, full - (before - total)))
  return { pass_through: total - commission, commission }
}

/**
 * The split for customers, only where the agency shows it. The price of a cancelled booking is not owed, and
 * a fee that is kept has no parts.
 */
export const describePriceSplit = ({ progress, ...booking }: SplitBooking & { progress?: Progress }) =>
  booking.price_split?.shown && !(progress && isCancelled(progress)) ? splitPrice(booking) : null
