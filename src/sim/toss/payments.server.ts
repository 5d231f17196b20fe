// The gateway's books: payments, how their status moves, and the money that went in and out.
import { type AccountRequest, createAccounts, refundBankCodes } from './accounts.server.ts'
import type { CashReceipts } from './cash-receipts.server.ts'
import { minute_ms, type SimClock } from './clock.server.ts'
import { refuse } from './codes.server.ts'
import { newKey } from './new-key.ts'
import type { LedgerLine, Method, Payment, PaymentRequest, Status } from './payment.server.ts'

const authenticateWithin_ms = 30 * minute_ms
const confirmWithin_ms = 10 * minute_ms

export type Payments = ReturnType<typeof createPayments>

type PaymentsDeps = {
  clock: SimClock
  receipts: CashReceipts
  /** Hears of every move of a status, and says when it has passed that on. */
  onChange: (payment: Payment) => Promise<unknown>
}

export function createPayments({ clock, receipts, onChange }: PaymentsDeps) {
  const [payments, orders] = [new Map<string, Payment>(), new Map<string, Payment[]>()]
  const ledger = createLedger()
  const listByOrder = (mId: string, orderId: string) => orders.get(orderKey(mId, orderId)) ?? []
  const setStatus = (payment: Payment, status: Status, failure: string | null = null) => {
    Object.assign(payment, { status, failure })
    return onChange(payment)
  }
  const accounts = createAccounts({ clock, receipts, setStatus, approve, getLine: ledger.getLine })
  const expire = (payment: Payment, from: Status) =>
    payment.status === from ? setStatus(payment, 'EXPIRED', 'EXPIRED_PAYMENT') : undefined

  /** A payment of this merchant; another's is as good as none. */
  function get(mId: string, paymentKey: string): Payment {
    const payment = payments.get(paymentKey)
    return payment?.mId === mId ? payment : refuse('NOT_FOUND_PAYMENT')
  }

  function create(mId: string, request: PaymentRequest): Payment {
    if (listByOrder(mId, request.orderId).some(isPaid)) refuse('DUPLICATED_ORDER_ID')
    const payment = newPayment(mId, request, clock.now())
    payments.set(payment.paymentKey, payment)
    orders.set(orderKey(mId, request.orderId), [...listByOrder(mId, request.orderId), payment])
    clock.at(payment.requestedAt + authenticateWithin_ms, () => expire(payment, 'READY'))
    return payment
  }

  /** The buyer has proved to be the buyer; no money has moved. */
  function authenticate(payment: Payment, method: Method, refuseWith: string | null = null): void {
    Object.assign(payment, {
      status: 'IN_PROGRESS',
      method,
      refuseWith,
      lastTransactionKey: newKey('txsim_'),
    })
    clock.at(clock.now() + confirmWithin_ms, () => expire(payment, 'IN_PROGRESS'))
  }

  function confirm(
    mId: string,
    { paymentKey, orderId, amount }: { paymentKey: string; orderId: string; amount: number },
  ): Payment {
    const payment = get(mId, paymentKey)
    if (payment.status === 'READY' || payment.status === 'EXPIRED') refuse('NOT_FOUND_PAYMENT_SESSION')
    if (payment.status !== 'IN_PROGRESS') refuse('ALREADY_PROCESSED_PAYMENT')
    // the real code is nowhere documented
    if (orderId !== payment.orderId || amount !== payment.amount) refuse('INVALID_REQUEST')
    if (listByOrder(mId, orderId).some(isPaid)) refuse('DUPLICATED_ORDER_ID')
    if (amount < (payment.method === 'card' ? 100 : 200)) refuse('BELOW_MINIMUM_AMOUNT')
    if (payment.refuseWith) {
      setStatus(payment, 'ABORTED', payment.refuseWith)
      refuse(payment.refuseWith)
    }
    if (payment.method === 'virtual-account') {
      accounts.open(payment, { bank: '20' })
    } else {
      approve(payment)
    }
    return payment
  }

  function approve(payment: Payment): void {
    const { mId, orderId, orderName, amount, receiptRequest } = payment
    payment.approvedAt = clock.now()
    ledger.getLine(payment).paid += amount
    if (receiptRequest)
      payment.receipt = receipts.issue(mId, { orderId, orderName, amount, ...receiptRequest })
    setStatus(payment, 'DONE')
  }

  function cancel(
    payment: Payment,
    {
      cancelReason,
      cancelAmount = payment.balance,
      refundReceiveAccount,
    }: { cancelReason: string; cancelAmount?: number; refundReceiveAccount?: { bank: string } },
  ): Payment {
    const isWaiting = payment.status === 'WAITING_FOR_DEPOSIT'
    if (payment.status === 'CANCELED') refuse('ALREADY_CANCELED_PAYMENT')
    if (!isWaiting && payment.status !== 'DONE' && payment.status !== 'PARTIAL_CANCELED')
      refuse('NOT_CANCELABLE_PAYMENT')
    if (isWaiting && cancelAmount < payment.amount) refuse('NOT_ALLOWED_PARTIAL_REFUND_WAITING_DEPOSIT')
    if (cancelAmount > payment.balance || payment.balance === 0) refuse('NOT_CANCELABLE_AMOUNT')
    if (payment.account && !isWaiting) {
      if (!refundReceiveAccount) refuse('INVALID_REFUND_ACCOUNT_INFO')
      else if (!refundBankCodes.includes(refundReceiveAccount.bank)) refuse('INVALID_BANK')
      payment.account.refunded = true
    }
    payment.balance -= cancelAmount
    payment.lastTransactionKey = newKey('txsim_')
    payment.cancels.push({
      transactionKey: payment.lastTransactionKey,
      receiptKey:
        payment.receipt && receipts.cancel(payment.mId, payment.receipt.receiptKey, cancelAmount).receiptKey,
      cancelAmount,
      cancelReason,
      canceledAt: clock.now(),
      balance: payment.balance,
    })
    if (!isWaiting) ledger.getLine(payment).returned += cancelAmount
    // partial cancels that add up to the whole stay partial
    setStatus(payment, cancelAmount === payment.amount ? 'CANCELED' : 'PARTIAL_CANCELED')
    return payment
  }

  return {
    get,
    create,
    authenticate,
    confirm,
    issueAccount: (mId: string, request: AccountRequest) =>
      accounts.issue(request, () => create(mId, request)),
    cancel,
    /** Of several attempts at an order the one that was paid, else the latest. */
    byOrder: (mId: string, orderId: string) =>
      listByOrder(mId, orderId).find(isPaid) ??
      listByOrder(mId, orderId).at(-1) ??
      refuse('NOT_FOUND_PAYMENT'),
    byKey: (paymentKey: string) => payments.get(paymentKey) ?? refuse('NOT_FOUND_PAYMENT'),
    expire(payment: Payment): void {
      expire(payment, 'READY')
      expire(payment, 'IN_PROGRESS')
    },
    deposit: accounts.deposit,
    failDeposit: accounts.takeBack,
    ofMerchant: (mId: string) => [...payments.values()].filter((payment) => payment.mId === mId),
    waiting: () => [...payments.values()].filter(({ status }) => status === 'WAITING_FOR_DEPOSIT'),
    ledger: ledger.all,
  }
}

function newPayment(mId: string, request: PaymentRequest, requestedAt: number): Payment {
  const { orderId, amount, orderName = orderId, customerName = '홍길동', site = 'http://localhost' } = request
  return {
    mId,
    paymentKey: newKey('tsim_'),
    orderId,
    orderName,
    customerName,
    site,
    amount,
    balance: amount,
    status: 'READY',
    method: null,
    refuseWith: null,
    failure: null,
    requestedAt,
    approvedAt: null,
    account: null,
    receiptRequest: null,
    receipt: null,
    lastTransactionKey: null,
    secret: null,
    cancels: [],
  }
}

const isPaid = ({ approvedAt, status }: Payment) => approvedAt !== null || status === 'WAITING_FOR_DEPOSIT'
const orderKey = (mId: string, orderId: string) => `${mId} ${orderId}`

function createLedger() {
  const lines = new Map<string, LedgerLine>()
  return {
    getLine({ mId, orderId }: Payment): LedgerLine {
      const line = lines.get(orderKey(mId, orderId)) ?? { mId, orderId, paid: 0, returned: 0 }
      lines.set(orderKey(mId, orderId), line)
      return line
    },
    all: (): LedgerLine[] => [...lines.values()].map((line) => ({ ...line })),
  }
}
