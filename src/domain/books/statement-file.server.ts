// The statement of a supplier for a month: what was open before, bills, payments, what is open then.
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { localize } from '#i18n/language.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import type { Cell, ExportFile } from '#platform/export/export-file.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { toMonthDays } from './month-days.ts'
import type { payablesCalls as calls } from './payables-office-calls.ts'

type StatementRow = {
  day: string
  kind: 'bill' | 'payment'
  page_title: { ko: string; en: string }
  what: string
  billed: number
  paid: number
}

/** A bill counts on the day its departure leaves, a payment on its own; one that was undone counts nowhere. */
const selectEntries = (travel_agency: number, supplier: number) => sql<StatementRow & { id: number }>`
  select d.departure_date as day, 'bill' as kind, c.id, p.page_title, c.what, c.bill_won as billed, 0 as paid
  from cost_line c
  join departure d on d.travel_agency = c.travel_agency and d.departure_id = c.departure_id
  join package p on p.travel_agency = d.travel_agency and p.package_code = d.package_code
  where c.travel_agency = ${travel_agency} and c.supplier = ${supplier} and c.bill_won is not null
  union all
  select y.paid_on, 'payment', y.id, p.page_title, c.what, 0, y.amount
  from cost_payment y
  join cost_line c on c.travel_agency = y.travel_agency and c.id = y.cost
  join departure d on d.travel_agency = c.travel_agency and d.departure_id = c.departure_id
  join package p on p.travel_agency = d.travel_agency and p.package_code = d.package_code
  where y.travel_agency = ${travel_agency} and c.supplier = ${supplier} and y.undone is null`

async function readStatement({ db, travel_agency }: AgencyContext, supplier: number, month: string) {
  const { from, to } = toMonthDays(month)
  const found = await db
    .selectFrom('supplier')
    .select('name')
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', supplier)
    .executeTakeFirst()
  const { name } = found ?? refuse('NOT_FOUND')
  const entries = selectEntries(travel_agency, supplier)
  const { rows: before } = await sql<{ open: number }>`
    select coalesce(sum(billed - paid), 0)::bigint as open from (${entries}) e where day < ${from}::date`.execute(
    db,
  )
  const { rows } = await sql<StatementRow>`
    select * from (${entries}) e where day >= ${from}::date and day < ${to}::date order by day, kind, id`.execute(
    db,
  )
  return { name, from, before: before[0]?.open ?? 0, rows }
}

export async function exportStatement(
  ctx: ManualTxContext<StaffCtx>,
  { supplier, month, format, language }: In<typeof calls.exportStatement>,
): Promise<ExportFile> {
  const { statement: words } = getOfficeTextIn(language).payables
  const { name, from, before, rows } = await ctx.finalTransaction(async (txCtx) => {
    const statement = await readStatement(txCtx, supplier, month)
    txCtx.logChange({
      subject: `supplier ${supplier}`,
      after: { month, format, rows: statement.rows.length },
    })
    return statement
  })
  let balance = before
  const cells = rows.map(({ day, kind, page_title, what, billed, paid }): Cell[] => {
    balance += billed - paid
    return [
      { day },
      words.kinds[kind],
      localize(page_title, language),
      what,
      billed || null,
      paid || null,
      balance,
    ]
  })
  const sumOf = (key: 'billed' | 'paid') => rows.reduce((sum, row) => sum + row[key], 0)
  return {
    format,
    name: `${words.fileName}-${name}-${month}`,
    titles: Object.values(words.columns),
    total: rows.length,
    worksheetName: words.fileName,
    async *batches() {
      yield [
        [{ day: from }, words.before, null, null, null, null, before],
        ...cells,
        [words.total, null, null, null, sumOf('billed'), sumOf('paid'), balance],
      ]
    },
  }
}
