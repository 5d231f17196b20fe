// The page on which each task of a booking is done.
import type { BookingListItem } from '#domain/booking/calls.ts'
import type { PendingItem } from '#domain/booking/due.ts'

type PendingItemLink = { href: string; reload?: true }

/** The gateway's window runs a script of its own, so it is loaded as a new document. */
export function getPendingItemLink(
  item: PendingItem,
  { booking_id, pay_by }: Pick<BookingListItem, 'booking_id' | 'pay_by'>,
): PendingItemLink {
  const page = `/travel/booking/${booking_id}`
  const payment: PendingItemLink =
    pay_by === 'gateway' ? { href: `/payment/window?booking_id=${booking_id}`, reload: true } : { href: page }
  const links: Record<PendingItem, PendingItemLink> = {
    pay: payment,
    balance: payment,
    travellers: { href: `${page}#travellers` },
    passports: { href: `${page}#papers` },
    contract: { href: `/manageProductContract/${booking_id}` },
    review: { href: `/mypage/review/${booking_id}` },
  }
  return links[item]
}
