// Reasons why a customer cannot be erased: a trip to come, or money that is open.
import { type RawBuilder, sql } from 'kysely'
import { endedProgress } from '#domain/booking/progress.ts'
import { isMoneyOwed, isRefunding } from '#domain/payment/money-owed.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

type EraseBlocker = { booking_id: string; why: 'trip' | 'money' }

const isTripOpen = sql`b.progress not in (${sql.join(endedProgress)})`
const exists = (table: string, states: readonly string[]): RawBuilder<boolean> => sql`exists (
  select from ${sql.table(table)} t where t.travel_agency = b.travel_agency and t.booking = b.id
    and t.state in (${sql.join(states)}))`
/** Owed by either side, on its way through the gateway, or not yet told to the tax office. */
const isMoneyOpen = sql`(b.due > 0 or b.claim > 0 or ${isMoneyOwed} or ${isRefunding}
  or ${exists('payment_try', ['confirming', 'deposit_waiting'])} or ${exists('cash_receipt', ['waiting', 'asked'])})`

export async function listEraseBlockers(
  { db, travel_agency }: AgencyContext,
  bookings: readonly number[],
): Promise<EraseBlocker[]> {
  const { rows } = await sql<EraseBlocker>`
    select b.booking_id, case when ${isTripOpen} then 'trip' else 'money' end as why from booking_money b
    where b.travel_agency = ${travel_agency} and b.id = any(${bookings}::bigint[]) and (${isTripOpen} or ${isMoneyOpen})
    order by why desc, b.departure_date`.execute(db)
  return rows
}
