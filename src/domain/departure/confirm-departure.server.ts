// A departure takes place for certain once enough people have paid.

import { sql } from 'kysely'
import { underWayProgress } from '#domain/booking/progress.ts'
import { isBookingUnderWay } from '#domain/booking/progress-conditions.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { TxContext } from '#platform/wire/request-context.ts'
import type { DepartureRef } from './seats.server.ts'

/** Once enough people have paid, everybody who paid gets one mail. */
export async function confirmDeparture(
  { db, travel_agency, enqueue }: TxContext,
  { departure_id }: DepartureRef,
): Promise<void> {
  // This lock makes two payers wait for each other, so the second counts the first.
  await sql`select from departure_seat where travel_agency = ${travel_agency} and departure_id = ${departure_id} and confirmed is null for update`.execute(
    db,
  )
  const reached = await sql`
    update departure_seat s set confirmed = now() from departure o
    where s.travel_agency = ${travel_agency} and s.departure_id = ${departure_id} and s.confirmed is null
      and o.travel_agency = s.travel_agency and o.departure_id = s.departure_id
      and o.minimum <= (select coalesce(sum(b.adult + b.child), 0) from booking b where b.travel_agency = s.travel_agency and b.departure_id = s.departure_id
        and ${isBookingUnderWay})
    returning 1`.execute(db)
  if (reached.rows.length > 0) await tellDepartureConfirmed({ db, travel_agency, enqueue }, departure_id)
}

/** Staff confirm it, however many have paid. Returns true if it was not confirmed before. */
export async function confirmDepartureManually(
  ctx: TxContext,
  { departure_id }: DepartureRef,
): Promise<boolean> {
  const { rows } = await sql`
    insert into departure_seat as s (travel_agency, departure_id, confirmed) values (${ctx.travel_agency}, ${departure_id}, now())
    on conflict (travel_agency, departure_id) do update set confirmed = excluded.confirmed where s.confirmed is null
    returning 1`.execute(ctx.db)
  if (rows.length > 0) await tellDepartureConfirmed(ctx, departure_id)
  return rows.length > 0
}

async function tellDepartureConfirmed(ctx: TxContext, departure_id: number): Promise<void> {
  const { db, travel_agency } = ctx
  const paid = await db
    .selectFrom('booking')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .where('progress', 'in', underWayProgress)
    .execute()
  for (const { id } of paid) await notify(ctx, 'departure-confirmed', { ref: id })
}
