// The agency cancels a departure: decided in one transaction, carried out booking by booking, unless its
// customer would rather travel on another date. Decision 46
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type BookingRow, getBookingForStaff } from '#domain/booking/find.server.ts'
import { isOpen, isUnderWay, openProgress } from '#domain/booking/progress.ts'
import { calculateHoldEnd, isPaymentConfirming, lockDepartureSeats } from '#domain/booking/seats.server.ts'
import { closeWaitingList } from '#domain/booking/waiting.server.ts'
import { lockDeparture, markDepartureCancelled } from '#domain/trip/close-departure.server.ts'
import { refuse } from '#errors.ts'
import type { JobPayloads } from '#jobs.ts'
import { readFields } from '#lib/read-fields.ts'
import { settleLimits } from '#limits/machine.ts'
import { listAgenciesDue } from '#platform/clock.server.ts'
import { readToday } from '#platform/db/seoul.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'
import type { AgencyContext, ManualTxContext, StaffCtx, TxContext } from '#platform/wire/request-context.ts'
import { cancelWholeBooking, priceStaffCancellation } from './cancel-by-staff.server.ts'
import { listOtherDates } from './other-dates.server.ts'

type AgencyCancelReason = 'minimum' | 'fault' | 'free'
type DepartureCancelQuery = { departure_id: number; reason: AgencyCancelReason }
type DepartureCancelInput = DepartureCancelQuery & { note: string; seen: string; wait_hours: number }

/** Each open booking with what it would get. The mark shows later that a decision was about exactly this. */
export async function previewDepartureCancel(
  ctx: AgencyContext,
  { departure_id, reason }: DepartureCancelQuery,
) {
  const numbers = await ctx.db
    .selectFrom('booking')
    .select('booking_id')
    .where('travel_agency', '=', ctx.travel_agency)
    .where('departure_id', '=', departure_id)
    .where('progress', 'in', openProgress)
    .orderBy('id')
    .execute()
  const told = await readToday(ctx.db)
  const list = []
  const fingerprintParts: unknown[] = [told, reason]
  for (const { booking_id } of numbers) {
    const booking = await getBookingForStaff(ctx, booking_id)
    const description = await describeAffectedBooking(ctx, booking, { reason, told })
    list.push(description)
    const { others: _, ...sums } = description // bookings on other dates do not change the mark
    fingerprintParts.push([booking_id, booking.revision, sums])
  }
  const seen = createHash('sha256').update(JSON.stringify(fingerprintParts)).digest('base64url')
  return { told, seen, list }
}

/** A payment is being confirmed right now; the booking waits until the gateway has answered. */
async function describeAffectedBooking(
  ctx: AgencyContext,
  booking: BookingRow,
  { reason, told }: { reason: AgencyCancelReason; told: string },
) {
  const { booking_id, name, progress, pay_by, adult, child, baby } = booking
  const bookingFields = { booking_id, name, progress, people: adult + child + baby }
  const nothing = { paid: 0, by_gateway: 0, by_transfer: 0, compensation: 0, others: 0 }
  if (await isPaymentConfirming(ctx, booking.id)) return { ...bookingFields, ...nothing, is_paying: true }
  const { paid, refund, compensation } = await priceStaffCancellation(ctx, booking, {
    reason,
    waive: false,
    told,
  })
  return {
    ...bookingFields,
    paid,
    by_gateway: pay_by === 'gateway' ? refund : 0,
    by_transfer: pay_by === 'gateway' ? 0 : refund,
    compensation: compensation.amount,
    others: isUnderWay(progress) ? (await listOtherDates(ctx, booking)).length : 0,
    is_paying: false,
  }
}

/**
 * Once this is committed, nobody can take a seat there. Customers who have paid and could travel on another
 * date are asked first, and their bookings wait until they choose or the time is over. Every other booking
 * gets a job.
 */
