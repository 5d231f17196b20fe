// Whom to call if something happens to a traveller. Erased with the traveller's passport, at the latest.
import { sql } from 'kysely'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

export type EmergencyContact = { name: string; contact: string; relation: string }
type TravellerPlace = { booking: number; traveller: number }

export const listEmergencyContacts = ({ db, travel_agency }: AgencyContext, booking: number) =>
  db
    .selectFrom('emergency_contact')
    .select(['traveller', 'name', 'contact', 'relation', 'revision'])
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .execute()

/** Replaces the one before. `by_name`: the staff member; null for the customer. */
export async function saveEmergencyContact(
  { db, travel_agency }: AgencyContext,
  place: TravellerPlace,
  { by_name, ...person }: EmergencyContact & { by_name: string | null },
): Promise<void> {
  const row = { ...person, by_name }
  await db
    .insertInto('emergency_contact')
    .values({ travel_agency, ...place, ...row })
    .onConflict((conflict) =>
      conflict.columns(['travel_agency', 'booking', 'traveller']).doUpdateSet({
        ...row,
        revision: sql<number>`emergency_contact.revision + 1`,
        at: sql<string>`now()`,
      }),
    )
    .execute()
}

/** `travellers`: all of the booking where nobody is named. */
export async function deleteEmergencyContacts(
  { db, travel_agency }: AgencyContext,
  booking: number,
  travellers?: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('emergency_contact')
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .$if(travellers !== undefined, (query) => query.where('traveller', 'in', [0, ...(travellers ?? [])]))
    .execute()
}

/** Nobody is called any more: the trip is over for as long as passports stay, or cancelled. */
export async function purgeEmergencyContacts({ db, travel_agency }: AgencyContext): Promise<void> {
  await sql`delete from emergency_contact e using booking b, agency a
    where e.travel_agency = ${travel_agency} and b.travel_agency = ${travel_agency} and b.id = e.booking
      and a.travel_agency = ${travel_agency}
      and (b.progress = 'cancel_completed' or b.return_date + a.passport_days < ${seoulToday})`.execute(db)
}
