// A guest's bookings join the account of the member who proves the same email address. §6
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.server.ts'

export async function countGuestBookings(db: Db, travel_agency: number, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('booking')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('travel_agency', '=', travel_agency)
    .where('member_id', 'is', null)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirstOrThrow()
  return count
}
