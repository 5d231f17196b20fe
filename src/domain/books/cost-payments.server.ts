// Payments of a cost: never more than its bill, but for the rate of a foreign one; taken back with a reason.
import { sql } from 'kysely'
import { lockWithdrawal } from '#domain/bank/withdrawals.server.ts'
import { billRest } from '#domain/supplier/bill-rest.server.ts'
import { refuse } from '#errors.ts'
import { bookLimits } from '#limits/books.ts'
import { readToday } from '#platform/db/seoul.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In, Out } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { toRate } from './currency.ts'
import type { booksOfficeCalls as calls } from './office-calls.ts'
import { lockOpenBooks } from './open-books.server.ts'
import { findOpenDay } from './paid-costs.server.ts'
import { hasWithdrawalText } from './withdrawals.server.ts'

/** The line is locked before what is left of it is read: two people cannot pay the same bill. */
export function payCost(ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.payCost>) {
  return withIdempotencyKey(ctx, 'books pay', input, async (txCtx) => {
    const { db, travel_agency } = txCtx
    const { id, amount, reason, withdrawal, settles } = input
    if (settles) await lockBooksWithCost(txCtx, id)
    const { money, departure_id, ...names } = await lockPaidCost(txCtx, id)
    if (money.bill_won === null) refuse('BILL_MISSING')
    if (!settles && amount > money.left) refuse('PAID_TOO_MUCH')
    const paid_on = withdrawal === null ? input.paid_on : await lockForPayment(txCtx, { withdrawal, amount })
    if (settles) await saveBillAsPaid(txCtx, { id, amount, paid_on, ...money })
    const payment = await db
      .insertInto('cost_payment')
      .values({
        travel_agency,
        cost: id,
        amount,
        paid_on,
        reason,
        withdrawal,
        by_name: ctx.staff.name,
        ...names,
        counted_on: await findOpenDay(txCtx, paid_on),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    txCtx.logChange({ subject: `departure ${departure_id}`, after: { amount, reason } })
    return payment
  })
}

/** The books first, then the line: a payment that settles a bill changes it. */
async function lockBooksWithCost(ctx: AgencyContext, id: number): Promise<void> {
  const cost = await ctx.db
    .selectFrom('cost_line')
    .select('departure_id')
    .where('travel_agency', '=', ctx.travel_agency)
    .where('id', '=', id)
    .executeTakeFirst()
  await lockOpenBooks(ctx, cost?.departure_id ?? refuse('NOT_FOUND'))
}

type SettledBill = PaidCostMoney & { id: number; amount: number; paid_on: string }

/**
 * A bill in another currency comes to the won that the bank took for it, which no rate has foretold: with this
 * payment nothing of it is left.
 */
async function saveBillAsPaid(
  { db, travel_agency }: AgencyContext,
  { id, amount, paid_on, paid, bill, bill_won, currency, slip, revision }: SettledBill,
): Promise<void> {
  if (bill === null || bill_won === null || bill <= 0 || currency === 'KRW' || slip !== null)
    return refuse('PAID_TOO_MUCH')
  const settled = paid + amount
  if (Math.abs(settled - bill_won) > bill_won * bookLimits.rateDifference) refuse('RATE_TOO_FAR')
  await db
    .updateTable('cost_line')
    .set({
      bill_won: settled,
      bill_rate: toRate(settled, bill, currency),
      bill_rate_on: paid_on,
      revision: revision + 1,
    })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
}

export function undoCostPayment(ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.undoPayment>) {
  return withIdempotencyKey(ctx, 'books undo payment', input, async (txCtx) => {
    const { db, travel_agency } = txCtx
    const { cost } =
      (await db
        .selectFrom('cost_payment')
        .select('cost')
        .where('travel_agency', '=', travel_agency)
        .where('id', '=', input.id)
        .executeTakeFirst()) ?? refuse('NOT_FOUND')
    const { departure_id } = await lockPaidCost(txCtx, cost)
    const undone = await db
      .updateTable('cost_payment')
      .set({
        undone: sql<string>`now()`,
        undone_by: ctx.staff.name,
        undone_reason: input.reason,
        undone_on: await findOpenDay(txCtx, await readToday(db)),
      })
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', input.id)
      .where('undone', 'is', null)
      .returning('amount')
      .executeTakeFirst()
    if (!undone) refuse('CONFIRMATION_OVER')
    txCtx.logChange({
      subject: `departure ${departure_id}`,
      after: { amount: -undone.amount, reason: input.reason },
    })
    return {}
  })
}

type PaidCostMoney = Awaited<ReturnType<typeof lockPaidCost>>['money']

/** Locks the cost, with the names that its payments keep. */
async function lockPaidCost({ db, travel_agency }: AgencyContext, id: number) {
  const found = await db
    .selectFrom('cost_line as c')
    .innerJoin('departure as d', (on) =>
      on.onRef('d.travel_agency', '=', 'c.travel_agency').onRef('d.departure_id', '=', 'c.departure_id'),
    )
    .innerJoin('package as p', (on) =>
      on.onRef('p.travel_agency', '=', 'd.travel_agency').onRef('p.package_code', '=', 'd.package_code'),
    )
    .leftJoin('supplier as s', (on) =>
      on.onRef('s.travel_agency', '=', 'c.travel_agency').onRef('s.id', '=', 'c.supplier'),
    )
    .select(['c.bill_won', 'c.departure_id', 'c.what', 's.name as supplier_name', 'p.page_title'])
    .select(['d.departure_date', billRest.as('left')])
    .select(['c.bill', 'c.currency', 'c.paid', 'c.slip', 'c.revision'])
    .where('c.travel_agency', '=', travel_agency)
    .where('c.id', '=', id)
    .forUpdate('c')
    .executeTakeFirst()
  const { bill, bill_won, left, currency, paid, slip, revision, ...names } = found ?? refuse('NOT_FOUND')
  return { ...names, money: { bill, bill_won, left, currency, paid, slip, revision } }
}

type WithdrawalPart = { withdrawal: number; amount: number }

/**
 * Every payment locks the withdrawal after the cost, because one transfer may pay several departures. Returns
 * its day.
 */
async function lockForPayment(ctx: AgencyContext, { withdrawal, amount }: WithdrawalPart): Promise<string> {
  const line = await lockWithdrawal(ctx, withdrawal)
  if (line.aside !== null || amount > line.amount - line.used) refuse('WITHDRAWAL_SPENT')
  return line.booked_on
}

type Withdrawal = Out<typeof calls.withdrawalsForCost>['list'][number]

/** The sum that is left of the cost comes first, then the newest. */
export async function listWithdrawals(
  { db, travel_agency }: AgencyContext,
  { id, q }: In<typeof calls.withdrawalsForCost>,
) {
  const { left } =
    (await db
      .selectFrom('cost_line as c')
      .select(billRest.as('left'))
      .where('c.travel_agency', '=', travel_agency)
      .where('c.id', '=', id)
      .executeTakeFirst()) ?? refuse('NOT_FOUND')
  const { rows } = await sql<Withdrawal>`
    select w.id, w.booked_on, w.payee, w.memo, w.amount, w.amount - w.used as rest, p.what, p.page_title, p.departure_date
    from bank_withdrawal w
    left join lateral (
      select coalesce(y.what, c.what) as what, coalesce(y.page_title, t.page_title) as page_title,
        coalesce(y.departure_date, d.departure_date) as departure_date
      from cost_payment y
      join cost_line c on c.travel_agency = y.travel_agency and c.id = y.cost
      join departure d on d.travel_agency = c.travel_agency and d.departure_id = c.departure_id
      join package t on t.travel_agency = d.travel_agency and t.package_code = d.package_code
      where y.travel_agency = ${travel_agency} and y.withdrawal = w.id and y.undone is null order by y.id limit 1
    ) p on true
    where w.travel_agency = ${travel_agency} and w.used < w.amount and w.aside is null
      and ${q === undefined ? sql`true` : hasWithdrawalText(q)}
    order by w.amount - w.used = ${left}::bigint desc, w.booked_on desc, w.id desc
    limit ${bookLimits.withdrawals}::int`.execute(db)
  return { list: rows }
}
