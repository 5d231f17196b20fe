// Bills that are not paid, by age, beside what customers owe; and what of the money is the agency's own.
import { type RawBuilder, sql } from 'kysely'
import { isBookingUnderWay } from '#domain/booking/progress-conditions.server.ts'
import { selectBookingsOwed } from '#domain/payment/money-owed.server.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { In, Out } from '#platform/wire/call.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { ages } from './age.ts'
import type { payablesCalls as calls } from './payables-calls.ts'
import { type CostLine, estimateWon } from './settlement.ts'

type Age = (typeof ages)[number]
type Payable = Out<typeof calls.payables>['list'][number]

const toAge = (due: RawBuilder<unknown>) => sql<Age>`case
  when ${due} is null then 'no_day' when ${due} >= ${seoulToday} then 'later'
  when ${due} >= ${seoulToday} - 30 then 'month' when ${due} >= ${seoulToday} - 60 then 'two_months' else 'older' end`

/** By the index of bills that are not paid. */
const selectPayables = (travel_agency: number) => sql<Payable>`
  select c.id, c.departure_id, p.page_title, d.departure_date, c.what, s.name as supplier_name, c.due_on,
    ${toAge(sql`c.due_on`)} as age, c.bill_won, c.paid, c.bill_won - c.paid as left
  from cost_line c
  join departure d on d.travel_agency = c.travel_agency and d.departure_id = c.departure_id
  join package p on p.travel_agency = d.travel_agency and p.package_code = d.package_code
  left join supplier s on s.travel_agency = c.travel_agency and s.id = c.supplier
  where c.travel_agency = ${travel_agency} and c.bill_won > c.paid`

