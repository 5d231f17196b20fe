// Bookings and money of the last days, beside the same weekdays a year before.
import { type RawBuilder, sql } from 'kysely'
import { isTestBooking } from '#domain/booking/test-bookings.server.ts'
import { todayLimits } from '#limits/display.ts'
import { seoulToday, startOfSeoulDay, toSeoulDay } from '#platform/db/seoul.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

type ByDay = { day: string; now: number; before: number }
/** Sums by day (`on_day`, `sum`) of what happened in a stretch of time. */
type SumsQuery = (happened: (column: RawBuilder<unknown>) => RawBuilder<unknown>) => RawBuilder<unknown>

const { chartDays, yearDays } = todayLimits
const startOfDayAgo = (days: number) => startOfSeoulDay(sql`${seoulToday} - ${sql.lit(days)}`)

/** The days of the chart that ended this many days ago, with the whole of today. */
const buildStretch = (ended: number) => (column: RawBuilder<unknown>) =>
  sql`${column} >= ${startOfDayAgo(ended + chartDays - 1)} and ${column} < ${startOfDayAgo(ended - 1)}`

async function listByDay({ db }: AgencyContext, sums: SumsQuery): Promise<ByDay[]> {
  const { rows } = await sql<ByDay>`
    select d.day, coalesce(n.sum, 0)::float8 as now, coalesce(o.sum, 0)::float8 as before
    from (select ${seoulToday} - back as day from generate_series(0, ${sql.lit(chartDays - 1)}) back) d
    left join (${sums(buildStretch(0))}) n on n.on_day = d.day
    left join (${sums(buildStretch(yearDays))}) o on o.on_day = d.day - ${sql.lit(yearDays)}
    order by d.day`.execute(db)
  return rows
}

/** People who booked on a day and did not cancel. */
export const countPeopleByDay = (ctx: AgencyContext) =>
  listByDay(
    ctx,
    (happened) => sql`
      select ${toSeoulDay(sql`b.reg_date`)} as on_day, sum(b.adult + b.child + b.baby) as sum
      from booking b
      where b.travel_agency = ${ctx.travel_agency} and b.progress <> 'cancel_completed' and ${happened(sql`b.reg_date`)}
        and not ${isTestBooking(ctx.travel_agency, sql`b.id`)}
      group by 1`,
  )

/** Payments less refunds. */
export const sumMoneyByDay = (ctx: AgencyContext) =>
  listByDay(
    ctx,
    (happened) => sql`
      select ${toSeoulDay(sql`l.at`)} as on_day, sum(case l.kind when 'payment' then l.amount when 'refund' then -l.amount when 'payment_undone' then -l.amount else 0 end) as sum
      from ledger l where l.travel_agency = ${ctx.travel_agency} and ${happened(sql`l.at`)}
        and not ${isTestBooking(ctx.travel_agency, sql`l.booking`)}
      group by 1`,
  )
