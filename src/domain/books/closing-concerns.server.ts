// Finds what a departure lacks before its close: slips, costs, bookings without an end.
import { sql } from 'kysely'
import type { z } from 'zod'
import { isTestBooking } from '#domain/booking/test-bookings.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import type { ClosingConcern } from './closing-concern.ts'
import type { settleNow } from './settle-departures.server.ts'
import { sumExpenses } from './settlement.ts'
import { listOpenSlips } from './slips.server.ts'

type Concern = z.output<typeof ClosingConcern>
type BookingConcern = Exclude<Concern['kind'], 'slips' | 'no_costs' | 'advance'>

/** Only concerns that exist are listed, in the order in which staff settle them. */
export async function listClosingConcerns(
  ctx: AgencyContext,
  { departure_id, costs, now }: Awaited<ReturnType<typeof settleNow>>,
): Promise<Concern[]> {
  const slips = await listOpenSlips(ctx, departure_id)
  const { advance, slips: spent } = sumExpenses(costs.map((line) => ({ ...line, won: line.bill_won ?? 0 })))
  const rest = Math.abs(advance - spent)
  const hasAdvance = costs.some(({ kind }) => kind === 'advance')
  return [
    { kind: 'slips' as const, count: slips.length, amount: 0 },
    { kind: 'no_costs' as const, count: now.cost === 0 ? 1 : 0, amount: 0 },
    { kind: 'advance' as const, count: hasAdvance && rest > 0 ? 1 : 0, amount: rest },
    ...(await listBookingConcerns(ctx, departure_id)),
  ].filter(({ count }) => count > 0)
}

async function listBookingConcerns({ db, travel_agency }: AgencyContext, departure_id: number) {
  const { rows } = await sql<{ kind: BookingConcern; count: number; amount: number }>`
    select c.kind, count(*)::int as count, sum(c.amount)::bigint as amount
    from booking_money b, lateral (values
      (1, 'cancel_requested', b.progress = 'cancel_requested', b.owed_back),
      (2, 'waiting_for_payment', b.progress = 'waiting_for_payment', b.total),
      (3, 'due', b.due + b.claim > 0, b.due + b.claim),
      (4, 'owed_back', b.progress <> 'cancel_requested' and b.owed_back + b.compensation_owed > 0,
        b.owed_back + b.compensation_owed)
    ) c (place, kind, is_open, amount)
    where b.travel_agency = ${travel_agency} and b.departure_id = ${departure_id} and c.is_open
      and not ${isTestBooking(travel_agency, sql`b.id`)}
    group by c.place, c.kind order by c.place`.execute(db)
  return rows
}
