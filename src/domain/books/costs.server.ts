// Cost lines of a departure: added, changed, copied, billed, removed. Each under the lock of its books.
import { sql } from 'kysely'
import { isBookingFirm } from '#domain/booking/progress-conditions.server.ts'
import { isTestBooking } from '#domain/booking/test-bookings.server.ts'
import { type Code, type Fields, refuse, refuseIfChanged } from '#errors.ts'
import { bookLimits } from '#limits/books.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In } from '#platform/wire/call.ts'
import { getCodeSentence } from '#platform/wire/refuse-at-field.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { toWon } from './currency.ts'
import type { booksOfficeCalls as calls } from './office-calls.ts'
import { lockOpenBooks } from './open-books.server.ts'
import { type CostLine, estimateWon } from './settlement.ts'

/** Currency and rate together may come to more than any sum of lines could hold. */
export const limitBillWon = (won: number): number =>
  Math.abs(won) > bookLimits.won ? refuse('SUM_TOO_LARGE') : won

export const toBillWon = (...sum: Parameters<typeof toWon>): number => limitBillWon(toWon(...sum))

const isTooLarge = (line: Pick<CostLine, 'basis' | 'estimate' | 'currency' | 'rate'>): boolean =>
  Math.abs(estimateWon(line, 1)) > (line.basis === 'head' ? bookLimits.wonEach : bookLimits.won)

/** If one line is wrong, none is written. */
export function addCosts(ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.addCosts>) {
  return withIdempotencyKey(ctx, 'books costs', input, async (txCtx) => {
    const { db, travel_agency } = txCtx
    const { departure_id, lines } = input
    refuseLines('SUM_TOO_LARGE', 'estimate', lines.map(isTooLarge))
    await lockOpenBooks(txCtx, departure_id)
    await checkCostCount(txCtx, departure_id, lines.length)
    const open = await listOpenSupplierIds(txCtx, lines)
    refuseLines(
      'NOT_FOUND',
      'supplier',
      lines.map(({ supplier }) => supplier !== null && !open.has(supplier)),
    )
    const added = await db
      .insertInto('cost_line')
      .values(lines.map((line) => ({ travel_agency, departure_id, ...line, by_name: ctx.staff.name })))
      .returning('id')
      .execute()
    for (const after of lines) txCtx.logChange({ subject: `departure ${departure_id}`, after })
    return { ids: added.map(({ id }) => id) }
  })
}

function refuseLines(code: Code, field: string, wrong: readonly boolean[]): void {
  const fields: Fields = {}
  for (const [at, isWrong] of wrong.entries())
    if (isWrong) fields[`lines.${at}.${field}`] = getCodeSentence(code)
  if (Object.keys(fields).length > 0) refuse(code, { fields })
}

/** The currency of a line that was billed stays: its bill would be of another one. */
export async function changeCost(ctx: StaffCtx, { id, revision, ...fields }: In<typeof calls.changeCost>) {
  if (isTooLarge(fields)) refuse('SUM_TOO_LARGE')
  const cost = await lockCost(ctx, { id, revision })
  if (cost.paid > 0 && cost.supplier !== fields.supplier) refuse('COST_PAID')
  if (cost.bill !== null && cost.currency !== fields.currency) refuse('COST_PAID')
  if (cost.supplier !== fields.supplier || cost.currency !== fields.currency) await refuseInvoiced(ctx, id)
  if (cost.supplier !== fields.supplier && fields.supplier !== null) {
    const open = await listOpenSupplierIds(ctx, [fields])
    if (!open.has(fields.supplier)) refuse('NOT_FOUND')
  }
  await ctx.db
    .updateTable('cost_line')
    .set({ ...fields, revision: revision + 1 })
    .where('travel_agency', '=', ctx.travel_agency)
    .where('id', '=', id)
    .execute()
  const { supplier, kind, what, basis, currency, estimate, rate, rate_on, due_on } = cost
  ctx.logChange({
    subject: `departure ${cost.departure_id}`,
    before: { supplier, kind, what, basis, currency, estimate, rate, rate_on, due_on },
    after: fields,
  })
  return { revision: revision + 1 }
}

/** Its tax invoice is of its supplier, and in won. */
async function refuseInvoiced({ db, travel_agency }: AgencyContext, cost: number): Promise<void> {
  const invoiced = await db
    .selectFrom('tax_invoice_cost')
    .select('invoice')
    .where('travel_agency', '=', travel_agency)
    .where('cost', '=', cost)
    .executeTakeFirst()
  if (invoiced) refuse('COST_INVOICED')
}

