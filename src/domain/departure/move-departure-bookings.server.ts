// A departure moves to another day: its bookings move along, their customers are told and may cancel free.

import { formatDepartureMoveNote } from '#domain/booking/history-note.ts'
import { openProgress } from '#domain/booking/progress.ts'
import { updateTravelDates } from '#domain/booking/write.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { StaffCtx } from '#platform/wire/request-context.ts'

/** A customer who is moved may cancel without a fee until the day of departure. */
const freeCancellation = JSON.stringify([{ days: 0, percent: 0 }])

type DepartureDay = { departure_id: number; departure_date: string }

/** The caller has locked the seats of the departure. */
export async function moveDepartureBookings(
  ctx: StaffCtx,
  { departure_id, departure_date }: DepartureDay,
  day: string,
) {
  const { db, travel_agency } = ctx
  const bookings = await db
    .selectFrom('booking')
    .select(['id', 'progress', 'departure_date', 'return_date'])
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .where('progress', 'in', [...openProgress])
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const booking of bookings) {
    await updateTravelDates(ctx, booking, {
      departure_date: day,
      fees: freeCancellation,
      note: formatDepartureMoveNote(departure_date, day),
    })
    await notify(ctx, 'departure-moved', { ref: booking.id })
  }
}
