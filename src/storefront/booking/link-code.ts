// The code of a link to a booking: from behind the # into this tab, and out of the address bar.
// The code is sent in bodies only.
import { readFields } from '#lib/read-fields.ts'
import { readTabStorage, saveTabStorage } from '#web/tab-storage.ts'

const storageKey = 'naru:go'

/** A link that was just followed replaces the one before. */
export function readLinkCode(): string {
  const linkCode = location.hash.slice(1)
  if (linkCode) history.replaceState(history.state, '', location.pathname + location.search)
  return linkCode || String(readFields(readTabStorage(storageKey)).code ?? '')
}

/** `booking_id`: which booking it pays for, as far as that is known. */
export const saveLinkCode = (code: string, booking_id?: string) =>
  saveTabStorage(storageKey, { code, booking_id })

type WindowTarget = { booking_id: string; isByLink?: boolean | undefined; way?: string | undefined }

/**
 * The address of the pay window. It says whether this tab's link pays, because a leader who has opened the
 * link of a share still pays for the whole booking.
 */
export const buildWindowHref = ({ booking_id, isByLink, way }: WindowTarget) =>
  `/payment/window?booking_id=${booking_id}${way ? `&way=${way}` : ''}${isByLink ? '&link=1' : ''}`

/** The code with which this tab pays for the booking; undefined where it is paid otherwise. */
export function findPayCode(booking_id: string | undefined): string | undefined {
  const saved = readFields(readTabStorage(storageKey))
  const isForBooking = booking_id !== undefined && saved.booking_id === booking_id
  return isForBooking && typeof saved.code === 'string' ? saved.code : undefined
}
