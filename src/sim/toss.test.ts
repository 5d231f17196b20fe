// The simulated gateway keeps the rules of the real one: keys, times, idempotency, cancels, faults.

import { expect, test } from 'vitest'
import { readFields } from '#lib/read-fields.ts'
import { createGateway, createOrderId, keys, liveKeys, toBasicAuth } from '../../tests/gateway.ts'

const refused = (status: number, code: string) => ({
  status,
  body: { code, message: expect.stringMatching(/[가-힣]/) },
})

test('a payment has the fields of the real one, with tax inside the amount', async () => {
  const { confirm, authenticatePayment } = await createGateway()
  const order = authenticatePayment(15_000)
  const { status, body } = await confirm(order)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    version: '2022-11-16',
    type: 'NORMAL',
    mId: 'naru1',
    currency: 'KRW',
    status: 'DONE',
    method: '카드',
    totalAmount: 15_000,
    suppliedAmount: 13_636,
    vat: 1_364,
    cancels: null,
    secret: null,
  })
  expect(body).toMatchObject({
    card: { amount: 15_000 },
    easyPay: null,
    transfer: null,
    virtualAccount: null,
  })
  expect(body.approvedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00$/)
})

test.each([
  ['no header', '', 403, 'INCORRECT_BASIC_AUTH_FORMAT'],
  ['no colon', toBasicAuth(keys.secretKey), 403, 'INCORRECT_BASIC_AUTH_FORMAT'],
  ['a mark at the start', toBasicAuth(`\uFEFF${keys.secretKey}:`), 401, 'UNAUTHORIZED_KEY'],
  ['an unknown key', toBasicAuth('test_sk_nobody:'), 401, 'UNAUTHORIZED_KEY'],
  ['a client key', toBasicAuth(`${keys.clientKey}:`), 401, 'UNAUTHORIZED_KEY'],
])('a call with %s is turned away', async (_what, authorization, status, code) => {
  const { confirm, authenticatePayment, sim } = await createGateway()
  const order = authenticatePayment()
  expect(await confirm(order, { authorization })).toEqual(refused(status, code))
  expect(sim.payment(order.paymentKey)).toMatchObject({ status: 'IN_PROGRESS' })
})

test('a merchant sees only payments of its own', async () => {
  const { send, confirm, authenticatePayment } = await createGateway()
  const order = authenticatePayment()
  const authorization = toBasicAuth(`${liveKeys.secretKey}:`)
  expect(await send(order.paymentKey, undefined, { authorization })).toEqual(
    refused(404, 'NOT_FOUND_PAYMENT'),
  )
  expect(await send(`orders/${order.orderId}`, undefined, { authorization })).toEqual(
    refused(404, 'NOT_FOUND_PAYMENT'),
  )
  expect(await confirm(order, { authorization })).toEqual(refused(404, 'NOT_FOUND_PAYMENT'))
  expect(await send(`orders/${order.orderId}`)).toMatchObject({
    status: 200,
    body: { paymentKey: order.paymentKey },
  })
})

test('a confirm must name the order and the amount that were authenticated', async () => {
  const { confirm, authenticatePayment, sim } = await createGateway()
  const order = authenticatePayment()
  for (const wrong of [
    { ...order, amount: 14_999 },
    { ...order, orderId: createOrderId() },
    { ...order, orderId: 'short' },
    { ...order, amount: '15000' },
  ])
    expect(await confirm(wrong)).toEqual(refused(400, 'INVALID_REQUEST'))
  expect(await confirm(authenticatePayment(99))).toEqual(refused(400, 'BELOW_MINIMUM_AMOUNT'))
  expect(sim.ledger()).toEqual([])
  expect(await confirm(order)).toMatchObject({ status: 200 })
  expect(await confirm(order)).toEqual(refused(400, 'ALREADY_PROCESSED_PAYMENT'))
})