export async function removeCost(ctx: StaffCtx, { id, revision }: In<typeof calls.removeCost>) {
  const { db, travel_agency } = ctx
  const { departure_id, kind, what, estimate, bill_won } = await lockCost(ctx, { id, revision })
  await refuseInvoiced(ctx, id)
  const payment = await db
    .selectFrom('cost_payment')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('cost', '=', id)
    .executeTakeFirst()
  if (payment) refuse('COST_PAID')
  await db.deleteFrom('cost_line').where('travel_agency', '=', travel_agency).where('id', '=', id).execute()
  ctx.logChange({ subject: `departure ${departure_id}`, before: { kind, what, estimate, bill_won } })
  return {}
}

/**
 * Estimates alone: bills, late ones too, payments and the guide's slips stay with the departure they are of. A supplier that ended is
 * left out of its line. Two who copy at once add each line once.
 */
export function copyCosts(ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.copyCosts>) {
  return withIdempotencyKey(ctx, 'books copy', input, async (txCtx) => {
    const { db, travel_agency } = txCtx
    const { departure_id, from } = input
    await lockOpenBooks(txCtx, departure_id)
    const copied = await sql<{ id: number }>`
      insert into cost_line (travel_agency, departure_id, supplier, kind, what, basis, currency, estimate, rate,
        rate_on, by_name)
      select c.travel_agency, ${departure_id}, case when s.ended is null then c.supplier end, c.kind, c.what, c.basis, c.currency,
        c.estimate, c.rate, c.rate_on, ${ctx.staff.name}
      from cost_line c
      join departure d on d.travel_agency = c.travel_agency and d.departure_id = c.departure_id
      join departure own on own.travel_agency = c.travel_agency and own.departure_id = ${departure_id}
        and own.package_code = d.package_code
      left join supplier s on s.travel_agency = c.travel_agency and s.id = c.supplier
      where c.travel_agency = ${travel_agency} and c.departure_id = ${from} and c.departure_id <> ${departure_id}
        and c.kind <> 'commission' and c.slip is null and c.correction is null and not exists (
          select from cost_line o where o.travel_agency = c.travel_agency and o.departure_id = ${departure_id}
            and (o.kind, o.what, o.basis, o.currency, o.estimate) = (c.kind, c.what, c.basis, c.currency, c.estimate))
      order by c.id
      returning id`.execute(db)
    await checkCostCount(txCtx, departure_id, 0)
    txCtx.logChange({ subject: `departure ${departure_id}`, after: { rows: copied.rows.length } })
    return { added: copied.rows.length }
  })
}

/** One commission per shop, of the present total of its bookings. */
export function addCommissions(ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.addCommissions>) {
  return withIdempotencyKey(ctx, 'books commissions', input, async (txCtx) => {
    const { db, travel_agency } = txCtx
    const { departure_id, rates } = input
    await lockOpenBooks(txCtx, departure_id)
    const shops = (await listShopTotals(txCtx, departure_id)).flatMap(({ is_taken, ...shop }) => {
      const rate = rates.find(({ store_id }) => store_id === shop.store_id)
      return is_taken || !rate ? [] : [{ ...shop, percent: rate.percent }]
    })
    if (shops.length === 0) refuse('NO_SHOPS')
    await checkCostCount(txCtx, departure_id, shops.length)
    await db
      .insertInto('cost_line')
      .values(
        shops.map(({ store_id, store_name, total, percent }) => ({
          travel_agency,
          departure_id,
          store_id,
          percent,
          kind: 'commission' as const,
          basis: 'lump' as const,
          what: (store_name.ko || store_name.en).slice(0, bookLimits.what),
          currency: 'KRW',
          estimate: Math.round((total * percent) / 10_000),
          by_name: ctx.staff.name,
        })),
      )
      .execute()
    for (const { percent } of shops)
      txCtx.logChange({ subject: `departure ${departure_id}`, after: { percent: percent / 100 } })
    return { added: shops.length }
  })
}

type ShopTotal = {
  store_id: string
  store_name: { ko: string; en: string }
  total: number
  percent: number | null
  is_taken: boolean
}

