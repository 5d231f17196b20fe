// Advertising waits for the morning: none goes out from 20:50 to 08:00 in Seoul.
import { adPause } from '#limits/trade.ts'

const minute_ms = 60_000
const day_minutes = 24 * 60
const seoulMinutes = (at: Date) => (at.getUTCHours() * 60 + at.getUTCMinutes() + 9 * 60) % day_minutes

/** Returns the same moment, or the next 08:00 if it is in the night. */
export function delayAd(at: Date): Date {
  const minutes = seoulMinutes(at)
  if (minutes >= adPause.until && minutes < adPause.from) return at
  const wait = (adPause.until - minutes + day_minutes) % day_minutes
  return new Date(Math.floor(at.getTime() / minute_ms) * minute_ms + wait * minute_ms)
}
