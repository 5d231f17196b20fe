// Work of staff on a booking: reading it, moving it to its next state, refusing a cancellation.
// Money that comes and goes by bank transfer is in payment/transfer.server.ts.

import { refuse } from '#errors.ts'
import type { AgencyContext, TxContext } from '#platform/wire/request-context.ts'
import { describeBooking } from './describe.server.ts'
import { getBookingForStaff } from './find.server.ts'
import type { StaffActor } from './history.server.ts'
import { pendingRefundStates } from './pending-refunds.server.ts'
import { transitionBooking } from './transition.server.ts'
import { saveCancellationCost } from './write.server.ts'

type StaffActionContext = TxContext & StaffActor

/** The booking as the customer sees it, with all its money and its history: who moved it, with which note. */
export async function describeBookingForStaff(agencyCtx: AgencyContext, number: string) {
  const booking = await getBookingForStaff(agencyCtx, number)
  const history = await agencyCtx.db
    .selectFrom('booking_history')
    .select(['progress', 'by', 'by_name', 'note', 'at'])
    .where('travel_agency', '=', agencyCtx.travel_agency)
    .where('booking', '=', booking.id)
    .orderBy('seq')
    .execute()
  const payments = await agencyCtx.db
    .selectFrom('ledger as l')
    .leftJoin('payment_try as t', (on) =>
      on.onRef('t.travel_agency', '=', 'l.travel_agency').onRef('t.order_id', '=', 'l.order_id'),
    )
    .select(['l.transaction_id', 'l.kind', 'l.method', 'l.amount', 'l.at', 'l.by_name', 't.receipt_url'])
    .where('l.travel_agency', '=', agencyCtx.travel_agency)
    .where('l.booking', '=', booking.id)
    .orderBy('l.id')
    .execute()
  return { ...(await describeBooking(agencyCtx, booking)), id: booking.id, history, payments }
}

const previousProgress = { preparing: 'payment_completed', ready: 'preparing' } as const

export async function transitionByStaff(
  ctx: StaffActionContext,
  number: string,
  to: keyof typeof previousProgress,
): Promise<void> {
  const booking = await getBookingForStaff(ctx, number, 'lock')
  if (booking.progress !== previousProgress[to]) refuse('WRONG_PROGRESS')
  await transitionBooking(ctx, booking, { to, by: 'staff' })
}

/**
 * The booking goes back to where it was. This is refused when a refund is already on its way through the
 * gateway, and when the agency itself cancelled.
 */
export async function refuseCancel(ctx: StaffActionContext, number: string, note = ''): Promise<void> {
  const booking = await getBookingForStaff(ctx, number, 'lock')
  if (booking.progress !== 'cancel_requested' || booking.before_cancel === null) refuse('WRONG_PROGRESS')
  if (booking.cancel_reason !== null) refuse('WRONG_PROGRESS')
  await refuseWhileRefunding(ctx, booking.id)
  await transitionBooking(ctx, booking, { to: booking.before_cancel, by: 'staff', note })
  await saveCancellationCost(ctx, booking.id, { refund_due: null, cancel_fee: null })
}

export async function refuseWhileRefunding(
  { db, travel_agency }: AgencyContext,
  booking: number,
): Promise<void> {
  const pending = await db
    .selectFrom('refund')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .where('state', 'in', pendingRefundStates)
    .executeTakeFirst()
  if (pending) refuse('REFUND_UNDER_WAY')
}
