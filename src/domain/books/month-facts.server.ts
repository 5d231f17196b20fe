// Groups and payables of a month. Names change: once every day is closed, they are stored for its file.
import { sql } from 'kysely'
import { z } from 'zod'
import { payableBill } from '#domain/supplier/bill-rest.server.ts'
import { type Language, localize } from '#i18n/language.ts'
import { seoulToday, startOfSeoulDay, toSeoulDay } from '#platform/db/seoul.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { Day } from '#platform/wire/shapes.ts'
import { listAdvances } from './advances.server.ts'
import { monthGroups } from './days-office-calls.ts'
import { selectMonthLedger, sumMonth } from './month.server.ts'
import { toMonthDays } from './month-days.ts'
import { listMargins } from './month-margins.server.ts'
import { listOverheads } from './overheads.server.ts'
import { selectPaidCosts } from './paid-costs.server.ts'
import { settleDepartures } from './settle-departures.server.ts'

const MonthFacts = z.object({
  groups: z.array(
    z.object({ group: z.enum(monthGroups), name: z.string(), received: z.int(), returned: z.int() }),
  ),
  payables: z.array(
    z.object({
      due_on: Day.nullable(),
      supplier_name: z.string().nullable(),
      what: z.string(),
      page_title: z.string(),
      departure_date: Day,
      bill_won: z.int(),
      paid: z.int(),
      /** No bill has come. Not in facts that were stored before these were listed. */
      is_estimated: z.boolean().default(false),
    }),
  ),
  /** Not in facts that were stored before they were counted. */
  advances: z
    .array(z.object({ departure_date: Day, page_title: z.string(), bookings: z.int(), received: z.int() }))
    .default([]),
  /** Not in facts that were stored before these were divided. */
  margins: z
    .array(
      z.object({
        group: z.enum(monthGroups),
        name: z.string(),
        heads: z.int(),
        income: z.int(),
        cost: z.int(),
        margin: z.int(),
      }),
    )
    .default([]),
  /** Not in facts that were stored before these were counted. */
  overheads: z.array(z.object({ what: z.string(), sum: z.int() })).default([]),
})
type MonthFacts = z.output<typeof MonthFacts>
type Payable = MonthFacts['payables'][number]

/** Two first readers at once get the same row. */
export async function readMonthFacts(
  ctx: AgencyContext,
  month: string,
  language: Language,
): Promise<MonthFacts> {
  const { closes, is_closed } = await countCloses(ctx, month)
  if (!is_closed) return gatherFacts(ctx, month, language)
  const stored = await findStored(ctx, month, language, closes)
  if (stored) return stored
  const facts = await gatherFacts(ctx, month, language)
  await sql`
    insert into month_file (travel_agency, month, language, closes, facts)
    values (${ctx.travel_agency}, ${month}, ${language}, ${closes}, ${JSON.stringify(facts)}::jsonb)
    on conflict (travel_agency, month, language) do update
    set closes = excluded.closes, facts = excluded.facts, at = now() where month_file.closes <> excluded.closes`.execute(
    ctx.db,
  )
  return (await findStored(ctx, month, language, closes)) ?? facts
}

/** A month is closed when it is over and so is each of its days on which money moved. */
async function countCloses({ db, travel_agency }: AgencyContext, month: string) {
  const { from, to } = toMonthDays(month)
  const { rows } = await sql<{ closes: number; is_closed: boolean }>`
    with closed as (
      select day from day_close where travel_agency = ${travel_agency} and day >= ${from}::date and day < ${to}::date)
    select (select count(*)::int from closed) as closes, ${to}::date <= ${seoulToday} and not exists (
      select ${toSeoulDay(sql`at`)} from (${selectMonthLedger(travel_agency, month)}) l
      union select day from (${selectPaidCosts(travel_agency, from, to)}) m
      except select day from closed) as is_closed`.execute(db)
  return rows[0] ?? { closes: 0, is_closed: false }
}

