// Tax invoices received: entered for costs of their supplier, removed, listed; and the costs that have none.
import { type RawBuilder, sql } from 'kysely'
import { refuse } from '#errors.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In, Out } from '#platform/wire/call.ts'
import { refuseField } from '#platform/wire/read-input.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { type LoggedContext, saveBills } from './costs.server.ts'
import { estimateWonSql } from './estimate-won.server.ts'
import { toMonthDays } from './month-days.ts'
import type { taxInvoiceCalls as calls } from './tax-invoice-office-calls.ts'

type TaxInvoice = Out<typeof calls.taxInvoices>['list'][number]
type UninvoicedCost = Out<typeof calls.costsWithoutInvoice>['list'][number]

function isInMonth(day: RawBuilder<unknown>, month: string | undefined) {
  if (month === undefined) return sql`true`
  const { from, to } = toMonthDays(month)
  return sql`${day} >= ${from}::date and ${day} < ${to}::date`
}

export async function listTaxInvoices(
  { db, travel_agency }: AgencyContext,
  { month, supplier, ...paging }: In<typeof calls.taxInvoices>,
) {
  const where = sql`i.travel_agency = ${travel_agency} and ${isInMonth(sql`i.issued_on`, month)}
    and ${supplier === undefined ? sql`true` : sql`i.supplier = ${supplier}`}`
  const matching = sql<TaxInvoice>`
    select i.id, i.supplier, i.supplier_name, i.business_number, i.number, i.issued_on, i.kind, i.supply, i.vat, i.by_name,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', c.id, 'departure_id', c.departure_id,
          'departure_date', d.departure_date, 'what', c.what) order by c.id)
        from tax_invoice_cost x
        join cost_line c on c.travel_agency = x.travel_agency and c.id = x.cost
        join departure d on d.travel_agency = c.travel_agency and d.departure_id = c.departure_id
        where x.travel_agency = i.travel_agency and x.invoice = i.id
      ), '[]') as costs
    from tax_invoice i where ${where}`
  const list = await listPage(db, matching, sql`issued_on desc, id desc`, paging)
  const { rows } = await sql<{ supply: number; vat: number }>`
    select coalesce(sum(i.supply), 0)::bigint as supply, coalesce(sum(i.vat), 0)::bigint as vat
    from tax_invoice i where ${where}`.execute(db)
  const suppliers = await db
    .selectFrom('supplier')
    .select(['id', 'name', 'business_number'])
    .where('travel_agency', '=', travel_agency)
    .orderBy('name')
    .execute()
  return { ...list, ...(rows[0] ?? { supply: 0, vat: 0 }), suppliers }
}

