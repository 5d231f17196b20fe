// A payment as the gateway keeps it, and as it shows it.
import { type CashReceipt, type ReceiptType, toApiReceipt, toPaymentReceipt } from './cash-receipts.server.ts'
import { formatWithZone } from './clock.server.ts'
import { messageOf } from './codes.server.ts'

export const methods = {
  card: '카드',
  'easy-pay': '간편결제',
  transfer: '계좌이체',
  'virtual-account': '가상계좌',
} as const
export type Method = keyof typeof methods
export type Status =
  | 'READY'
  | 'IN_PROGRESS'
  | 'WAITING_FOR_DEPOSIT'
  | 'DONE'
  | 'CANCELED'
  | 'PARTIAL_CANCELED'
  | 'ABORTED'
  | 'EXPIRED'

export type Payment = {
  mId: string
  paymentKey: string
  orderId: string
  orderName: string
  customerName: string
  /** The address where the pay window was opened, and that of the receipt. */
  site: string
  amount: number
  /** What is left of it after cancels. */
  balance: number
  status: Status
  method: Method | null
  /** What confirm will be refused with, chosen in the pay window. */
  refuseWith: string | null
  failure: string | null
  requestedAt: number
  approvedAt: number | null
  account: VirtualAccount | null
  /** The receipt the buyer wants of the deposit, and what was issued of it. */
  receiptRequest: ReceiptRequest | null
  receipt: CashReceipt | null
  lastTransactionKey: string | null
  secret: string | null
  cancels: Cancel[]
}
/** `dueAt`: until when it waits for its deposit. `refunded`: money went from it to another account. */
type VirtualAccount = {
  bankCode: string
  accountNumber: string
  dueAt: number
  expired: boolean
  refunded: boolean
}
export type ReceiptRequest = { type: ReceiptType; identity: string }
type Cancel = {
  transactionKey: string
  receiptKey: string | null
  cancelAmount: number
  cancelReason: string
  canceledAt: number
  balance: number
}

/** The Payment object of version 2022-11-16. */
export function toApiPayment(payment: Payment) {
  const { mId, paymentKey, orderId, orderName, status, secret, lastTransactionKey } = payment
  return {
    version: '2022-11-16',
    type: 'NORMAL',
    paymentKey,
    orderId,
    orderName,
    mId,
    currency: 'KRW',
    country: 'KR',
    ...toAmounts(payment),
    status,
    requestedAt: formatWithZone(payment.requestedAt),
    approvedAt: payment.approvedAt && formatWithZone(payment.approvedAt),
    useEscrow: false,
    lastTransactionKey,
    cultureExpense: false,
    isPartialCancelable: true,
    secret,
    cancels: payment.cancels.length > 0 ? payment.cancels.map(toApiCancel) : null,
    ...toMethodFields(payment),
    discount: null,
    metadata: null,
    receipt: payment.approvedAt === null ? null : { url: `${payment.site}/receipt/${paymentKey}` },
    checkout: null,
    failure: payment.failure && { code: payment.failure, message: messageOf(payment.failure) },
  }
}

const toAmounts = ({ amount, balance }: Payment) => ({
  totalAmount: amount,
  balanceAmount: balance,
  suppliedAmount: balance - vatOf(balance),
  vat: vatOf(balance),
  taxFreeAmount: 0,
  taxExemptionAmount: 0,
})

/** What the buyer paid with: nothing before money moved, or an account that waits for it. */
function toMethodFields(payment: Payment) {
  const { amount, approvedAt, account, method, receipt } = payment
  const used = approvedAt !== null || account ? method : null
  return {
    method: used && methods[used],
    card: used === 'card' ? toCard(payment) : null,
    virtualAccount: account && toVirtualAccount(payment, account),
    transfer: used === 'transfer' ? { bankCode: '20', settlementStatus: 'INCOMPLETED' } : null,
    easyPay: used === 'easy-pay' ? { provider: '토스페이', amount, discountAmount: 0 } : null,
    mobilePhone: null,
    giftCertificate: null,
    cashReceipt: receipt && toPaymentReceipt(receipt, payment.site),
    cashReceipts: receipt && [toApiReceipt(receipt, payment.site)],
  }
}

/** A tenth on top of the rest, hence an eleventh of the whole. */
const vatOf = (amount: number) => Math.round(amount / 11)

const toApiCancel = ({
  transactionKey,
  receiptKey,
  cancelAmount,
  cancelReason,
  canceledAt,
  balance,
}: Cancel) => ({
  transactionKey,
  cancelAmount,
  cancelReason,
  canceledAt: formatWithZone(canceledAt),
  refundableAmount: balance,
  cancelStatus: 'DONE',
  cancelRequestId: null,
  receiptKey,
  taxFreeAmount: 0,
  taxExemptionAmount: 0,
  easyPayDiscountAmount: 0,
  transferDiscountAmount: 0,
})

const toCard = ({ amount, cancels }: Payment) => ({
  amount,
  issuerCode: '61',
  acquirerCode: '31',
  number: '12345678****789*',
  installmentPlanMonths: 0,
  approveNo: '00000000',
  useCardPoint: false,
  cardType: '신용',
  ownerType: '개인',
  acquireStatus: cancels.length > 0 ? 'CANCELED' : 'READY',
  isInterestFree: false,
  interestPayer: null,
})

const toVirtualAccount = (
  { customerName }: Payment,
  { bankCode, accountNumber, dueAt, expired, refunded }: VirtualAccount,
) => ({
  accountType: '일반',
  accountNumber,
  bankCode,
  customerName,
  dueDate: formatWithZone(dueAt),
  expired,
  refundStatus: refunded ? 'COMPLETED' : 'NONE',
  settlementStatus: 'INCOMPLETED',
  refundReceiveAccount: null,
})

/** Money of an order that came in, and that went out again. */
export type LedgerLine = { mId: string; orderId: string; paid: number; returned: number }
export type PaymentRequest = {
  orderId: string
  amount: number
  orderName?: string
  customerName?: string
  site?: string
}
