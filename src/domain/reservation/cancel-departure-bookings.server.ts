// The bookings of a departure that the agency cancels: priced before, cancelled one by one after. Decision 46
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type BookingRow, getBookingForStaff } from '#domain/booking/find.server.ts'
import { isPaymentConfirming } from '#domain/booking/hold.server.ts'
import { isOpen, isUnderWay, openProgress } from '#domain/booking/progress.ts'
import {
  closePendingCancel,
  selectPendingCancels,
  storeDepartureCancel,
} from '#domain/departure/cancel-departure.server.ts'
import { lockDeparture } from '#domain/departure/close-departure.server.ts'
import { lockDepartureBookings } from '#domain/departure/reschedule-departure.server.ts'
import { lockDepartureSeats } from '#domain/departure/seats.server.ts'
import { describeRefundWays } from '#domain/payment/refund.server.ts'
import { refuse } from '#errors.ts'
import type { JobPayloads } from '#jobs.ts'
import { readFields } from '#lib/read-fields.ts'
import { recheckLimits } from '#limits/services.ts'
import { runForAgenciesDue } from '#platform/clock.server.ts'
import { readToday } from '#platform/db/seoul.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'
import type { AgencyContext, ManualTxContext, StaffCtx, TxContext } from '#platform/wire/request-context.ts'
import { cancelWholeBooking, priceStaffCancellation } from './cancel-by-staff.server.ts'
import type { cancelDepartureCalls } from './cancel-departure-office-calls.ts'
import { listOtherDates } from './other-dates.server.ts'

type DepartureCancelQuery = In<typeof cancelDepartureCalls.departureCancelPreview>

/**
 * Each open booking with what it would get. The mark proves later that a decision was about this very state.
 */
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
  { reason, told }: { reason: DepartureCancelQuery['reason']; told: string },
) {
  const { booking_id, name, progress, adult, child, baby } = booking
  const bookingFields = { booking_id, name, progress, people: adult + child + baby }
  const nothing = { paid: 0, by_gateway: 0, by_transfer: 0, compensation: 0, others: 0 }
  if (await isPaymentConfirming(ctx, booking.id)) return { ...bookingFields, ...nothing, is_paying: true }
  const { paid, refund, compensation } = await priceStaffCancellation(ctx, booking, {
    reason,
    waive: false,
    told,
  })
  const { by_gateway, to_account, by_transfer } = await describeRefundWays(ctx, booking.id, {
    amount: refund,
  })
  return {
    ...bookingFields,
    paid,
    by_gateway: by_gateway + to_account,
    by_transfer,
    compensation: compensation.amount,
    others: isUnderWay(progress) ? (await listOtherDates(ctx, booking)).length : 0,
    is_paying: false,
  }
}

/** Customers who have paid and could travel on another date are asked first. */
export function cancelDeparture(
  ctx: ManualTxContext<StaffCtx>,
  input: In<typeof cancelDepartureCalls.cancelDeparture>,
) {
  return withIdempotencyKey(ctx, 'office cancel departure', input, async (txCtx) => {
    const departure = await lockDeparture(txCtx, input.departure_id)
    if (departure.cancelled !== null) refuse('DEPARTURE_CANCELLED')
    await lockDepartureBookings(txCtx, [departure.departure_id])
    await lockDepartureSeats(txCtx, departure)
    const { told, seen, list } = await previewDepartureCancel(txCtx, input)
    if (departure.departure_date < told) refuse('DAY_IS_OVER')
    if (seen !== input.seen) refuse('CHANGED_MEANWHILE')
    const choosing = list.flatMap(({ booking_id, others }) => (others > 0 ? [booking_id] : []))
    const decision = { ...input, told, by_name: ctx.staff.name, choosing }
    const bookings = await storeDepartureCancel(txCtx, departure, decision)
    txCtx.logChange({
      subject: `departure ${input.departure_id}`,
      after: { cancelled: input.reason, bookings: list },
    })
    return { bookings }
  })
}

type ClockDeps = Pick<Deps, 'db' | 'enqueue'>

/**
 * Cancels one booking and marks it as done in one transaction. A second run, or one after a crash, sees the
 * mark.
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

/** The caller holds the booking's row. Another run may have cancelled it meanwhile. */
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

const agenciesWithPendingCancels = sql<{ travel_agency: number }>`
  select distinct travel_agency from departure_cancel_booking
  where state = 'asked' and due < now() - make_interval(secs => ${recheckLimits.after_s})`

/**
 * Runs every minute, for customers who did not choose in time, and for bookings a job left open because the
 * process died or a payment was on its way.
 */
export async function cancelOverdueBookings(deps: ClockDeps & { log: Log }): Promise<void> {
  await runForAgenciesDue(deps.db, agenciesWithPendingCancels, async (travel_agency) => {
    const rows = await runInTransactionWithJobs(deps, travel_agency, ({ db }) =>
      db
        .selectFrom('departure_cancel_booking')
        .select('id')
        .where('travel_agency', '=', travel_agency)
        .where('state', '=', 'asked')
        .where('due', '<', sql<string>`now()`)
        .orderBy('id')
        .limit(recheckLimits.atOnce)
        .execute(),
    )
    for (const { id } of rows)
      await cancelAffectedBooking(deps, { travel_agency, id }).catch((error: unknown) =>
        deps.log.warn(
          { agency: travel_agency, error: String(readFields(error).message) },
          'a booking of a cancelled departure is not cancelled yet',
        ),
      )
  })
}
