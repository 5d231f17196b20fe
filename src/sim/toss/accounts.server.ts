// Virtual accounts as the gateway has them: issued, paid into once, and emptied again by the bank.
import { randomInt } from 'node:crypto'
import type { CashReceipts } from './cash-receipts.server.ts'
import { minute_ms, type SimClock } from './clock.server.ts'
import { refuse } from './codes.server.ts'
import { newKey } from './new-key.ts'
import type { LedgerLine, Payment, PaymentRequest, ReceiptRequest, Status } from './payment.server.ts'

const depositWithin_ms = 168 * 60 * minute_ms
const longestDeposit_ms = 720 * 60 * minute_ms

export type AccountRequest = PaymentRequest & {
  bank: string
  dueAt?: number
  receiptRequest?: ReceiptRequest
}

/** Banks that issue virtual accounts, and some to which money goes back. */
const bankCodes = ['03', '06', '07', '11', '20', '31', '32', '34', '37', '39', '45', '71', '81', '88']
export const refundBankCodes = [
  ...bankCodes,
  '02',
  '12',
  '23',
  '27',
  '35',
  '48',
  '50',
  '54',
  '64',
  '89',
  '90',
  '92',
]

type AccountsDeps = {
  clock: SimClock
  receipts: CashReceipts
  setStatus: (payment: Payment, status: Status) => unknown
  approve: (payment: Payment) => void
  getLine: (payment: Payment) => LedgerLine
}

export function createAccounts({ clock, receipts, setStatus, approve, getLine }: AccountsDeps) {
  /** Issues an account without a window: the merchant knows who pays and into which bank. */
  function issue({ bank, dueAt, receiptRequest, amount }: AccountRequest, create: () => Payment): Payment {
    if (!bankCodes.includes(bank)) refuse('INVALID_BANK')
    if (amount < 200) refuse('BELOW_MINIMUM_AMOUNT')
    if (dueAt !== undefined && (dueAt <= clock.now() || dueAt > clock.now() + longestDeposit_ms))
      refuse('INVALID_REQUEST')
    const payment = create()
    Object.assign(payment, { method: 'virtual-account', receiptRequest: receiptRequest ?? null })
    open(payment, { bank, dueAt })
    return payment
  }

  function open(
    payment: Payment,
    { bank, dueAt = clock.now() + depositWithin_ms }: { bank: string; dueAt?: number },
  ) {
    // a test account: nobody can pay into it
    const account = {
      bankCode: bank,
      accountNumber: `X${randomInt(1e12, 1e13)}`,
      dueAt,
      expired: false,
      refunded: false,
    }
    clock.at(dueAt, () => {
      account.expired = payment.status === 'WAITING_FOR_DEPOSIT'
    })
    Object.assign(payment, { secret: newKey('ps_'), account, lastTransactionKey: newKey('txsim_') })
    setStatus(payment, 'WAITING_FOR_DEPOSIT')
  }

  /** The bank takes the whole sum, once, and in time; it sends anything else back to its sender at once. */
  function deposit(payment: Payment, amount = payment.amount): void {
    const isOpen = payment.status === 'WAITING_FOR_DEPOSIT' && !payment.account?.expired
    if (!isOpen || amount !== payment.amount) refuse('INVALID_REQUEST')
    payment.lastTransactionKey = newKey('txsim_')
    approve(payment)
  }

  /** The bank takes the deposit back: the one step back there is. */
  function takeBack(payment: Payment): void {
    if (payment.method !== 'virtual-account' || payment.status !== 'DONE') refuse('INVALID_REQUEST')
    payment.approvedAt = null
    payment.lastTransactionKey = newKey('txsim_')
    getLine(payment).paid -= payment.amount
    if (payment.receipt) receipts.cancel(payment.mId, payment.receipt.receiptKey)
    payment.receipt = null
    setStatus(payment, 'WAITING_FOR_DEPOSIT')
  }

  return { issue, open, deposit, takeBack }
}
