// The gateway’s adapter against the simulator: no fault takes money twice, and no key is logged.
import { expect, test, vi } from 'vitest'
import { readFields } from '#lib/read-fields.ts'
import { createGatewayWithAdapter, keys, unlimitedRetries } from '../../../tests/gateway.ts'

const { secretKey } = keys
const patience = { timeout: 10_000, interval: 10 }

test('a socket cut before the work: nothing was taken, and the same key may be used again', async () => {
  const { toss, sim, authenticatePayment } = await createGatewayWithAdapter()
  const order = authenticatePayment()
  sim.next('confirm', 'cut-before')
  expect(await toss.confirm(secretKey, order, 'confirm-1')).toEqual({ kind: 'unknown', code: 'NO_ANSWER' })
  expect(sim.ledger()).toEqual([])
  expect(await toss.find(secretKey, { orderId: order.orderId })).toMatchObject({
    status: 'IN_PROGRESS',
    method: null,
  })
  expect(await toss.confirm(secretKey, order, 'confirm-1')).toMatchObject({ kind: 'approved' })
  expect(sim.ledger()).toMatchObject([{ paid: 15_000 }])
})

test('a socket cut after the work: the payment is found, and the same key takes nothing again', async () => {
  const { toss, sim, authenticatePayment } = await createGatewayWithAdapter()
  const order = authenticatePayment()
  sim.next('confirm', 'cut-after')
  expect(await toss.confirm(secretKey, order, 'confirm-1')).toEqual({ kind: 'unknown', code: 'NO_ANSWER' })
  expect(await toss.find(secretKey, { orderId: order.orderId })).toMatchObject({
    status: 'DONE',
    totalAmount: 15_000,
  })
  expect(await toss.confirm(secretKey, order, 'confirm-1')).toMatchObject({ kind: 'approved' })
  expect(await toss.confirm(secretKey, order, 'confirm-2')).toEqual({
    kind: 'unknown',
    code: 'ALREADY_PROCESSED_PAYMENT',
  })
  expect(sim.ledger()).toMatchObject([{ paid: 15_000 }])
})

test('an error after the work stays unknown however often it is asked; the payment is found', async () => {
  const { toss, sim, authenticatePayment } = await createGatewayWithAdapter()
  const order = authenticatePayment()
  sim.next('confirm', '500-after')
  for (let time = 0; time < 2; time++)
    expect(await toss.confirm(secretKey, order, 'confirm-1')).toEqual({
      kind: 'unknown',
      code: 'FAILED_INTERNAL_SYSTEM_PROCESSING',
    })
  expect(await toss.find(secretKey, { paymentKey: order.paymentKey })).toMatchObject({ status: 'DONE' })
})

test('an answer with a wrong amount is not believed; what is found is', async () => {
  const { toss, sim, authenticatePayment, lines } = await createGatewayWithAdapter()
  const order = authenticatePayment()
  sim.next('confirm', 'wrong-amount')
  expect(await toss.confirm(secretKey, order, 'confirm-1')).toEqual({ kind: 'unknown', code: 'MISMATCH' })
  expect(lines).toMatchObject([{ weight: 'error', orderId: order.orderId, code: 'MISMATCH' }])
  expect(await toss.find(secretKey, { orderId: order.orderId })).toMatchObject({
    status: 'DONE',
    totalAmount: 15_000,
  })
})

test('nobody waits longer than the limit, and the money that was taken late is found', async () => {
  const { toss, sim, authenticatePayment } = await createGatewayWithAdapter({
    ...unlimitedRetries,
    confirm_ms: 50,
  })
  const order = authenticatePayment()
  sim.next('confirm', { slowBefore_ms: 1_000 })
  expect(await toss.confirm(secretKey, order, 'confirm-1')).toEqual({ kind: 'unknown', code: 'NO_ANSWER' })
  expect(await toss.find(secretKey, { orderId: order.orderId })).toMatchObject({ status: 'IN_PROGRESS' })
  await vi.waitFor(
    async () =>
      expect(await toss.find(secretKey, { orderId: order.orderId })).toMatchObject({ status: 'DONE' }),
    patience,
  )
})

test('while a request runs, its twin is told to wait', async () => {
  const { toss, sim, authenticatePayment } = await createGatewayWithAdapter()
  const order = authenticatePayment()
  sim.next('confirm', { slowAfter_ms: 800 })
  const first = toss.confirm(secretKey, order, 'confirm-1')
  await vi.waitFor(() => expect(sim.payment(order.paymentKey)).toMatchObject({ status: 'DONE' }), 10_000)
  expect(await toss.confirm(secretKey, order, 'confirm-1')).toEqual({
    kind: 'unknown',
    code: 'IDEMPOTENT_REQUEST_PROCESSING',
  })
  expect(await first).toMatchObject({ kind: 'approved' })
})

test('no key of any kind is logged', async () => {
  const { toss, sim, lines, authenticatePayment } = await createGatewayWithAdapter()
  const order = authenticatePayment(15_000, { method: 'virtual-account' })
  const outcome = await toss.confirm(secretKey, order, 'confirm-1')
  sim.next('confirm', 'cut-before')
  await toss.confirm(secretKey, order, 'confirm-2')
  await toss.confirm(secretKey, order, 'a key\nof two lines')
  await toss.find('test_sk_nobody', { paymentKey: order.paymentKey })
  await toss.cancel(secretKey, { paymentKey: order.paymentKey, cancelReason: '' }, 'cancel-1')
  expect(lines.length).toBeGreaterThanOrEqual(5)
  const said = JSON.stringify(lines)
  for (const hidden of [
    'test_sk',
    Buffer.from(`${secretKey}:`).toString('base64'),
    order.paymentKey,
    String(readFields(readFields(outcome).payment).secret),
    'two lines',
  ])
    expect(said).not.toContain(hidden)
})
