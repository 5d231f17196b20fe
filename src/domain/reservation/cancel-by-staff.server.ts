// Staff cancel: all of a booking or some of its travellers, for the customer or because the agency must.
// Decision 29
import { compensationOf } from '#domain/booking/fees.ts'
import { type Held, ofStaff } from '#domain/booking/find.server.ts'
import { keepCancelCost } from '#domain/booking/write.server.ts'
import { oweCompensation } from '#domain/payment/compensation.server.ts'
import { refuse, refuseChanged } from '#errors.ts'
import { daysBetween } from '#plain/days.ts'
import { onceOnly } from '#platform/once-only.server.ts'
import type { Ctx, InAgency, Own, StaffCtx } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import { type Acts, carryOut, weighCancel } from './cancel.server.ts'
import type { reservationOfficeCalls } from './office-calls.ts'

type Wanted = Omit<In<typeof reservationOfficeCalls.cancelPreview>, 'booking_id'>
type CancelWanted = In<typeof reservationOfficeCalls.cancel>

export async function previewCancel(ctx: Ctx, { booking_id, ...wanted }: { booking_id: string } & Wanted) {
  const booking = await ofStaff(ctx, booking_id)
  const { fee, fee_percent, refund, compensation, price, paid, isWhole } = await weighFor(
    ctx,
    booking,
    wanted,
  )
  const { revision, pay_by, progress } = booking
  return {
    revision,
    pay_by,
    progress,
    price,
    paid,
    fee,
    fee_percent,
    refund,
    compensation,
    is_whole: isWhole,
  }
}

/**
 * `refund` and `compensation`: the sums on the screen. If they have changed, for example after midnight,
 * nothing is done.
 */
export function cancelByStaff(ctx: Own<StaffCtx>, asked: CancelWanted) {
  return onceOnly(ctx, 'office cancel', asked, async (inside) => {
    const { reason } = asked
    const booking = await ofStaff(inside, asked.booking_id, 'lock')
    refuseChanged(booking.revision, asked.revision)
    const what = await weighFor(inside, booking, asked)
    if (asked.refund !== what.refund || asked.compensation !== what.compensation.amount)
      refuse('PAYMENT_MISMATCH')
    const progress = await doCancel(inside, booking, what, asked)
    const { fee, refund, compensation } = what
    inside.note({
      subject: `booking ${booking.booking_id}`,
      before: booking.progress,
      after: {
        progress,
        travellers: asked.travellers ?? [],
        reason,
        fee,
        refund,
        compensation: compensation.amount,
      },
    })
    return { progress, refund, compensation: compensation.amount }
  })
}

type Weighed = Awaited<ReturnType<typeof weighFor>>

/**
 * What staff decided for one booking: the same for one that is cancelled alone and for one of a departure.
 */
async function doCancel(
  ctx: Acts,
  booking: Held,
  what: Weighed,
  { reason, note }: { reason: Wanted['reason']; note: string },
) {
  const { travel_agency, later } = ctx
  if (what.isWhole) await keepCancelCost(ctx, booking.id, { cancel_reason: reason })
  const progress = await carryOut(ctx, booking, { ...what, by: 'staff', note })
  await oweCompensation(ctx, booking.id, what.compensation.amount)
  if (booking.progress !== 'waiting_for_payment')
    await later('send-mail', {
      travel_agency,
      kind: 'booking-cancelled-by-us',
      ref: booking.id,
      amount: what.refund,
    })
  return progress
}

/**
 * Cancels the whole booking, with the sums of the day the customer was told. The caller holds the booking's
 * row.
 */
export async function cancelWhole(
  ctx: Acts,
  booking: Held,
  { told, ...why }: { reason: Wanted['reason']; note: string; told: string },
): Promise<void> {
  await doCancel(ctx, booking, await weighFor(ctx, booking, { ...why, waive: false, told }), why)
}

/**
 * A fee is due only when the customer cancels, and staff may waive it. `told`: the day the customer was told,
 * if not today.
 */
export async function weighFor(
  ctx: InAgency,
  booking: Held,
  { travellers, reason, waive, told }: Wanted & { told?: string },
) {
  const { cost, ...what } = await weighCancel(ctx, booking, travellers)
  const { price, paid, today } = what
  const isFree = waive || reason !== 'customer'
  const fee = isFree ? { fee: 0, fee_percent: 0, refund: paid } : cost
  const table = await compensationsFor(ctx, booking, reason)
  const left = daysBetween(told ?? today, booking.departure_date)
  return { ...what, ...fee, compensation: compensationOf(table, { price, paid, left }) }
}

/**
 * Compensation by the agency's own table, which starts as the law's: for too few travellers, or for our
 * fault.
 */
async function compensationsFor(
  { db, travel_agency }: InAgency,
  { package_code }: Held,
  reason: Wanted['reason'],
) {
  if (reason === 'customer' || reason === 'free') return []
  const { compensations, travel_alert } = await db
    .selectFrom('agency as a')
    .leftJoin('package_detail as d', (on) =>
      on.onRef('d.travel_agency', '=', 'a.travel_agency').on('d.package_code', '=', package_code),
    )
    .select(['a.compensations', 'd.travel_alert'])
    .where('a.travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  if (reason === 'minimum') return compensations.minimum
  return travel_alert === null ? compensations.domestic : compensations.overseas
}
