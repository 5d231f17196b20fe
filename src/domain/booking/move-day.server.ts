// A departure leaves on another day: whoever has booked it goes along, is told, and may cancel without a fee.
import type { StaffCtx } from '#platform/wire/asking.ts'
import { openProgress } from './progress.ts'
import { changeDay } from './write.server.ts'

/** Until the day itself. */
const free = JSON.stringify([{ days: 0, percent: 0 }])

type Departure = { departure_id: number; departure_date: string }

/** Whoever calls holds the seats of the departure. */
export async function moveDay(ctx: StaffCtx, { departure_id, departure_date }: Departure, day: string) {
  const { db, travel_agency, later } = ctx
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
    await changeDay(ctx, booking, {
      departure_date: day,
      fees: free,
      note: `${departure_date} → ${day}`,
    })
    await later('send-mail', { travel_agency, kind: 'departure-moved', ref: booking.id })
  }
}
