// Whether a passport expires too soon for a trip: one rule for travellers, the office and the demo.
import { passportLimits } from '#limits/trade.ts'

/** Countries ask for six months beyond the stay: they are counted from the day of return. */
export function expiresSoon(passport_expiry: string, return_date: string): boolean {
  const needed = new Date(`${return_date}T00:00:00Z`)
  const day = needed.getUTCDate()
  needed.setUTCMonth(needed.getUTCMonth() + passportLimits.validMonths)
  if (needed.getUTCDate() !== day) needed.setUTCDate(0) // no such day: take the last day of the month
  return passport_expiry < needed.toISOString().slice(0, 10)
}
