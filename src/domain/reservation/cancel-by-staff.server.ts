// Staff cancel: all of a booking or some of its travellers, for the customer or because the agency must.
// Decision 29

import { calculateCompensation } from '#domain/booking/fees.ts'
import { type BookingRow, getBookingForStaff } from '#domain/booking/find.server.ts'
import { saveCancellationCost } from '#domain/booking/write.server.ts'
import { getDestination } from '#domain/catalog/destination.ts'
import { recordCompensationOwed } from '#domain/payment/compensation.server.ts'
import { describeRefundWays } from '#domain/payment/refund.server.ts'
import { refuse, refuseIfChanged } from '#errors.ts'
import { countDaysBetween } from '#lib/days.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, Ctx, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { applyCancellation, type CancellationContext, priceCancellation } from './cancel.server.ts'
import type { reservationOfficeCalls } from './office-calls.ts'

type StaffCancelOptions = Omit<In<typeof reservationOfficeCalls.cancelPreview>, 'booking_id'>
type StaffCancelInput = In<typeof reservationOfficeCalls.cancel>

export async function previewCancellation(
  ctx: Ctx,
  { booking_id, ...options }: { booking_id: string } & StaffCancelOptions,
) {
  const booking = await getBookingForStaff(ctx, booking_id)
  const { fee, fee_percent, refund, claim, compensation, price, paid, isWhole } =
    await priceStaffCancellation(ctx, booking, options)
  const { revision, progress } = booking
  const { by_transfer } = await describeRefundWays(ctx, booking.id, { amount: refund })
  return {
    revision,
    pay_by: by_transfer < refund ? ('gateway' as const) : ('bank_transfer' as const),
    progress,
    price,
    paid,
    fee,
    fee_percent,
    refund,
    claim,
    compensation,
    is_whole: isWhole,
  }
}

/**
 * `refund` and `compensation`: the sums on the screen. If they have changed, for example after midnight,
 * nothing is done.
 */
export function cancelByStaff(ctx: ManualTxContext<StaffCtx>, input: StaffCancelInput) {
  return withIdempotencyKey(ctx, 'office cancel', input, async (txCtx) => {
    const { reason } = input
    const booking = await getBookingForStaff(txCtx, input.booking_id, 'lock')
    refuseIfChanged(booking.revision, input.revision)
    const cancellation = await priceStaffCancellation(txCtx, booking, input)
    if (input.refund !== cancellation.refund || input.compensation !== cancellation.compensation.amount)
      refuse('PAYMENT_MISMATCH')
    const progress = await applyStaffCancellation(txCtx, booking, cancellation, input)
    const { fee, refund, compensation } = cancellation
    txCtx.logChange({
      subject: `booking ${booking.booking_id}`,
      before: booking.progress,
      after: {
        progress,
        travellers: input.travellers ?? [],
        reason,
        fee,
        refund,
        compensation: compensation.amount,
      },
    })
    return { progress, refund, compensation: compensation.amount }
  })
}

type StaffCancellationPrice = Awaited<ReturnType<typeof priceStaffCancellation>>

/** Carries out a decision of staff, about one booking or about each of a departure. */
async function applyStaffCancellation(
  ctx: CancellationContext,
  booking: BookingRow,
  cancellation: StaffCancellationPrice,
  { reason, note }: { reason: StaffCancelOptions['reason']; note: string },
) {
  if (cancellation.isWhole) await saveCancellationCost(ctx, booking.id, { cancel_reason: reason })
  const progress = await applyCancellation(ctx, booking, { ...cancellation, by: 'staff', note })
  await recordCompensationOwed(ctx, booking.id, cancellation.compensation.amount)
  if (booking.progress !== 'waiting_for_payment')
    await notify(ctx, 'booking-cancelled-by-us', { ref: booking.id, amount: cancellation.refund })
  return progress
}

/**
 * Cancels the whole booking, with the sums of the day the customer was told. The caller holds the booking's
 * row.
 */
export async function cancelWholeBooking(
  ctx: CancellationContext,
  booking: BookingRow,
  { told, ...reasonAndNote }: { reason: StaffCancelOptions['reason']; note: string; told: string },
): Promise<void> {
  await applyStaffCancellation(
    ctx,
    booking,
    await priceStaffCancellation(ctx, booking, { ...reasonAndNote, waive: false, told }),
    reasonAndNote,
  )
}

/**
 * A fee is due only when the customer cancels, and staff may waive it. `told`: the day the customer was told,
 * if not today.
 */
export async function priceStaffCancellation(
  ctx: AgencyContext,
  booking: BookingRow,
  { travellers, reason, waive, told }: StaffCancelOptions & { told?: string },
) {
  const { cost, calculateClaim, ...cancellation } = await priceCancellation(ctx, booking, travellers)
  const { price, paid, today } = cancellation
  const isFree = waive || reason !== 'customer'
  const fee = isFree ? { fee: 0, fee_percent: 0, refund: paid } : cost
  const table = await findCompensationTable(ctx, booking, reason)
  const daysLeft = countDaysBetween(told ?? today, booking.departure_date)
  const compensation = calculateCompensation(table, { price, paid, daysLeft })
  return { ...cancellation, ...fee, claim: calculateClaim(fee), compensation }
}

/**
 * Compensation by the agency's own table, which starts as the law's: for too few travellers, or for our
 * fault.
 */
async function findCompensationTable(
  { db, travel_agency }: AgencyContext,
  { package_code }: BookingRow,
  reason: StaffCancelOptions['reason'],
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
  return compensations[getDestination({ travel_alert })]
}