/** Nobody abroad issues one, so a bill in another currency is not missed. */
export async function listCostsWithoutInvoice(
  { db, travel_agency }: AgencyContext,
  { month, supplier, show, ...paging }: In<typeof calls.costsWithoutInvoice>,
) {
  const isMissed =
    show === 'missing'
      ? sql`c.bill_won > 0 and c.slip is null`
      : sql`(c.bill_won > 0 or c.bill_won is null and d.cancelled is null)`
  const matching = sql<UninvoicedCost>`
    select c.id, c.departure_id, d.departure_date, p.page_title, c.what, c.supplier, s.name as supplier_name,
      coalesce(c.bill_won, ${estimateWonSql(travel_agency)}) as won, c.bill_won is null as is_estimated
    from cost_line c
    join supplier s on s.travel_agency = c.travel_agency and s.id = c.supplier
    join departure d on d.travel_agency = c.travel_agency and d.departure_id = c.departure_id
    join package p on p.travel_agency = d.travel_agency and p.package_code = d.package_code
    where c.travel_agency = ${travel_agency} and ${isMissed} and c.currency = 'KRW' and c.kind <> 'advance'
      and ${isInMonth(sql`d.departure_date`, month)}
      and ${supplier === undefined ? sql`true` : sql`c.supplier = ${supplier}`}
      and not exists (select from tax_invoice_cost x where x.travel_agency = c.travel_agency and x.cost = c.id)`
  const list = await listPage(db, matching, sql`departure_date desc, id desc`, paging)
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(o.won), 0)::bigint as sum from (${matching}) o`.execute(db)
  return { ...list, sum: rows[0]?.sum ?? 0 }
}

/** The supplier is locked, so that the same number is not entered twice. Nothing that names it waits for that. */
export function addTaxInvoice(ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.addTaxInvoice>) {
  return withIdempotencyKey(ctx, 'books tax invoice', input, async (txCtx) => {
    const { db, travel_agency } = txCtx
    const { costs, as_bill, ...invoice } = input
    const { name, business_number } = await lockSupplier(txCtx, invoice.supplier)
    await refuseEntered(txCtx, invoice)
    const chosen = [...new Set(costs)]
    const own = await listOwnCosts(txCtx, invoice.supplier, chosen)
    if (own.length !== chosen.length) refuse('NOT_FOUND')
    if (as_bill) await saveAsBill(txCtx, own, invoice.supply + invoice.vat)
    const { id } = await db
      .insertInto('tax_invoice')
      .values({
        travel_agency,
        ...invoice,
        supplier_name: name,
        business_number,
        by_name: ctx.staff.name,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (chosen.length > 0)
      await db
        .insertInto('tax_invoice_cost')
        .values(chosen.map((cost) => ({ travel_agency, invoice: id, cost })))
        .execute()
    const { number, supply, vat } = invoice
    txCtx.logChange({ subject: `supplier ${invoice.supplier}`, after: { number, supply, vat } })
    return { id }
  })
}

/** Without its key: who gives a cost another supplier holds that, and may wait for us at the cost. */
async function lockSupplier({ db, travel_agency }: AgencyContext, id: number) {
  const supplier = await db
    .selectFrom('supplier')
    .select(['name', 'business_number'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return supplier ?? refuse('NOT_FOUND')
}

async function refuseEntered(
  { db, travel_agency }: AgencyContext,
  { supplier, number }: { supplier: number; number: string },
): Promise<void> {
  const entered = await db
    .selectFrom('tax_invoice')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('supplier', '=', supplier)
    .where('number', '=', number)
    .executeTakeFirst()
  if (entered) refuse('INVOICE_ENTERED')
}

/**
 * Those of the supplier in won: a cost with an invoice stays with it. An advance is nobody's sale. Locked, so that none
 * gets another supplier before its invoice is written.
 */
const listOwnCosts = ({ db, travel_agency }: AgencyContext, supplier: number, costs: readonly number[]) =>
  db
    .selectFrom('cost_line')
    .select(['id', 'departure_id', 'bill_won', 'revision'])
    .where('travel_agency', '=', travel_agency)
    .where('supplier', '=', supplier)
    .where('currency', '=', 'KRW')
    .where('kind', '<>', 'advance')
    .where(sql<boolean>`id = any (${costs}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** The screen offers it where one cost has no bill: somebody may have entered it meanwhile. */
async function saveAsBill(
  ctx: LoggedContext,
  costs: Awaited<ReturnType<typeof listOwnCosts>>,
  total: number,
): Promise<void> {
  const [cost, ...others] = costs.filter(({ bill_won }) => bill_won === null)
  if (!cost || others.length > 0) return refuse('CHANGED_MEANWHILE')
  const { id, revision, departure_id } = cost
  const billed = costs.reduce((sum, { bill_won }) => sum + (bill_won ?? 0), 0)
  if (total > 0 && total <= billed) return refuseField('supply', 'invoiceBelowBills')
  const bill = { id, revision, bill: total - billed, bill_rate: null, bill_rate_on: null }
  await saveBills(ctx, { departure_id, bills: [bill] })
}

export function removeTaxInvoice(ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.removeTaxInvoice>) {
  return withIdempotencyKey(ctx, 'books tax invoice removed', input, async (txCtx) => {
    const removed = await txCtx.db
      .deleteFrom('tax_invoice')
      .where('travel_agency', '=', txCtx.travel_agency)
      .where('id', '=', input.id)
      .returning(['supplier', 'number', 'supply', 'vat'])
      .executeTakeFirst()
    const { supplier, ...before } = removed ?? refuse('NOT_FOUND')
    txCtx.logChange({ subject: `supplier ${supplier}`, before })
    return {}
  })
}
