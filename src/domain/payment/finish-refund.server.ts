// What follows once a refund of what came through the gateway is back, by the gateway or by staff.
import { sql } from 'kysely'
import type { BookingRow } from '#domain/booking/find.server.ts'
import type { StaffActor } from '#domain/booking/history.server.ts'
import { pendingRefundStates } from '#domain/booking/pending-refunds.server.ts'
import { countSeats } from '#domain/booking/price.ts'
import { transitionBooking } from '#domain/booking/transition.server.ts'
import { releaseSeats } from '#domain/departure/seats.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { TxContext } from '#platform/wire/request-context.ts'

type FinishedRefund = { id: number; amount: number; completes: boolean }

/** `state`: who sent it, the gateway or staff. The caller holds the booking's row and has written the ledger. */
export async function finishRefund(
  ctx: TxContext & StaffActor,
  booking: BookingRow,
  { id, amount, completes, state }: FinishedRefund & { state: 'done' | 'sent' },
): Promise<void> {
  await ctx.db
    .updateTable('refund')
    .set({ state, settled: sql<string>`now()`, ...(ctx.staff && { by_name: ctx.staff.name }) })
    .where('travel_agency', '=', ctx.travel_agency)
    .where('id', '=', id)
    .execute()
  await notify(ctx, 'booking-refunded', { ref: booking.id, amount })
  if (!completes || booking.progress !== 'cancel_requested') return
  if (await hasPendingRefund(ctx, booking.id)) return // the rest goes back to another order
  await transitionBooking(ctx, booking, {
    to: 'cancel_completed',
    by: state === 'done' ? 'gateway' : 'staff',
  })
  await releaseSeats(ctx, booking, countSeats(booking))
}

async function hasPendingRefund({ db, travel_agency }: TxContext, booking: number): Promise<boolean> {
  const pending = await db
    .selectFrom('refund')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .where('completes', '=', true)
    .where('state', 'in', pendingRefundStates)
    .executeTakeFirst()
  return pending !== undefined
}
