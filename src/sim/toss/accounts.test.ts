// The stand-in's virtual accounts and cash receipts: what the gateway does with them, and what it refuses.
import { expect, test } from 'vitest'
import { readFields } from '#lib/read-fields.ts'
import { createGateway, createOrderId, liveKeys, toBasicAuth } from '../../../tests/gateway.ts'

const refundReceiveAccount = { bank: '20', accountNumber: '1002123456', holderName: '홍길동' }
const createAccountOrder = (more: object = {}) => ({
  orderId: createOrderId(),
  amount: 15_000,
  orderName: '제주 3일',
  customerName: '홍길동',
  bank: '20',
  validHours: 24,
  ...more,
})

test('an account is issued at once, takes its own sum once, and nothing after its time', async () => {
  const { sendTo, sim } = await createGateway()
  const order = createAccountOrder()
  const { status, body } = await sendTo('virtual-accounts', order)
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      status: 'WAITING_FOR_DEPOSIT',
      method: '가상계좌',
      secret: expect.stringMatching(/^ps_/),
      virtualAccount: { bankCode: '20', accountNumber: expect.stringMatching(/^X\d{13}$/), expired: false },
    },
  })
  const paymentKey = String(body.paymentKey)
  expect(() => sim.deposit(paymentKey, 14_999)).toThrow('잘못된 요청')
  sim.deposit(paymentKey)
  expect(() => sim.deposit(paymentKey)).toThrow('잘못된 요청')
  expect(sim.ledger()).toMatchObject([{ orderId: order.orderId, paid: 15_000, returned: 0 }])

  const { body: late } = await sendTo('virtual-accounts', createAccountOrder())
  await sim.advance(24 * 60 + 1)
  expect(sim.payment(String(late.paymentKey))).toMatchObject({
    status: 'WAITING_FOR_DEPOSIT',
    virtualAccount: { expired: true },
  })
  expect(() => sim.deposit(String(late.paymentKey))).toThrow('잘못된 요청')
})

test('an account is refused with a bank, a sum, a time or a contract that is not there', async () => {
  const { sendTo, sim } = await createGateway()
  for (const [more, code] of [
    [{ bank: '99' }, 'INVALID_BANK'],
    [{ amount: 100 }, 'BELOW_MINIMUM_AMOUNT'],
    [{ validHours: 721 }, 'INVALID_REQUEST'],
    [{ validHours: undefined, dueDate: '2020-01-01T00:00:00' }, 'INVALID_REQUEST'],
  ] as const)
    expect(await sendTo('virtual-accounts', createAccountOrder(more))).toMatchObject({ body: { code } })
  const order = createAccountOrder()
  await sendTo('virtual-accounts', order)
  expect(await sendTo('virtual-accounts', order)).toMatchObject({ body: { code: 'DUPLICATED_ORDER_ID' } })
  sim.set({ issuesAccounts: false })
  expect(await sendTo('virtual-accounts', createAccountOrder())).toMatchObject({
    body: { code: 'NOT_AVAILABLE_PAYMENT' },
  })
})

test('an account that waits is closed without an account to refund to; a paid one needs one', async () => {
  const { sendTo, send, sim } = await createGateway()
  const { body: open } = await sendTo('virtual-accounts', createAccountOrder())
  expect(await send(`${open.paymentKey}/cancel`, { cancelReason: 'x' })).toMatchObject({
    body: { status: 'CANCELED', approvedAt: null },
  })
  expect(() => sim.deposit(String(open.paymentKey))).toThrow('잘못된 요청')
  const { body: paid } = await sendTo('virtual-accounts', createAccountOrder())
  sim.deposit(String(paid.paymentKey))
  const cancel = (account: object) =>
    send(`${paid.paymentKey}/cancel`, { cancelReason: 'x', cancelAmount: 5_000, ...account })
  expect(await cancel({})).toMatchObject({ body: { code: 'INVALID_REFUND_ACCOUNT_INFO' } })
  const unknownBank = { refundReceiveAccount: { ...refundReceiveAccount, bank: '00' } }
  expect(await cancel(unknownBank)).toMatchObject({ body: { code: 'INVALID_BANK' } })
  expect(await cancel({ refundReceiveAccount })).toMatchObject({
    body: { status: 'PARTIAL_CANCELED', virtualAccount: { refundStatus: 'COMPLETED' } },
  })
  expect(sim.ledger().at(-1)).toMatchObject({ paid: 15_000, returned: 5_000 })
})