test('an order is paid once, whichever of its windows comes back', async () => {
  const { confirm, send, sim } = await createGateway()
  const request = { secretKey: keys.secretKey, orderId: createOrderId(), amount: 15_000 }
  const [first, second] = [sim.authenticate(request), sim.authenticate(request)]
  expect(await confirm(first)).toMatchObject({ status: 200 })
  expect(await confirm(second)).toEqual(refused(400, 'DUPLICATED_ORDER_ID'))
  expect(await send(`orders/${request.orderId}`)).toMatchObject({
    body: { paymentKey: first.paymentKey, status: 'DONE' },
  })
  expect(() => sim.authenticate(request)).toThrow('중복된 주문번호')
  expect(sim.ledger()).toMatchObject([{ paid: 15_000 }])
})

test('who does not confirm within ten minutes finds the session gone', async () => {
  const { confirm, authenticatePayment, sim } = await createGateway()
  const order = authenticatePayment()
  await sim.advance(9)
  expect(sim.payment(order.paymentKey)).toMatchObject({ status: 'IN_PROGRESS' })
  await sim.advance(1)
  expect(sim.payment(order.paymentKey)).toMatchObject({
    status: 'EXPIRED',
    method: null,
    failure: { code: 'EXPIRED_PAYMENT' },
  })
  expect(await confirm(order)).toEqual(refused(404, 'NOT_FOUND_PAYMENT_SESSION'))
})

test('a confirmed payment does not expire', async () => {
  const { confirm, authenticatePayment, sim } = await createGateway()
  const order = authenticatePayment()
  await confirm(order)
  await sim.advance(60)
  expect(sim.payment(order.paymentKey)).toMatchObject({ status: 'DONE' })
})

test('a test code is obeyed for test keys, before anything else is looked at', async () => {
  const { confirm, authenticatePayment, sim } = await createGateway()
  const header = { 'tosspayments-test-code': 'REJECT_CARD_PAYMENT' }
  expect(await confirm({ ...authenticatePayment(), paymentKey: 'none' }, header)).toEqual(
    refused(403, 'REJECT_CARD_PAYMENT'),
  )
  const { paymentKey, orderId, amount } = sim.authenticate({
    secretKey: liveKeys.secretKey,
    orderId: createOrderId(),
    amount: 1_000,
  })
  expect(
    await confirm(
      { paymentKey, orderId, amount },
      { ...header, authorization: toBasicAuth(`${liveKeys.secretKey}:`) },
    ),
  ).toMatchObject({ status: 200 })
})

test('a test key may ask a hundred times a minute', async () => {
  const { send, authenticatePayment, sim } = await createGateway({ limitsRate: true })
  const { orderId } = authenticatePayment()
  for (let time = 0; time < 100; time++) expect((await send(`orders/${orderId}`)).status).toBe(200)
  expect(await send(`orders/${orderId}`)).toEqual(refused(429, 'TOO_MANY_REQUESTS'))
  expect(await send('confirm', {})).toEqual(refused(400, 'INVALID_REQUEST'))
  await sim.advance(1)
  expect((await send(`orders/${orderId}`)).status).toBe(200)
})

test('a request is known by its key, its sender and its address; what it says does not matter', async () => {
  const { confirm, send, authenticatePayment, sim } = await createGateway()
  const order = authenticatePayment()
  const key = { 'idempotency-key': 'key-1' }
  const first = await confirm(order, key)
  expect(first).toMatchObject({ status: 200 })
  expect(await confirm({ ...order, amount: 1 }, key)).toEqual(first)
  expect(await confirm(order, { ...key, authorization: toBasicAuth(`${liveKeys.secretKey}:`) })).toEqual(
    refused(404, 'NOT_FOUND_PAYMENT'),
  )
  expect(
    await send(`${order.paymentKey}/cancel`, { cancelReason: 'x', cancelAmount: 1_000 }, key),
  ).toMatchObject({ body: { balanceAmount: 14_000 } })
  expect(await confirm(order, key)).toEqual(first)
  expect(await confirm(order, { 'idempotency-key': 'k'.repeat(301) })).toEqual(
    refused(400, 'INVALID_IDEMPOTENCY_KEY'),
  )
  await sim.advance(15 * 24 * 60)
  expect(await confirm(order, key)).toEqual(refused(400, 'ALREADY_PROCESSED_PAYMENT'))
})

