// The payment under way in this tab: which booking it is for, and the key that makes it one payment.
// By the key an opening that is sent again is known.
import { partsOf } from '#plain/parts-of.ts'
import { payCodeOf } from '#storefront/booking/go-code.ts'
import { keepTab, readTab } from '#web/tab-storage.ts'

const name = 'naru:paying'

/** A reload opens the same try; after a failure there is another one. */
export function keyOf(booking_id: string): string {
  const kept = partsOf(readTab(name))
  if (kept.booking_id === booking_id && typeof kept.key === 'string') return kept.key
  const key = crypto.randomUUID()
  keepTab(name, { booking_id, key })
  return key
}

/** This try is over, whatever came of it; which booking it was for is still known. */
export function endTry(): string | undefined {
  const { booking_id } = partsOf(readTab(name))
  if (typeof booking_id !== 'string') return undefined
  keepTab(name, { booking_id })
  return booking_id
}

/** Where one goes on after paying or not: who came by a link has no more than the link. */
export const wayBack = (booking_id: string | undefined) => {
  if (booking_id === undefined) return '/'
  return payCodeOf(booking_id) ? '/go' : `/travel/booking/${booking_id}`
}

/** An order number begins with the booking's. A buyer who turned back may bring none. */
export function bookingOf(orderId: string | null): string | undefined {
  const [booking_id] = /^[0-9A-HJKMNP-TV-Z]{12}(?=-)/.exec(orderId ?? '') ?? []
  return booking_id
}
