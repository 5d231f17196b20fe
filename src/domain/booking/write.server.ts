// Writes a booking: created, changed, made smaller, with the cost of its cancellation.
// Whoever calls holds its row.

import { type InsertObject, sql, type UpdateObject } from 'kysely'
import { recheckPassportExpiry } from '#domain/vault/passports.server.ts'
import { addDays, countDaysBetween } from '#lib/days.ts'
import type { DB } from '#platform/db/rows.ts'
import { seoulToday, startOfSeoulDay } from '#platform/db/seoul.server.ts'
import type { AgencyContext, Ctx } from '#platform/wire/request-context.ts'
import type { Progress } from './calls.ts'
import type { CancellationReason } from './cancellation-reasons.ts'
import { createHistoryEntry, type HistoryActor, type StaffActor } from './history.server.ts'
import { askedToPay } from './history-note.ts'
import { calculateHoldEnd } from './hold.server.ts'
import type { PaymentSchedule } from './payment-schedule.ts'
import type { Party, PriceLine } from './price.ts'
import { createTransferReference } from './transfer-reference.server.ts'

type BookingWriteContext = AgencyContext & StaffActor

/** A new booking has the first line of its history, and the digits of its transfers. */
export async function createBooking(
  ctx: BookingWriteContext,
  booking: Omit<InsertObject<DB, 'booking'>, 'travel_agency'>,
) {
  const created = await ctx.db
    .insertInto('booking')
    .values({ travel_agency: ctx.travel_agency, ...booking })
    .returning(['id', 'booking_id', 'held_until'])
    .executeTakeFirstOrThrow()
  await createHistoryEntry(ctx, created.id, { progress: 'waiting_for_payment' })
  await createTransferReference(ctx, created.id)
  return created
}

/** Staff changed something, or the customer moved it. The history gets the note and who it was. */
export async function updateBooking(
  ctx: BookingWriteContext,
  { id, progress }: { id: number; progress: Progress },
  { note, ...changed }: UpdateObject<DB, 'booking'> & { note: string },
): Promise<void> {
  await ctx.db
    .updateTable('booking')
    .set(changed)
    .where('travel_agency', '=', ctx.travel_agency)
    .where('id', '=', id)
    .execute()
  await createHistoryEntry(ctx, id, { progress, note })
}

type BookingTravelDates = { id: number; progress: Progress; departure_date: string; return_date: string }

/** The trip leaves on another day and comes back as many days later. Passports must be valid until then. */
export async function updateTravelDates(
  ctx: BookingWriteContext & Pick<Ctx, 'keyFor'>,
  booking: BookingTravelDates,
  { departure_date, ...changed }: UpdateObject<DB, 'booking'> & { departure_date: string; note: string },
): Promise<void> {
  const return_date = addDays(departure_date, countDaysBetween(booking.departure_date, booking.return_date))
  await updateBooking(ctx, booking, {
    // The balance is due as many days before as was agreed, but never before today; it reminds anew.
    balance_by: sql<string>`case when balance_by is not null
      then greatest(${departure_date}::date - (plan ->> 'balance_days')::int, ${seoulToday}) end`,
    balance_reminded: 0,
    ...changed,
    departure_date,
    return_date,
    // `least` ignores null, so a booking that is paid gets no deadline.
    held_until: sql<string>`case when held_until is not null then least(held_until, ${startOfSeoulDay(departure_date)}) end`,
  })
  await recheckPassportExpiry(ctx, booking.id, return_date)
}

/** Everybody who reserved until the departure is certain and was not asked yet, locked in one order. */
export const lockReservedFree = ({ db, travel_agency }: AgencyContext, departure_id: number) =>
  db
    .selectFrom('booking')
    .selectAll()
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .where('reserved_free', '=', true)
    .where('progress', '=', sql.lit('waiting_for_payment'))
    .orderBy('id')
    .forUpdate()
    .execute()

/** The booking is held from now on as any that has to be paid. */
export async function askForPayment(
  ctx: BookingWriteContext,
  { id, departure_date }: { id: number; departure_date: string },
  { hold_s, ...schedule }: PaymentSchedule & { hold_s: number },
): Promise<void> {
  await updateBooking(
    ctx,
    { id, progress: 'waiting_for_payment' },
    {
      ...schedule,
      reserved_free: false,
      held_until: calculateHoldEnd(hold_s, departure_date),
      note: askedToPay,
    },
  )
}

/**
 * The customer agrees to the terms of what staff booked. Returns whose booking it is, undefined if that was
 * done before.
 */
export function clearConsentsDue({ db, travel_agency }: BookingWriteContext, booking_id: string) {
  return db
    .updateTable('booking')
    .set({ consents_due: false })
    .where('travel_agency', '=', travel_agency)
    .where('booking_id', '=', booking_id)
    .where('consents_due', '=', true)
    .returning(['id', 'member_id'])
    .executeTakeFirst()
}

export async function saveBalanceReminders(
  { db, travel_agency }: BookingWriteContext,
  id: number,
  balance_reminded: number,
): Promise<void> {
  await db
    .updateTable('booking')
    .set({ balance_reminded })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
}

/** Passes given before now no longer open it. */
export async function revokePasses(
  { db, travel_agency }: BookingWriteContext,
  booking: number,
): Promise<void> {
  // the time is read first: with several nodes, an update may not call now() itself
  const { rows } = await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(db)
  await db
    .updateTable('booking')
    .set({ passes_from: rows[0]?.now })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', booking)
    .execute()
}

type PartyReduction = {
  party: Party
  price_lines: PriceLine[]
  total: number
  /** The fee that the agency keeps for these travellers. */
  fee: number
  /** Travellers who were cancelled; some may have no name yet. */
  removed: { seq: number; kind: keyof Party }[]
  by: HistoryActor
  note: string
}

/** Some travellers were cancelled; the others still travel. */
export async function reduceParty(
  ctx: BookingWriteContext,
  { id, progress }: { id: number; progress: Progress },
  { party, price_lines, total, fee, removed, by, note }: PartyReduction,
): Promise<void> {
  const { db, travel_agency } = ctx
  await db
    .updateTable('booking')
    .set((eb) => ({
      ...party,
      price_lines: JSON.stringify(price_lines),
      total,
      fees_kept: eb('fees_kept', '+', fee),
    }))
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
  // Travellers without a name are written down, too, so that nobody else gets their number.
  await db
    .insertInto('traveller')
    .values(
      removed.map((each) => ({
        travel_agency,
        booking: id,
        ...each,
        name: '',
        cancelled: sql<string>`now()`,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['travel_agency', 'booking', 'seq'])
        .doUpdateSet(({ ref }) => ({ cancelled: ref('excluded.cancelled') })),
    )
    .execute()
  await createHistoryEntry(ctx, id, { progress, by, note })
}

/**
 * The refund and the fee of a cancellation, and why staff cancelled. Nulls when the cancellation is taken
 * back.
 */
export async function saveCancellationCost(
  { db, travel_agency }: BookingWriteContext,
  booking: number,
  cost: { refund_due?: number | null; cancel_fee?: number | null; cancel_reason?: CancellationReason },
): Promise<void> {
  await db
    .updateTable('booking')
    .set(cost)
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', booking)
    .execute()
}

/** The caller made sure that nobody paid, agreed or was told of them, and gives their seats back. */
export const deleteUnusedBookings = ({ db, travel_agency }: AgencyContext, ids: readonly number[]) =>
  db
    .deleteFrom('booking')
    .where('travel_agency', '=', travel_agency)
    .where('id', 'in', [...ids])
    .returning(['departure_id', 'adult', 'child'])
    .execute()
