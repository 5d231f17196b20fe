// The time a booking holds its seats before it is paid, and whether its payment is on the way.
import { sql } from 'kysely'
import { retentionDays } from '#limits/retention.ts'
import { freeReservationLimits, holdLimits, virtualAccountLimits } from '#limits/trade.ts'
import { daysAgo } from '#platform/db/days-ago.server.ts'
import { seoulToday, startOfSeoulDay } from '#platform/db/seoul.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

/** Until when seats are held from now on: never into the day of departure. */
export const calculateHoldEnd = (seconds: number, departure_date: string) =>
  sql<string>`least(now() + make_interval(secs => ${seconds}), ${startOfSeoulDay(departure_date)})`

/** Holds the seats while the payment window is open. This happens once: opening it again extends nothing. */
export async function extendHold(
  { db, travel_agency }: AgencyContext,
  { id, departure_date }: { id: number; departure_date: string },
): Promise<string | null> {
  const held = await db
    .updateTable('booking')
    .set({
      hold_extended: true,
      // `greatest` ignores null, so a booking without a deadline is given none.
      held_until: sql<string>`case when held_until is not null then greatest(held_until, ${calculateHoldEnd(holdLimits.paying_s, departure_date)}) end`,
    })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .where('hold_extended', '=', false)
    .returning('held_until')
    .executeTakeFirst()
  if (held) return held.held_until
  const before = await db
    .selectFrom('booking')
    .select('held_until')
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return before.held_until
}

/**
 * Seats that are held stay held for at least so long, because a second person of staff has to agree first.
 */
export async function prolongHold(
  { db, travel_agency }: AgencyContext,
  { id, departure_date }: { id: number; departure_date: string },
): Promise<void> {
  await db
    .updateTable('booking')
    .set({
      held_until: sql<string>`case when held_until is not null then greatest(held_until, ${calculateHoldEnd(holdLimits.agreeing_s, departure_date)}) end`,
    })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
}

/**
 * Holds the seats as long as the agency gives for paying into an account, counted from the reservation: to
 * choose another way again extends nothing.
 */
export async function holdForAccount(
  { db, travel_agency }: AgencyContext,
  { id, departure_date }: { id: number; departure_date: string },
  { hours, pay_by }: { hours: number; pay_by: 'gateway' | 'bank_transfer' },
): Promise<string | null> {
  const { held_until } = await db
    .updateTable('booking')
    .set({
      pay_by,
      held_until: sql<string>`case when held_until is not null then greatest(held_until,
        least(reg_date + make_interval(hours => ${hours}), ${startOfSeoulDay(departure_date)})) end`,
    })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .returning('held_until')
    .executeTakeFirstOrThrow()
  return held_until
}

/** The next payment goes through the gateway's window. */
export async function payByGateway({ db, travel_agency }: AgencyContext, id: number): Promise<void> {
  await db
    .updateTable('booking')
    .set({ pay_by: 'gateway' })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
}

/**
 * A payment of booking `b` waits for the gateway's answer. The time counts from the first return of all payments
 * of whoever pays, so nobody can hold seats by returning again and again; what is paid by now counts no more, nor
 * does what others pay of the booking. Money that arrives later is sent back automatically.
 */
export const isAwaitingGateway = sql<boolean>`exists (
  select from payment_try t where t.travel_agency = b.travel_agency and t.booking = b.id and t.state <> 'paid'
  group by t.share
  having bool_or(t.state = 'confirming') and min(t.confirming) > now() - make_interval(secs => ${holdLimits.confirming_s}))`

/**
 * The time of an account of booking `b` has just ended, and the gateway has not been heard since: a deposit of the
 * last minute may have come.
 */
export const isAwaitingDeposit = sql<boolean>`exists (
  select from payment_try t where t.travel_agency = b.travel_agency and t.booking = b.id and t.state = 'deposit_waiting'
    and t.looked < t.account_until and t.account_until < now()
    and t.account_until > now() - make_interval(secs => ${virtualAccountLimits.over_s}))`

/** The booking `b` was reserved free of charge, and its departure leaves too soon for it to wait on. */
export const isFreeReservationOver = sql<boolean>`(b.progress = 'waiting_for_payment' and b.reserved_free
  and b.departure_date <= ${seoulToday} + ${sql.lit(freeReservationLimits.days)})`

/** Money of the booking `b` was confirmed and waits for a second person: its seats are not given away meanwhile. */
export const isAwaitingAgreement = sql<boolean>`exists (
  select from bank_match m where m.travel_agency = b.travel_agency and m.booking = b.id and m.ledger is null and m.undone is null)`

/**
 * Is the gateway being asked right now? Then we will know in a moment whether it is paid. The caller holds
 * the booking's row.
 */
export async function isPaymentConfirming(
  { db, travel_agency }: AgencyContext,
  booking: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('booking as b')
    .select('b.id')
    .where('b.travel_agency', '=', travel_agency)
    .where('b.id', '=', booking)
    .where(isAwaitingGateway)
    .executeTakeFirst()
  return found !== undefined
}

/** Reservations of a network are counted for an hour, also those that were cancelled unpaid. */
export async function purgeNetworks({ db, travel_agency }: AgencyContext): Promise<void> {
  await db
    .updateTable('booking')
    .set({ visitor: null })
    .where('travel_agency', '=', travel_agency)
    .where('progress', '=', 'cancel_completed')
    .where('visitor', 'is not', null)
    .where('reg_date', '<', daysAgo(retentionDays.tries))
    .execute()
}
