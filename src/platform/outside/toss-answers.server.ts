// Toss Payments: what a payment is, and how the gateway's answers are read.
import { z } from 'zod'

const orNull = <T extends z.ZodType>(shape: T) => shape.nullable().catch(null)

/** What a ledger needs. The gateway may add fields at any time; those it leaves out are null. */
const Payment = z.object({
  paymentKey: z.string(),
  orderId: z.string(),
  status: z.enum([
    'READY',
    'IN_PROGRESS',
    'WAITING_FOR_DEPOSIT',
    'DONE',
    'CANCELED',
    'PARTIAL_CANCELED',
    'ABORTED',
    'EXPIRED',
  ]),
  method: orNull(z.string()),
  totalAmount: z.int(),
  /** 0 means that everything went back. After several partial cancellations the status does not say so. */
  balanceAmount: z.int(),
  currency: z.string(),
  approvedAt: orNull(z.iso.datetime({ offset: true })),
  lastTransactionKey: orNull(z.string()),
  /** What a deposit notice of a virtual account must bring along. */
  secret: orNull(z.string()),
  receipt: orNull(z.object({ url: z.string() })),
  cancels: z
    .array(
      z.object({
        transactionKey: z.string(),
        cancelAmount: z.int(),
        cancelReason: orNull(z.string()),
        canceledAt: orNull(z.iso.datetime({ offset: true })),
        cancelStatus: z.string().default('DONE'),
      }),
    )
    .nullish()
    .transform((cancels) => cancels ?? []),
  virtualAccount: orNull(
    z.object({
      accountNumber: z.string(),
      bankCode: z.string(),
      customerName: orNull(z.string()),
      dueDate: orNull(z.string()),
      expired: z.boolean().default(false),
    }),
  ),
  failure: orNull(z.object({ code: z.string(), message: z.string() })),
})
export type Payment = z.output<typeof Payment>

/**
 * `code` is the gateway's, or one of ours: NO_ANSWER, LEFT_ALONE, UNREADABLE, MISMATCH, or the status of a
 * payment that should have another.
 */
type Unknown = { kind: 'unknown'; code: string }
type Misconfigured = { kind: 'misconfigured'; code: string }

/**
 * Unknown: money may have been taken. Find the payment and decide from it; if that is not possible either,
 * ask again later with the same key.
 */
export type Outcome =
  | { kind: 'approved'; payment: Payment }
  | { kind: 'waiting'; payment: Payment }
  | Unknown
  | { kind: 'declined'; code: string; message: string }
  /** The gateway knows no such payment: the key was made up, or is another merchant's. */
  | { kind: 'unheard'; code: string }
  | Misconfigured

/** Unknown: as above, with money that may have gone back; its `cancels` tell. */
export type CancelOutcome =
  | { kind: 'done'; transactionKey: string; cancelAmount: number; balanceAmount: number; payment: Payment }
  | Unknown
  | { kind: 'refused'; code: string; message: string }
  | Misconfigured

export type Confirm = { paymentKey: string; orderId: string; amount: number }
export type By = { orderId: string } | { paymentKey: string }
export type Cancel = { paymentKey: string; cancelReason: string; cancelAmount?: number }

/** `isSure`: the gateway itself says so, and it works normally. */
type Refused = { code: string; message: string; isSure: boolean }
export type Answer = Payment | Refused

export const unsure = (code: string): Refused => ({ code, message: '', isSure: false })

const RefusalBody = z.object({ code: z.string(), message: z.string().catch('') })

