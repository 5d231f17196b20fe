// Brings the cash receipts of a booking in line with its ledger. Decision 80
import { sql } from 'kysely'
import { calculateFinalFees } from '#domain/booking/booking-money.ts'
import { type BookingRow, findLockedBooking } from '#domain/booking/find.server.ts'
import { selectRefundsWithOrders } from '#domain/booking/pending-refunds.server.ts'
import { isTest } from '#domain/booking/test-bookings.server.ts'
import type { JobPayloads } from '#jobs.ts'
import { addDays } from '#lib/days.ts'
import { formatDay } from '#lib/format.ts'
import { receiptLimits } from '#limits/trade.ts'
import { readToday } from '#platform/db/seoul.server.ts'
import type { Payment } from '#platform/integrations/toss-answers.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'
import type { AgencyContext, TxContext } from '#platform/wire/request-context.ts'
import { applyPercent, calculateCashReturned, calculateReceiptTarget, planReceipts } from './receipt-plan.ts'
import { findReceiptWish } from './receipt-wish.server.ts'

/** The two ways that count as cash, by their names in the ledger: a transfer, and a virtual account. */
const cashMethods = ['bank_transfer', '가상계좌']

/** Runs after each row of the ledger and each fee. It may run any number of times, in any order. */
export const updateReceipts = (
  deps: Pick<Deps, 'db' | 'enqueue'>,
  { travel_agency, booking: id }: JobPayloads['cash-receipts'],
) =>
  runInTransactionWithJobs(deps, travel_agency, async (ctx) => {
    const booking = await findLockedBooking(ctx, id)
    if (!booking || (await isTest(ctx, id))) return // a test sells nothing
    const books = await loadCash(ctx, booking)
    const settings = await readReceiptSettings(ctx)
    const { create, shrink, cancel } = planReceipts(books)
    const today = await readToday(ctx.db)
    for (const row of create) {
      const { at } = books.payments.find(({ ledger }) => ledger === row.ledger) ?? { at: today }
      await createReceipt(ctx, booking, { ...row, settings, paidOn: formatDay(at) })
    }
    for (const row of shrink) await shrinkReceipt(ctx, row)
    for (const row of cancel) await createReceiptCancel(ctx, booking.id, { ...row, today })
    await enqueueDueReceipts(ctx, booking.id)
  })

export async function readReceiptSettings({ db, travel_agency }: AgencyContext) {
  const { receipts, receipts_from } = await db
    .selectFrom('agency')
    .select(['receipts', 'receipts_from'])
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  return { ...receipts, receipts_from }
}

/** The cash that came and went, and the receipts there are. */
async function loadCash({ db, travel_agency }: AgencyContext, booking: BookingRow) {
  const rows = await db
    .selectFrom('ledger as l')
    .innerJoin('agency as a', 'a.travel_agency', 'l.travel_agency')
    .select(['l.id', 'l.kind', 'l.amount', 'l.at', 'l.method'])
    .where('l.travel_agency', '=', travel_agency)
    .where('l.booking', '=', booking.id)
    .where('l.method', 'in', cashMethods)
    .where('l.kind', 'in', ['payment', 'payment_undone', 'refund'])
    .whereRef('l.at', '>=', 'a.receipts_from')
    .orderBy('l.id')
    .execute()
  const receipts = await db
    .selectFrom('cash_receipt')
    .select(['id', 'kind', 'ledger', 'cancels', 'cash', 'amount', 'share as percent', 'state'])
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking.id)
    .orderBy('id')
    .execute()
  const sumKind = (wanted: string) =>
    rows.reduce((sum, { kind, amount }) => (kind === wanted ? sum + amount : sum), 0)
  const returned = calculateCashReturned(
    rows.filter(({ kind }) => kind === 'refund'),
    await listRefusedCardRefunds({ db, travel_agency }, booking),
  )
  const cash = sumKind('payment') - sumKind('payment_undone') - returned
  return {
    payments: rows
      .filter(({ kind }) => kind === 'payment')
      .map(({ id: ledger, amount, at }) => ({ ledger, amount, at })),
    receipts,
    target: calculateReceiptTarget({ cash, fees: calculateFinalFees(booking) }),
  }
}

/** Refunds that the gateway did not give back to a card, and that staff send. */
const listRefusedCardRefunds = (ctx: AgencyContext, booking: BookingRow) =>
  selectRefundsWithOrders(ctx)
    .select(['r.amount', 'r.settled as at'])
    .where('r.booking', '=', booking.id)
    .where('r.state', 'in', ['refused', 'sent'])
    .where('t.way', '=', 'card')
    .execute()

type ReceiptSettings = Awaited<ReturnType<typeof readReceiptSettings>>
type NewReceipt = { ledger: number; cash: number; settings: ReceiptSettings; paidOn: string }

