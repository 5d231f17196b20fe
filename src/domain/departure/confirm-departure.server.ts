// A departure takes place for certain once enough people have paid, or reserved until it is certain.

import { sql } from 'kysely'
import { underWayProgress } from '#domain/booking/progress.ts'
import { isBookingUnderWay } from '#domain/booking/progress-conditions.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { TxContext } from '#platform/wire/request-context.ts'

type DepartureRef = { departure_id: number }

const sumSeats = (where: typeof isBookingUnderWay) => sql<number>`(
  select coalesce(sum(b.adult + b.child), 0)::int from booking b
  where b.travel_agency = d.travel_agency and b.departure_id = d.departure_id and ${where})`

/** Seats of the departure `d` that are paid, or of which the deposit is. */
export const paidSeats = sumSeats(isBookingUnderWay)

/** True if the booking `b` is paid once its departure is certain, and its booker has proved who they are. */
export const isReservedUntilCertain = sql<boolean>`(
  b.progress = 'waiting_for_payment' and b.plan ->> 'kind' = 'confirmed' and b.proved_by is not null)`

/**
 * Seats of the departure `d` whose people pay once it is certain, or were asked to by now. They count towards
 * the minimum.
 */
export const reservedSeats = sumSeats(isReservedUntilCertain)

/**
 * Once enough people have paid or reserved, everybody who paid gets one mail, and who reserved is asked to pay.
 */
export async function confirmDeparture(ctx: TxContext, { departure_id }: DepartureRef): Promise<void> {
  const { db, travel_agency } = ctx
  // This lock makes two people wait for each other, so the second counts the first.
  await sql`select from departure_seat where travel_agency = ${travel_agency} and departure_id = ${departure_id}
    and (confirmed is null or awaits_payment) for update`.execute(db)
  const counted = sql`(select d.minimum, ${paidSeats} as paid, ${reservedSeats} as reserved from departure d
    where d.travel_agency = ${travel_agency} and d.departure_id = ${departure_id}) c`
  const seats = sql`s.travel_agency = ${travel_agency} and s.departure_id = ${departure_id}`
  const reached = await sql`
    update departure_seat s set confirmed = now(), awaits_payment = c.paid < c.minimum from ${counted}
    where ${seats} and s.confirmed is null and c.paid + c.reserved >= c.minimum returning 1`.execute(db)
  await sql`
    update departure_seat s set awaits_payment = false from ${counted}
    where ${seats} and s.awaits_payment and c.paid >= c.minimum`.execute(db)
  if (reached.rows.length > 0) await tellDepartureConfirmed(ctx, departure_id)
  await askReservations(ctx, departure_id)
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
  if (rows.length === 0) return false
  await tellDepartureConfirmed(ctx, departure_id)
  await askReservations(ctx, departure_id)
  return true
}

/**
 * The departure becomes uncertain when people who had not paid leave and the minimum is missed. It stays
 * certain where enough have paid, or staff confirmed it. The caller holds the row of the seats.
 */
export async function unconfirmDeparture(ctx: TxContext, { departure_id }: DepartureRef): Promise<void> {
  const { db, travel_agency } = ctx
  const { rows } = await sql`
    update departure_seat s set confirmed = null, awaits_payment = false
    from (select d.minimum, ${paidSeats} + ${reservedSeats} as people from departure d
      where d.travel_agency = ${travel_agency} and d.departure_id = ${departure_id}) c
    where s.travel_agency = ${travel_agency} and s.departure_id = ${departure_id} and s.awaits_payment
      and c.people < c.minimum returning 1`.execute(db)
  if (rows.length > 0) await tellDepartureUnconfirmed(ctx, departure_id)
}

/** Tells everybody who has read that it is certain: who has paid, or was asked to. */
async function tellDepartureUnconfirmed(ctx: TxContext, departure_id: number): Promise<void> {
  const { db, travel_agency } = ctx
  const told = await db
    .selectFrom('booking as b')
    .select('b.id')
    .where('b.travel_agency', '=', travel_agency)
    .where('b.departure_id', '=', departure_id)
    .where('b.reserved_free', '=', false)
    .where(sql<boolean>`(${isBookingUnderWay} or ${isReservedUntilCertain})`)
    .execute()
  for (const { id } of told) await notify(ctx, 'departure-unconfirmed', { ref: id })
}

/**
 * The confirmation is read under the lock: nobody takes it back before our transaction ends. Undefined where
 * there is none. `awaits_payment`: it rests on people who have not paid.
 */
export async function findConfirmation(
  { db, travel_agency }: TxContext,
  { departure_id }: DepartureRef,
): Promise<{ awaits_payment: boolean } | undefined> {
  const seats = await db
    .selectFrom('departure_seat')
    .select('awaits_payment')
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .where('confirmed', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  return seats
}

/**
 * A job asks everybody who reserved until the departure is certain. The row of the seats is locked here, and
 * its holder must never wait for a booking.
 */
async function askReservations(ctx: TxContext, departure_id: number): Promise<void> {
  const { db, travel_agency, enqueue } = ctx
  const reserved = await db
    .selectFrom('booking as b')
    .innerJoin('departure_seat as s', (on) =>
      on.onRef('s.travel_agency', '=', 'b.travel_agency').onRef('s.departure_id', '=', 'b.departure_id'),
    )
    .select('b.id')
    .where('b.travel_agency', '=', travel_agency)
    .where('b.departure_id', '=', departure_id)
    .where('b.progress', '=', sql.lit('waiting_for_payment'))
    .where('b.reserved_free', '=', true)
    .where('s.confirmed', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (reserved) await enqueue('ask-deposits', { travel_agency, departure_id })
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
