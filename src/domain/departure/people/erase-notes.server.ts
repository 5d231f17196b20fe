// Erases staff's notes on a traveller, and their bed, together with the traveller. Decision 89
import { sql } from 'kysely'
import type { BookingRow } from '#domain/booking/find.server.ts'
import { retentionDays } from '#limits/retention.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { buildPerson, keepOutOfRooms } from './rooms.ts'

type Place = Pick<BookingRow, 'id' | 'booking_id' | 'departure_id'>

/**
 * Another traveller may get these numbers, and must not inherit an allergy or a bed. The revision of the
 * rooms rises, so whoever has them open sees them anew before saving.
 */
export async function eraseTravellerNotes(
  { db, travel_agency }: AgencyContext,
  { id, booking_id, departure_id }: Place,
  travellers: readonly number[],
): Promise<void> {
  if (travellers.length === 0) return
  await db
    .deleteFrom('traveller_note')
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', id)
    .where('traveller', 'in', travellers)
    .execute()
  const stored = await db
    .selectFrom('departure_rooms')
    .select(['rooms', 'revision'])
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .forUpdate()
    .executeTakeFirst()
  if (!stored) return
  const gone = travellers.map((traveller) => buildPerson(booking_id, traveller))
  await db
    .updateTable('departure_rooms')
    .set({ rooms: JSON.stringify(keepOutOfRooms(stored.rooms, gone)), revision: stored.revision + 1 })
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .execute()
}

/**
 * Notes may be about health: they are kept no longer than lists that went out, and not for cancelled
 * travellers.
 */
export async function purgeTravellerNotes({ db, travel_agency }: AgencyContext): Promise<void> {
  await sql`delete from traveller_note n using booking b
    where n.travel_agency = ${travel_agency} and b.travel_agency = ${travel_agency} and b.id = n.booking
      and (b.progress = 'cancel_completed' or b.return_date < ${seoulToday} - ${retentionDays.sentLists}::int)`.execute(
    db,
  )
}
