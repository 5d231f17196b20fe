// Offers free seats to the waiting list: they count as taken at once, so that nobody else can buy them.

import { sql } from 'kysely'
import { isOnSale } from '#domain/catalog/on-sale.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { TxContext } from '#platform/wire/request-context.ts'
import { calculateOfferPeriod } from './offer-period.ts'

type WaitingRow = { id: number; seats: number; departure_date: string; now: Date }

/**
 * Goes through the waiting list in order and offers seats to everyone whose party fits into what is free. A
 * seat is never offered twice. The caller holds the row of the seats. Returns how many offers were made.
 */
export async function offerFreeSeats(ctx: TxContext, departure_id: number): Promise<number> {
  for (let offered = 0; ; offered++) if (!(await offerToNextWaiting(ctx, departure_id))) return offered
}

async function offerToNextWaiting(ctx: TxContext, departure_id: number): Promise<boolean> {
  const { db, travel_agency } = ctx
  const { rows } = await sql<WaitingRow>`
    select w.id, w.adult + w.child as seats, o.departure_date, clock_timestamp() as now
    from waiting w
    join departure o on o.travel_agency = w.travel_agency and o.departure_id = w.departure_id
    join departure_seat s on s.travel_agency = w.travel_agency and s.departure_id = w.departure_id
    where w.travel_agency = ${travel_agency} and w.departure_id = ${departure_id} and w.state = 'waiting'
      and ${isOnSale('o')} and o.cancelled is null
      and w.adult + w.child <= o.seats - s.taken
    order by w.place, w.id limit 1 for update of w skip locked`.execute(db)
  const [first] = rows
  const period = first && calculateOfferPeriod(new Date(first.now), first.departure_date)
  if (!first || !period) return false
  const isMailedNow = period.mailAt <= new Date(first.now)
  await sql`update departure_seat set taken = taken + ${first.seats} where travel_agency = ${travel_agency} and departure_id = ${departure_id}`.execute(
    db,
  )
  await db
    .updateTable('waiting')
    .set({
      state: 'offered',
      tells: period.mailAt.toISOString(),
      until: period.until.toISOString(),
      told: isMailedNow ? sql<string>`now()` : null,
    })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', first.id)
    .execute()
  if (isMailedNow) await notify(ctx, 'seats-offered', { ref: first.id })
  return true
}
