// A gateway that keeps failing is left alone for a moment, and taken back as soon as it answers.
import { expect, test, vi } from 'vitest'
import { tossLimits } from '#limits/services.ts'
import {
  createAdapter,
  createFixedAnswerGateway,
  createGatewayWithAdapter,
  keys,
} from '../../../tests/gateway.ts'
import { createToss, type Toss } from './toss.server.ts'

const { secretKey } = keys
const patience = { timeout: 10_000, interval: 10 }
const asked = { paymentKey: 'tsim_1', orderId: 'order-1', amount: 15_000 }
const paid = {
  paymentKey: 'tsim_1',
  orderId: 'order-1',
  status: 'DONE',
  totalAmount: 15_000,
  balanceAmount: 15_000,
  currency: 'KRW',
}

const quick = { ...tossLimits, rest_ms: 400 }
const ask = (toss: Toss) => toss.confirm(secretKey, asked, 'confirm-1')
const fail = async (toss: Toss, times: number) => {
  for (let time = 0; time < times; time++)
    expect(await ask(toss)).toEqual({ kind: 'unknown', code: 'COMMON_ERROR' })
}

test.each([500, 429])(
  'a gateway that keeps answering %i is left alone, then tried by one',
  async (status) => {
    const parrot = await createFixedAnswerGateway(status, { code: 'COMMON_ERROR', message: '' })
    const { toss } = createAdapter(parrot.url, quick)
    await fail(toss, 5)
    expect(await ask(toss)).toEqual({ kind: 'unknown', code: 'LEFT_ALONE' })
    expect(await toss.cancel(secretKey, { paymentKey: 'tsim_1', cancelReason: 'x' }, 'cancel-1')).toEqual({
      kind: 'unknown',
      code: 'LEFT_ALONE',
    })
    expect(await toss.find(secretKey, { orderId: 'order-1' })).toBeUndefined()
    expect(parrot.requestCount).toBe(5)

    await vi.waitFor(async () => expect(await ask(toss)).toMatchObject({ code: 'COMMON_ERROR' }), patience)
    expect(await ask(toss)).toMatchObject({ code: 'LEFT_ALONE' })
    expect(parrot.requestCount).toBe(6)

    Object.assign(parrot, { status: 200, body: paid })
    await vi.waitFor(async () => expect(await ask(toss)).toMatchObject({ kind: 'approved' }), patience)
    for (let time = 0; time < 3; time++) expect(await ask(toss)).toMatchObject({ kind: 'approved' })
    Object.assign(parrot, { status, body: { code: 'COMMON_ERROR', message: '' } })
    await fail(toss, 5)
    expect(await ask(toss)).toMatchObject({ code: 'LEFT_ALONE' })
  },
)

test('while one tries, the others are not made to wait', async () => {
  const { toss, sim, authenticatePayment } = await createGatewayWithAdapter(quick)
  for (let time = 0; time < 5; time++) sim.next('find', '500-after')
  const { orderId } = authenticatePayment()
  for (let time = 0; time < 5; time++) await toss.find(secretKey, { orderId })
  sim.next('find', { slowAfter_ms: 300 })
  let trial: Promise<unknown> = Promise.resolve()
  await vi.waitFor(async () => {
    trial = toss.find(secretKey, { orderId })
    expect(await Promise.race([trial, new Promise((resolve) => setTimeout(resolve, 5, 'asking'))])).toBe(
      'asking',
    )
  }, patience)
  expect(await toss.find(secretKey, { orderId })).toBeUndefined()
  expect(await trial).toMatchObject({ orderId })
  expect(await toss.find(secretKey, { orderId })).toMatchObject({ orderId })
})

test('a gateway that is not there is left alone too; refusals and another address are no reason', async () => {
  let url = 'http://127.0.0.1:1'
  const toss = createToss(() => url, { info: () => {}, warn: () => {}, error: () => {} })
  for (let time = 0; time < 5; time++) expect(await ask(toss)).toEqual({ kind: 'unknown', code: 'NO_ANSWER' })
  expect(await ask(toss)).toEqual({ kind: 'unknown', code: 'LEFT_ALONE' })
  url = (await createFixedAnswerGateway(400, { code: 'PROVIDER_ERROR', message: '' })).url
  for (let time = 0; time < 8; time++)
    expect(await ask(toss)).toEqual({ kind: 'unknown', code: 'PROVIDER_ERROR' })
})

test('who still waits from before does not close the way again that another found open', async () => {
  const { toss, sim, authenticatePayment } = await createGatewayWithAdapter({
    ...quick,
    rest_ms: 50,
    find_ms: 600,
  })
  const order = authenticatePayment()
  const find = () => toss.find(secretKey, { orderId: order.orderId })
  for (let time = 0; time < 5; time++) sim.next('find', { slowAfter_ms: 900 })
  const waiting = Promise.all(Array.from({ length: 5 }, find))
  for (let time = 0; time < 5; time++) sim.next('confirm', { refuse: 'COMMON_ERROR' })
  for (let time = 0; time < 5; time++) await toss.confirm(secretKey, order, `confirm-${time}`)
  expect(await toss.confirm(secretKey, order, 'confirm')).toMatchObject({ code: 'LEFT_ALONE' })
  await vi.waitFor(
    async () => expect(await toss.confirm(secretKey, order, 'confirm')).toMatchObject({ kind: 'approved' }),
    patience,
  )
  expect(await waiting).toEqual(Array(5).fill(undefined))
  expect(await find()).toMatchObject({ status: 'DONE' })
})

test('failures that are far apart do not add up', async () => {
  const parrot = await createFixedAnswerGateway(500, { code: 'COMMON_ERROR', message: '' })
  const { toss } = createAdapter(parrot.url, { ...tossLimits, failuresWithin_ms: 0 })
  await fail(toss, 8)
})
