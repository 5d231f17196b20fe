// Loads what the page of one booking shows.
import type { LoaderArgs } from '../page.ts'

export async function loadBooking({ api, params }: LoaderArgs) {
  const booking_id = params.number ?? ''
  const [booking, money, documents, { list: colleagues }] = await Promise.all([
    api.booking.one({ booking_id }),
    api.payment.ofBooking({ booking_id }),
    api.document.papers({ booking_id }),
    api.staff.colleagues(),
  ])
  return { booking, money, documents, colleagues }
}

export type BookingDetails = Awaited<ReturnType<typeof loadBooking>>
