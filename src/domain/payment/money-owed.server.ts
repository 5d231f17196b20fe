// Debts that an agency pays by transfer, in SQL: refunds, and compensation for its own cancellations.
import { sql } from 'kysely'
import { isRefundPending } from '#domain/booking/pending-refunds.server.ts'

/**
 * The gateway was asked to return money of the booking `b`, or will be once there is an account. Until it has
 * answered, nothing else is sent.
 */
export const isRefunding = sql<boolean>`exists (
  select from refund r where r.travel_agency = b.travel_agency and r.booking = b.id and ${isRefundPending})`

/**
 * Money of the booking `b` goes back through the gateway once its customer has said to which account. What came
 * for a share waits for whoever paid that.
 */
export const isAccountNeeded = sql<boolean>`exists (select from refund r
  join payment_try t on t.travel_agency = r.travel_agency and t.order_id = r.order_id
  where r.travel_agency = b.travel_agency and r.booking = b.id and r.state = 'account_needed' and t.share is null)`

/** The refund that staff send for the row `b` of booking_money. */
export const refundByTransfer = sql<number>`case when ${isRefunding} then 0 else b.owed_back end`

/** Something is to be sent for the row `b` of booking_money. The first half is found by indexes. */
export const isMoneyOwed = sql<boolean>`((b.owed_back > 0 or b.compensation_owed > 0)
  and (b.compensation_owed > 0 or not ${isRefunding}))`

/** Every booking of the agency to which something is to be sent. */
export const selectBookingsOwed = (travel_agency: number) => sql`
  select b.*, ${refundByTransfer} as refund
  from booking_money b where b.travel_agency = ${travel_agency} and ${isMoneyOwed}`
