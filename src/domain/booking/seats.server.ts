// Seats of a departure: taken and given back in the transaction of the booking they belong to.
// Never oversold.

import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { holdLimits } from '#limits/trade.ts'
import type { InAgency, Working } from '#platform/wire/asking.ts'
import { move } from './move.server.ts'
import { offerFreed } from './offer-seats.server.ts'
import { bookingIsOpen } from './under-way.server.ts'

export type Departure = { departure_id: number }

/**
 * Checked and taken in one statement, under the row's lock (the trigger take_no_more_than_seats). When
 * nothing is left, holds that are over are released first.
 */
export async function takeSeats(ctx: Working, departure: Departure, seats: number): Promise<void> {
  if (await tryTake(ctx, departure, seats)) return
  if ((await releaseHolds(ctx, departure)) > 0 && (await tryTake(ctx, departure, seats))) return
  refuse('SOLD_OUT')
}

async function tryTake(
  { db, travel_agency }: Working,
  { departure_id }: Departure,
  seats: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into departure_seat as s (travel_agency, departure_id, taken)
      select o.travel_agency, o.departure_id, ${seats} from departure o
      where o.travel_agency = ${travel_agency} and o.departure_id = ${departure_id} and o.seats >= ${seats}
    on conflict (travel_agency, departure_id) do update set taken = s.taken + excluded.taken
    returning 1 as taken`.execute(db)
  return rows.length > 0
}

/** Freed seats are offered to the waiting list before anybody else can buy them. */
export async function giveBack(ctx: Working, { departure_id }: Departure, seats: number): Promise<void> {
  const { db, travel_agency } = ctx
  await sql`update departure_seat set taken = taken - ${seats} where travel_agency = ${travel_agency} and departure_id = ${departure_id}`.execute(
    db,
  )
  await offerFreed(ctx, departure_id)
}

/** Locks the seats of one departure: until the end of our transaction nobody else takes one. */
export async function lockSeatsOf(
  { db, travel_agency }: InAgency,
  { departure_id }: Departure,
): Promise<void> {
  await sql`insert into departure_seat (travel_agency, departure_id) values (${travel_agency}, ${departure_id}) on conflict do nothing`.execute(
    db,
  )
  await sql`select from departure_seat where travel_agency = ${travel_agency} and departure_id = ${departure_id} for update`.execute(
    db,
  )
}

/** The agency has called it off. */
export async function isCancelled(
  { db, travel_agency }: InAgency,
  { departure_id }: Departure,
): Promise<boolean> {
  const found = await db
    .selectFrom('departure')
    .select('departure_id')
    .where((eb) => eb.and({ travel_agency, departure_id }))
    .where('cancelled', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

/** `active`: somebody travels on it, or may still. */
export type LockedDeparture = { departure_id: number; taken: number; booked: boolean; active: boolean }

/**
 * Locks the seats of these departures: until the end of our transaction nobody else takes one. A departure
 * without bookings gets its row first, so that there is something to lock.
 */
export async function lockSeats({ db, travel_agency }: InAgency, ids: number[]): Promise<LockedDeparture[]> {
  if (ids.length === 0) return []
  await sql`
    insert into departure_seat (travel_agency, departure_id)
    select travel_agency, departure_id from departure
    where travel_agency = ${travel_agency} and departure_id = any (${ids}::bigint[])
    order by departure_id on conflict do nothing`.execute(db)
  const { rows } = await sql<LockedDeparture>`
    select s.departure_id, s.taken,
      exists (select from booking b where b.travel_agency = s.travel_agency and b.departure_id = s.departure_id) as booked,
      exists (select from booking b where b.travel_agency = s.travel_agency and b.departure_id = s.departure_id
        and ${bookingIsOpen}) as active
    from departure_seat s
    where s.travel_agency = ${travel_agency} and s.departure_id = any (${ids}::bigint[])
    order by s.departure_id for update`.execute(db)
  return rows
}

/** Until when seats are held from now on: never into the day of departure. */
export const heldFor = (seconds: number, departure_date: string) =>
  sql<string>`least(now() + make_interval(secs => ${seconds}), ${departure_date}::date::timestamp at time zone 'Asia/Seoul')`

/** Holds the seats while the payment window is open. This happens once: opening it again extends nothing. */
export async function holdLonger(
  { db, travel_agency }: InAgency,
  { id, departure_date }: { id: number; departure_date: string },
): Promise<string | null> {
  const held = await db
    .updateTable('booking')
    .set({
      hold_extended: true,
      // `greatest` passes over null, and what has no deadline is given none.
      held_until: sql<string>`case when held_until is not null then greatest(held_until, ${heldFor(holdLimits.paying_s, departure_date)}) end`,
    })
    .where((eb) => eb.and({ travel_agency, id, hold_extended: false }))
    .returning('held_until')
    .executeTakeFirst()
  if (held) return held.held_until
  const before = await db
    .selectFrom('booking')
    .select('held_until')
    .where((eb) => eb.and({ travel_agency, id }))
    .executeTakeFirstOrThrow()
  return before.held_until
}

/**
 * A payment of booking `b` waits for the gateway's answer. The time counts from the first return of all its
 * payments, so nobody can hold seats by returning again and again. Money that arrives later is sent back
 * automatically.
 */
const isBeingAsked = sql<boolean>`exists (
  select from payment_try t where t.travel_agency = b.travel_agency and t.booking = b.id
  having bool_or(t.state = 'confirming') and min(t.confirming) > now() - make_interval(secs => ${holdLimits.confirming_s}))`

/**
 * Ends holds that are over, unless the gateway is being asked right now. Returns how many bookings that were.
 */
export async function releaseHolds(ctx: Working, departure?: Departure): Promise<number> {
  const { db, travel_agency } = ctx
  const over = await db
    .selectFrom('booking as b')
    .select(['b.id', 'b.progress', 'b.departure_id', sql<number>`b.adult + b.child`.as('seats')])
    .where('b.travel_agency', '=', travel_agency)
    .where('b.progress', '=', sql.lit('waiting_for_payment')) // also written out
    .where('b.held_until', '<', sql<string>`now()`)
    .where(sql<boolean>`not ${isBeingAsked}`)
    .$if(departure !== undefined, (query) => query.where('b.departure_id', '=', departure?.departure_id ?? 0))
    .orderBy('b.held_until')
    .limit(100)
    .forUpdate('b')
    .skipLocked()
    .execute()
  let released = 0
  for (const booking of over) {
    // a payment may have begun between our look and our lock
    if (await isConfirming(ctx, booking.id)) continue
    await move(ctx, booking, { to: 'cancel_completed', by: 'clock' })
    await giveBack(ctx, booking, booking.seats)
    released++
  }
  return released
}

/**
 * Is the gateway being asked right now? Then we will know in a moment whether it is paid. The caller holds
 * the booking's row.
 */
export async function isConfirming({ db, travel_agency }: InAgency, booking: number): Promise<boolean> {
  const asked = await db
    .selectFrom('booking as b')
    .select('b.id')
    .where('b.travel_agency', '=', travel_agency)
    .where('b.id', '=', booking)
    .where(isBeingAsked)
    .executeTakeFirst()
  return asked !== undefined
}
