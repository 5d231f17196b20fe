// The gateway's API: who asks, idempotency, test codes, limits, and what goes wrong on purpose.
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { read } from './bodies.server.ts'
import { type Clock, minute_ms } from './clock.server.ts'
import { Refused, refuse } from './codes.server.ts'
import type { CallFault, FaultBox } from './faults.server.ts'
import { type Answer, openIdempotency } from './idempotency.server.ts'
import { asShown, type Payment } from './payment.server.ts'
import { newKey, type Payments } from './payments.server.ts'
import type { Keys, Settings } from './toss-sim.ts'

const requestsAMinute = 100

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

type Bank = {
  clock: Clock
  faults: FaultBox
  payments: Payments
  settings: Settings
  merchantOf: (key: string) => Keys
}
type Call = 'confirm' | 'find' | 'cancel'
type ByKey = { Params: { paymentKey: string } }

export function mountApi(
  scope: FastifyInstance,
  { clock, faults, payments, settings, merchantOf }: Bank,
): void {
  const once = openIdempotency(clock)
  const requests = new Map<string, number[]>()

  scope.post('/v1/payments/confirm', (request, reply) =>
    serve('confirm', { request, reply }, (mId) => payments.confirm(mId, read(Confirm, request.body))),
  )
  scope.get<ByKey>('/v1/payments/:paymentKey', (request, reply) =>
    serve('find', { request, reply }, (mId) => payments.get(mId, request.params.paymentKey)),
  )
  scope.get<{ Params: { orderId: string } }>('/v1/payments/orders/:orderId', (request, reply) =>
    serve('find', { request, reply }, (mId) => payments.byOrder(mId, request.params.orderId)),
  )
  scope.post<ByKey>('/v1/payments/:paymentKey/cancel', (request, reply) =>
    serve('cancel', { request, reply }, (mId) =>
      payments.cancel(payments.get(mId, request.params.paymentKey), read(Cancel, request.body)),
    ),
  )
  scope.post('/v1/virtual-accounts', (request, reply) =>
    serve('confirm', { request, reply }, () => refuse('NOT_AVAILABLE_PAYMENT')),
  )

  async function serve(
    call: Call,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    work: (mId: string) => Payment,
  ) {
    const { mId, secretKey } = merchantAsking(request.headers.authorization)
    const isTest = secretKey.startsWith('test_')
    if (isTest && settings.limitsRate) countRequest(`${secretKey} ${call}`)
    const fault = faults.ofCall(call)
    if (fault === 'cut-before') return cut(request, reply)

    const testCode = isTest ? request.headers['tosspayments-test-code'] : undefined
    const answering = () => answerWith(fault, () => (testCode ? refuse(String(testCode)) : work(mId)))
    const key = request.headers['idempotency-key']
    const answer =
      request.method === 'POST' && key
        ? await once(identityOf(String(key), secretKey, request), isKept, answering)
        : await answering()

    if (fault === 'cut-after') return cut(request, reply)
    return reply
      .code(answer.status)
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-tosspayments-trace-id': newKey('trace_'),
      })
      .send(answer.body)
  }

  function merchantAsking(authorization = ''): Keys {
    const [, encoded = ''] = /^Basic ([A-Za-z0-9+/]+=*)$/.exec(authorization) ?? []
    const [, secretKey] = /^([^:]+):$/.exec(Buffer.from(encoded, 'base64').toString()) ?? []
    if (!secretKey) return refuse('INCORRECT_BASIC_AUTH_FORMAT')
    const merchant = merchantOf(secretKey)
    return merchant.secretKey === secretKey ? merchant : refuse('UNAUTHORIZED_KEY')
  }

  function countRequest(api: string): void {
    const lately = (requests.get(api) ?? []).filter((moment) => clock.now() - moment < minute_ms)
    requests.set(api, [...lately, clock.now()])
    if (lately.length >= requestsAMinute) refuse('TOO_MANY_REQUESTS')
  }

  const isKept = ({ status }: Answer) => status === 200 || settings.replayErrors
}

function identityOf(key: string, secretKey: string, { method, url }: FastifyRequest): string {
  return key.length <= 300 ? JSON.stringify([key, secretKey, method, url]) : refuse('INVALID_IDEMPOTENCY_KEY')
}

async function answerWith(fault: CallFault | undefined, work: () => Payment): Promise<Answer> {
  const {
    slowBefore_ms = 0,
    slowAfter_ms = 0,
    refuse: code,
  }: { slowBefore_ms?: number; slowAfter_ms?: number; refuse?: string } = typeof fault === 'object'
    ? fault
    : {}
  if (slowBefore_ms > 0) await wait(slowBefore_ms)
  const answer = answerOf(() => {
    const shown = asShown(code ? refuse(code) : work())
    if (fault === '500-after') refuse('FAILED_INTERNAL_SYSTEM_PROCESSING')
    return fault === 'wrong-amount' ? { ...shown, totalAmount: shown.totalAmount + 1_000 } : shown
  })
  if (slowAfter_ms > 0) await wait(slowAfter_ms)
  return answer
}

function answerOf(work: () => object): Answer {
  try {
    return { status: 200, body: JSON.stringify(work()) }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { status: error.status, body: JSON.stringify({ code: error.code, message: error.message }) }
  }
}

function cut(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack()
  request.raw.socket.destroy()
}