/** Shops with bookings that travel, or have travelled. */
export async function listShopTotals({ db, travel_agency }: AgencyContext, departure_id: number) {
  const { rows } = await sql<ShopTotal>`
    select s.store_id, s.store_name, sum(b.total)::bigint as total,
      (select c.percent from cost_line c where c.travel_agency = s.travel_agency and c.store_id = s.store_id
        order by c.id desc limit 1) as percent,
      exists (select from cost_line c where c.travel_agency = s.travel_agency and c.departure_id = ${departure_id}
        and (c.store_id = s.store_id or c.store_id is null and c.kind = 'commission'
          and c.what in (s.store_name ->> 'ko', s.store_name ->> 'en'))) as is_taken
    from booking b join shop s on s.travel_agency = b.travel_agency and s.store_id = b.store_id
    where b.travel_agency = ${travel_agency} and b.departure_id = ${departure_id}
      and ${isBookingFirm} and not ${isTestBooking(travel_agency, sql`b.id`)}
    group by s.travel_agency, s.store_id, s.store_name order by s.store_id`.execute(db)
  return rows
}

export type LoggedContext = AgencyContext & Pick<StaffCtx, 'logChange'>

/** All of them or none: a wrong one is named by its place. */
export async function saveBills(ctx: LoggedContext, { departure_id, bills }: In<typeof calls.saveBills>) {
  await lockOpenBooks(ctx, departure_id)
  for (const bill of [...bills].sort((one, other) => one.id - other.id))
    await saveBill(ctx, departure_id, bill)
  ctx.logChange({
    subject: `departure ${departure_id}`,
    after: { bills: bills.map(({ id, bill }) => `${id}: ${bill ?? '-'}`).join(', ') },
  })
  return { saved: bills.length }
}

type Bill = In<typeof calls.saveBills>['bills'][number]

async function saveBill(
  { db, travel_agency }: AgencyContext,
  departure_id: number,
  { id, revision, bill, bill_rate, bill_rate_on }: Bill,
): Promise<void> {
  const cost =
    (await db
      .selectFrom('cost_line')
      .select(['currency', 'paid', 'revision'])
      .where('travel_agency', '=', travel_agency)
      .where('departure_id', '=', departure_id)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()) ?? refuse('NOT_FOUND')
  refuseIfChanged(cost.revision, revision)
  const isForeign = bill !== null && cost.currency !== 'KRW'
  if (isForeign && (bill_rate === null || bill_rate_on === null)) refuse('RATE_MISSING')
  const rate = isForeign ? bill_rate : null
  const bill_won = bill === null ? null : toBillWon(bill, cost.currency, rate)
  if (Math.max(0, bill_won ?? 0) < cost.paid) refuse('BILL_BELOW_PAID') // a credit has nothing to pay
  await db
    .updateTable('cost_line')
    .set({
      bill,
      bill_won,
      revision: revision + 1,
      bill_rate: rate,
      bill_rate_on: isForeign ? bill_rate_on : null,
    })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
}

/** The books first, then the line: the order of every write. */
async function lockCost(ctx: AgencyContext, { id, revision }: { id: number; revision: number }) {
  const { db, travel_agency } = ctx
  const found =
    (await db
      .selectFrom('cost_line')
      .select('departure_id')
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .executeTakeFirst()) ?? refuse('NOT_FOUND')
  await lockOpenBooks(ctx, found.departure_id)
  const cost =
    (await db
      .selectFrom('cost_line')
      .selectAll()
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()) ?? refuse('NOT_FOUND')
  refuseIfChanged(cost.revision, revision)
  return cost
}

export async function checkCostCount(
  { db, travel_agency }: AgencyContext,
  departure_id: number,
  more: number,
) {
  const { lines } = await db
    .selectFrom('cost_line')
    .select(sql<number>`count(*)::int`.as('lines'))
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .executeTakeFirstOrThrow()
  if (lines + more > bookLimits.lines) refuse('TOO_MANY_COSTS')
}

/** The suppliers of these lines that have not ended. A line that has an ended one keeps it. */
export async function listOpenSupplierIds(
  { db, travel_agency }: AgencyContext,
  lines: readonly { supplier: number | null }[],
): Promise<Set<number>> {
  const ids = lines.flatMap(({ supplier }) => supplier ?? [])
  const found = await db
    .selectFrom('supplier')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where(sql<boolean>`id = any (${ids}::bigint[])`)
    .where('ended', 'is', null)
    .execute()
  return new Set(found.map(({ id }) => id))
}
