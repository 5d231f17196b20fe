// A departure is rescheduled: its bookings go along, their customers are told and may cancel free.

import { freeCancellation } from '#domain/booking/fees.ts'
import { formatRescheduleNote } from '#domain/booking/history-note.ts'
import { openProgress } from '#domain/booking/progress.ts'
import { updateTravelDates } from '#domain/booking/write.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'

type DepartureDay = { departure_id: number; departure_date: string }

const selectOpenBookings = ({ db, travel_agency }: AgencyContext, departures: readonly number[]) =>
  db
    .selectFrom('booking')
    .select(['id', 'progress', 'departure_date', 'return_date'])
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', 'in', [0, ...departures])
    .where('progress', 'in', [...openProgress])
    .orderBy('id')

/** Before any seats are locked: whoever pays or cancels holds the booking, and takes the seats behind it. */
export const lockDepartureBookings = (ctx: AgencyContext, departures: readonly number[]) =>
  selectOpenBookings(ctx, departures).forNoKeyUpdate().execute()

/**
 * The caller has locked the bookings, and then the seats of the departure. A booking that came between the two is not
 * waited for, because who holds it may wait for the seats: the transaction runs again.
 */
export async function rescheduleBookings(
  ctx: StaffCtx,
  { departure_id, departure_date }: DepartureDay,
  day: string,
) {
  const bookings = await selectOpenBookings(ctx, [departure_id]).forNoKeyUpdate().noWait().execute()
  for (const booking of bookings) {
    await updateTravelDates(ctx, booking, {
      departure_date: day,
      fees: JSON.stringify(freeCancellation),
      note: formatRescheduleNote(departure_date, day),
    })
    await notify(ctx, 'departure-moved', { ref: booking.id })
  }
}
