// A virtual account that has no money in it: issued, expired, closed, or emptied again by the bank.
import { sql } from 'kysely'
import { addCallTask } from '#domain/booking/call-tasks.server.ts'
import type { BookingRow } from '#domain/booking/find.server.ts'
import { pendingRefundStates } from '#domain/booking/pending-refunds.server.ts'
import { virtualAccountLimits } from '#limits/trade.ts'
import type { Payment } from '#platform/integrations/toss-answers.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { TxContext } from '#platform/wire/request-context.ts'
import { findBankName } from './banks.ts'
import { failPaymentAttempt } from './fail-attempt.server.ts'
import { depositUndone } from './gateway-reasons.ts'
import { saveLedgerEntry } from './ledger.server.ts'
import { recordDepositReceiptCancel } from './receipts.server.ts'

/** The account waits, or was closed before anybody paid, so a cancel that the gateway reports is no money. */
export const isDepositMissing = ({ status, virtualAccount, approvedAt }: Payment) =>
  status === 'WAITING_FOR_DEPOSIT' ||
  (status === 'CANCELED' && virtualAccount !== null && approvedAt === null)

/** The caller has locked the booking's row. */
export async function reconcileDeposit(
  ctx: TxContext,
  booking: BookingRow,
  { payment, share }: { payment: Payment; share: number | null },
): Promise<void> {
  const { made, undone } = await countDeposits(ctx, payment.orderId)
  if (made > undone) await undoDeposit(ctx, booking, { payment, count: undone + 1 })
  if (payment.status === 'CANCELED') return failPaymentAttempt(ctx, payment.orderId, 'CLOSED')
  if (await isOver(ctx, payment)) return failPaymentAttempt(ctx, payment.orderId, 'EXPIRED')
  const isNew = await saveVirtualAccount(ctx, payment)
  if (isNew && share === null) await notify(ctx, 'pay-account', { ref: booking.id })
  if (isNew && share !== null) await notify(ctx, 'share-account', { ref: share })
}

/** How often an order was paid, and how often the bank took that back. Each has a key of its own. */
export async function countDeposits({ db, travel_agency }: TxContext, order_id: string) {
  return db
    .selectFrom('ledger')
    .select([
      sql<number>`count(*) filter (where kind = 'payment')::int`.as('made'),
      sql<number>`count(*) filter (where kind = 'payment_undone')::int`.as('undone'),
    ])
    .where('travel_agency', '=', travel_agency)
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
}

/**
 * The bank took a deposit back. The booking stays where it is and is due again; staff see to it. A refund of
 * this deposit is no longer possible.
 */
async function undoDeposit(
  ctx: TxContext,
  booking: BookingRow,
  { payment: { orderId, paymentKey, totalAmount, method }, count }: { payment: Payment; count: number },
): Promise<void> {
  const { db, travel_agency } = ctx
  await saveLedgerEntry(ctx, {
    booking: booking.id,
    kind: 'payment_undone',
    amount: totalAmount,
    method: method ?? '',
    order_id: orderId,
    gateway_key: `${paymentKey}#undone${count}`,
  })
  await db
    .updateTable('payment_try')
    .set({ state: 'deposit_waiting' })
    .where('travel_agency', '=', travel_agency)
    .where('order_id', '=', orderId)
    .execute()
  await db
    .updateTable('refund')
    .set({ state: 'refused', code: depositUndone, settled: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('order_id', '=', orderId)
    .where('state', 'in', pendingRefundStates)
    .execute()
  await recordDepositReceiptCancel(ctx, orderId)
  await addCallTask(ctx, { booking: booking.id, occasion: 'payment-undone', ref: booking.id })
  await notify(ctx, 'payment-undone', { ref: booking.id })
  await notify(ctx, 'agency-payment-undone', { ref: booking.id, amount: totalAmount })
}

/** An account has ended if the gateway says so, or some time after its last day, because no notice comes. */
async function isOver(
  { db, travel_agency }: TxContext,
  { orderId, virtualAccount }: Payment,
): Promise<boolean> {
  if (virtualAccount?.expired) return true
  const over = await db
    .selectFrom('payment_try')
    .select('order_id')
    .where('travel_agency', '=', travel_agency)
    .where('order_id', '=', orderId)
    .where('account_until', '<', sql<string>`now() - make_interval(secs => ${virtualAccountLimits.over_s})`)
    .executeTakeFirst()
  return over !== undefined
}

/** Returns true when the account was not known yet. */
async function saveVirtualAccount({ db, travel_agency }: TxContext, payment: Payment): Promise<boolean> {
  const { orderId, paymentKey, secret, virtualAccount } = payment
  if (!virtualAccount) return false
  const { bankCode, accountNumber, customerName } = virtualAccount
  const account = {
    bank: findBankName(bankCode)?.ko ?? bankCode,
    account_number: accountNumber,
    account_holder: customerName ?? '',
  }
  const saved = await db
    .updateTable('payment_try')
    .set({
      state: 'deposit_waiting',
      payment_key: paymentKey,
      deposit_secret: secret,
      account: sql`${JSON.stringify(account)}::jsonb`,
      confirming: null,
      looked: sql<string>`now()`,
    })
    .where('travel_agency', '=', travel_agency)
    .where('order_id', '=', orderId)
    .where('state', '=', 'confirming')
    .returning('order_id')
    .executeTakeFirst()
  return saved !== undefined
}
