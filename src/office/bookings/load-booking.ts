// Loads what the page of one booking shows.
import type { LoaderArgs } from '#office/page.ts'

export async function loadBooking({ api, params }: LoaderArgs) {
  const booking_id = params.number ?? ''
  const [booking, money, documents, { list: colleagues }, messages] = await Promise.all([
    api.booking.one({ booking_id }),
    api.payment.ofBooking({ booking_id }),
    api.document.papers({ booking_id }),
    api.staff.colleagues(),
    api.message.ofBooking({ booking_id }),
  ])
  return { booking, money, documents, colleagues, messages }
}

export type BookingDetails = Awaited<ReturnType<typeof loadBooking>>
