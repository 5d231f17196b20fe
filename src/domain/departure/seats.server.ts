// Seats of a departure: taken and given back in the transaction of their booking, and never oversold.
import { sql } from 'kysely'
import {
  isAwaitingAgreement,
  isAwaitingDeposit,
  isAwaitingGateway,
  isFreeReservationOver,
  isPaymentConfirming,
} from '#domain/booking/hold.server.ts'
import { isBookingOpen } from '#domain/booking/progress-conditions.server.ts'
import { transitionBooking } from '#domain/booking/transition.server.ts'
import { refuse } from '#errors.ts'
import type { AgencyContext, TxContext } from '#platform/wire/request-context.ts'
import { unconfirmDeparture } from './confirm-departure.server.ts'
import { offerFreeSeats } from './offer-seats.server.ts'

export type DepartureRef = { departure_id: number }

/**
 * Checked and taken in one statement, under the row's lock (the trigger take_no_more_than_seats). When
 * nothing is left, holds that are over are released first.
 */
export async function takeSeats(ctx: TxContext, departure: DepartureRef, seats: number): Promise<void> {
  if (await tryTakeSeats(ctx, departure, seats)) return
  if ((await releaseExpiredHolds(ctx, departure)) > 0 && (await tryTakeSeats(ctx, departure, seats))) return
  refuse('SOLD_OUT')
}

async function tryTakeSeats(
  { db, travel_agency }: TxContext,
  { departure_id }: DepartureRef,
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
export async function releaseSeats(
  ctx: TxContext,
  { departure_id }: DepartureRef,
  seats: number,
): Promise<void> {
  const { db, travel_agency } = ctx
  await sql`update departure_seat set taken = taken - ${seats} where travel_agency = ${travel_agency} and departure_id = ${departure_id}`.execute(
    db,
  )
  await unconfirmDeparture(ctx, { departure_id })
  await offerFreeSeats(ctx, departure_id)
}

/** The agency has called it off. */
export async function isDepartureCancelled(
  { db, travel_agency }: AgencyContext,
  { departure_id }: DepartureRef,
): Promise<boolean> {
  const found = await db
    .selectFrom('departure')
    .select('departure_id')
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .where('cancelled', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

/** `active`: somebody travels on it, or may still. */
export type DepartureSeats = {
  departure_id: number
  taken: number
  booked: boolean
  active: boolean
  has_costs: boolean
}

/**
 * Locks the seats of these departures: until the end of our transaction nobody else takes one. A departure
 * without bookings gets its row first, so that there is something to lock.
 */
export async function lockSeats(
  { db, travel_agency }: AgencyContext,
  ids: number[],
): Promise<DepartureSeats[]> {
  if (ids.length === 0) return []
  await sql`
    insert into departure_seat (travel_agency, departure_id)
    select travel_agency, departure_id from departure
    where travel_agency = ${travel_agency} and departure_id = any (${ids}::bigint[])
    order by departure_id on conflict do nothing`.execute(db)
  const { rows } = await sql<DepartureSeats>`
    select s.departure_id, s.taken,
      exists (select from booking b where b.travel_agency = s.travel_agency and b.departure_id = s.departure_id) as booked,
      exists (select from booking b where b.travel_agency = s.travel_agency and b.departure_id = s.departure_id
        and ${isBookingOpen}) as active,
      exists (select from cost_line c where c.travel_agency = s.travel_agency and c.departure_id = s.departure_id)
        or exists (select from allotment a where a.travel_agency = s.travel_agency and a.departure_id = s.departure_id
          and a.outcome is distinct from 'released') as has_costs
    from departure_seat s
    where s.travel_agency = ${travel_agency} and s.departure_id = any (${ids}::bigint[])
    order by s.departure_id for update`.execute(db)
  return rows
}

export const lockDepartureSeats = (ctx: AgencyContext, { departure_id }: DepartureRef) =>
  lockSeats(ctx, [departure_id])

/** A departure that is certain by now asks those who reserved it free of charge; the job is in the queue. */
const isNeverCertain = sql<boolean>`(${isFreeReservationOver} and not exists (select from departure_seat s
  where s.travel_agency = b.travel_agency and s.departure_id = b.departure_id and s.confirmed is not null))`

/**
 * Ends holds that are over, unless the gateway is being asked right now, or a second person about money that came.
 * Returns how many bookings that were.
 */
export async function releaseExpiredHolds(ctx: TxContext, departure?: DepartureRef): Promise<number> {
  const { db, travel_agency } = ctx
  const expired = await db
    .selectFrom('booking as b')
    .select(['b.id', 'b.progress', 'b.departure_id', 'b.paid', sql<number>`b.adult + b.child`.as('seats')])
    .where('b.travel_agency', '=', travel_agency)
    .where('b.progress', '=', sql.lit('waiting_for_payment')) // also written out
    .where((eb) => eb.or([eb('b.held_until', '<', sql<string>`now()`), isNeverCertain]))
    .where(sql<boolean>`not ${isAwaitingGateway} and not ${isAwaitingDeposit} and not ${isAwaitingAgreement}`)
    .$if(departure !== undefined, (query) => query.where('b.departure_id', '=', departure?.departure_id ?? 0))
    .orderBy('b.held_until')
    .limit(100)
    .forUpdate('b')
    .skipLocked()
    .execute()
  let released = 0
  for (const booking of expired) {
    // a payment may have begun between our look and our lock
    if (await isPaymentConfirming(ctx, booking.id)) continue
    await transitionBooking(ctx, booking, { to: 'cancel_completed', by: 'clock' })
    await releaseSeats(ctx, booking, booking.seats)
    if (booking.paid > 0) await ctx.enqueue('return-parts', { travel_agency, booking: booking.id })
    released++
  }
  return released
}
