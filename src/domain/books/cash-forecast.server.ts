// Cash by day, in one statement: what customers and the gateway bring in, and what bills and plans take out.
import { sql } from 'kysely'
import { isOverdue } from '#domain/booking/pending-work.server.ts'
import { isTestBooking } from '#domain/booking/test-bookings.server.ts'
import { bookLimits } from '#limits/books.ts'
import { seoulToday, startOfSeoulDay, toSeoulDay } from '#platform/db/seoul.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { type CashPart, findLowest, listCashDays } from './cash-forecast.ts'
import type { cashCalls as calls } from './cash-office-calls.ts'
import { selectPlanned } from './overheads.server.ts'
import { readBalance } from './own-money.server.ts'
import { selectPayables } from './payables.server.ts'
import { listPlannedPayments } from './planned-payments.server.ts'

/** Nobody knows when a balance comes whose day is over. */
const selectBalances = (travel_agency: number) => sql`
  select case when not ${isOverdue} then b.due_by end as day, 'balance' as kind, b.due as sum, b.name
  from booking_money b where b.travel_agency = ${travel_agency} and b.due > 0
    and not ${isTestBooking(travel_agency, sql`b.id`)}`

/** The gateway pays out what it took some days later, less what it returned. */
const selectGatewayPayouts = (travel_agency: number) => sql`
  select ${toSeoulDay(sql`l.at`)} + ${bookLimits.gatewayPayoutDays}::int, 'gateway',
    case when l.kind = 'payment' then l.amount else -l.amount end, null
  from ledger l where l.travel_agency = ${travel_agency} and l.gateway_key is not null
    and l.kind in ('payment', 'refund', 'payment_undone')
    and l.at >= ${startOfSeoulDay(sql`${seoulToday} - ${bookLimits.gatewayPayoutDays}::int`)}
    and not ${isTestBooking(travel_agency, sql`l.booking`)}`

const selectCosts = (travel_agency: number) => sql`
  select o.due_on, case when o.is_estimated then 'estimate' else 'bill' end, o.left, coalesce(o.supplier_name, o.what)
  from (${selectPayables(travel_agency)}) o`

/** Refunds are sent as soon as staff can. */
const selectRefunds = (travel_agency: number) => sql`
  select ${seoulToday}, 'refund', b.owed_back + b.compensation_owed, b.name
  from booking_money b where b.travel_agency = ${travel_agency} and (b.owed_back > 0 or b.compensation_owed > 0)
    and not ${isTestBooking(travel_agency, sql`b.id`)}`

type Place = 'dated' | 'overdue' | 'undated'
type ForecastRow = CashPart & { place: Place; day: string | null }

/** Costs that should have been paid by now count today. What was planned for a day before today has been paid. */
async function listExpected({ db, travel_agency }: AgencyContext, days: number): Promise<ForecastRow[]> {
  const until = sql`(${seoulToday} + ${days}::int)`
  const { rows } = await sql<ForecastRow>`
    select e.place, e.day, e.kind, sum(e.sum)::bigint as sum, sum(e.count)::int as count,
      coalesce((array_agg(e.name order by e.sum desc, e.name) filter (where e.name is not null))[1:3], '{}') as names
    from (
      select case when m.day is not null then 'dated' when m.kind = 'balance' then 'overdue' else 'undated' end as place,
        case when m.day is not null then greatest(m.day, ${seoulToday}) end as day, m.kind, m.name,
        sum(m.sum) as sum, count(*) as count
      from (
        ${selectBalances(travel_agency)} union all ${selectGatewayPayouts(travel_agency)}
        union all ${selectCosts(travel_agency)} union all ${selectRefunds(travel_agency)}
        union all ${selectPlanned(travel_agency, { from: seoulToday, until })}
      ) m
      group by 1, 2, m.kind, m.name
    ) e
    where e.place <> 'dated' or e.day <= ${until}
    group by e.place, e.day, e.kind order by e.day, e.kind`.execute(db)
  return rows
}

export async function readCashForecast(ctx: AgencyContext, { days }: In<typeof calls.cashForecast>) {
  const { balance, balance_on } = await readBalance(ctx)
  const rows = await listExpected(ctx, days)
  const addUp = (place: Place) => {
    const found = rows.filter((row) => row.place === place)
    return {
      count: found.reduce((all, { count }) => all + count, 0),
      sum: found.reduce((all, { sum }) => all + sum, 0),
    }
  }
  const dated = listCashDays(
    rows.flatMap(({ place, day, ...part }) => (place === 'dated' && day !== null ? [{ ...part, day }] : [])),
    balance,
  )
  return {
    balance,
    balance_on,
    days: dated,
    lowest: findLowest(dated),
    overdue: addUp('overdue'),
    undated: addUp('undated'),
    planned: await listPlannedPayments(ctx),
  }
}
