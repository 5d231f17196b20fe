// How long freed seats are offered: hours of the day alone count, by the Korean clock. Decision 47
import { waitingLimits } from '#limits/trade.ts'

const hour_ms = 3_600_000
const seoul_ms = 9 * hour_ms
const day_ms = 24 * hour_ms
const { hours, from, to, days } = waitingLimits

/** Midnight in Seoul of the day of `moment`. */
const midnightOf = (moment: number) => Math.floor((moment + seoul_ms) / day_ms) * day_ms - seoul_ms

/** This moment, or the next morning. */
function dayTime(moment: number): number {
  const midnight = midnightOf(moment)
  if (moment < midnight + from * hour_ms) return midnight + from * hour_ms
  return moment < midnight + to * hour_ms ? moment : midnight + day_ms + from * hour_ms
}

/**
 * When the mail goes and when the offer ends; undefined where it would begin too late. It ends with the last
 * day on which seats are offered at all.
 */
export function offerHours(now: Date, departure_date: string): { tells: Date; until: Date } | undefined {
  const tells = dayTime(now.getTime())
  const last = Date.parse(departure_date) - seoul_ms - (days - 1) * day_ms
  if (tells >= last) return undefined
  const today = midnightOf(tells) + to * hour_ms - tells
  const rest = hours * hour_ms - today
  const until = rest <= 0 ? tells + hours * hour_ms : midnightOf(tells) + day_ms + from * hour_ms + rest
  return { tells: new Date(tells), until: new Date(Math.min(until, last)) }
}
