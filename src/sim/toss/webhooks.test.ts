// Notices of the simulated gateway: what they say, how often they come, and in which order.

import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readFields } from '#lib/read-fields.ts'
import { createGateway, keys } from '../../../tests/gateway.ts'
import type { TossSimSettings } from './toss-sim.ts'

type ReceivedNotice = {
  id: string
  host: string
  retried: number
  status: string
  body: Record<string, unknown>
}

/** A merchant's own server. `answer` is the status it gives; 0 for none at all. */
async function createMerchant(answer: (received: ReceivedNotice[]) => number = () => 200) {
  const received: ReceivedNotice[] = []
  const app = Fastify({ forceCloseConnections: true })
  app.post<{ Body: Record<string, unknown> }>('/hook', async ({ headers, body }, reply) => {
    const name = (part: string) => String(headers[`tosspayments-webhook-transmission-${part}`])
    received.push({
      id: name('id'),
      host: String(headers.host),
      retried: Number(name('retried-count')),
      status: String(readFields(body.data ?? body).status),
      body,
    })
    const status = answer(received)
    if (status === 0) return reply.hijack()
    return reply.code(status).send({})
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  return { received, hook: `${url}/hook` }
}

async function createGatewayWithMerchant({
  answer,
  ...settings
}: Partial<TossSimSettings> & { answer?: (received: ReceivedNotice[]) => number } = {}) {
  const all = await createGateway(settings)
  const merchant = await createMerchant(answer)
  all.sim.registerWebhook(keys.mId, merchant.hook)
  return { ...all, ...merchant }
}

test('a merchant is told of each end a payment comes to, and of nothing before', async () => {
  const { sim, send, confirm, authenticatePayment, received } = await createGatewayWithMerchant()
  const order = authenticatePayment()
  await confirm(order)
  await sim.idle()
  await send(`${order.paymentKey}/cancel`, { cancelReason: 'x', cancelAmount: 1_000 })
  await sim.idle()
  await confirm(authenticatePayment(15_000, { refuseWith: 'REJECT_CARD_PAYMENT' }))
  await sim.idle()
  authenticatePayment()
  await sim.advance(10)
  expect(received.map(({ status }) => status)).toEqual(['DONE', 'PARTIAL_CANCELED', 'ABORTED', 'EXPIRED'])
  const [first] = received
  expect(first).toMatchObject({
    retried: 0,
    id: expect.stringMatching(/^whtrans_/),
    body: { eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId: order.orderId, totalAmount: 15_000 } },
  })
  expect(first?.body.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/)
  expect(new Set(received.map(({ id }) => id)).size).toBe(4)
})

test('a virtual account is told of twice, the second time with its secret and without a type', async () => {
  const { sim, confirm, authenticatePayment, received } = await createGatewayWithMerchant()
  const order = authenticatePayment(15_000, { method: 'virtual-account' })
  const { body } = await confirm(order)
  await sim.idle()
  sim.deposit(order.paymentKey)
  await sim.idle()
  const flat = received.filter((each) => !('eventType' in each.body))
  expect(flat.map((each) => each.body)).toMatchObject([
    { status: 'WAITING_FOR_DEPOSIT', orderId: order.orderId, secret: body.secret },
    { status: 'DONE', orderId: order.orderId, secret: body.secret },
  ])
  expect(received.filter((each) => 'eventType' in each.body).map(({ status }) => status)).toEqual(['DONE'])
})

test('a notice that is not taken comes again seven times, at its minutes, and then no more', async () => {
  const { sim, confirm, authenticatePayment, received } = await createGatewayWithMerchant({
    answer: () => 204,
  })
  await confirm(authenticatePayment())
  await sim.idle()
  let minutes = 0
  for (const [retried, pause] of [1, 4, 16, 64, 256, 1024, 4096].entries()) {
    await sim.advance(pause - 0.5)
    expect(received.length).toBe(retried + 1)
    await sim.advance(0.5)
    minutes += pause
    expect(received.at(-1)).toMatchObject({
      id: received[0]?.id,
      retried: retried + 1,
      body: received[0]?.body,
    })
  }
  expect(minutes).toBe(3 * 24 * 60 + 19 * 60 + 1)
  await sim.advance(10_000)
  expect(received.length).toBe(8)
  expect(sim.notices()).toMatchObject([{ state: 'given up', retried: 7 }])
})

test('a notice comes again when the merchant is too slow, until it is taken', async () => {
  const { sim, confirm, authenticatePayment, received } = await createGatewayWithMerchant({
    webhookWait_ms: 300,
    answer: ({ length }) => (length < 3 ? 0 : 200),
  })
  await confirm(authenticatePayment())
  await sim.idle()
  expect(received.length).toBe(1)
  await sim.advance(10_000)
  expect(received.map(({ retried }) => retried)).toEqual([0, 1, 2])
  expect(sim.notices()).toMatchObject([{ state: 'taken' }])
})

test('what is told is how the payment was, not how it is', async () => {
  const { sim, send, confirm, authenticatePayment, received } = await createGatewayWithMerchant({
    answer: ({ length }) => (length === 1 ? 500 : 200),
  })
  const order = authenticatePayment()
  await confirm(order)
  await sim.idle()
  await send(`${order.paymentKey}/cancel`, { cancelReason: 'x' })
  await sim.advance(1)
  expect(received.map(({ status, retried }) => [status, retried])).toEqual([
    ['DONE', 0],
    ['CANCELED', 0],
    ['DONE', 1],
  ])
})

test('notices are doubled and mixed up on demand', async () => {
  const { sim, send, confirm, authenticatePayment, received } = await createGatewayWithMerchant()
  sim.next('webhook', 'duplicate')
  await confirm(authenticatePayment())
  await sim.idle()
  expect(received.map(({ id }) => id)).toEqual([received[0]?.id, received[0]?.id])

  received.length = 0
  sim.next('webhook', 'reorder')
  const order = authenticatePayment()
  await confirm(order)
  await send(`${order.paymentKey}/cancel`, { cancelReason: 'x' })
  await sim.idle()
  expect(received.map(({ status }) => status)).toEqual(['CANCELED', 'DONE'])

  received.length = 0
  sim.next('webhook', 'reorder')
  await confirm(authenticatePayment())
  await sim.advance(1)
  expect(received.map(({ status }) => status)).toEqual(['DONE'])
})

test('held notices go out in any order and as often as one likes', async () => {
  const { sim, send, confirm, authenticatePayment, received } = await createGatewayWithMerchant({
    webhooks: 'held',
  })
  const order = authenticatePayment()
  await confirm(order)
  await send(`${order.paymentKey}/cancel`, { cancelReason: 'x' })
  await sim.idle()
  expect(received).toEqual([])
  const [done, canceled] = sim.notices()
  for (const notice of [canceled, done, done]) expect(await sim.sendNotice(String(notice?.id))).toBe(true)
  expect(received.map(({ status }) => status)).toEqual(['CANCELED', 'DONE', 'DONE'])
})

test('a notice may come before the answer it is about', async () => {
  const { sim, confirm, authenticatePayment, received } = await createGatewayWithMerchant()
  sim.next('confirm', { slowAfter_ms: 500 })
  const answer = confirm(authenticatePayment()).then(() => 'answered')
  await vi.waitFor(() => expect(received.length).toBe(1), 10_000)
  expect(await Promise.race([answer, Promise.resolve('not yet')])).toBe('not yet')
  expect(await answer).toBe('answered')
})

test('a notice reaches a merchant at a name that only browsers know', async () => {
  const { sim, confirm, authenticatePayment, received, hook } = await createGatewayWithMerchant()
  sim.registerWebhook(keys.mId, () => hook.replace('127.0.0.1', 'a1.localhost'))
  await confirm(authenticatePayment())
  await sim.idle()
  expect(received).toMatchObject([{ host: `a1.localhost:${new URL(hook).port}` }])
})
