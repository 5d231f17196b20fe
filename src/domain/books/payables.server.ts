// Bills that are not paid and costs that nobody has billed, by age, beside what customers owe.
import { type RawBuilder, sql } from 'kysely'
import { isTestBooking } from '#domain/booking/test-bookings.server.ts'
import { billRest, isBillOpen } from '#domain/supplier/bill-rest.server.ts'
import { localize } from '#i18n/language.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import { getToday } from '#lib/format.ts'
import { payableAges } from '#limits/books.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { createListExport } from '#platform/export/list-export.server.ts'
import type { In, Out } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { ages } from './age.ts'
import { estimateWonSql } from './estimate-won.server.ts'
import type { payablesCalls as calls } from './payables-office-calls.ts'

type Age = (typeof ages)[number]
type PayableRow = Out<typeof calls.payables>['list'][number] & { supplier: number | null }

const toAge = (due: RawBuilder<unknown>) => sql<Age>`case
  when ${due} is null then 'no_day' when ${due} >= ${seoulToday} then 'later'
  when ${due} >= ${seoulToday} - ${payableAges.month}::int then 'month'
  when ${due} >= ${seoulToday} - ${payableAges.two_months}::int then 'two_months' else 'older' end`

const payableColumns = sql`c.id, c.departure_id, p.page_title, d.departure_date, c.what, c.supplier, s.name as supplier_name,
  c.due_on, ${toAge(sql`c.due_on`)} as age, c.currency, c.bill_won, c.paid`
const joined = sql`
  join departure d on d.travel_agency = c.travel_agency and d.departure_id = c.departure_id
  join package p on p.travel_agency = d.travel_agency and p.package_code = d.package_code
  left join supplier s on s.travel_agency = c.travel_agency and s.id = c.supplier`

/**
 * The query uses the index of unpaid bills, and that of costs without a bill. A cancelled departure is not
 * billed as it was estimated.
 */
export const selectPayables = (travel_agency: number) => sql<PayableRow>`
  select ${payableColumns}, false as is_estimated, ${billRest} as left from cost_line c ${joined}
  where c.travel_agency = ${travel_agency} and ${isBillOpen}
  union all
  select ${payableColumns}, true, e.won from cost_line c ${joined},
    lateral (select ${estimateWonSql(travel_agency)} as won) e
  where c.travel_agency = ${travel_agency} and c.bill_won is null and d.cancelled is null and e.won > 0`

type PayableFilters = Omit<In<typeof calls.payables>, 'page' | 'page_size'>

function selectMatching(travel_agency: number, { age, state, supplier, until }: PayableFilters) {
  const conditions = [
    ...(age === undefined ? [] : [sql`o.age = ${age}`]),
    ...(state === undefined ? [] : [sql`o.is_estimated = ${state === 'estimated'}`]),
    ...(supplier === undefined ? [] : [sql`o.supplier = ${supplier}`]),
    ...(until === undefined ? [] : [sql`o.due_on <= ${until}::date`]),
  ]
  return sql<PayableRow>`select * from (${selectPayables(travel_agency)}) o
    where ${sql.join([sql`true`, ...conditions], sql` and `)}`
}
const payableOrder = sql`due_on nulls last, id`

export async function listPayables(
  { db, travel_agency }: AgencyContext,
  { page, page_size, ...filters }: In<typeof calls.payables>,
) {
  const matching = selectMatching(travel_agency, filters)
  const list = await listPage(db, matching, payableOrder, { page, page_size })
  const { rows } = await sql<{ sum: number; estimated: number }>`
    select coalesce(sum(o.left), 0)::bigint as sum,
      coalesce(sum(o.left) filter (where o.is_estimated), 0)::bigint as estimated
    from (${matching}) o`.execute(db)
  const suppliers = await db
    .selectFrom('supplier')
    .select(['id', 'name'])
    .where('travel_agency', '=', travel_agency)
    .orderBy('name')
    .execute()
  return { ...list, ...(rows[0] ?? { sum: 0, estimated: 0 }), suppliers }
}

export function exportPayables(
  ctx: ManualTxContext<StaffCtx>,
  { format, columns, ...filters }: In<typeof calls.exportPayables>,
) {
  const { language } = ctx.staff
  const { payables: text } = getOfficeTextIn(language)
  const { columns: titles } = text
  return createListExport(
    ctx,
    { format, columns, ...filters },
    {
      name: `${text.title}-${getToday()}`,
      subject: 'payables',
      listing: ({ travel_agency }) => ({
        matching: selectMatching(travel_agency, filters),
        order: payableOrder,
      }),
      columns: {
        what: [
          { title: text.supplier, cell: (row) => row.supplier_name },
          { title: titles.what, cell: (row) => row.what },
          { title: text.state, cell: (row) => text.states[row.is_estimated ? 'estimated' : 'billed'] },
        ],
        trip: [
          { title: text.departure, cell: (row) => ({ day: row.departure_date }) },
          { title: titles.trip, cell: (row) => localize(row.page_title, language) },
        ],
        due: [
          { title: titles.due, cell: ({ due_on }) => (due_on === null ? null : { day: due_on }) },
          { title: text.age, cell: (row) => text.ages[row.age] },
        ],
        paid: { title: titles.paid, cell: (row) => row.paid },
        left: { title: titles.left, cell: (row) => row.left },
      },
    },
  )
}

/** A customer's debt has the day of its balance, or of the departure. A cancellation fee has none. */
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
