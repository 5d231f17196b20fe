// Toss Payments: what a payment is, and how the gateway's answers are read.
import { z } from 'zod'
import { type CashReceipt, PaymentReceipt } from './toss-receipts.server.ts'

const nullable = <T extends z.ZodType>(shape: T) => shape.nullable().catch(null)

/** The fields that a ledger needs. The gateway may add fields at any time; those it leaves out are null. */
export const Payment = z.object({
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
  method: nullable(z.string()),
  totalAmount: z.int(),
  /** 0 means that everything went back. After several partial cancellations the status does not say so. */
  balanceAmount: z.int(),
  currency: z.string(),
  approvedAt: nullable(z.iso.datetime({ offset: true })),
  lastTransactionKey: nullable(z.string()),
  /** The secret that a deposit notice of a virtual account must have. */
  secret: nullable(z.string()),
  receipt: nullable(z.object({ url: z.string() })),
  cancels: z
    .array(
      z.object({
        transactionKey: z.string(),
        /** The key of the cash receipt that was cancelled with it. */
        receiptKey: nullable(z.string()),
        cancelAmount: z.int(),
        cancelReason: nullable(z.string()),
        canceledAt: nullable(z.iso.datetime({ offset: true })),
        cancelStatus: z.string().default('DONE'),
      }),
    )
    .nullish()
    .transform((cancels) => cancels ?? []),
  virtualAccount: nullable(
    z.object({
      accountNumber: z.string(),
      bankCode: z.string(),
      customerName: nullable(z.string()),
      dueDate: nullable(z.string()),
      expired: z.boolean().default(false),
    }),
  ),
  /** The receipt that the gateway issued with a deposit. */
  cashReceipt: nullable(PaymentReceipt),
  failure: nullable(z.object({ code: z.string(), message: z.string() })),
})
export type Payment = z.output<typeof Payment>

/**
 * `code` is the gateway's, or one of ours: NO_ANSWER, LEFT_ALONE, UNREADABLE, MISMATCH, or the status of a
 * payment that should have another.
 */
export type UnknownOutcome = { kind: 'unknown'; code: string }
export type MisconfiguredOutcome = { kind: 'misconfigured'; code: string }

/**
 * Unknown: money may have been taken. Find the payment and decide from it; if that is not possible either,
 * ask again later with the same key.
 */
export type ConfirmOutcome =
  | { kind: 'approved'; payment: Payment }
  | { kind: 'waiting'; payment: Payment }
  | UnknownOutcome
  | { kind: 'declined'; code: string; message: string }
  /** The gateway knows no such payment: the key was made up, or is another merchant's. */
  | { kind: 'unheard'; code: string }
  | MisconfiguredOutcome

/** Unknown: as above, with money that may have gone back; its `cancels` tell. */
export type CancelOutcome =
  | { kind: 'done'; transactionKey: string; cancelAmount: number; balanceAmount: number; payment: Payment }
  | UnknownOutcome
  | { kind: 'refused'; code: string; message: string }
  | MisconfiguredOutcome

export type ConfirmRequest = { paymentKey: string; orderId: string; amount: number }
export type PaymentLookup = { orderId: string } | { paymentKey: string }
/** A virtual account waits for exactly this sum until then. `cashReceipt`: issued with the deposit. */
export type AccountRequest = {
  orderId: string
  amount: number
  orderName: string
  customerName: string
  bank: string
  dueDate: string
  cashReceipt?: { type: string; registrationNumber: string }
}
/** Money that was paid into a virtual account goes back to an account of the buyer's. */
export type CancelRequest = {
  paymentKey: string
  cancelReason: string
  cancelAmount?: number
  refundReceiveAccount?: { bank: string; accountNumber: string; holderName: string }
}

/** `isSure`: the gateway itself refuses, and it works normally. */
export type GatewayRefusal = { code: string; message: string; isSure: boolean }
export type GatewayAnswer = Payment | GatewayRefusal

export const createUnsureRefusal = (code: string): GatewayRefusal => ({ code, message: '', isSure: false })

const RefusalBody = z.object({ code: z.string(), message: z.string().catch('') })

