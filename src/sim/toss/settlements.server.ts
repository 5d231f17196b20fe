// What the gateway settles: each payment and each cancel by itself, less a fee, paid out some days later.
import { z } from 'zod'
import { formatWithZone } from './clock.server.ts'
import { methods, type Payment } from './payment.server.ts'

const payOutDays = 5
const cardFee_percent = 2.3
const accountFee_won = 400

export const SettlementQuery = z.object({
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  dateType: z.enum(['soldDate', 'paidOutDate']).default('soldDate'),
  page: z.coerce.number().int().min(1).default(1),
  size: z.coerce.number().int().min(1).max(5_000).default(100),
})

/** The contract is by the day: it is sold on the day of the payment or of the cancel. */
function toSettlement(payment: Payment, amount: number, moment: number) {
  const { mId, paymentKey, orderId, account, method, approvedAt } = payment
  const fee = account ? Math.sign(amount) * accountFee_won : Math.round((amount * cardFee_percent) / 100)
  const vat = Math.round(fee / 11)
  return {
    mId,
    paymentKey,
    orderId,
    currency: 'KRW',
    method: method && methods[method],
    amount,
    interestFee: 0,
    fee,
    supplyAmount: fee - vat,
    vat,
    payOutAmount: amount - fee,
    fees: [{ type: 'BASE', fee }],
    approvedAt: approvedAt && formatWithZone(approvedAt),
    soldDate: formatWithZone(moment).slice(0, 10),
    paidOutDate: formatWithZone(moment + payOutDays * 86_400_000).slice(0, 10),
  }
}

function listOf(payment: Payment) {
  const { approvedAt, amount, lastTransactionKey, cancels } = payment
  if (approvedAt === null) return []
  const paid = {
    ...toSettlement(payment, amount, approvedAt),
    transactionKey: lastTransactionKey,
    cancel: null,
  }
  const returned = cancels.map((cancel) => ({
    ...toSettlement(payment, -cancel.cancelAmount, cancel.canceledAt),
    transactionKey: cancel.transactionKey,
    cancel: { ...cancel, canceledAt: formatWithZone(cancel.canceledAt) },
  }))
  return [paid, ...returned]
}

export function listSettlements(payments: readonly Payment[], query: z.output<typeof SettlementQuery>) {
  const { startDate, endDate, dateType, page, size } = query
  const all = payments
    .flatMap(listOf)
    .filter(({ [dateType]: day }) => day >= startDate && day <= endDate)
    .sort((one, other) => one[dateType].localeCompare(other[dateType]))
  return { settlements: all.slice((page - 1) * size, page * size) }
}
