// One figure by month of a year and of the year before: one statement, with a time-out of its own.
import { type RawBuilder, sql } from 'kysely'
import { isTestBooking } from '#domain/booking/test-bookings.server.ts'
import { statisticsTimeout_ms } from '#limits/machine.ts'
import { toSeoulDay } from '#platform/db/seoul.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import type { figures } from './figure.ts'
import { toDayStart } from './read-day-figures.server.ts'
import type { statisticsCalls as calls } from './statistics-office-calls.ts'

type Figure = (typeof figures)[number]
type Years = { travel_agency: number; from: string; to: string }

const seoulDay = toSeoulDay(sql`b.reg_date`)

/**
 * A reservation that nobody paid for is no sale, and one whose time ran out no cancellation: only a paid
 * booking has a sum to get back.
 */
const wasPaid = sql`(b.progress not in ('waiting_for_payment', 'cancel_completed')
  or b.progress = 'cancel_completed' and b.refund_due is not null)`

/** Bookings by the day they were made. */
const selectBookings = (value: RawBuilder<unknown>, { travel_agency, from, to }: Years) => sql`
  select date_trunc('month', ${seoulDay}) as month, ${value} as value from booking b
  where b.travel_agency = ${travel_agency} and b.reg_date >= ${toDayStart(from)} and b.reg_date < ${toDayStart(to)}
    and ${wasPaid} and not ${isTestBooking(travel_agency, sql`b.id`)}
  group by 1`

const statements: Record<Figure, (years: Years) => RawBuilder<unknown>> = {
  sales: (years) =>
    selectBookings(sql`coalesce(sum(b.total) filter (where b.progress <> 'cancel_completed'), 0)`, years),
  cancelled: (years) =>
    selectBookings(sql`count(*) filter (where b.progress = 'cancel_completed') * 10000 / count(*)`, years),
  lead: (years) => selectBookings(sql`round(avg(b.departure_date - ${seoulDay}) * 10)`, years),
  load: ({ travel_agency, from, to }) => sql`
    select date_trunc('month', d.departure_date) as month, sum(coalesce(s.taken, 0)) * 10000 / sum(d.seats) as value
    from departure d
    left join departure_seat s on s.travel_agency = d.travel_agency and s.departure_id = d.departure_id
    where d.travel_agency = ${travel_agency} and d.departure_date >= ${from}::date and d.departure_date < ${to}::date
      and d.cancelled is null
    group by 1`,
  margin: ({ travel_agency, from, to }) => sql`
    select date_trunc('month', s.departure_date) as month, sum(s.income - s.cost + coalesce(c.amount, 0)) as value
    from settlement s
    left join lateral (
      select sum(case c.side when 'income' then c.amount else -c.amount end) as amount from settlement_correction c
      where c.travel_agency = s.travel_agency and c.departure_id = s.departure_id
    ) c on true
    where s.travel_agency = ${travel_agency} and s.departure_date >= ${from}::date and s.departure_date < ${to}::date
    group by 1`,
}

export async function readStatistic(
  { db, travel_agency }: AgencyContext,
  { figure, year }: In<typeof calls.statistic>,
) {
  await sql`select set_config('statement_timeout', ${String(statisticsTimeout_ms)}, true)`.execute(db)
  const years = { travel_agency, from: `${year - 1}-01-01`, to: `${year + 1}-01-01` }
  const { rows } = await sql<{ year: number; month: number; value: number }>`
    select extract(year from month)::int as year, extract(month from month)::int as month, value::bigint as value
    from (${statements[figure](years)}) m`.execute(db)
  const find = (of: number, month: number) =>
    rows.find((row) => row.year === of && row.month === month)?.value ?? null
  const months = Array.from({ length: 12 }, (_, at) => ({
    month: at + 1,
    now: find(year, at + 1),
    before: find(year - 1, at + 1),
  }))
  return { figure, year, months }
}
