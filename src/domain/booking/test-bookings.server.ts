// Bookings that were made to try the site while its agency is being prepared. Decision 99
import { type RawBuilder, sql } from 'kysely'
import type { AgencyContext, TxContext } from '#platform/wire/request-context.ts'

/** A test booking is in no sum and no statistic. Publishing the agency ends all tests. */
export const isTestBooking = (travel_agency: number, booking: RawBuilder<unknown>) => sql<boolean>`exists (
  select from booking t join agency y on y.travel_agency = t.travel_agency
  where t.travel_agency = ${travel_agency} and t.id = ${booking} and t.made_in_preview and y.state = 'preparing')`

export async function isTest({ db, travel_agency }: AgencyContext, booking: number): Promise<boolean> {
  const { rows } = await sql<{ is_test: boolean }>`
    select ${isTestBooking(travel_agency, sql`${booking}::bigint`)} as is_test`.execute(db)
  return rows[0]?.is_test === true
}

/**
 * A test booking counts as any other from now on, also for cash receipts: real money moves for it, or staff
 * say so. Without `booking`: all of them.
 */
export async function countAsReal(
  { db, travel_agency, enqueue }: TxContext,
  booking?: number,
): Promise<number> {
  const rows = await db
    .updateTable('booking')
    .set({ made_in_preview: false })
    .where('travel_agency', '=', travel_agency)
    .where('made_in_preview', '=', true)
    .$if(booking !== undefined, (query) => query.where('id', '=', booking ?? 0))
    .returning('id')
    .execute()
  for (const { id } of rows) await enqueue('cash-receipts', { travel_agency, booking: id })
  return rows.length
}

type Removal = { removed: number; paths: string[]; seats: { departure_id: number; seats: number }[] }

/** The caller gives the seats back and removes the files. An agency that is public loses nothing. */
export async function removeTestBookings({ db, travel_agency }: AgencyContext): Promise<Removal> {
  const { rows } = await sql<Removal>`select * from remove_test_bookings(${travel_agency})`.execute(db)
  return rows[0] ?? { removed: 0, paths: [], seats: [] }
}
