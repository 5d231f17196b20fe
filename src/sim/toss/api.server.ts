// The gateway's API: who asks, idempotency, test codes, limits, and what goes wrong on purpose.
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type CashReceipt, type CashReceipts, toApiReceipt } from './cash-receipts.server.ts'
import { minute_ms, type SimClock } from './clock.server.ts'
import { GatewayRefusal, refuse } from './codes.server.ts'
import type { CallFault, FaultInjector, FaultyApi } from './faults.server.ts'
import { createIdempotency, type SimAnswer } from './idempotency.server.ts'
import { newKey } from './new-key.ts'
import { parseOrRefuse } from './parse-bodies.server.ts'
import { type Payment, toApiPayment } from './payment.server.ts'
import type { Payments } from './payments.server.ts'
import { listSettlements, SettlementQuery } from './settlements.server.ts'
import type { MerchantKeys, TossSimSettings } from './toss-sim.ts'

const requestsPerMinute = 100

export const OrderId = z.string().regex(/^[A-Za-z0-9_-]{6,64}$/)
const Confirm = z.object({
  paymentKey: z.string().min(1).max(200),
  orderId: OrderId,
  amount: z.int().positive(),
})
const Cancel = z.object({
  cancelReason: z.string().min(1).max(200),
  cancelAmount: z.int().positive().optional(),
  refundReceiveAccount: z
    .object({
      bank: z.string(),
      accountNumber: z.string().regex(/^\d{1,20}$/),
      holderName: z.string().max(60),
    })
    .optional(),
})

const ReceiptType = z.enum(['소득공제', '지출증빙'])
const Identity = z.string().regex(/^\d{8,19}$/)
/** As the gateway writes it: with an offset, or without one and Korean. */
const DueDate = z.string().transform((text) => Date.parse(/[Z+]/.test(text) ? text : `${text}+09:00`))
const Account = z.object({
  amount: z.int().positive(),
  orderId: OrderId,
  orderName: z.string().min(1).max(100),
  customerName: z.string().min(1).max(100),
  bank: z.string(),
  validHours: z.int().min(1).max(720).optional(),
  dueDate: DueDate.optional(),
  cashReceipt: z.object({ type: ReceiptType, registrationNumber: Identity }).optional(),
})
const Receipt = z.object({
  amount: z.int().positive(),
  orderId: OrderId,
  orderName: z.string().min(1).max(100),
  customerIdentityNumber: Identity,
  type: ReceiptType,
})
const ReceiptCancel = z.object({ amount: z.int().positive().optional() })
const ReceiptList = z.object({
  requestDate: z.iso.date(),
  limit: z.coerce.number().int().max(10_000).optional(),
})

type ApiDeps = {
  clock: SimClock
  faults: FaultInjector
  receipts: CashReceipts
  payments: Payments
  settings: TossSimSettings
  getMerchant: (key: string) => MerchantKeys
}
type ByKey = { Params: { paymentKey: string } }

