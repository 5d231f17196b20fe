// What staff noted of a traveller, and the bed they gave: gone with who it was about. Decision 89
import { sql } from 'kysely'
import type { BookingRow } from '#domain/booking/find.server.ts'
import { retentionDays } from '#limits/machine.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { buildPerson, keepOutOfRooms } from './rooms.ts'

type Place = Pick<BookingRow, 'id' | 'booking_id' | 'departure_id'>

/**
 * Somebody else may get the number of these travellers: neither an allergy nor a bed of the one before. The
 * rooms rise in revision, so who has them open sees them anew before saving.
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

/** They may be about health: kept no longer than the lists that went out, and not of who is cancelled. */
export async function purgeTravellerNotes({ db, travel_agency }: AgencyContext): Promise<void> {
  await sql`delete from traveller_note n using booking b
    where n.travel_agency = ${travel_agency} and b.travel_agency = ${travel_agency} and b.id = n.booking
      and (b.progress = 'cancel_completed' or b.return_date < ${seoulToday} - ${retentionDays.sentLists}::int)`.execute(
    db,
  )
}
