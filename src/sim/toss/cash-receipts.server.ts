// Cash receipts as the gateway issues and cancels them: a number at once, the tax office some days later.
import { formatWithZone, minute_ms, type SimClock } from './clock.server.ts'
import { messageOf, refuse } from './codes.server.ts'
import { newKey } from './new-key.ts'

const registeredAfter_ms = 2 * 24 * 60 * minute_ms
/** The tax office's own number, for a buyer who gives none. */
const unnamedIdentity = '0100001234'

export type ReceiptType = '소득공제' | '지출증빙'
export type CashReceipt = {
  mId: string
  receiptKey: string
  orderId: string
  orderName: string
  type: ReceiptType
  identity: string
  kind: 'CONFIRM' | 'CANCEL'
  amount: number
  /** What is left of it after cancels. */
  balance: number
  issueNumber: string
  issueStatus: 'IN_PROGRESS' | 'COMPLETED' | 'FAILED'
  failure: string | null
  requestedAt: number
}
type ReceiptOrder = Pick<CashReceipt, 'orderId' | 'orderName' | 'type' | 'identity' | 'amount'>
export type CashReceipts = ReturnType<typeof createCashReceipts>

/** A telephone, a card, or a business number. */
const isIdentity = (type: ReceiptType, identity: string) =>
  type === '지출증빙' ? /^\d{10}$|^\d{13,19}$/.test(identity) : /^01\d{8,9}$|^\d{13,19}$/.test(identity)

export function createCashReceipts(clock: SimClock) {
  const receipts = new Map<string, CashReceipt>()
  let count = 0

  function add(
    receipt: Omit<CashReceipt, 'receiptKey' | 'issueNumber' | 'issueStatus' | 'failure' | 'requestedAt'>,
  ) {
    const created: CashReceipt = {
      ...receipt,
      receiptKey: newKey('rsim_'),
      issueNumber: String(++count).padStart(9, '0'),
      issueStatus: 'IN_PROGRESS',
      failure: null,
      requestedAt: clock.now(),
    }
    receipts.set(created.receiptKey, created)
    clock.at(clock.now() + registeredAfter_ms, () => register(created))
    return created
  }

  function register(receipt: CashReceipt): void {
    if (receipt.issueStatus === 'IN_PROGRESS') receipt.issueStatus = 'COMPLETED'
  }

  return {
    issue(mId: string, order: ReceiptOrder): CashReceipt {
      if (!isIdentity(order.type, order.identity)) refuse('INVALID_REQUEST')
      return add({ mId, ...order, kind: 'CONFIRM', balance: order.amount })
    },
    cancel(mId: string, receiptKey: string, asked?: number): CashReceipt {
      const receipt = receipts.get(receiptKey)
      if (receipt?.mId !== mId || receipt.kind === 'CANCEL') return refuse('NOT_FOUND')
      const amount = asked ?? receipt.balance
      if (amount > receipt.balance || receipt.balance === 0) refuse('NOT_CANCELABLE_AMOUNT')
      receipt.balance -= amount
      return add({ ...receipt, kind: 'CANCEL', amount, balance: 0 })
    },
    register: (receiptKey: string) => register(receipts.get(receiptKey) ?? refuse('NOT_FOUND')),
    /** The tax office does not take it. */
    fail(receiptKey: string): void {
      const receipt = receipts.get(receiptKey) ?? refuse('NOT_FOUND')
      Object.assign(receipt, { issueStatus: 'FAILED', balance: 0, failure: 'INVALID_REQUEST' })
    },
    list: (mId: string, requestDate: string) =>
      [...receipts.values()].filter(
        (receipt) => receipt.mId === mId && formatWithZone(receipt.requestedAt).startsWith(requestDate),
      ),
    all: (): readonly CashReceipt[] => [...receipts.values()],
  }
}

export const toApiReceipt = (receipt: CashReceipt, site: string) => ({
  receiptKey: receipt.receiptKey,
  orderId: receipt.orderId,
  orderName: receipt.orderName,
  type: receipt.type,
  transactionType: receipt.kind,
  issueNumber: receipt.issueNumber,
  receiptUrl: `${site}/cash-receipt/${receipt.receiptKey}`,
  customerIdentityNumber:
    receipt.identity === unnamedIdentity ? receipt.identity : maskIdentity(receipt.identity),
  amount: receipt.amount,
  taxFreeAmount: 0,
  issueStatus: receipt.issueStatus,
  failure: receipt.failure && { code: receipt.failure, message: messageOf(receipt.failure) },
  requestedAt: formatWithZone(receipt.requestedAt),
})

/** Inside of a payment it is shorter, and does not say whether the tax office has it. */
export const toPaymentReceipt = (receipt: CashReceipt, site: string) => {
  const { type, receiptKey, issueNumber, receiptUrl, amount, taxFreeAmount } = toApiReceipt(receipt, site)
  return { type, receiptKey, issueNumber, receiptUrl, amount, taxFreeAmount }
}

const maskIdentity = (identity: string) => `${identity.slice(0, 3)}****${identity.slice(-3)}`
