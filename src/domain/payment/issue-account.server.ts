// Asks the gateway for the virtual account of an order, and tells the customer where to pay.
import { localize } from '#i18n/language.ts'
import { formatSeoulMoment } from '#lib/format.ts'
import type { Toss } from '#platform/integrations/toss.server.ts'
import type { KeyFor } from '#platform/secrets.server.ts'
import type { TxContext } from '#platform/wire/request-context.ts'
import { failPaymentAttempt } from './fail-attempt.server.ts'
import { readReceiptIdentity } from './receipt-wish.server.ts'
import { readReceiptSettings } from './receipts.server.ts'
import { reconcilePayment } from './reconcile.server.ts'
import { isAttemptPayable } from './share-payment.server.ts'

type IssueContext = {
  toss: Toss
  secretKey: string
  keyFor: KeyFor
  transaction: <T>(work: (ctx: TxContext) => Promise<T>) => Promise<T>
}

/**
 * The key is the order's, so the gateway may be asked again after a lost answer. Returns the code of a
 * refusal. Without a sure answer nothing is written, and the order is asked about every minute.
 */
export async function issueVirtualAccount(
  { toss, secretKey, keyFor, transaction }: IssueContext,
  order_id: string,
): Promise<string | undefined> {
  const order = await transaction((ctx) => findAccountOrder({ ...ctx, keyFor }, order_id))
  if (order?.state !== 'confirming') return order?.code ?? undefined
  const fail = async (code: string) => {
    await transaction((ctx) => failPaymentAttempt(ctx, order_id, code))
    return code
  }
  if (order.closing || !order.isPayable) return fail('TOO_LATE')
  const outcome = await toss.issueAccount(
    secretKey,
    {
      orderId: order_id,
      amount: order.try_amount,
      orderName: localize(order.page_title, order.language).slice(0, 100),
      customerName: order.share_name || order.name,
      bank: order.bank ?? '',
      dueDate: formatSeoulMoment(order.account_until ?? ''),
      cashReceipt: order.cashReceipt,
    },
    `account-${order_id}`,
  )
  if (outcome.kind === 'waiting' || outcome.kind === 'approved') {
    await transaction((ctx) => reconcilePayment(ctx, outcome.payment))
    return undefined
  }
  return outcome.kind === 'unknown' ? undefined : fail(outcome.code)
}

/**
 * The order includes the receipt where the agency lets the gateway issue it: for the whole sum, at once, and
 * for a customer who gave a number.
 */
async function findAccountOrder(ctx: TxContext & { keyFor: KeyFor }, order_id: string) {
  const order = await loadAccountOrder(ctx, order_id)
  if (!order) return undefined
  const { through, base, moment } = await readReceiptSettings(ctx)
  const isIssuedWithDeposit = through === 'toss' && base === 'gross' && moment === 'payment'
  const { id, share, is_deposit, try_amount: amount } = order
  const { purpose, type, number } = await readReceiptIdentity(ctx, { booking: id, share })
  const cashReceipt =
    isIssuedWithDeposit && purpose !== 'unnamed' ? { type, registrationNumber: number } : undefined
  return {
    ...order,
    cashReceipt,
    isPayable: await isAttemptPayable(ctx, order, { amount, share, is_deposit }),
  }
}

const loadAccountOrder = ({ db, travel_agency }: TxContext, order_id: string) =>
  db
    .selectFrom('payment_try as t')
    .innerJoin('booking as b', (on) =>
      on.onRef('b.travel_agency', '=', 't.travel_agency').onRef('b.id', '=', 't.booking'),
    )
    .selectAll('b')
    .select([
      't.state',
      't.code',
      't.share',
      't.is_deposit',
      't.amount as try_amount',
      't.bank',
      't.account_until',
      't.closing',
    ])
    .select((eb) =>
      eb
        .selectFrom('booking_share as s')
        .select('s.name')
        .whereRef('s.travel_agency', '=', 't.travel_agency')
        .whereRef('s.id', '=', 't.share')
        .as('share_name'),
    )
    .where('t.travel_agency', '=', travel_agency)
    .where('t.order_id', '=', order_id)
    .executeTakeFirst()