async function findStored(
  { db, travel_agency }: AgencyContext,
  month: string,
  language: Language,
  closes: number,
) {
  const stored = await db
    .selectFrom('month_file')
    .select('facts')
    .where('travel_agency', '=', travel_agency)
    .where('month', '=', month)
    .where('language', '=', language)
    .where('closes', '=', closes)
    .executeTakeFirst()
  return stored && MonthFacts.parse(stored.facts)
}

async function gatherFacts(ctx: AgencyContext, month: string, language: Language): Promise<MonthFacts> {
  const groups = await sumMonth(ctx, month, language)
  const advances = await listAdvances(ctx, month)
  return MonthFacts.parse({
    advances: advances.map((each) => ({ ...each, page_title: localize(each.page_title, language) })),
    groups: groups.filter(({ group }) => group !== 'all'),
    margins: await listMargins(ctx, month, language),
    overheads: await listOverheads(ctx, month),
    payables: [...(await listPayables(ctx, month, language)), ...(await listUnbilled(ctx, month, language))],
  })
}

/** Bills of costs that were there, less what was paid by the end of the month. */
async function listPayables({ db, travel_agency }: AgencyContext, month: string, language: Language) {
  const { to } = toMonthDays(month)
  const { rows } = await sql<Omit<Payable, 'is_estimated'>>`
    select c.due_on, s.name as supplier_name, c.what, d.departure_date, ${payableBill} as bill_won,
      coalesce(y.paid, 0)::bigint as paid,
      coalesce(nullif(p.page_title ->> ${language}, ''), p.page_title ->> 'ko') as page_title
    from cost_line c
    join departure d on d.travel_agency = c.travel_agency and d.departure_id = c.departure_id
    join package p on p.travel_agency = d.travel_agency and p.package_code = d.package_code
    left join supplier s on s.travel_agency = c.travel_agency and s.id = c.supplier
    left join (
      select cost, sum(moved) as paid from (${selectPaidCosts(travel_agency, '2000-01-01', to)}) m group by cost
    ) y on y.cost = c.id
    where c.travel_agency = ${travel_agency} and ${payableBill} > coalesce(y.paid, 0)
      and c.reg_date < ${startOfSeoulDay(to)}
    order by c.due_on nulls last, c.id`.execute(db)
  return rows.map((row) => ({ ...row, is_estimated: false }))
}

/** Costs of departures that have left by then and that nobody has billed, as they are estimated; not of cancelled ones. */
async function listUnbilled(ctx: AgencyContext, month: string, language: Language): Promise<Payable[]> {
  const { to } = toMonthDays(month)
  const { rows } = await sql<
    Omit<Payable, 'bill_won' | 'paid' | 'is_estimated'> & { id: number; departure_id: number }
  >`
    select c.id, c.departure_id, c.due_on, s.name as supplier_name, c.what, d.departure_date,
      coalesce(nullif(p.page_title ->> ${language}, ''), p.page_title ->> 'ko') as page_title
    from cost_line c
    join departure d on d.travel_agency = c.travel_agency and d.departure_id = c.departure_id
    join package p on p.travel_agency = d.travel_agency and p.package_code = d.package_code
    left join supplier s on s.travel_agency = c.travel_agency and s.id = c.supplier
    where c.travel_agency = ${ctx.travel_agency} and c.bill_won is null and d.cancelled is null and d.departure_date < ${to}::date
      and c.reg_date < ${startOfSeoulDay(to)}
    order by c.due_on nulls last, c.id`.execute(ctx.db)
  const settled = await settleDepartures(ctx, [...new Set(rows.map(({ departure_id }) => departure_id))])
  const lines = new Map(settled.flatMap(({ now }) => now.lines).map((line) => [line.id, line.estimated]))
  return rows.map(({ id, departure_id: _, ...row }) => ({
    ...row,
    bill_won: lines.get(id) ?? 0,
    paid: 0,
    is_estimated: true,
  }))
}
