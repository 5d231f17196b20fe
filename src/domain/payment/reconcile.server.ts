// Brings ledger and booking in line with what the gateway says of a payment.
// The gateway's answer is the truth, however often and in whatever order its notices come.

import { type BookingRow, lockBooking } from '#domain/booking/find.server.ts'
import type { Payment } from '#platform/integrations/toss-answers.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { TxContext } from '#platform/wire/request-context.ts'
import { completePayment } from './complete-payment.server.ts'
import { failPaymentAttempt } from './fail-attempt.server.ts'
import { finishRefund } from './finish-refund.server.ts'
import { gatewayReasons } from './gateway-reasons.ts'
import { saveLedgerEntry } from './ledger.server.ts'
import { markAccountUsed } from './payout-account.server.ts'
import { recordDepositReceipt, recordDepositReceiptCancel } from './receipts.server.ts'
import { countDeposits, isDepositMissing, reconcileDeposit } from './reconcile-deposit.server.ts'
import { requestRefund } from './refund.server.ts'
import { isAttemptPayable } from './share-payment.server.ts'

/**
 * The booking is locked for all of this, so that the return page, the notice and the check of every minute
 * cannot do it twice.
 */
export async function reconcilePayment(ctx: TxContext, payment: Payment): Promise<void> {
  const attempt = await findPaymentAttempt(ctx, payment.orderId)
  if (!attempt) return
  const booking = await lockBooking(ctx, attempt.booking)
  if (['EXPIRED', 'ABORTED'].includes(payment.status))
    return failPaymentAttempt(ctx, payment.orderId, payment.failure?.code ?? payment.status)
  if (isDepositMissing(payment)) return reconcileDeposit(ctx, booking, { payment, share: attempt.share })
  if (!['DONE', 'CANCELED', 'PARTIAL_CANCELED'].includes(payment.status)) return

  // asked before the money is in the ledger
  const wasPayable = await isAttemptPayable(ctx, booking, { ...attempt, amount: payment.totalAmount })
  const isNewPayment = await recordPayment(ctx, attempt, payment)
  await recordCancels(ctx, booking.id, payment)
  if (isNewPayment && payment.cancels.length === 0)
    await acceptPayment(ctx, booking, { ...attempt, amount: payment.totalAmount, wasPayable })
  await closeRefunds(ctx, booking, { payment, share: attempt.share })
}

const findPaymentAttempt = ({ db, travel_agency }: TxContext, orderId: string) =>
  db
    .selectFrom('payment_try')
    .select(['booking', 'order_id', 'share', 'is_deposit'])
    .where('travel_agency', '=', travel_agency)
    .where('order_id', '=', orderId)
    .executeTakeFirst()

/**
 * Returns true if the payment was not known before. A deposit that was taken back may come again, under a new
 * key.
 */
async function recordPayment(
  ctx: TxContext,
  { booking, share }: { booking: number; share: number | null },
  payment: Payment,
): Promise<boolean> {
  const { paymentKey, orderId, method, totalAmount, approvedAt, receipt } = payment
  const { made, undone } = await countDeposits(ctx, orderId)
  const gateway_key = made === 0 ? paymentKey : `${paymentKey}#${made + 1}`
  const entry = { booking, kind: 'payment', amount: totalAmount, order_id: orderId } as const
  const created =
    made === undone
      ? await saveLedgerEntry(ctx, { ...entry, method: method ?? '', gateway_key, at: approvedAt })
      : null
  if (created !== null) await recordDepositReceipt(ctx, booking, { payment, ledger: created, share })
  await ctx.db
    .updateTable('payment_try')
    .set({ state: 'paid', payment_key: paymentKey, receipt_url: receipt?.url ?? null })
    .where('travel_agency', '=', ctx.travel_agency)
    .where('order_id', '=', orderId)
    .execute()
  return created !== null
}

async function recordCancels(ctx: TxContext, booking: number, payment: Payment): Promise<void> {
  for (const { transactionKey, receiptKey, cancelAmount, canceledAt, cancelStatus } of payment.cancels)
    if (cancelStatus === 'DONE') {
      const isNew = await saveLedgerEntry(ctx, {
        booking,
        kind: 'refund',
        amount: cancelAmount,
        method: payment.method ?? '',
        order_id: payment.orderId,
        gateway_key: transactionKey,
        at: canceledAt,
      })
      if (isNew) await recordDepositReceiptCancel(ctx, payment.orderId, { cancelAmount, receiptKey })
    }
}

/** A sum that may not be paid now is sent back automatically. `booking`: its row before this money came. */
async function acceptPayment(
  ctx: TxContext,
  booking: BookingRow,
  { order_id, amount, wasPayable }: { order_id: string; amount: number; wasPayable: boolean },
): Promise<void> {
  if (wasPayable) return completePayment(ctx, { ...booking, paid: booking.paid + amount }, 'gateway')
  await requestRefund(ctx, {
    booking: booking.id,
    order_id,
    amount,
    reason: gatewayReasons.noSeats,
    completes: false,
  })
  await notify(ctx, 'account-asked', { ref: booking.id }) // not sent where none is needed
}

/** A refund of ours is known by the number in its reason, also when its answer was lost. */
export const formatRefundReason = (reason: string, id: number) => `${reason} [R${id}]`

async function closeRefunds(
  ctx: TxContext,
  booking: BookingRow,
  { payment, share }: { payment: Payment; share: number | null },
): Promise<void> {
  const { db, travel_agency } = ctx
  const pending = await db
    .selectFrom('refund')
    .selectAll()
    .where('travel_agency', '=', travel_agency)
    .where('order_id', '=', payment.orderId)
    .where('state', '=', 'asked')
    .execute()
  for (const refund of pending) {
    const done = payment.cancels.some(
      ({ cancelReason, cancelStatus }) =>
        cancelStatus === 'DONE' && cancelReason?.endsWith(`[R${refund.id}]`),
    )
    if (!done) continue
    if (payment.virtualAccount) await markAccountUsed(ctx, { booking: booking.id, share })
    await finishRefund(ctx, booking, { ...refund, state: 'done' })
  }
}