test('an error is repeated as well, unless that is switched off', async () => {
  const { confirm, authenticatePayment, sim } = await createGateway()
  const key = { 'idempotency-key': 'key-1' }
  const order = authenticatePayment()
  sim.next('confirm', { refuse: 'PROVIDER_ERROR' })
  for (let time = 0; time < 2; time++)
    expect(await confirm(order, key)).toEqual(refused(400, 'PROVIDER_ERROR'))
  sim.set({ replayErrors: false })
  sim.next('confirm', { refuse: 'PROVIDER_ERROR' })
  expect(await confirm(order, { 'idempotency-key': 'key-2' })).toEqual(refused(400, 'PROVIDER_ERROR'))
  expect(await confirm(order, { 'idempotency-key': 'key-2' })).toMatchObject({ status: 200 })
})

test('what was cut off before the work is not remembered as done', async () => {
  const { confirm, authenticatePayment, sim } = await createGateway()
  const order = authenticatePayment()
  const key = { 'idempotency-key': 'key-1' }
  sim.next('confirm', 'cut-before')
  await expect(confirm(order, key)).rejects.toThrow('fetch failed')
  expect(sim.payment(order.paymentKey)).toMatchObject({ status: 'IN_PROGRESS' })
  expect(await confirm(order, key)).toMatchObject({ status: 200 })
})

test('a cancel needs a reason and a payment with enough left', async () => {
  const { send, confirm, authenticatePayment } = await createGateway()
  const order = authenticatePayment()
  const cancel = (body: object) => send(`${order.paymentKey}/cancel`, body)
  expect(await cancel({ cancelReason: 'x' })).toEqual(refused(403, 'NOT_CANCELABLE_PAYMENT'))
  await confirm(order)
  expect(await cancel({})).toEqual(refused(400, 'INVALID_REQUEST'))
  expect(await cancel({ cancelReason: 'x', cancelAmount: 0 })).toEqual(refused(400, 'INVALID_REQUEST'))
  expect(await cancel({ cancelReason: 'x', cancelAmount: 15_001 })).toEqual(
    refused(403, 'NOT_CANCELABLE_AMOUNT'),
  )
  expect(await cancel({ cancelReason: 'x', cancelAmount: 5_000 })).toMatchObject({
    body: { status: 'PARTIAL_CANCELED', balanceAmount: 10_000 },
  })
  expect(await cancel({ cancelReason: 'x' })).toMatchObject({
    body: {
      status: 'PARTIAL_CANCELED',
      balanceAmount: 0,
      cancels: [{ cancelAmount: 5_000 }, { cancelAmount: 10_000, refundableAmount: 0, cancelStatus: 'DONE' }],
    },
  })
  expect(await cancel({ cancelReason: 'x' })).toEqual(refused(403, 'NOT_CANCELABLE_AMOUNT'))
})