export function readAnswer(status: number, text: string, isWell: boolean): Answer {
  const json = parseJson(text)
  if (status === 200) return Payment.safeParse(json).data ?? unsure('UNREADABLE')
  const refusal = RefusalBody.safeParse(json)
  return refusal.success ? { ...refusal.data, isSure: isWell } : unsure('UNREADABLE')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const misconfigured = [
  'UNAUTHORIZED_KEY',
  'INVALID_API_KEY',
  'INCORRECT_BASIC_AUTH_FORMAT',
  'INVALID_IDEMPOTENCY_KEY',
  'FORBIDDEN_REQUEST',
]

// Decides by the code alone: with the same HTTP status, one answer may be final and another mean success. A
// code that is not listed is unknown.
function readRefusal<Kind extends string>(
  { code, message, isSure }: Refused,
  kind: Kind,
  isFinal: (code: string) => boolean,
) {
  if (!isSure) return { kind: 'unknown' as const, code }
  if (misconfigured.includes(code)) return { kind: 'misconfigured' as const, code }
  return isFinal(code) ? { kind, code, message } : { kind: 'unknown' as const, code }
}

// The card or account was refused, or the payment window timed out: no money was taken, and none will be.
const declining = [
  'INVALID_STOPPED_CARD',
  'INVALID_REJECT_CARD',
  'BELOW_MINIMUM_AMOUNT',
  'FDS_ERROR',
  'NOT_FOUND_PAYMENT_SESSION',
  'NOT_ALLOWED_POINT_USE',
  'INVALID_AUTHORIZE_AUTH',
  'INVALID_PASSWORD',
  'NOT_SUPPORTED_INSTALLMENT_PLAN_CARD_OR_MERCHANT',
  'NOT_SUPPORTED_MONTHLY_INSTALLMENT_PLAN',
  'RESTRICTED_TRANSFER_ACCOUNT',
  'INVALID_ACCOUNT_INFO_RE_REGISTER',
  'NOT_AVAILABLE_PAYMENT',
  'NOT_AVAILABLE_BANK',
]
const declines = (code: string) => /^(REJECT|EXCEED|INVALID_CARD)_/.test(code) || declining.includes(code)

const unheard = ['NOT_FOUND_PAYMENT', 'NOT_FOUND']

export function readConfirm(answer: Answer, asked: Confirm): Outcome {
  if ('code' in answer && answer.isSure && unheard.includes(answer.code))
    return { kind: 'unheard', code: answer.code }
  if ('code' in answer) return readRefusal(answer, 'declined', declines)
  const { orderId, totalAmount, currency, status } = answer
  if (orderId !== asked.orderId || totalAmount !== asked.amount || currency !== 'KRW')
    return { kind: 'unknown', code: 'MISMATCH' }
  if (status === 'DONE') return { kind: 'approved', payment: answer }
  return status === 'WAITING_FOR_DEPOSIT'
    ? { kind: 'waiting', payment: answer }
    : { kind: 'unknown', code: status }
}

export function readFound(answer: Answer, by: By): Payment | null | Unknown | Misconfigured {
  if ('code' in answer)
    return answer.isSure && unheard.includes(answer.code) ? null : readRefusal(answer, 'unknown', () => false)
  const isTheOne = 'orderId' in by ? answer.orderId === by.orderId : answer.paymentKey === by.paymentKey
  return isTheOne ? answer : { kind: 'unknown', code: 'MISMATCH' }
}

// ALREADY_CANCELED_PAYMENT, ALREADY_REFUND_PAYMENT and NOT_CANCELABLE_AMOUNT are not here: what was cancelled
// already may have been cancelled by us.
const refusing = [
  'INVALID_REFUND_ACCOUNT_INFO',
  'INVALID_REFUND_ACCOUNT_NUMBER',
  'INVALID_BANK',
  'NOT_AVAILABLE_BANK',
  'FORBIDDEN_BANK_REFUND_REQUEST',
  'REFUND_REJECTED',
  'NOT_MATCHES_REFUNDABLE_AMOUNT',
  'EXCEED_CANCEL_AMOUNT_DISCOUNT_AMOUNT',
  'EXCEED_MAX_REFUND_DUE',
  'EXCEED_CANCEL_LIMIT',
  'NOT_CANCELABLE_PAYMENT',
  'NOT_CANCELABLE_PAYMENT_FOR_DORMANT_USER',
  'NOT_ALLOWED_PARTIAL_REFUND',
  'NOT_ALLOWED_PARTIAL_REFUND_WAITING_DEPOSIT',
]

export function readCancel(answer: Answer, asked: Cancel): CancelOutcome {
  if ('code' in answer) return readRefusal(answer, 'refused', (code) => refusing.includes(code))
  const { cancels, lastTransactionKey, balanceAmount, status } = answer
  const cancel = cancels.find(({ transactionKey }) => transactionKey === lastTransactionKey)
  if (cancel?.cancelStatus !== 'DONE') return { kind: 'unknown', code: cancel?.cancelStatus ?? status }
  const { transactionKey, cancelAmount } = cancel
  const isAsAsked =
    answer.paymentKey === asked.paymentKey &&
    (asked.cancelAmount === undefined ? balanceAmount === 0 : cancelAmount === asked.cancelAmount)
  return isAsAsked
    ? { kind: 'done', transactionKey, cancelAmount, balanceAmount, payment: answer }
    : { kind: 'unknown', code: 'MISMATCH' }
}