export async function listPayables(
  { db, travel_agency }: AgencyContext,
  { age, ...paging }: In<typeof calls.payables>,
) {
  const matching = sql<Payable>`select * from (${selectPayables(travel_agency)}) o
    where ${age === undefined ? sql`true` : sql`o.age = ${age}`}`
  const list = await listPage(db, matching, sql`due_on nulls last, id`, paging)
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(o.left), 0)::bigint as sum from (${matching}) o`.execute(db)
  return { ...list, sum: rows[0]?.sum ?? 0 }
}

/** What customers owe has the day of its balance, or of the departure. A fee of a cancellation has none. */
async function sumByAge({ db, travel_agency }: AgencyContext) {
  const { rows } = await sql<{ age: Age; side: 'receivable' | 'payable'; sum: number }>`
    select age, side, sum(amount)::bigint as sum from (
      select ${toAge(sql`coalesce(b.due_by, b.departure_date)`)} as age, 'receivable' as side, b.due as amount
      from booking_money b where b.travel_agency = ${travel_agency} and b.due > 0
      union all
      select 'no_day', 'receivable', b.claim from booking_money b where b.travel_agency = ${travel_agency} and b.claim > 0
      union all
      select ${toAge(sql`c.due_on`)}, 'payable', c.bill_won - c.paid
      from cost_line c where c.travel_agency = ${travel_agency} and c.bill_won > c.paid
    ) o group by age, side`.execute(db)
  const sumOf = (age: Age, side: 'receivable' | 'payable') =>
    rows.find((row) => row.age === age && row.side === side)?.sum ?? 0
  return ages.map((age) => ({ age, receivable: sumOf(age, 'receivable'), payable: sumOf(age, 'payable') }))
}

/** The last line of each account that says a balance. */
async function readBalance({ db, travel_agency }: AgencyContext) {
  const { rows } = await sql<{ balance: number | null; balance_on: string | null }>`
    select sum(l.balance)::bigint as balance, min(l.booked_on) as balance_on
    from bank_layout a, lateral (
      select l.balance, l.booked_on from bank_line l
      where l.travel_agency = a.travel_agency and l.account = a.account and l.balance is not null
      order by l.booked_on desc, l.booked_time desc, l.id desc limit 1
    ) l
    where a.travel_agency = ${travel_agency}`.execute(db)
  return rows[0] ?? { balance: null, balance_on: null }
}

type Running = { departure_id: number; ends_soon: boolean; heads: number; received: number; due: number }

/** Departures whose trip is not over and has been paid for. No trip lasts half a year. */
async function listRunning({ db, travel_agency }: AgencyContext): Promise<Running[]> {
  const { rows } = await sql<Running>`
    select b.departure_id, max(b.return_date) < ${seoulToday} + 30 as ends_soon, sum(b.adult + b.child)::int as heads,
      sum(b.paid)::bigint as received, sum(b.due)::bigint as due
    from booking_money b
    where b.travel_agency = ${travel_agency} and ${isBookingUnderWay} and b.departure_date > ${seoulToday} - 180
      and b.return_date >= ${seoulToday}
    group by b.departure_id`.execute(db)
  return rows
}

type RunningCost = Pick<CostLine, 'basis' | 'estimate' | 'currency' | 'rate' | 'bill_won'> & {
  departure_id: number
  paid: number
}

const listCostsOf = ({ db, travel_agency }: AgencyContext, departures: number[]): Promise<RunningCost[]> =>
  db
    .selectFrom('cost_line')
    .select(['departure_id', 'basis', 'estimate', 'currency', 'rate', 'bill_won', 'paid'])
    .where('travel_agency', '=', travel_agency)
    .where(sql<boolean>`departure_id = any (${departures}::bigint[])`)
    .execute()

async function sumOwed({ db, travel_agency }: AgencyContext, running: number[]) {
  const { rows } = await sql<{ owed_customers: number; owed_suppliers: number }>`
    select (select coalesce(sum(o.refund + o.compensation_owed), 0)::bigint from (${selectBookingsOwed(travel_agency)}) o)
        as owed_customers,
      (select coalesce(sum(c.bill_won - c.paid), 0)::bigint from cost_line c where c.travel_agency = ${travel_agency}
        and c.bill_won > c.paid and c.departure_id <> all (${running}::bigint[])) as owed_suppliers`.execute(
    db,
  )
  return rows[0] ?? { owed_customers: 0, owed_suppliers: 0 }
}

/**
 * Money of trips under way is the customers' until the trip is over: of the balance it is taken off, less what was
 * paid for these trips already. In thirty days more trips are over; what is still to be paid for them, billed or
 * estimated, is taken off then.
 */
export async function readPosition(ctx: AgencyContext) {
  const running = await listRunning(ctx)
  const costs = Map.groupBy(
    await listCostsOf(
      ctx,
      running.map(({ departure_id }) => departure_id),
    ),
    ({ departure_id }) => departure_id,
  )
  const sumUp = (departures: readonly Running[]) =>
    departures.reduce(
      (sum, { departure_id, received }) => sum + received - sumPaid(costs.get(departure_id)),
      0,
    )
  const [soon, later] = [
    running.filter(({ ends_soon }) => ends_soon),
    running.filter(({ ends_soon }) => !ends_soon),
  ]
  const { balance, balance_on } = await readBalance(ctx)
  const owed = await sumOwed(
    ctx,
    running.map(({ departure_id }) => departure_id),
  )
  const coming = soon.reduce((sum, { due }) => sum + due, 0)
  const stillToPay = soon.reduce((sum, each) => sum + sumLeft(costs.get(each.departure_id), each.heads), 0)
  const toOwn = (held: number, owed_suppliers: number, more: number) => ({
    ...{ balance, balance_on, held, owed_customers: owed.owed_customers, owed_suppliers },
    own: balance === null ? null : balance + more - held - owed.owed_customers - owed_suppliers,
  })
  return {
    ages: await sumByAge(ctx),
    today: toOwn(sumUp(running), owed.owed_suppliers, 0),
    later: { ...toOwn(sumUp(later), owed.owed_suppliers + stillToPay, coming), coming },
  }
}

const sumPaid = (costs: readonly RunningCost[] = []) => costs.reduce((sum, { paid }) => sum + paid, 0)
const sumLeft = (costs: readonly RunningCost[] = [], heads: number) =>
  costs.reduce((sum, cost) => sum + Math.max(0, (cost.bill_won ?? estimateWon(cost, heads)) - cost.paid), 0)