test('a receipt wished with an account is issued with the deposit and follows what is cancelled', async () => {
  const { sendTo, send, sim } = await createGateway()
  const cashReceipt = { type: '소득공제', registrationNumber: '01012345678' }
  const { body } = await sendTo('virtual-accounts', createAccountOrder({ cashReceipt }))
  const paymentKey = String(body.paymentKey)
  expect(sim.receipts()).toEqual([])
  sim.deposit(paymentKey)
  expect(sim.payment(paymentKey).cashReceipt).toMatchObject({ amount: 15_000 })
  sim.failDeposit(paymentKey)
  expect(sim.payment(paymentKey).cashReceipt).toBeNull()
  sim.deposit(paymentKey)
  const { body: cancelled } = await send(`${paymentKey}/cancel`, {
    cancelReason: 'x',
    cancelAmount: 5_000,
    refundReceiveAccount,
  })
  expect(cancelled).toMatchObject({ cancels: [{ receiptKey: expect.stringMatching(/^rsim_/) }] })
  expect(sim.receipts().map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['CONFIRM', 15_000, 0],
    ['CANCEL', 15_000, 0],
    ['CONFIRM', 15_000, 10_000],
    ['CANCEL', 5_000, 0],
  ])
})

test('a receipt is issued once for a key, registered days later, and cancelled by parts', async () => {
  const { sendTo, sim } = await createGateway()
  const order = {
    orderId: createOrderId(),
    orderName: '제주 3일',
    amount: 15_000,
    customerIdentityNumber: '0100001234',
    type: '소득공제',
  }
  const key = { 'idempotency-key': 'receipt-1' }
  const [first, again] = [
    await sendTo('cash-receipts', order, key),
    await sendTo('cash-receipts', order, key),
  ]
  expect(first).toMatchObject({ status: 200, body: { issueStatus: 'IN_PROGRESS', amount: 15_000 } })
  expect(again).toEqual(first)
  const { receiptKey, requestedAt } = first.body
  const list = async () =>
    readFields(await sendTo(`cash-receipts?requestDate=${String(requestedAt).slice(0, 10)}`)).body
  expect(await list()).toMatchObject({ data: [{ receiptKey, issueStatus: 'IN_PROGRESS' }] })
  await sim.advance(2 * 24 * 60)
  expect(await list()).toMatchObject({ data: [{ receiptKey, issueStatus: 'COMPLETED' }] })
  const cancel = (amount: number) => sendTo(`cash-receipts/${receiptKey}/cancel`, { amount })
  expect(await cancel(5_000)).toMatchObject({ body: { transactionType: 'CANCEL', amount: 5_000 } })
  expect(await cancel(10_001)).toMatchObject({ status: 403, body: { code: 'NOT_CANCELABLE_AMOUNT' } })
  expect(await cancel(10_000)).toMatchObject({ status: 200 })
  const others = { authorization: toBasicAuth(`${liveKeys.secretKey}:`) }
  expect(await sendTo(`cash-receipts/${receiptKey}/cancel`, { amount: 1 }, others)).toMatchObject({
    body: { code: 'NOT_FOUND' },
  })
  for (const wrong of [
    { customerIdentityNumber: '12345678' },
    { type: '지출증빙', customerIdentityNumber: '01012345678' },
    { amount: 0 },
  ])
    expect(await sendTo('cash-receipts', { ...order, ...wrong })).toMatchObject({
      body: { code: 'INVALID_REQUEST' },
    })
})

test('whoever looks at the demo pays into an account on a page, and sees the receipts', async () => {
  const { sendTo, url, sim } = await createGateway()
  const cashReceipt = { type: '소득공제', registrationNumber: '01012345678' }
  const { body } = await sendTo('virtual-accounts', createAccountOrder({ cashReceipt }))
  expect(await (await fetch(`${url}/deposits`)).text()).toContain(String(body.orderId))
  await fetch(`${url}/deposits/${body.paymentKey}`, { method: 'POST' })
  const payment = sim.payment(String(body.paymentKey))
  expect(payment.status).toBe('DONE')
  expect(await (await fetch(`${url}/deposits`)).text()).not.toContain(String(body.orderId))
  expect(await (await fetch(payment.cashReceipt?.receiptUrl ?? '')).text()).toContain('현금영수증')
})
