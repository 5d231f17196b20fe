// The payment under way in this tab: which booking it is for, and the key that makes it one payment.
// By the key an opening that is sent again is known.
import { readFields } from '#lib/read-fields.ts'
import { buildWindowHref, findPayCode } from '#storefront/booking/link-code.ts'
import { readTabStorage, saveTabStorage } from '#web/tab-storage.ts'

const storageKey = 'naru:paying'

/** A reload opens the same attempt; a failure, or another choice, begins another one. */
export function getPaymentKey(booking_id: string, choice: string): string {
  const saved = readFields(readTabStorage(storageKey))
  const isSame = saved.booking_id === booking_id && saved.choice === choice
  if (isSame && typeof saved.key === 'string') return saved.key
  const key = crypto.randomUUID()
  saveTabStorage(storageKey, { booking_id, choice, key })
  return key
}

/** The attempt is over, whatever its outcome. Returns its booking, which is still known. */
export function endAttempt(): string | undefined {
  const { booking_id, choice } = readFields(readTabStorage(storageKey))
  if (typeof booking_id !== 'string') return undefined
  saveTabStorage(storageKey, { booking_id, choice })
  return booking_id
}

/** The payment of this tab is made with the code of its link. */
function isByLink(booking_id: string): boolean {
  const saved = readFields(readTabStorage(storageKey))
  const isLink = saved.booking_id === booking_id && new URLSearchParams(String(saved.choice)).has('link')
  return isLink && findPayCode(booking_id) !== undefined
}

/** The address of the pay window once more, with the same code. */
export const buildAgainHref = (booking_id = '') =>
  buildWindowHref({ booking_id, isByLink: isByLink(booking_id) })

/** The page after a payment: a buyer who came by a link has no more than the link. */
export const buildReturnHref = (booking_id: string | undefined) => {
  if (booking_id === undefined) return '/'
  return isByLink(booking_id) ? '/go' : `/travel/booking/${booking_id}`
}

/** An order number begins with the booking's. A buyer who turned back may bring none. */
export function parseBookingId(orderId: string | null): string | undefined {
  const [booking_id] = /^[0-9A-HJKMNP-TV-Z]{12}(?=-)/.exec(orderId ?? '') ?? []
  return booking_id
}
