// Takes the person out of bookings that are over. What the law keeps of the person was stored apart before.
import { sql } from 'kysely'
import type { AgencyContext } from '#platform/wire/request-context.ts'

export async function eraseBookings(
  { db, travel_agency }: AgencyContext,
  bookings: readonly number[],
): Promise<void> {
  await sql`select erase_bookings(${travel_agency}, ${bookings}::bigint[])`.execute(db)
}