export function cancelDeparture(ctx: ManualTxContext<StaffCtx>, input: DepartureCancelInput) {
  return withIdempotencyKey(ctx, 'office cancel departure', input, async (txCtx) => {
    const { db, travel_agency, enqueue } = txCtx
    const { departure_id, reason, note, wait_hours } = input
    const departure = await lockDeparture(txCtx, departure_id)
    if (departure.cancelled !== null) refuse('DEPARTURE_CANCELLED')
    await lockDepartureSeats(txCtx, { departure_id })
    const { told, seen, list } = await previewDepartureCancel(txCtx, input)
    if (departure.departure_date < told) refuse('DAY_IS_OVER')
    if (seen !== input.seen) refuse('CHANGED_MEANWHILE')
    await closeWaitingList(txCtx, departure_id)
    await markDepartureCancelled(txCtx, departure)
    const { until } = await db
      .insertInto('departure_cancel')
      .values({
        travel_agency,
        departure_id,
        reason,
        note,
        told,
        by_name: ctx.staff.name,
        until: sql<string>`greatest(now(), ${calculateHoldEnd(wait_hours * 3_600, departure.departure_date)})`,
      })
      .returning('until')
      .executeTakeFirstOrThrow()
    const choosing = list.flatMap(({ booking_id, others }) => (others > 0 ? [booking_id] : []))
    const rows = await db
      .insertInto('departure_cancel_booking')
      .columns(['travel_agency', 'departure_id', 'booking', 'due'])
      .expression((eb) =>
        eb
          .selectFrom('booking')
          .select(['travel_agency', 'departure_id', 'id as booking'])
          .select(
            sql<string>`case when booking_id = any (${choosing}) then ${until}::timestamptz else now() end`.as(
              'due',
            ),
          )
          .where('travel_agency', '=', travel_agency)
          .where('departure_id', '=', departure_id)
          .where('progress', 'in', openProgress),
      )
      .returning(['id', 'booking', sql<boolean>`due > now()`.as('chooses')])
      .execute()
    for (const { id, booking, chooses } of rows)
      if (chooses) await enqueue('send-mail', { travel_agency, kind: 'departure-cancelled', ref: booking })
      else await enqueue('cancel-booking', { travel_agency, id })
    txCtx.logChange({ subject: `departure ${departure_id}`, after: { cancelled: reason, bookings: list } })
    return { bookings: rows.length }
  })
}

type ClockDeps = Pick<Deps, 'db' | 'enqueue'>

/** A booking of a cancelled departure that is not cancelled yet, and the reason of the cancellation. */
const selectPendingCancels = ({ db, travel_agency }: AgencyContext) =>
  db
    .selectFrom('departure_cancel_booking as r')
    .innerJoin('departure_cancel as c', (on) =>
      on.onRef('c.travel_agency', '=', 'r.travel_agency').onRef('c.departure_id', '=', 'r.departure_id'),
    )
    .innerJoin('booking as b', (on) =>
      on.onRef('b.travel_agency', '=', 'r.travel_agency').onRef('b.id', '=', 'r.booking'),
    )
    .select(['r.id', 'r.departure_id', 'r.due', 'b.booking_id', 'c.reason', 'c.note', 'c.told', 'c.by_name'])
    .select(sql<boolean>`r.due > now()`.as('chooses'))
    .where('r.travel_agency', '=', travel_agency)
    .where('r.state', '=', 'asked')

/**
 * The open cancellation of a booking, on the departure it is on now; undefined when nothing is left to do.
 */
export const findPendingCancel = (
  agencyCtx: AgencyContext,
  booking: Pick<BookingRow, 'id' | 'departure_id'>,
) =>
  selectPendingCancels(agencyCtx)
    .where('r.booking', '=', booking.id)
    .where('r.departure_id', '=', booking.departure_id)
    .executeTakeFirst()

/**
 * Cancels one booking and marks it done in one transaction. A second run, or one after a crash, finds it
 * done.
 */
