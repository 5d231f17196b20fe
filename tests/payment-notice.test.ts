// §7 Paying: what the gateway tells by itself.
import { beforeAll, describe, expect, test } from 'vitest'
import { recheckOrder } from '#domain/payment/recheck-gateway.server.ts'
import {
  authenticate,
  buildJobContext,
  createAuthenticatedPayment,
  createTripIn,
  listLedgerEntries,
  openPayment,
  readBooking,
  reserve,
  returnFromGateway,
  setUpPayments,
  site,
} from './payment-setup.ts'
import { createVisitor } from './visitor.ts'

beforeAll(setUpPayments)

describe('what the gateway tells by itself', () => {
  const tell = (body: object, { path = 'hook-of-1', host = 'a1.localhost' } = {}) =>
    site.request(`/api/toss/webhook/${path}`, {
      method: 'POST',
      host,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    })
  const notice = (orderId: string, status = 'DONE') => ({
    eventType: 'PAYMENT_STATUS_CHANGED',
    createdAt: '2026-01-01T00:00:00.000000',
    data: { orderId, status, totalAmount: 1, paymentKey: 'whatever' },
  })

  test('a forged webhook changes nothing, because the gateway is asked for the payment’s state', async () => {
    const { me, booking_id, orderId } = await createAuthenticatedPayment()
    expect((await tell(notice(orderId))).statusCode).toBe(200)
    await recheckOrder(buildJobContext(), { travel_agency: 1, order_id: orderId })
    expect((await readBooking(me, booking_id)).progress).toBe('waiting_for_payment')
    for (const path of ['', 'wrong-path', 'hook-of-2', encodeURIComponent('hook-of-é')])
      expect((await tell(notice(orderId), { path })).statusCode).toBe(404)
    expect((await tell(notice(orderId), { host: 'a2.localhost' })).statusCode).toBe(404)
    expect((await tell(notice('no-such-order'))).statusCode).toBe(200)
    expect((await tell({ anything: ['at', 'all'] })).statusCode).toBe(200)
  })

  test('a webhook sent ten times at once and before our answer arrives has one effect', async () => {
    const { me, booking_id, total, orderId, returned } = await createAuthenticatedPayment()
    await Promise.all([
      returnFromGateway(me, returned),
      ...Array.from({ length: 10 }, () =>
        recheckOrder(buildJobContext(), { travel_agency: 1, order_id: orderId }),
      ),
    ])
    expect(await listLedgerEntries(booking_id)).toEqual([['payment', total]])
    expect((await readBooking(me, booking_id)).history).toHaveLength(2)
  })
})

test('when so many have paid as the trip needs, the departure is confirmed once', async () => {
  const trip = await createTripIn(60, { minimum: 4, seats: 20 })
  const shown = async () => {
    const { list } = await site.client.departure.departures({ package_code: trip.package_code })
    return list.map(({ state, seats_left, to_confirm }) => [state, seats_left, to_confirm])
  }
  for (const _ of [1, 2]) await reserve(createVisitor(site), trip)
  expect(await shown()).toEqual([['recruiting', 16, 4]]) // held is not paid
  const pay = async () => {
    const me = createVisitor(site)
    const { booking_id } = await reserve(me, trip)
    const { gateway: opened, amount } = await openPayment(me, booking_id)
    const { paymentKey } = authenticate(opened.order_id, amount)
    await returnFromGateway(me, { paymentKey, orderId: opened.order_id, amount })
    return (await readBooking(me, booking_id)).confirmed
  }
  expect([await pay(), await shown()]).toEqual([false, [['recruiting', 14, 2]]])
  expect([await pay(), await shown()]).toEqual([true, [['confirmed', 12, 0]]])
  expect([await pay(), await shown()]).toEqual([true, [['confirmed', 10, 0]]])
})
