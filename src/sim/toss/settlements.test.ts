// Settlements of the stand-in, as the adapter reads them: by the day of the sale and by the day of the payout.
import { expect, test } from 'vitest'
import { addDays } from '#lib/days.ts'
import { formatSeoulDay } from '#lib/format.ts'
import { createGatewayWithAdapter, keys, liveKeys } from '../../../tests/gateway.ts'

const today = formatSeoulDay(new Date())
const { secretKey } = keys

test('a payment and its cancel are settled each by itself, less the fee, and paid out days later', async () => {
  const { toss, authenticatePayment, sendTo } = await createGatewayWithAdapter()
  const order = authenticatePayment(100_000)
  await toss.confirm(secretKey, order, 'confirm-1')
  await toss.cancel(
    secretKey,
    { paymentKey: order.paymentKey, cancelReason: '고객 요청', cancelAmount: 40_000 },
    'c-1',
  )
  const query = { dateType: 'soldDate' as const, startDate: today, endDate: today }
  const list = await toss.listSettlements(secretKey, query)
  expect(list).toMatchObject([
    { orderId: order.orderId, amount: 100_000, fee: 2_300, payOutAmount: 97_700 },
    { orderId: order.orderId, amount: -40_000, fee: -920, payOutAmount: -39_080 },
  ])
  const paidOut = (day: string) =>
    toss.listSettlements(secretKey, { dateType: 'paidOutDate', startDate: day, endDate: day })
  expect(await paidOut(today)).toEqual([])
  expect(await paidOut(addDays(today, 5))).toHaveLength(2)
  expect(await toss.listSettlements(liveKeys.secretKey, query)).toEqual([])
  const paged = await sendTo(`settlements?startDate=${today}&endDate=${today}&size=1&page=2`)
  expect([paged.status, Object.values(paged.body)]).toMatchObject([200, [{ amount: -40_000 }]])
  expect((await sendTo('settlements?startDate=gestern&endDate=heute')).status).toBe(400)
})

test('an answer that is cut off or unreadable is no empty list', async () => {
  const { toss, sim } = await createGatewayWithAdapter()
  const query = { dateType: 'soldDate' as const, startDate: today, endDate: today }
  sim.next('settlementList', 'cut-after')
  expect(await toss.listSettlements(secretKey, query)).toBeUndefined()
  expect(await toss.listSettlements('test_sk_nobody', query)).toBeUndefined()
})
