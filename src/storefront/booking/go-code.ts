// The code of a link to a booking: from behind the # into this tab, and out of the address bar.
// It is sent in bodies only.
import { partsOf } from '#plain/parts-of.ts'
import { keepTab, readTab } from '#web/tab-storage.ts'

const name = 'naru:go'

/** A link that was just followed wins over the one before. */
export function takeCode(): string {
  const sent = location.hash.slice(1)
  if (sent) history.replaceState(history.state, '', location.pathname + location.search)
  return sent || String(partsOf(readTab(name)).code ?? '')
}

/** `booking_id`: which booking it pays for, as far as that is known. */
export const keepCode = (code: string, booking_id?: string) => keepTab(name, { code, booking_id })

/** The code with which this tab pays for the booking; undefined where it is paid otherwise. */
export function payCodeOf(booking_id: string | undefined): string | undefined {
  const kept = partsOf(readTab(name))
  const isOfIt = booking_id !== undefined && kept.booking_id === booking_id
  return isOfIt && typeof kept.code === 'string' ? kept.code : undefined
}
