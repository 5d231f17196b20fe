// What follows for a booking when money has come for it.
import { isPaidUp } from '#domain/booking/balance.ts'
import type { BookingRow } from '#domain/booking/find.server.ts'
import type { StaffActor } from '#domain/booking/history.server.ts'
import { transitionBooking } from '#domain/booking/transition.server.ts'
import { confirmDeparture } from '#domain/departure/confirm-departure.server.ts'
import type { TxContext } from '#platform/wire/request-context.ts'

/**
 * Once nothing is left to pay, a booking that waited for its payment is paid, and its departure may have
 * enough people now. `booking`: its row before this money came, which the caller holds.
 */
export async function completePayment(
  ctx: TxContext & StaffActor,
  booking: BookingRow,
  { amount, by }: { amount: number; by: 'gateway' | 'staff' },
): Promise<void> {
  if (booking.progress !== 'waiting_for_payment') return
  if (!isPaidUp({ ...booking, paid: booking.paid + amount })) return
  await transitionBooking(ctx, booking, { to: 'payment_completed', by })
  await confirmDeparture(ctx, booking)
}
