// The gateway’s adapter against the simulator: how each answer to a payment is read.
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import {
  createAdapter,
  createFixedAnswerGateway,
  createGatewayWithAdapter,
  createOrderId,
  keys,
  liveKeys,
  paidResponse,
} from '../../../tests/gateway.ts'

const { secretKey } = keys

const asked = { paymentKey: 'tsim_1', orderId: 'order-1', amount: 15_000 }

test('a confirmed payment is approved, with all a ledger needs', async () => {
  const { toss, sim, authenticatePayment } = await createGatewayWithAdapter()
  const order = authenticatePayment(15_000)
  const outcome = await toss.confirm(secretKey, order, 'confirm-1')
  expect(outcome).toMatchObject({
    kind: 'approved',
    payment: {
      paymentKey: order.paymentKey,
      orderId: order.orderId,
      status: 'DONE',
      method: '카드',
      totalAmount: 15_000,
      balanceAmount: 15_000,
      currency: 'KRW',
      cancels: [],
      failure: null,
    },
  })
  expect(outcome).toHaveProperty(
    'payment.approvedAt',
    expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00$/),
  )
  expect(outcome).toHaveProperty('payment.receipt.url', expect.stringContaining(order.paymentKey))
  expect(outcome).not.toHaveProperty('payment.vat')
  expect(sim.ledger()).toEqual([{ mId: 'naru1', orderId: order.orderId, paid: 15_000, returned: 0 }])
})

test('a virtual account waits for its deposit, and says where to pay', async () => {
  const { toss, sim, authenticatePayment } = await createGatewayWithAdapter()
  const order = authenticatePayment(15_000, { method: 'virtual-account' })
  const outcome = await toss.confirm(secretKey, order, 'confirm-1')
  expect(outcome).toMatchObject({
    kind: 'waiting',
    payment: {
      secret: expect.stringMatching(/^ps_/),
      virtualAccount: { accountNumber: expect.stringMatching(/^X/), bankCode: '20' },
    },
  })
  expect(sim.ledger()).toEqual([])
  sim.deposit(order.paymentKey)
  expect(await toss.find(secretKey, { orderId: order.orderId })).toMatchObject({ status: 'DONE' })
})

const declined = [
  'REJECT_CARD_PAYMENT',
  'REJECT_CARD_COMPANY',
  'REJECT_ACCOUNT_PAYMENT',
  'INVALID_CARD_NUMBER',
  'INVALID_CARD_LOST_OR_STOLEN',
  'INVALID_STOPPED_CARD',
  'INVALID_REJECT_CARD',
]
const alsoDeclined = [
  'EXCEED_MAX_AMOUNT',
  'EXCEED_MAX_DAILY_PAYMENT_COUNT',
  'BELOW_MINIMUM_AMOUNT',
  'FDS_ERROR',
  'NOT_FOUND_PAYMENT_SESSION',
  'NOT_AVAILABLE_PAYMENT',
  'NOT_AVAILABLE_BANK',
]
const misconfigured = [
  'UNAUTHORIZED_KEY',
  'INVALID_API_KEY',
  'INCORRECT_BASIC_AUTH_FORMAT',
  'INVALID_IDEMPOTENCY_KEY',
  'FORBIDDEN_REQUEST',
]
const unknown = [
  'ALREADY_PROCESSED_PAYMENT',
  'DUPLICATED_ORDER_ID',
  'PROVIDER_ERROR',
  'CARD_PROCESSING_ERROR',
  'IDEMPOTENT_REQUEST_PROCESSING',
  'FORBIDDEN_CONSECUTIVE_REQUEST',
  'TOO_MANY_REQUESTS',
  'COMMON_ERROR',
]

test.each([
  ...[...declined, ...alsoDeclined].map((code) => ['declined', code]),
  ...misconfigured.map((code) => ['misconfigured', code]),
  ...['NOT_FOUND_PAYMENT', 'NOT_FOUND'].map((code) => ['unheard', code]),
  ...[
    ...unknown,
    'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING',
    'INVALID_REQUEST',
    'A_CODE_OF_TOMORROW',
    'CARD_REJECT_',
  ].map((code) => ['unknown', code]),
])('confirm is %s when the gateway says %s', async (kind, code) => {
  const { toss, sim, authenticatePayment } = await createGatewayWithAdapter()
  const order = authenticatePayment()
  sim.next('confirm', { refuse: code })
  expect(await toss.confirm(secretKey, order, 'confirm-1')).toMatchObject({ kind, code })
  expect(sim.ledger()).toEqual([])
})

test('a declined payment brings the sentence of the gateway', async () => {
  const { toss, authenticatePayment } = await createGatewayWithAdapter()
  const order = authenticatePayment(15_000, { refuseWith: 'REJECT_CARD_PAYMENT' })
  expect(await toss.confirm(secretKey, order, 'confirm-1')).toEqual({
    kind: 'declined',
    code: 'REJECT_CARD_PAYMENT',
    message: '한도초과 혹은 잔액부족으로 결제에 실패했습니다.',
  })
  expect(await toss.find(secretKey, { orderId: order.orderId })).toMatchObject({
    status: 'ABORTED',
    failure: { code: 'REJECT_CARD_PAYMENT' },
  })
})