test('a virtual account is paid later, may lose its deposit, and is given back to an account', async () => {
  const { send, confirm, authenticatePayment, sim } = await createGateway()
  const order = authenticatePayment(15_000, { method: 'virtual-account' })
  expect(await confirm(order)).toMatchObject({
    body: { status: 'WAITING_FOR_DEPOSIT', approvedAt: null, virtualAccount: { refundStatus: 'NONE' } },
  })
  sim.deposit(order.paymentKey)
  expect(sim.ledger()).toMatchObject([{ paid: 15_000 }])
  sim.failDeposit(order.paymentKey)
  expect(sim.payment(order.paymentKey)).toMatchObject({ status: 'WAITING_FOR_DEPOSIT' })
  expect(sim.ledger()).toMatchObject([{ paid: 0 }])
  sim.deposit(order.paymentKey)
  expect(await send(`${order.paymentKey}/cancel`, { cancelReason: 'x' })).toEqual(
    refused(400, 'INVALID_REFUND_ACCOUNT_INFO'),
  )
  const refundReceiveAccount = { bank: '20', accountNumber: '1002123456', holderName: '홍길동' }
  expect(await send(`${order.paymentKey}/cancel`, { cancelReason: 'x', refundReceiveAccount })).toMatchObject(
    { body: { status: 'CANCELED', balanceAmount: 0 } },
  )
  expect(sim.ledger()).toMatchObject([{ paid: 15_000, returned: 15_000 }])
})

test('the same seed brings the same faults', async () => {
  const outcomes = async (seed: number) => {
    const { sim, send, authenticatePayment } = await createGateway()
    const { orderId } = authenticatePayment()
    sim.randomFaults({ seed, share: 0.5, among: ['cut-after', '500-after'] })
    const all: unknown[] = []
    for (let time = 0; time < 20; time++)
      all.push(
        await send(`orders/${orderId}`).then(
          ({ status }) => status,
          () => 'cut',
        ),
      )
    sim.randomFaults(null)
    for (let time = 0; time < 5; time++) expect((await send(`orders/${orderId}`)).status).toBe(200)
    return all
  }
  const [first, again, other] = [await outcomes(1), await outcomes(1), await outcomes(2)]
  expect(first).toEqual(again)
  expect(first).not.toEqual(other)
  expect(new Set(first)).toEqual(new Set([200, 500, 'cut']))
})

test('all of it can be had over HTTP', async () => {
  const { url, send, sim } = await createGateway()
  const post = async (path: string, body: object) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: readFields(await response.json()) }
  }
  const { body: order } = await post('/authenticate', {
    clientKey: keys.clientKey,
    orderId: createOrderId(),
    amount: 15_000,
    method: 'transfer',
  })
  expect(order).toMatchObject({
    paymentKey: expect.stringMatching(/^tsim_/),
    amount: 15_000,
    paymentType: 'NORMAL',
  })
  expect(
    await post('/authenticate', { clientKey: 'nobody', orderId: createOrderId(), amount: 15_000 }),
  ).toEqual(refused(401, 'UNAUTHORIZED_KEY'))
  expect(await post('/control', { do: 'next', call: 'confirm', fault: '500-after' })).toMatchObject({
    status: 200,
  })
  expect((await send('confirm', order)).status).toBe(500)
  expect(await (await fetch(`${url}/ledger`)).json()).toEqual([
    { mId: 'naru1', orderId: order.orderId, paid: 15_000, returned: 0 },
  ])
  const before = sim.now().getTime()
  await post('/control', { do: 'advance', minutes: 90 })
  expect(sim.now().getTime() - before).toBeGreaterThanOrEqual(90 * 60_000)
  const { body: late } = await post('/authenticate', {
    secretKey: keys.secretKey,
    orderId: createOrderId(),
    amount: 15_000,
  })
  await post('/control', { do: 'expire', paymentKey: late.paymentKey })
  const paymentKey = String(late.paymentKey)
  expect(sim.payment(paymentKey)).toMatchObject({ status: 'EXPIRED' })
  await post('/control', { do: 'set', settings: { limitsRate: true } })
  await post('/control', { do: 'randomFaults', chance: { seed: 1, share: 1, among: ['500-after'] } })
  expect((await send(paymentKey)).status).toBe(500)
  for (const wrong of [
    { do: 'dance' },
    { do: 'next', call: 'webhook', fault: 'cut-after' },
    { do: 'set', settings: { webhooks: 'lost' } },
  ])
    expect(await post('/control', wrong)).toEqual(refused(400, 'INVALID_REQUEST'))
})
