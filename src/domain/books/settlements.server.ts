// Departures whose trip is over and that moved money: which are closed, and what the others lack.
import { type RawBuilder, sql } from 'kysely'
import { isTestBooking } from '#domain/booking/test-bookings.server.ts'
import { hasTitleLetters } from '#domain/catalog/trip-row.server.ts'
import { billRest } from '#domain/supplier/bill-rest.server.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { settleDepartures } from './settle-departures.server.ts'
import type { settlementStates } from './settlement-state.ts'
import type { settlementsCalls as calls } from './settlements-office-calls.ts'

type SettlementRow = {
  departure_id: number
  page_title: { ko: string; en: string }
  departure_date: string
  is_cancelled: boolean
  state: (typeof settlementStates)[number]
  missing: number
  left: number
  closed_heads: number | null
  closed_income: number
  closed_cost: number
}

/** True if the departure `d` of the trip `p` was cancelled, or everybody is back. */
export const isTripOver = sql<boolean>`(d.cancelled is not null or d.departure_date + p.days - 1 < ${seoulToday})`

/** A departure that nobody paid for and that cost nothing has nothing to settle. */
export const selectSettlements = (
  travel_agency: number,
  where: readonly RawBuilder<unknown>[],
) => sql<SettlementRow>`
  select d.departure_id, p.page_title, d.departure_date, d.cancelled is not null as is_cancelled,
    case when s.departure_id is not null then 'closed' when c.lines = 0 then 'no_costs'
      when c.missing > 0 then 'bills_missing' else 'ready' end as state,
    c.missing, c.unpaid as left, (s.figures ->> 'heads')::int as closed_heads, s.income + m.income as closed_income,
    s.cost + m.cost as closed_cost
  from departure d
  join package p on p.travel_agency = d.travel_agency and p.package_code = d.package_code
  left join settlement s on s.travel_agency = d.travel_agency and s.departure_id = d.departure_id
  cross join lateral (
    select count(*)::int as lines, (count(*) filter (where c.bill_won is null))::int as missing,
      coalesce(sum(${billRest}), 0)::bigint as unpaid
    from cost_line c where c.travel_agency = d.travel_agency and c.departure_id = d.departure_id
  ) c
  cross join lateral (
    select coalesce(sum(m.amount) filter (where m.side = 'income'), 0)::bigint as income,
      coalesce(sum(m.amount) filter (where m.side = 'cost'), 0)::bigint as cost
    from settlement_correction m where m.travel_agency = d.travel_agency and m.departure_id = s.departure_id
  ) m
  where d.travel_agency = ${travel_agency} and ${sql.join([isTripOver, ...where], sql` and `)}
    and (c.lines > 0 or s.departure_id is not null or exists (
      select from booking b join ledger l on l.travel_agency = b.travel_agency and l.booking = b.id
      where b.travel_agency = d.travel_agency and b.departure_id = d.departure_id
        and not ${isTestBooking(travel_agency, sql`b.id`)}))`

export async function listSettlements(
  ctx: AgencyContext,
  { q, state, from, to, ...paging }: In<typeof calls.settlements>,
) {
  const letters = (q ?? '').replace(/\s/g, '').toLowerCase()
  const where = [
    ...(from === undefined ? [] : [sql`d.departure_date >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`d.departure_date <= ${to}::date`]),
    ...(letters === '' ? [] : [sql`(${hasTitleLetters(letters)} or lower(p.package_code) = ${letters})`]),
  ]
  const page = await listPage(
    ctx.db,
    sql<SettlementRow>`select * from (${selectSettlements(ctx.travel_agency, where)}) o where ${isInState(state)}`,
    sql`departure_date desc, departure_id desc`,
    paging,
  )
  return { ...page, list: await withFigures(ctx, page.list) }
}

function isInState(state: In<typeof calls.settlements>['state']) {
  if (state === 'all') return sql`true`
  return state === undefined ? sql`o.state <> 'closed'` : sql`o.state = ${state}`
}

/** A closed one has the figures of its close with the corrections since, any other those of now. */
async function withFigures(ctx: AgencyContext, rows: readonly SettlementRow[]) {
  const open = rows.filter(({ state }) => state !== 'closed').map(({ departure_id }) => departure_id)
  const settled = new Map((await settleDepartures(ctx, open)).map((each) => [each.departure_id, each.now]))
  return rows.map(({ closed_heads, closed_income, closed_cost, ...row }) => {
    const now = settled.get(row.departure_id)
    const [income, cost] = now ? [now.income, now.cost] : [closed_income, closed_cost]
    const margin = row.state === 'no_costs' ? null : income - cost
    return { ...row, heads: now?.heads ?? closed_heads ?? 0, income, cost, margin }
  })
}