/** `shape`: what the gateway answers with when it has done what was asked. */
export function parseAnswer<T>(
  shape: z.ZodType<T>,
  { status, text, isHealthy }: { status: number; text: string; isHealthy: boolean },
): T | GatewayRefusal {
  const json = parseJson(text)
  if (status === 200) return shape.safeParse(json).data ?? createUnsureRefusal('UNREADABLE')
  const refusal = RefusalBody.safeParse(json)
  return refusal.success ? { ...refusal.data, isSure: isHealthy } : createUnsureRefusal('UNREADABLE')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const misconfiguredCodes = [
  'UNAUTHORIZED_KEY',
  'INVALID_API_KEY',
  'INCORRECT_BASIC_AUTH_FORMAT',
  'INVALID_IDEMPOTENCY_KEY',
  'FORBIDDEN_REQUEST',
]

// Decides by the code alone: with the same HTTP status, one answer may be final and another mean success. A
// code that is not listed is unknown.
function parseRefusal<Kind extends string>(
  { code, message, isSure }: GatewayRefusal,
  kind: Kind,
  isFinal: (code: string) => boolean,
) {
  if (!isSure) return { kind: 'unknown' as const, code }
  if (misconfiguredCodes.includes(code)) return { kind: 'misconfigured' as const, code }
  return isFinal(code) ? { kind, code, message } : { kind: 'unknown' as const, code }
}

// The card or account was refused, or the payment window timed out: no money was taken, and none will be.
const declineCodes = [
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
  'INVALID_BANK',
  'NOT_AVAILABLE_BANK',
]
const isDeclined = (code: string) =>
  /^(REJECT|EXCEED|INVALID_CARD)_/.test(code) || declineCodes.includes(code)

const notFoundCodes = ['NOT_FOUND_PAYMENT', 'NOT_FOUND']

export function parseConfirm(
  answer: GatewayAnswer,
  request: Pick<ConfirmRequest, 'orderId' | 'amount'>,
): ConfirmOutcome {
  if ('code' in answer && answer.isSure && notFoundCodes.includes(answer.code))
    return { kind: 'unheard', code: answer.code }
  if ('code' in answer) return parseRefusal(answer, 'declined', isDeclined)
  const { orderId, totalAmount, currency, status } = answer
  if (orderId !== request.orderId || totalAmount !== request.amount || currency !== 'KRW')
    return { kind: 'unknown', code: 'MISMATCH' }
  if (status === 'DONE') return { kind: 'approved', payment: answer }
  return status === 'WAITING_FOR_DEPOSIT'
    ? { kind: 'waiting', payment: answer }
    : { kind: 'unknown', code: status }
}

export function parseFoundPayment(
  answer: GatewayAnswer,
  by: PaymentLookup,
): Payment | null | UnknownOutcome | MisconfiguredOutcome {
  if ('code' in answer)
    return answer.isSure && notFoundCodes.includes(answer.code)
      ? null
      : parseRefusal(answer, 'unknown', () => false)
  const isSamePayment = 'orderId' in by ? answer.orderId === by.orderId : answer.paymentKey === by.paymentKey
  return isSamePayment ? answer : { kind: 'unknown', code: 'MISMATCH' }
}

// ALREADY_CANCELED_PAYMENT, ALREADY_REFUND_PAYMENT and NOT_CANCELABLE_AMOUNT are not here: what was cancelled
// already may have been cancelled by us.
const cancelRefusalCodes = [
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

export function parseCancel(answer: GatewayAnswer, request: CancelRequest): CancelOutcome {
  if ('code' in answer) return parseRefusal(answer, 'refused', (code) => cancelRefusalCodes.includes(code))
  const { cancels, lastTransactionKey, balanceAmount, status } = answer
  const cancel = cancels.find(({ transactionKey }) => transactionKey === lastTransactionKey)
  if (cancel?.cancelStatus !== 'DONE') return { kind: 'unknown', code: cancel?.cancelStatus ?? status }
  const { transactionKey, cancelAmount } = cancel
  const matchesRequest =
    answer.paymentKey === request.paymentKey &&
    (request.cancelAmount === undefined ? balanceAmount === 0 : cancelAmount === request.cancelAmount)
  return matchesRequest
    ? { kind: 'done', transactionKey, cancelAmount, balanceAmount, payment: answer }
    : { kind: 'unknown', code: 'MISMATCH' }
}

/** Unknown: it may have been issued. Asked again with the same key the gateway answers with the same one. */
export type ReceiptOutcome =
  | { kind: 'issued'; receipt: CashReceipt }
  | UnknownOutcome
  | { kind: 'refused'; code: string; message: string }
  | MisconfiguredOutcome

const stillRunningCodes = ['IDEMPOTENT_REQUEST_PROCESSING', 'FORBIDDEN_CONSECUTIVE_REQUEST']

/** No money moves with a receipt, so every refusal that is sure counts: staff see its code and decide. */
export function parseReceipt(answer: CashReceipt | GatewayRefusal, amount: number): ReceiptOutcome {
  if ('code' in answer) return parseRefusal(answer, 'refused', (code) => !stillRunningCodes.includes(code))
  if (answer.amount !== amount) return { kind: 'unknown', code: 'MISMATCH' }
  return { kind: 'issued', receipt: answer }
}

/** A key that is refused lists nothing: whoever asks for a receipt next is told why. */
export function parseReceiptList(answer: CashReceipt[] | GatewayRefusal): CashReceipt[] | undefined {
  if (!('code' in answer)) return answer
  return answer.isSure && misconfiguredCodes.includes(answer.code) ? [] : undefined
}

/** Whether the gateway knows the key. It may be silent, or busy. */
export function parseKeyCheck(answer: GatewayAnswer): 'ok' | 'refused' | 'unreachable' {
  if (!('code' in answer) || notFoundCodes.includes(answer.code)) return 'ok'
  return misconfiguredCodes.includes(answer.code) ? 'refused' : 'unreachable'
}
