// The period for which freed seats are offered: only daytime hours count, in Korean time. Decision 47
import { waitingLimits } from '#limits/trade.ts'

const hour_ms = 3_600_000
const seoulOffset_ms = 9 * hour_ms
const day_ms = 24 * hour_ms
const { hours, from, to, days } = waitingLimits

const getSeoulMidnight = (moment: number) =>
  Math.floor((moment + seoulOffset_ms) / day_ms) * day_ms - seoulOffset_ms

/** Returns this moment, or the next morning if it is in the night. */
function toDaytime(moment: number): number {
  const midnight = getSeoulMidnight(moment)
  if (moment < midnight + from * hour_ms) return midnight + from * hour_ms
  return moment < midnight + to * hour_ms ? moment : midnight + day_ms + from * hour_ms
}

/**
 * When the mail goes and when the offer ends; undefined where it would begin too late. It ends with the last
 * day on which seats are offered at all.
 */
export function calculateOfferPeriod(
  now: Date,
  departure_date: string,
): { mailAt: Date; until: Date } | undefined {
  const mailAt = toDaytime(now.getTime())
  const lastMoment = Date.parse(departure_date) - seoulOffset_ms - (days - 1) * day_ms
  if (mailAt >= lastMoment) return undefined
  const today = getSeoulMidnight(mailAt) + to * hour_ms - mailAt
  const rest = hours * hour_ms - today
  const until =
    rest <= 0 ? mailAt + hours * hour_ms : getSeoulMidnight(mailAt) + day_ms + from * hour_ms + rest
  return { mailAt: new Date(mailAt), until: new Date(Math.min(until, lastMoment)) }
}
