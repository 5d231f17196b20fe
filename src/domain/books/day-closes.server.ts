// The days of a month with their figures, for its files.
import { sql } from 'kysely'
import { toSeoulDay } from '#platform/db/seoul.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { DayFigures } from './day-figures.ts'
import { selectMonthLedger } from './month.server.ts'
import { toMonthDays } from './month-days.ts'
import { selectPaidCosts } from './paid-costs.server.ts'
import { readDayFigures } from './read-day-figures.server.ts'

export type DayClose = {
  day: string
  figures: DayFigures
  by_name: string | null
  gateway_settled: number | null
  corrected: number
  /** What the ledger says beyond the close: a day may be closed before it is over. */
  since: number
}

/** Days on which money moved, and those that were closed: as they were closed, or as they are. */
export async function listDayCloses(ctx: AgencyContext, month: string): Promise<DayClose[]> {
  const { from, to } = toMonthDays(month)
  const { rows } = await sql<Omit<DayClose, 'figures'> & { figures: unknown }>`
    select d.day, c.figures, c.by_name, c.gateway_settled, coalesce(x.amount, 0)::bigint as corrected,
      case when c.day is null then 0 else coalesce(n.ledger, 0) - (c.figures ->> 'ledger')::bigint end as since
    from (
      select ${toSeoulDay(sql`at`)} as day from (${selectMonthLedger(ctx.travel_agency, month)}) l
      union select day from (${selectPaidCosts(ctx.travel_agency, from, to)}) m
      union select day from day_close where travel_agency = ${ctx.travel_agency} and day >= ${from}::date and day < ${to}::date
    ) d
    left join day_close c on c.travel_agency = ${ctx.travel_agency} and c.day = d.day
    left join (
      select day, sum(amount) as amount from day_correction where travel_agency = ${ctx.travel_agency} group by day
    ) x on x.day = d.day
    left join (
      select ${toSeoulDay(sql`at`)} as day, sum(received - returned)::bigint as ledger
      from (${selectMonthLedger(ctx.travel_agency, month)}) l group by 1
    ) n on n.day = d.day
    order by d.day`.execute(ctx.db)
  const days: DayClose[] = []
  for (const row of rows)
    days.push({
      ...row,
      figures: row.figures === null ? await readDayFigures(ctx, row.day) : DayFigures.parse(row.figures),
    })
  return days
}