export async function cancelAffectedBooking(
  deps: ClockDeps,
  { travel_agency, id }: JobPayloads['cancel-booking'],
): Promise<void> {
  await runInTransactionWithJobs(deps, travel_agency, async (ctx) => {
    const first = await selectPendingCancels(ctx).where('r.id', '=', id).executeTakeFirst()
    if (first) await cancelLockedBooking(ctx, id, await getBookingForStaff(ctx, first.booking_id, 'lock'))
  })
}

/** The caller holds the booking's row. It may have been done while we waited for it. */
export async function cancelLockedBooking(ctx: TxContext, id: number, booking: BookingRow): Promise<void> {
  const row = await selectPendingCancels(ctx).where('r.id', '=', id).executeTakeFirst()
  if (!row) return
  const isStillAffected = booking.departure_id === row.departure_id && isOpen(booking.progress)
  if (isStillAffected) {
    if (await isPaymentConfirming(ctx, booking.id)) throw new Error('the booking is just being paid')
    const { reason, note, told, by_name } = row
    await cancelWholeBooking({ ...ctx, staff: { name: by_name } }, booking, { reason, note, told })
  }
  await closePendingCancel(ctx, id, isStillAffected ? 'done' : 'gone')
}

export async function closePendingCancel(
  { db, travel_agency }: AgencyContext,
  id: number,
  state: 'done' | 'gone',
) {
  await db
    .updateTable('departure_cancel_booking')
    .set({ state })
    .where((eb) => eb.and({ travel_agency, id }))
    .execute()
}

const agenciesWithPendingCancels = sql<{ travel_agency: number }>`
  select distinct travel_agency from departure_cancel_booking
  where state = 'asked' and due < now() - make_interval(secs => ${settleLimits.after_s})`

/**
 * Runs every minute, for customers who did not choose in time, and for bookings a job left open because the
 * process died or a payment was on its way.
 */
export async function cancelOverdueBookings(deps: ClockDeps & { log: Log }): Promise<void> {
  for (const travel_agency of await listAgenciesDue(deps.db, agenciesWithPendingCancels)) {
    const rows = await runInTransactionWithJobs(deps, travel_agency, ({ db }) =>
      db
        .selectFrom('departure_cancel_booking')
        .select('id')
        .where('travel_agency', '=', travel_agency)
        .where('state', '=', 'asked')
        .where('due', '<', sql<string>`now()`)
        .orderBy('id')
        .limit(settleLimits.atOnce)
        .execute(),
    )
    for (const { id } of rows)
      await cancelAffectedBooking(deps, { travel_agency, id }).catch((error: unknown) =>
        deps.log.warn(
          { agency: travel_agency, error: String(readFields(error).message) },
          'a booking of a cancelled departure is not cancelled yet',
        ),
      )
  }
}

/** How far it is; undefined where the departure was not cancelled. */
export function findDepartureCancel({ db, travel_agency }: AgencyContext, departure_id: number) {
  return db
    .selectFrom('departure_cancel as c')
    .leftJoin('departure_cancel_booking as r', (on) =>
      on.onRef('r.travel_agency', '=', 'c.travel_agency').onRef('r.departure_id', '=', 'c.departure_id'),
    )
    .select(['c.reason', 'c.note', 'c.told', 'c.by_name', 'c.at', 'c.until'])
    .select([
      sql<number>`(count(r.id) filter (where r.state = 'asked' and r.due > now()))::int`.as('choosing'),
      sql<number>`count(r.id)::int`.as('all'),
      sql<number>`(count(r.id) filter (where r.state <> 'asked'))::int`.as('done'),
    ])
    .where('c.travel_agency', '=', travel_agency)
    .where('c.departure_id', '=', departure_id)
    .groupBy(['c.travel_agency', 'c.departure_id'])
    .executeTakeFirst()
}
