// What is planned to be paid beside the costs of departures, such as rent and salaries: by day, and of a month.
import { type RawBuilder, sql } from 'kysely'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { toMonthDays } from './month-days.ts'

/** Months from that of the first payment `p` to that of the day. */
const countMonthsTo = (
  day: RawBuilder<unknown>,
) => sql`((extract(year from ${day}) - extract(year from p.first_on)) * 12
  + extract(month from ${day}) - extract(month from p.first_on))::int`

type Days = { from: RawBuilder<unknown>; until: RawBuilder<unknown> }

/** Each payment on its day, both days of the period included. */
export const selectPlanned = (travel_agency: number, { from, until }: Days) => sql`
  select o.day, 'planned' as kind, p.amount as sum, p.what as name from planned_payment p
  cross join lateral generate_series(greatest(0, ${countMonthsTo(from)}), ${countMonthsTo(until)}) n
  cross join lateral (select (p.first_on + make_interval(months => n))::date as day) o
  where p.travel_agency = ${travel_agency} and (p.every = 'month' or n = 0) and o.day >= ${from} and o.day <= ${until}
    and (p.last_on is null or o.day <= p.last_on)`

/** Of a month by what they are for, the largest first. */
export async function listOverheads({ db, travel_agency }: AgencyContext, month: string) {
  const { from, to } = toMonthDays(month)
  const days = { from: sql`${from}::date`, until: sql`(${to}::date - 1)` }
  const { rows } = await sql<{ what: string; sum: number }>`
    select o.name as what, sum(o.sum)::bigint as sum from (${selectPlanned(travel_agency, days)}) o
    group by o.name order by 2 desc, 1`.execute(db)
  return rows
}
