// What an agency has to send by transfer, in SQL: money that goes back, and what it owes for cancelling.
import { sql } from 'kysely'
import { isBookingUnderWay, isUnbalanced } from '#domain/booking/progress-conditions.server.ts'

/**
 * Of booking `b`, as calculateRefundOwed says it (booking/balance.ts). Money the gateway was already asked to return is
 * not counted.
 */
const refundOwed = sql<number>`greatest(0, case
  when exists (select from refund r where r.travel_agency = b.travel_agency and r.booking = b.id and r.state = 'asked') then 0
  when ${isBookingUnderWay} or b.progress = 'travel_completed' then b.paid - b.total - b.fees_kept
  when b.cancel_fee is not null then b.paid - b.fees_kept - b.cancel_fee
  when b.progress = 'cancel_requested' then coalesce(b.refund_due, 0)
  when b.progress = 'cancel_completed' and b.refund_due is null then b.paid
  else 0 end)::bigint`

export const isMoneyOwed = sql<boolean>`(b.compensation_owed > 0 or ${refundOwed} > 0)`

/**
 * Every booking of the agency to which something is to be sent. Each part is found by an index of its own.
 */
export const selectBookingsOwed = (travel_agency: number) => sql`
  select b.*, ${refundOwed} as back
  from (
    select id from booking b where b.travel_agency = ${travel_agency} and ${isUnbalanced}
    union
    select id from booking b where b.travel_agency = ${travel_agency} and b.progress = 'cancel_completed'
      and b.paid > b.fees_kept + coalesce(b.cancel_fee, 0)
    union
    select id from booking b where b.travel_agency = ${travel_agency} and b.progress = 'cancel_requested'
    union
    select id from booking b where b.travel_agency = ${travel_agency} and b.compensation_owed > 0
  ) o
  join booking b on b.travel_agency = ${travel_agency} and b.id = o.id
  where ${isMoneyOwed}`
