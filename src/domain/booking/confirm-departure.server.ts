// A departure takes place for certain once enough people have paid.
import { sql } from 'kysely'
import type { Ctx } from '#platform/wire/asking.ts'
import { underWay } from './progress.ts'
import type { Departure } from './seats.server.ts'

type Within = Pick<Ctx, 'db' | 'travel_agency' | 'later'>

/** When so many have paid as the trip needs, everybody who has is told, once. */
export async function confirmDeparture(
  { db, travel_agency, later }: Within,
  { package_code, departure_date }: Departure,
): Promise<void> {
  // Whoever pays for the same departure beside us has committed after this line, or waits here to count us.
  await sql`select from departure_seat where travel_agency = ${travel_agency} and package_code = ${package_code} and departure_date = ${departure_date} and confirmed is null for update`.execute(
    db,
  )
  const reached = await sql`
    update departure_seat s set confirmed = now() from departure o
    where s.travel_agency = ${travel_agency} and s.package_code = ${package_code} and s.departure_date = ${departure_date} and s.confirmed is null
      and o.travel_agency = s.travel_agency and o.package_code = s.package_code and o.departure_date = s.departure_date
      and o.minimum <= (select coalesce(sum(b.adult + b.child), 0) from booking b where b.travel_agency = s.travel_agency and b.package_code = s.package_code and b.departure_date = s.departure_date
        and b.progress in (${sql.join(underWay)}))
    returning 1`.execute(db)
  if (reached.rows.length === 0) return
  const paid = await db
    .selectFrom('booking')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('package_code', '=', package_code)
    .where('departure_date', '=', departure_date)
    .where('progress', 'in', underWay)
    .execute()
  for (const { id } of paid) await later('send-mail', { travel_agency, kind: 'departure-confirmed', ref: id })
}