/** The receipt is due some days after the payment by law; an agency may count from the departure. */
async function createReceipt(
  { db, travel_agency }: TxContext,
  { id: booking, departure_date }: BookingRow,
  { ledger, cash, settings, paidOn }: NewReceipt,
): Promise<void> {
  const isLater = settings.moment === 'departure' && departure_date > paidOn
  const issue_on = isLater ? departure_date : paidOn
  const percent = settings.base === 'fee' ? settings.percent : 100
  const amount = applyPercent(cash, percent)
  await db
    .insertInto('cash_receipt')
    .values({
      travel_agency,
      booking,
      kind: 'issue',
      ledger,
      cash,
      amount,
      share: percent,
      through: settings.through,
      purpose: 'unnamed', // who it is for is read when it is issued
      state: amount === 0 ? 'dropped' : 'waiting',
      issue_on,
      due_on: addDays(issue_on, receiptLimits.days),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function shrinkReceipt(
  { db, travel_agency }: TxContext,
  { id, cash, amount }: { id: number; cash: number; amount: number },
): Promise<void> {
  await db
    .updateTable('cash_receipt')
    .set({ cash, amount, ...(amount === 0 && { state: 'dropped' as const }) })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
}

type NewCancel = { cancels: number; cash: number; amount: number; today: string }

/** A cancellation goes the way its receipt went. If no receipt was printed for this part, nobody is told. */
async function createReceiptCancel(
  { db, travel_agency }: TxContext,
  booking: number,
  { cancels, cash, amount, today }: NewCancel,
): Promise<void> {
  const { through, share, purpose, ending } = await db
    .selectFrom('cash_receipt')
    .select(['through', 'share', 'purpose', 'ending'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', cancels)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('cash_receipt')
    .values({
      travel_agency,
      booking,
      kind: 'cancel',
      cancels,
      cash,
      amount,
      share,
      purpose,
      ending,
      through,
      state: amount === 0 ? 'registered' : 'waiting',
      issue_on: today,
      due_on: addDays(today, receiptLimits.days),
    })
    .execute()
}

async function enqueueDueReceipts(ctx: TxContext, booking: number): Promise<void> {
  const { db, travel_agency, enqueue } = ctx
  const today = await readToday(db)
  const due = await db
    .selectFrom('cash_receipt')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .where('through', '=', 'toss')
    .where('state', '=', 'waiting')
    .where('issue_on', '<=', today)
    .execute()
  for (const { id: receipt } of due) await enqueue('cash-receipt', { travel_agency, receipt })
}

/** A receipt that the gateway issued with a deposit counts as the receipt of that payment. */
export async function recordDepositReceipt(
  { db, travel_agency }: TxContext,
  booking: number,
  { payment: { cashReceipt }, ledger, share }: { payment: Payment; ledger: number; share: number | null },
): Promise<void> {
  if (!cashReceipt) return
  const wish = await findReceiptWish({ db, travel_agency }, { booking, share })
  const today = await readToday(db)
  await db
    .insertInto('cash_receipt')
    .values({
      travel_agency,
      booking,
      kind: 'issue',
      ledger,
      cash: cashReceipt.amount,
      amount: cashReceipt.amount,
      share: 100,
      purpose: wish?.purpose ?? 'unnamed',
      ending: wish?.ending ?? '',
      through: 'toss',
      with_deposit: true,
      state: cashReceipt.issueStatus === 'COMPLETED' ? 'registered' : 'issued',
      issue_on: today,
      due_on: addDays(today, receiptLimits.days),
      receipt_key: cashReceipt.receiptKey,
      issue_number: cashReceipt.issueNumber,
      receipt_url: cashReceipt.receiptUrl,
      issued: sql<string>`now()`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * The gateway takes what goes back off such a receipt by itself. Without a cancel of the payment, all that is
 * left goes: the bank took the deposit back, and the gateway does not say under which key.
 */
export async function recordDepositReceiptCancel(
  { db, travel_agency }: TxContext,
  order_id: string,
  cancel?: { cancelAmount: number; receiptKey: string | null },
): Promise<void> {
  const amount = cancel?.cancelAmount ?? null
  await sql`insert into cash_receipt (travel_agency, booking, kind, cancels, cash, amount, share, purpose, ending, through,
      with_deposit, state, issue_on, due_on, issued, receipt_key)
    select r.travel_agency, r.booking, 'cancel', r.id, least(left_of.cash, ${amount}::bigint),
      least(left_of.cash, ${amount}::bigint), 100, r.purpose, r.ending, 'toss', true, 'issued', r.issue_on, r.due_on, now(),
      ${cancel?.receiptKey ?? null}
    from cash_receipt r
    join ledger l on l.travel_agency = ${travel_agency} and l.id = r.ledger and l.order_id = ${order_id},
    lateral (select r.cash - coalesce(sum(c.cash), 0) as cash from cash_receipt c
      where c.travel_agency = ${travel_agency} and c.cancels = r.id and c.state <> 'dropped') left_of
    where r.travel_agency = ${travel_agency} and r.with_deposit and r.kind = 'issue' and left_of.cash > 0
    order by r.id desc limit 1`.execute(db)
}
