// The gateway’s adapter against the simulator: how money is given back, and that no fault does it twice.
import { expect, test } from 'vitest'
import { readFields } from '#lib/read-fields.ts'
import {
  createAdapter,
  createFixedAnswerGateway,
  createGatewayWithAdapter,
  keys,
  paidResponse,
} from '../../../tests/gateway.ts'

const { secretKey } = keys

async function openPaid(amount = 15_000) {
  const all = await createGatewayWithAdapter()
  const order = all.authenticatePayment(amount)
  expect(await all.toss.confirm(secretKey, order, 'confirm-1')).toMatchObject({ kind: 'approved' })
  const { paymentKey } = order
  const cancel = (key: string, cancelAmount?: number) =>
    all.toss.cancel(secretKey, { paymentKey, cancelReason: '고객 요청', cancelAmount }, key)
  return { ...all, order, cancel }
}

test('a payment is given back as a whole', async () => {
  const { cancel, sim } = await openPaid()
  expect(await cancel('cancel-1')).toMatchObject({
    kind: 'done',
    cancelAmount: 15_000,
    balanceAmount: 0,
    payment: { status: 'CANCELED', cancels: [{ cancelReason: '고객 요청', cancelAmount: 15_000 }] },
  })
  expect(await cancel('cancel-2')).toEqual({ kind: 'unknown', code: 'ALREADY_CANCELED_PAYMENT' })
  expect(sim.ledger()).toMatchObject([{ paid: 15_000, returned: 15_000 }])
})

test('partial cancels add up until nothing is left, and only the balance says so', async () => {
  const { cancel, sim } = await openPaid()
  const first = await cancel('cancel-1', 4_000)
  expect(first).toMatchObject({ kind: 'done', cancelAmount: 4_000, balanceAmount: 11_000 })
  expect(await cancel('cancel-2', 11_001)).toEqual({ kind: 'unknown', code: 'NOT_CANCELABLE_AMOUNT' })
  const last = await cancel('cancel-3', 11_000)
  expect(last).toMatchObject({
    kind: 'done',
    cancelAmount: 11_000,
    balanceAmount: 0,
    payment: { status: 'PARTIAL_CANCELED' },
  })
  expect(await cancel('cancel-1', 4_000)).toEqual(first)
  expect(readFields(last).transactionKey).not.toBe(readFields(first).transactionKey)
  expect(sim.ledger()).toMatchObject([{ paid: 15_000, returned: 15_000 }])
})

test('a cancel whose answer was lost returns the money once', async () => {
  const { cancel, sim, toss, order } = await openPaid()
  for (const fault of ['cut-before', 'cut-after'] as const) {
    sim.next('cancel', fault)
    expect(await cancel('cancel-1', 4_000)).toEqual({ kind: 'unknown', code: 'NO_ANSWER' })
  }
  const found = await toss.find(secretKey, { paymentKey: order.paymentKey })
  expect(found).toMatchObject({ balanceAmount: 11_000 })
  expect(await cancel('cancel-1', 4_000)).toMatchObject({
    kind: 'done',
    transactionKey: found?.cancels[0]?.transactionKey,
  })
  expect(sim.ledger()).toMatchObject([{ returned: 4_000 }])
})

test('the same key for another amount brings the first answer, which is not taken for the second', async () => {
  const { cancel, sim } = await openPaid()
  await cancel('cancel-1', 4_000)
  expect(await cancel('cancel-1', 5_000)).toEqual({ kind: 'unknown', code: 'MISMATCH' })
  expect(sim.ledger()).toMatchObject([{ returned: 4_000 }])
})

test.each([
  ['refused', 'REFUND_REJECTED'],
  ['refused', 'EXCEED_CANCEL_LIMIT'],
  ['refused', 'NOT_CANCELABLE_PAYMENT'],
  ['refused', 'INVALID_REFUND_ACCOUNT_INFO'],
  ['misconfigured', 'UNAUTHORIZED_KEY'],
  ['misconfigured', 'FORBIDDEN_REQUEST'],
  ['unknown', 'ALREADY_REFUND_PAYMENT'],
  ['unknown', 'PROVIDER_ERROR'],
  ['unknown', 'FAILED_REFUND_PROCESS'],
  ['unknown', 'A_CODE_OF_TOMORROW'],
])('a cancel is %s when the gateway says %s', async (kind, code) => {
  const { cancel, sim } = await openPaid()
  sim.next('cancel', { refuse: code })
  expect(await cancel('cancel-1')).toMatchObject({ kind, code })
  expect(sim.ledger()).toMatchObject([{ returned: 0 }])
})

test('a cancel that the gateway has not finished is unknown', async () => {
  const cancels = [
    {
      transactionKey: 'txsim_1',
      cancelAmount: 15_000,
      cancelReason: '',
      canceledAt: null,
      cancelStatus: 'IN_PROGRESS',
    },
  ]
  const { url } = await createFixedAnswerGateway(200, {
    ...paidResponse,
    balanceAmount: 0,
    lastTransactionKey: 'txsim_1',
    cancels,
  })
  expect(
    await createAdapter(url).toss.cancel(secretKey, { paymentKey: 'tsim_1', cancelReason: 'x' }, 'cancel-1'),
  ).toEqual({ kind: 'unknown', code: 'IN_PROGRESS' })
})

/** What anyone does who gets no answer: look, and ask again with the same key. */
async function settle<T extends { kind: string }>(
  ask: () => Promise<T>,
  isDone: () => Promise<boolean>,
): Promise<void> {
  for (let time = 0; time < 50; time++) {
    const { kind } = await ask()
    if (kind !== 'unknown' || (await isDone())) return
  }
  throw new Error('never settled')
}

test('whatever goes wrong, each order is paid once and given back once', async () => {
  const { toss, sim, authenticatePayment } = await createGatewayWithAdapter()
  sim.randomFaults({ seed: 7, share: 0.5, among: ['cut-before', 'cut-after', '500-after', 'wrong-amount'] })
  const orders = Array.from({ length: 60 }, (_, at) => authenticatePayment(1_000 + at))
  await Promise.all(
    orders.map(async (order) => {
      const { orderId, paymentKey, amount } = order
      const found = () => toss.find(secretKey, { orderId })
      await settle(
        () => toss.confirm(secretKey, order, `confirm ${orderId}`),
        async () => (await found())?.status === 'DONE',
      )
      const cancelAmount = amount % 2 === 0 ? 500 : undefined
      await settle(
        () =>
          toss.cancel(
            secretKey,
            { paymentKey, cancelReason: '고객 요청', cancelAmount },
            `cancel ${orderId}`,
          ),
        async () => (await found())?.balanceAmount === amount - (cancelAmount ?? amount),
      )
    }),
  )
  const expected = orders.map(({ orderId, amount }) => ({
    mId: 'naru1',
    orderId,
    paid: amount,
    returned: amount % 2 === 0 ? 500 : amount,
  }))
  expect(sim.ledger().sort((a, b) => a.paid - b.paid)).toEqual(expected)
})
