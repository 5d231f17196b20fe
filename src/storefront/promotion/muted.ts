// Popups and banners somebody does not want to see for a while: kept by their browser alone.
import { readFields } from '#lib/read-fields.ts'
import { promotionLimits } from '#limits/display.ts'

/** start.ts reads it, too. */
const storageName = 'naru:muted'
const day_ms = 86_400_000
const seoul_ms = 9 * 3_600_000

/** The time until which each number is muted, in milliseconds. */
function readMuted(): Record<string, unknown> {
  try {
    return readFields(JSON.parse(localStorage.getItem(storageName) ?? '{}'))
  } catch {
    return {}
  }
}

export const isMuted = (promotion_id: number): boolean => Number(readMuted()[promotion_id]) > Date.now()

/** `day`: until Seoul's midnight. Entries whose time is over are removed. */
export function mutePromotion(promotion_id: number, time: 'day' | 'week'): void {
  const now = Date.now()
  const midnight = Math.ceil((now + seoul_ms) / day_ms) * day_ms - seoul_ms
  const until = time === 'day' ? midnight : now + promotionLimits.muteDays * day_ms
  const current = Object.entries(readMuted()).filter(([, end]) => Number(end) > now)
  try {
    localStorage.setItem(
      storageName,
      JSON.stringify({ ...Object.fromEntries(current), [promotion_id]: until }),
    )
  } catch {
    // full or forbidden: it is closed on this page, which is all that can be done
  }
}
