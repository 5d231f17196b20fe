// Writes a booking: made, made smaller, and with what its cancel costs. Where it stands is moved by `move`.
// Whoever calls holds its row.
import { type InsertObject, sql } from 'kysely'
import type { DB } from '#platform/db/rows.ts'
import type { Ctx } from '#platform/wire/asking.ts'
import type { Progress } from './calls.ts'
import type { Party, PriceLine } from './price.ts'

type Within = Pick<Ctx, 'db' | 'travel_agency'>

/** With the first line of its history. */
export async function writeBooking(
  { db, travel_agency }: Within,
  booking: Omit<InsertObject<DB, 'booking'>, 'travel_agency'>,
) {
  const written = await db
    .insertInto('booking')
    .values({ travel_agency, ...booking })
    .returning(['id', 'booking_id', 'held_until'])
    .executeTakeFirstOrThrow()
  await db
    .insertInto('booking_history')
    .values({ travel_agency, booking: written.id, progress: 'waiting_for_payment', by: 'customer' })
    .execute()
  return written
}

type Smaller = {
  party: Party
  price_lines: PriceLine[]
  total: number
  fees_kept: number
  /** Who does not travel any more. */
  seqs: number[]
  note: string
}

/** Some of its travellers were cancelled; the others travel on. */
export async function makeSmaller(
  { db, travel_agency }: Within,
  { id, progress }: { id: number; progress: Progress },
  { party, price_lines, total, fees_kept, seqs, note }: Smaller,
): Promise<void> {
  await db
    .updateTable('booking')
    .set({ ...party, price_lines: JSON.stringify(price_lines), total, fees_kept })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('traveller')
    .set({ cancelled: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', id)
    .where('seq', 'in', seqs)
    .execute()
  await db
    .insertInto('booking_history')
    .values({ travel_agency, booking: id, progress, by: 'customer', note })
    .execute()
}

/** What its cancel gives back and keeps; nulls when it is not cancelled after all. */
export async function keepCancelCost(
  { db, travel_agency }: Within,
  booking: number,
  cost: { refund_due: number | null; cancel_fee: number | null },
): Promise<void> {
  await db
    .updateTable('booking')
    .set(cost)
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', booking)
    .execute()
}
