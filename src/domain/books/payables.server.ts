// Bills that are not paid, by age, beside what customers owe.
import { type RawBuilder, sql } from 'kysely'
import { isTestBooking } from '#domain/booking/test-bookings.server.ts'
import { billRest, isBillOpen } from '#domain/supplier/bill-rest.server.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { In, Out } from '#platform/wire/call.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { ages } from './age.ts'
import type { payablesCalls as calls } from './payables-calls.ts'

type Age = (typeof ages)[number]
type Payable = Out<typeof calls.payables>['list'][number]

const toAge = (due: RawBuilder<unknown>) => sql<Age>`case
  when ${due} is null then 'no_day' when ${due} >= ${seoulToday} then 'later'
  when ${due} >= ${seoulToday} - 30 then 'month' when ${due} >= ${seoulToday} - 60 then 'two_months' else 'older' end`

/** By the index of bills that are not paid. */
const selectPayables = (travel_agency: number) => sql<Payable>`
  select c.id, c.departure_id, p.page_title, d.departure_date, c.what, s.name as supplier_name, c.due_on,
    ${toAge(sql`c.due_on`)} as age, c.bill_won, c.paid, ${billRest} as left
  from cost_line c
  join departure d on d.travel_agency = c.travel_agency and d.departure_id = c.departure_id
  join package p on p.travel_agency = d.travel_agency and p.package_code = d.package_code
  left join supplier s on s.travel_agency = c.travel_agency and s.id = c.supplier
  where c.travel_agency = ${travel_agency} and ${isBillOpen}`

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
export async function sumByAge({ db, travel_agency }: AgencyContext) {
  const { rows } = await sql<{ age: Age; side: 'receivable' | 'payable'; sum: number }>`
    select age, side, sum(amount)::bigint as sum from (
      select ${toAge(sql`coalesce(b.due_by, b.departure_date)`)} as age, 'receivable' as side, b.due as amount
      from booking_money b where b.travel_agency = ${travel_agency} and b.due > 0
        and not ${isTestBooking(travel_agency, sql`b.id`)}
      union all
      select 'no_day', 'receivable', b.claim from booking_money b where b.travel_agency = ${travel_agency} and b.claim > 0
        and not ${isTestBooking(travel_agency, sql`b.id`)}
      union all
      select ${toAge(sql`c.due_on`)}, 'payable', ${billRest}
      from cost_line c where c.travel_agency = ${travel_agency} and ${isBillOpen}
    ) o group by age, side`.execute(db)
  const sumOf = (age: Age, side: 'receivable' | 'payable') =>
    rows.find((row) => row.age === age && row.side === side)?.sum ?? 0
  return ages.map((age) => ({ age, receivable: sumOf(age, 'receivable'), payable: sumOf(age, 'payable') }))
}
