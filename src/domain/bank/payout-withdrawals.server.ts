// Names the withdrawal from which a refund or a compensation was paid. Decision 104
import { sql } from 'kysely'
import { isTestBooking } from '#domain/booking/test-bookings.server.ts'
import { refuse } from '#errors.ts'
import { bookLimits } from '#limits/books.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'
import { lockWithdrawal } from './withdrawals.server.ts'

type UnnamedPayout = {
  ledger: number
  kind: 'refund' | 'compensation_paid'
  amount: number
  at: string
  booking_id: string
  name: string
}

/** True if staff sent the row `l` of the ledger by transfer. */
const isSentByStaff = sql`(l.kind in ('refund', 'compensation_paid') and l.gateway_key is null)`

/**
 * Payouts that a withdrawal may have paid: about its day, and no more than is left of it. Its own sum and
 * payee come first.
 */
export async function listUnnamedPayouts(
  { db, travel_agency }: AgencyContext,
  { withdrawal }: { withdrawal: number },
) {
  const { rows } = await sql<UnnamedPayout>`
    select l.id as ledger, l.kind, l.amount, l.at, b.booking_id, b.name
    from bank_withdrawal w
    join ledger l on l.travel_agency = w.travel_agency and ${isSentByStaff} and l.amount <= w.amount - w.used
      and l.at between w.booked_on - ${bookLimits.payoutDays}::int and w.booked_on + ${bookLimits.payoutDays}::int
    join booking b on b.travel_agency = l.travel_agency and b.id = l.booking
    where w.travel_agency = ${travel_agency} and w.id = ${withdrawal} and w.aside is null
      and not exists (select from payout_withdrawal p where p.travel_agency = l.travel_agency and p.ledger = l.id)
      and not ${isTestBooking(travel_agency, sql`l.booking`)}
    order by (l.amount = w.amount - w.used) desc, (strpos(w.payee || w.memo, b.name) > 0) desc, l.at desc
    limit ${bookLimits.withdrawals}::int`.execute(db)
  return { list: rows }
}

type PayoutContext = AgencyContext & Pick<StaffCtx, 'staff'>

/**
 * A payout is named as a whole, because nobody sends one in two transfers. Of two who name it the second is
 * refused.
 */
export async function namePayout(
  ctx: PayoutContext,
  { withdrawal, ledger }: { withdrawal: number; ledger: number },
) {
  const { db, travel_agency, staff } = ctx
  const line = await lockWithdrawal(ctx, withdrawal)
  const { rows } = await sql<{ amount: number; booking_id: string }>`
    select l.amount, b.booking_id from ledger l
    join booking b on b.travel_agency = l.travel_agency and b.id = l.booking
    where l.travel_agency = ${travel_agency} and l.id = ${ledger} and ${isSentByStaff}
      and not ${isTestBooking(travel_agency, sql`l.booking`)}`.execute(db)
  const payout = rows[0] ?? refuse('NOT_FOUND')
  if (line.aside !== null || payout.amount > line.amount - line.used) refuse('WITHDRAWAL_SPENT')
  const named = await db
    .insertInto('payout_withdrawal')
    .values({ travel_agency, ledger, withdrawal, amount: payout.amount, by_name: staff.name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('ledger')
    .executeTakeFirst()
  if (!named) refuse('CHANGED_MEANWHILE')
  return payout
}

/** The payout was paid from another withdrawal: this one is free again. */
export async function unnamePayout({ db, travel_agency }: AgencyContext, ledger: number) {
  const freed = await db
    .deleteFrom('payout_withdrawal')
    .where('travel_agency', '=', travel_agency)
    .where('ledger', '=', ledger)
    .returning(['withdrawal', 'amount'])
    .executeTakeFirst()
  return freed ?? refuse('NOT_FOUND')
}