export function mountApi(
  scope: FastifyInstance,
  { clock, faults, payments, receipts, settings, getMerchant }: ApiDeps,
): void {
  const once = createIdempotency(clock)
  const requests = new Map<string, number[]>()

  scope.post('/v1/payments/confirm', (request, reply) =>
    serve('confirm', { request, reply }, (mId) =>
      payments.confirm(mId, parseOrRefuse(Confirm, request.body)),
    ),
  )
  scope.get<ByKey>('/v1/payments/:paymentKey', (request, reply) =>
    serve('find', { request, reply }, (mId) => payments.get(mId, request.params.paymentKey)),
  )
  scope.get<{ Params: { orderId: string } }>('/v1/payments/orders/:orderId', (request, reply) =>
    serve('find', { request, reply }, (mId) => payments.byOrder(mId, request.params.orderId)),
  )
  scope.post<ByKey>('/v1/payments/:paymentKey/cancel', (request, reply) =>
    serve('cancel', { request, reply }, (mId) =>
      payments.cancel(payments.get(mId, request.params.paymentKey), parseOrRefuse(Cancel, request.body)),
    ),
  )
  scope.post('/v1/virtual-accounts', (request, reply) =>
    serve('account', { request, reply }, (mId) =>
      issueAccount(mId, parseOrRefuse(Account, request.body), request),
    ),
  )
  scope.post('/v1/cash-receipts', (request, reply) =>
    serve('receipt', { request, reply }, (mId) => {
      const { customerIdentityNumber: identity, ...order } = parseOrRefuse(Receipt, request.body)
      return receipts.issue(mId, { ...order, identity })
    }),
  )
  scope.post<{ Params: { receiptKey: string } }>('/v1/cash-receipts/:receiptKey/cancel', (request, reply) =>
    serve('receiptCancel', { request, reply }, (mId) =>
      receipts.cancel(mId, request.params.receiptKey, parseOrRefuse(ReceiptCancel, request.body).amount),
    ),
  )
  scope.get('/v1/cash-receipts', (request, reply) =>
    serve('receiptList', { request, reply }, (mId) => ({
      list: receipts.list(mId, parseOrRefuse(ReceiptList, request.query).requestDate),
    })),
  )

  scope.get('/v1/settlements', (request, reply) =>
    serve('settlementList', { request, reply }, (mId) =>
      listSettlements(payments.ofMerchant(mId), parseOrRefuse(SettlementQuery, request.query)),
    ),
  )

  const siteOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}${scope.prefix}`

  function issueAccount(mId: string, account: z.output<typeof Account>, request: FastifyRequest): Payment {
    if (!settings.issuesAccounts) refuse('NOT_AVAILABLE_PAYMENT')
    const { validHours, dueDate, cashReceipt, ...order } = account
    return payments.issueAccount(mId, {
      ...order,
      site: siteOf(request),
      dueAt: dueDate ?? (validHours && clock.now() + validHours * 60 * minute_ms),
      receiptRequest: cashReceipt && { type: cashReceipt.type, identity: cashReceipt.registrationNumber },
    })
  }

  async function serve(
    call: FaultyApi,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    work: (mId: string) => ApiObject,
  ) {
    const { mId, secretKey } = authenticateMerchant(request.headers.authorization)
    const isTest = secretKey.startsWith('test_')
    if (isTest && settings.limitsRate) countRequest(`${secretKey} ${call}`)
    const fault = faults.takeCallFault(call)
    if (fault === 'cut-before') return cutConnection(request, reply)

    const testCode = isTest ? request.headers['tosspayments-test-code'] : undefined
    const computeAnswer = () =>
      answerWithFault(fault, () => toApi(testCode ? refuse(String(testCode)) : work(mId), siteOf(request)))
    const key = request.headers['idempotency-key']
    const answer =
      request.method === 'POST' && key
        ? await once(buildRequestIdentity(String(key), secretKey, request), isReplayed, computeAnswer)
        : await computeAnswer()

    if (fault === 'cut-after') return cutConnection(request, reply)
    return reply
      .code(answer.status)
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-tosspayments-trace-id': newKey('trace_'),
      })
      .send(answer.body)
  }

  function authenticateMerchant(authorization = ''): MerchantKeys {
    const [, encoded = ''] = /^Basic ([A-Za-z0-9+/]+=*)$/.exec(authorization) ?? []
    const [, secretKey] = /^([^:]+):$/.exec(Buffer.from(encoded, 'base64').toString()) ?? []
    if (!secretKey) return refuse('INCORRECT_BASIC_AUTH_FORMAT')
    const merchant = getMerchant(secretKey)
    return merchant.secretKey === secretKey ? merchant : refuse('UNAUTHORIZED_KEY')
  }

  function countRequest(api: string): void {
    const recent = (requests.get(api) ?? []).filter((moment) => clock.now() - moment < minute_ms)
    requests.set(api, [...recent, clock.now()])
    if (recent.length >= requestsPerMinute) refuse('TOO_MANY_REQUESTS')
  }

  const isReplayed = ({ status }: SimAnswer) => status === 200 || settings.replayErrors
}

function buildRequestIdentity(key: string, secretKey: string, { method, url }: FastifyRequest): string {
  return key.length <= 300 ? JSON.stringify([key, secretKey, method, url]) : refuse('INVALID_IDEMPOTENCY_KEY')
}

type ApiObject = Payment | CashReceipt | { list: CashReceipt[] } | { settlements: object[] }

function toApi(object: ApiObject, site: string): object {
  if ('settlements' in object) return object.settlements
  if ('list' in object) {
    const data = object.list.map((receipt) => toApiReceipt(receipt, site))
    return { hasNext: false, lastCursor: null, data }
  }
  return 'receiptKey' in object ? toApiReceipt(object, site) : toApiPayment(object)
}

async function answerWithFault(fault: CallFault | undefined, work: () => object): Promise<SimAnswer> {
  const {
    slowBefore_ms = 0,
    slowAfter_ms = 0,
    refuse: code,
  }: { slowBefore_ms?: number; slowAfter_ms?: number; refuse?: string } = typeof fault === 'object'
    ? fault
    : {}
  if (slowBefore_ms > 0) await wait(slowBefore_ms)
  const answer = toAnswer(() => {
    const answer: { totalAmount?: number } = code ? refuse(code) : work()
    if (fault === '500-after') refuse('FAILED_INTERNAL_SYSTEM_PROCESSING')
    return fault === 'wrong-amount' && answer.totalAmount !== undefined
      ? { ...answer, totalAmount: answer.totalAmount + 1_000 }
      : answer
  })
  if (slowAfter_ms > 0) await wait(slowAfter_ms)
  return answer
}

function toAnswer(work: () => object): SimAnswer {
  try {
    return { status: 200, body: JSON.stringify(work()) }
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error
    return { status: error.status, body: JSON.stringify({ code: error.code, message: error.message }) }
  }
}

function cutConnection(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack()
  request.raw.socket.destroy()
}
