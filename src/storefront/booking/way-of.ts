// Where what is left to do with a booking is done.
import type { BookingLine } from '#domain/booking/calls.ts'
import type { ToDo } from '#domain/booking/due.ts'

type Way = { href: string; reload?: true }

/** The gateway's window runs a script of its own: it is loaded as a page. */
export function wayOf(to_do: ToDo, { booking_id, pay_by }: Pick<BookingLine, 'booking_id' | 'pay_by'>): Way {
  const page = `/travel/booking/${booking_id}`
  const ways: Record<ToDo, Way> = {
    pay:
      pay_by === 'gateway'
        ? { href: `/payment/window?booking_id=${booking_id}`, reload: true }
        : { href: page },
    travellers: { href: `${page}#travellers` },
    passports: { href: `${page}#papers` },
    contract: { href: `/manageProductContract/${booking_id}` },
    review: { href: `/mypage/review/${booking_id}` },
  }
  return ways[to_do]
}
