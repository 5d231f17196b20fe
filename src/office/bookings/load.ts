// What the page of one booking is made of.
import type { Loading } from '../page.ts'

export async function load({ api, params }: Loading) {
  const booking_id = params.number ?? ''
  const [booking, money, papers, { list: colleagues }] = await Promise.all([
    api.booking.one({ booking_id }),
    api.payment.ofBooking({ booking_id }),
    api.document.papers({ booking_id }),
    api.staff.colleagues(),
  ])
  return { booking, money, papers, colleagues }
}

export type Loaded = Awaited<ReturnType<typeof load>>