test.each([
  ['another order', { ...paidResponse, orderId: 'order-2' }, 'MISMATCH'],
  ['another amount', { ...paidResponse, totalAmount: 15_001 }, 'MISMATCH'],
  ['another currency', { ...paidResponse, currency: 'USD' }, 'MISMATCH'],
  ['a payment still in progress', { ...paidResponse, status: 'IN_PROGRESS' }, 'IN_PROGRESS'],
  ['a status of tomorrow', { ...paidResponse, status: 'PONDERED' }, 'UNREADABLE'],
  ['a page instead of a payment', '<html>', 'UNREADABLE'],
  ['an amount in words', { ...paidResponse, totalAmount: '15000' }, 'UNREADABLE'],
])('money is never believed to be there for %s', async (_what, body, code) => {
  const { url } = await createFixedAnswerGateway(200, body)
  expect(await createAdapter(url).toss.confirm(secretKey, asked, 'confirm-1')).toEqual({
    kind: 'unknown',
    code,
  })
})

test('fields that are new or left out do not matter', async () => {
  const { url } = await createFixedAnswerGateway(200, {
    ...paidResponse,
    aFieldOfTomorrow: [1],
    approvedAt: 'soon',
    cancels: null,
  })
  expect(await createAdapter(url).toss.confirm(secretKey, asked, 'confirm-1')).toMatchObject({
    kind: 'approved',
    payment: { approvedAt: null, cancels: [], secret: null },
  })
})

test('the word of a gateway that is not well counts for nothing', async () => {
  const parrot = await createFixedAnswerGateway(500, { code: 'REJECT_CARD_PAYMENT', message: '' })
  const { toss } = createAdapter(parrot.url)
  expect(await toss.confirm(secretKey, asked, 'confirm-1')).toMatchObject({ kind: 'unknown' })
  parrot.body = { code: 'NOT_FOUND_PAYMENT', message: '' }
  expect(await toss.find(secretKey, { orderId: 'order-1' })).toBeUndefined()
  parrot.status = 404
  expect(await toss.find(secretKey, { orderId: 'order-1' })).toBeNull()
  parrot.body = 'Not Found'
  expect(await toss.find(secretKey, { orderId: 'order-1' })).toBeUndefined()
})

test('what a redirect leads to never sees the key', async () => {
  const there = await createFixedAnswerGateway(200, paidResponse)
  const app = Fastify()
  app.all('/*', async (_request, reply) => reply.redirect(there.url, 307))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  expect(await createAdapter(url).toss.confirm(secretKey, asked, 'confirm-1')).toEqual({
    kind: 'unknown',
    code: 'NO_ANSWER',
  })
  expect(there.requestCount).toBe(0)
})

test('find tells a payment that is not there from one that could not be asked for', async () => {
  const { toss, sim, authenticatePayment } = await createGatewayWithAdapter()
  const { orderId, paymentKey } = authenticatePayment()
  expect(await toss.find(liveKeys.secretKey, { orderId })).toBeNull()
  expect(await toss.find(liveKeys.secretKey, { paymentKey })).toBeNull()
  expect(await toss.find(secretKey, { orderId: createOrderId() })).toBeNull()
  expect(await toss.find('test_sk_nobody', { orderId })).toBeUndefined()
  for (const fault of ['cut-before', 'cut-after', '500-after'] as const) {
    sim.next('find', fault)
    expect(await toss.find(secretKey, { orderId })).toBeUndefined()
  }
  expect(await toss.find(secretKey, { orderId })).toMatchObject({ paymentKey, orderId })
})

test('an answer about another payment is no answer', async () => {
  const { toss, lines } = createAdapter((await createFixedAnswerGateway(200, paidResponse)).url)
  expect(await toss.find(secretKey, { orderId: 'order-2' })).toBeUndefined()
  expect(await toss.find(secretKey, { paymentKey: 'tsim_2' })).toBeUndefined()
  expect(lines).toMatchObject([{ weight: 'error' }, { weight: 'error' }])
})

test('a payment past its time is declined, and found as expired', async () => {
  const { toss, sim, authenticatePayment } = await createGatewayWithAdapter()
  const order = authenticatePayment()
  await sim.advance(10)
  expect(await toss.confirm(secretKey, order, 'confirm-1')).toMatchObject({
    kind: 'declined',
    code: 'NOT_FOUND_PAYMENT_SESSION',
  })
  expect(await toss.find(secretKey, { orderId: order.orderId })).toMatchObject({
    status: 'EXPIRED',
    method: null,
    failure: { code: 'EXPIRED_PAYMENT' },
  })
})
