// Money on its way back to a customer: to the card, to an account of theirs, or sent by staff.
import { sql } from 'kysely'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { calculateMoney } from './booking-money.ts'
import type { BookingRow } from './find.server.ts'
import { isRefundPending, selectRefundsWithOrders } from './pending-refunds.server.ts'

/**
 * Money that was paid into a virtual account goes to an account of the customer, and waits until they name
 * one. What came for a share goes to whoever paid it.
 */
export async function describeRefunding(ctx: AgencyContext, booking: BookingRow) {
  const { owed_back } = calculateMoney(booking)
  if (owed_back === 0 && booking.going_back === 0) return null
  const { by_gateway, to_account, has_account } = await selectRefundsWithOrders(ctx)
    .select([
      sql<number>`coalesce(sum(r.amount) filter (where t.way = 'card' or t.share is not null), 0)::bigint`.as(
        'by_gateway',
      ),
      sql<number>`coalesce(sum(r.amount) filter (where t.way = 'virtual_account' and t.share is null), 0)::bigint`.as(
        'to_account',
      ),
      sql<boolean>`exists (select from payout_account a where a.travel_agency = ${ctx.travel_agency} and a.booking = ${booking.id})`.as(
        'has_account',
      ),
    ])
    .where('r.booking', '=', booking.id)
    .where(isRefundPending)
    .executeTakeFirstOrThrow()
  return {
    by_gateway,
    to_account,
    by_transfer: Math.max(0, owed_back - by_gateway - to_account),
    has_account,
  }
}
