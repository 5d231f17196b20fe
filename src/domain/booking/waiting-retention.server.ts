// How long it is stored who waited for seats of a departure.
import { sql } from 'kysely'
import { retentionDays } from '#limits/machine.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

/** Some days after the departure nobody needs to know who waited for it. */
export async function purgeWaitingList({ db, travel_agency }: AgencyContext): Promise<void> {
  await sql`delete from waiting w using departure o
    where w.travel_agency = ${travel_agency} and o.travel_agency = ${travel_agency} and o.departure_id = w.departure_id
      and o.departure_date < ${seoulToday} - ${retentionDays.waiting}::int`.execute(db)
}
