// A transfer that staff saw arrive and that is on no bank line: of the sum that is asked, with a reason.
import { confirmParts } from '#domain/bank/confirm.server.ts'
import { calculateMoney } from '#domain/booking/booking-money.ts'
import { getBookingForStaff } from '#domain/booking/find.server.ts'
import { refuse } from '#errors.ts'
import type { TxContext } from '#platform/wire/request-context.ts'

/** Without a sum it is the one that is asked, of a first payment alone. */
export async function confirmDeposit(ctx: TxContext, booking_id: string, amount?: number): Promise<void> {
  const booking = await getBookingForStaff(ctx, booking_id, 'lock')
  const { payable } = calculateMoney(booking)
  if (amount === undefined && booking.progress !== 'waiting_for_payment')
    refuse(payable > 0 ? 'PAYMENT_MISMATCH' : 'NOT_PAYABLE')
  await confirmParts({ ...ctx, staff: { id: null, name: '' } }, [
    { booking_id, amount: amount ?? payable, reason: '통장에서 봄' },
  ])
}
