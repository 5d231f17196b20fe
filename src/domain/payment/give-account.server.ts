// A customer says to which account money goes back.
import { getOwnBooking } from '#domain/booking/find.server.ts'
import { refuse } from '#errors.ts'
import type { Ctx } from '#platform/wire/request-context.ts'
import type { PayoutAccountDetails } from './payout-account.server.ts'
import { saveRefundAccount } from './refund.server.ts'

/** Only for a booking that was paid for, or is owed something. Of two accounts the later one counts. */
export async function giveRefundAccount(
  ctx: Ctx,
  { booking_id, account }: { booking_id: string; account: PayoutAccountDetails },
) {
  const booking = await getOwnBooking(ctx, { booking_id }, 'lock')
  if (booking.paid <= 0 && booking.compensation_owed <= 0) refuse('NOTHING_OWED')
  await saveRefundAccount(ctx, { booking: booking.id, share: null }, account)
  return {}
}
