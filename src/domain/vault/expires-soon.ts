// Whether a passport expires too soon for a trip: one rule for travellers, the office and the demo.
import { passportLimits } from '#limits/trade.ts'

/** Months beyond the stay, counted from the day of return: those of the trip's entry rule, else six. */
export function expiresSoon(
  passport_expiry: string,
  return_date: string,
  months: number = passportLimits.validMonths,
): boolean {
  const needed = new Date(`${return_date}T00:00:00Z`)
  const day = needed.getUTCDate()
  needed.setUTCMonth(needed.getUTCMonth() + months)
  if (needed.getUTCDate() !== day) needed.setUTCDate(0) // no such day: take the last day of the month
  return passport_expiry < needed.toISOString().slice(0, 10)
}
