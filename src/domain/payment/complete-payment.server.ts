// Completes a payment: what follows for a booking when money has come for it, or when it costs less.
import { isFirstPaid, isPaidUp } from '#domain/booking/booking-money.ts'
import type { Progress } from '#domain/booking/calls.ts'
import type { BookingRow } from '#domain/booking/find.server.ts'
import type { HistoryActor, StaffActor } from '#domain/booking/history.server.ts'
import { transitionBooking } from '#domain/booking/transition.server.ts'
import { confirmDeparture } from '#domain/departure/confirm-departure.server.ts'
import type { TxContext } from '#platform/wire/request-context.ts'

/**
 * A booking that waits for its first payment becomes firm with it, and one with a deposit is paid once
 * nothing is left. Its departure may have enough people then. `booking`: its row, which the caller holds,
 * with what is paid by now.
 */
export async function completePayment(
  ctx: TxContext & StaffActor,
  booking: BookingRow,
  by: HistoryActor,
): Promise<void> {
  const to = findPaidProgress(booking)
  if (to === undefined) return
  await transitionBooking(ctx, booking, { to, by })
  if (booking.progress === 'waiting_for_payment') await confirmDeparture(ctx, booking)
}

function findPaidProgress(booking: BookingRow): Progress | undefined {
  const { progress, reserved_free } = booking
  const isWaiting = progress === 'waiting_for_payment' && !reserved_free
  if (!isWaiting && progress !== 'deposit_paid') return undefined
  if (isPaidUp(booking)) return 'payment_completed'
  return isWaiting && isFirstPaid(booking) ? 'deposit_paid' : undefined
}
