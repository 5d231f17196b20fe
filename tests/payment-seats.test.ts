// §7 Paying: how long it holds the seats, also when nobody comes back or the gateway does not answer.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { recheckOrder, recheckOverdue } from '#domain/payment/recheck-gateway.server.ts'
import { releaseAllExpiredHolds } from '#domain/reservation/clock.server.ts'
import {
  authenticate,
  buildJobContext,
  cancelBooking,
  countTaken,
  createAuthenticatedPayment,
  createTripIn,
  gateway,
  listLedgerEntries,
  openPayment,
  readBooking,
  reserve,
  returnFromGateway,
  runInAgency,
  settleRefunds,
  setUpPayments,
  site,
  today,
} from './payment-setup.ts'
import { createVisitor } from './visitor.ts'

beforeAll(setUpPayments)

describe('paying', () => {
  test('the pay window holds the seats longer, once', async () => {
    const me = createVisitor(site)
    const { booking_id } = await reserve(me, await createTripIn(60))
    const minutes = async () =>
      Math.round((Date.parse((await readBooking(me, booking_id)).held_until) - Date.now()) / 60_000)
    expect(await minutes()).toBe(20)
    await openPayment(me, booking_id)
    expect(await minutes()).toBe(40)
    await runInAgency((tx) =>
      tx
        .updateTable('booking')
        .set({ held_until: sql<string>`now() + interval '5 minutes'` })
        .where('travel_agency', '=', 1)
        .where('booking_id', '=', booking_id)
        .execute(),
    )
    await openPayment(me, booking_id)
    expect(await minutes()).toBe(5)
  })

  test('the pay window holds no seat into the day of departure', async () => {
    const me = createVisitor(site)
    const trip = await createTripIn(60)
    const { booking_id } = await reserve(me, trip)
    // As if it had been reserved yesterday for today: held until midnight in Seoul.
    const midnight = `${today}T00:00:00+09:00`
    await site.make.departure({ package_code: trip.package_code, departure_date: today, taken: 2 })
    await runInAgency((tx) =>
      tx
        .updateTable('booking')
        .set({ departure_date: today, held_until: midnight })
        .where('travel_agency', '=', 1)
        .where('booking_id', '=', booking_id)
        .execute(),
    )
    expect(new Date((await openPayment(me, booking_id)).held_until)).toEqual(new Date(midnight))
  })

  test('the pay window gives no deadline to a booking that has none', async () => {
    const me = createVisitor(site)
    const { booking_id } = await reserve(me, await createTripIn(60))
    await runInAgency((tx) =>
      tx
        .updateTable('booking')
        .set({ held_until: null })
        .where('travel_agency', '=', 1)
        .where('booking_id', '=', booking_id)
        .execute(),
    )
    expect((await openPayment(me, booking_id)).held_until).toBeNull()
    expect((await readBooking(me, booking_id)).held_until).toBeNull()
  })

  test('while the gateway is being asked the seats are not given away, however late it is', async () => {
    const { me, trip, booking_id, orderId, returned } = await createAuthenticatedPayment()
    gateway.sim.next('confirm', 'cut-after')
    gateway.sim.next('find', 'cut-before')
    expect((await returnFromGateway(me, returned)).body.state).toBe('checking')
    await runInAgency((tx) =>
      tx
        .updateTable('booking')
        .set({ held_until: sql<string>`now() - interval '1 hour'` })
        .where('travel_agency', '=', 1)
        .where('booking_id', '=', booking_id)
        .execute(),
    )
    await releaseAllExpiredHolds(buildJobContext())
    expect(await countTaken(trip)).toBe(2)
    expect((await cancelBooking(me, booking_id)).body.code).toBe('NOT_CANCELLABLE')
    await runInAgency((tx) =>
      tx
        .updateTable('payment_try')
        .set({ confirming: sql<string>`now() - interval '1 minute'` })
        .where('travel_agency', '=', 1)
        .where('order_id', '=', orderId)
        .execute(),
    )
    await recheckOverdue(buildJobContext())
    expect((await readBooking(me, booking_id)).progress).toBe('payment_completed')
  })

  describe('seats that somebody keeps without paying', () => {
    const madeUp = () => `made-up-${crypto.randomUUID()}`
    const past = sql<string>`now() - interval '1 second'`
    const findPaymentTry = (order_id: string) =>
      runInAgency((tx) =>
        tx
          .selectFrom('payment_try')
          .select(['state', 'code', 'confirming'])
          .where('travel_agency', '=', 1)
          .where('order_id', '=', order_id)
          .executeTakeFirstOrThrow(),
      )
    const endHold = async (booking_id: string) => {
      await runInAgency((tx) =>
        tx
          .updateTable('booking')
          .set({ held_until: past })
          .where('travel_agency', '=', 1)
          .where('booking_id', '=', booking_id)
          .execute(),
      )
      await releaseAllExpiredHolds(buildJobContext())
    }
    /** As if the first return had been so many minutes ago. */
    const returnedBefore = (order_id: string, minutes: number) =>
      runInAgency((tx) =>
        tx
          .updateTable('payment_try')
          .set({ confirming: sql<string>`now() - make_interval(mins => ${minutes})` })
          .where('travel_agency', '=', 1)
          .where('order_id', '=', order_id)
          .execute(),
      )
    const silent = (calls = 1) => {
      for (let call = 0; call < calls; call++) {
        gateway.sim.next('confirm', 'cut-before')
        gateway.sim.next('find', 'cut-before')
      }
    }

    test.each([
      ['nor the order', false],
      ['and the order is another payment’s', true],
    ])(
      'a key the gateway does not know, %s: the try fails at once and the hold ends as it would have',
      async (_, opened) => {
        const me = createVisitor(site)
        const trip = await createTripIn(60)
        const { booking_id } = await reserve(me, trip)
        const { gateway: window, amount } = await openPayment(me, booking_id)
        if (opened) authenticate(window.order_id, amount)
        const { held_until } = await readBooking(me, booking_id)
        const back = await returnFromGateway(me, { paymentKey: madeUp(), orderId: window.order_id, amount })
        expect([back.status, back.body.code]).toEqual([409, 'PAYMENT_MISMATCH'])
        expect(await findPaymentTry(window.order_id)).toMatchObject({
          state: 'failed',
          code: 'NOT_FOUND_PAYMENT',
        })
        expect((await readBooking(me, booking_id)).held_until).toBe(held_until)
        await endHold(booking_id)
        expect(await countTaken(trip)).toBe(0)
      },
    )

    test('a return whose answer was lost, of an order the gateway does not know, fails as soon as it can be asked', async () => {
      const me = createVisitor(site)
      const { booking_id } = await reserve(me, await createTripIn(60))
      const { gateway: window, amount } = await openPayment(me, booking_id)
      silent()
      expect(
        (await returnFromGateway(me, { paymentKey: madeUp(), orderId: window.order_id, amount })).body.state,
      ).toBe('checking')
      await recheckOrder(buildJobContext(), { travel_agency: 1, order_id: window.order_id })
      expect((await findPaymentTry(window.order_id)).state).toBe('failed')
    })

    test('a webhook does not release an order whose customer has not returned', async () => {
      const me = createVisitor(site)
      const { booking_id } = await reserve(me, await createTripIn(60))
      const { gateway: window } = await openPayment(me, booking_id)
      await recheckOrder(buildJobContext(), { travel_agency: 1, order_id: window.order_id })
      expect((await findPaymentTry(window.order_id)).state).toBe('opened')
    })

    test('a gateway that does not answer keeps the seats 40 minutes from the first return, however often one comes back', async () => {
      const { me, trip, booking_id, total, orderId, returned } = await createAuthenticatedPayment()
      gateway.sim.next('confirm', 'cut-after') // money was taken, and nobody heard of it
      gateway.sim.next('find', 'cut-before')
      expect((await returnFromGateway(me, returned)).body.state).toBe('checking')
      await returnedBefore(orderId, 39)
      const { confirming } = await findPaymentTry(orderId)
      silent()
      expect((await returnFromGateway(me, returned)).body.state).toBe('checking')
      expect((await findPaymentTry(orderId)).confirming).toEqual(confirming)
      await endHold(booking_id)
      expect(await countTaken(trip)).toBe(2)
      await returnedBefore(orderId, 41)
      await releaseAllExpiredHolds(buildJobContext())
      expect(await countTaken(trip)).toBe(0)
      await recheckOverdue(buildJobContext())
      await settleRefunds()
      expect(await listLedgerEntries(booking_id)).toEqual([
        ['payment', total],
        ['refund', total],
      ])
      expect((await findPaymentTry(orderId)).state).toBe('paid')
    })

    test('opening a second payment window does not extend the 40 minutes', async () => {
      const { me, trip, booking_id, orderId, returned } = await createAuthenticatedPayment()
      await returnFromGateway(me, { ...returned, paymentKey: madeUp() })
      await returnedBefore(orderId, 41)
      const { gateway: second, amount } = await openPayment(me, booking_id)
      const { paymentKey } = authenticate(second.order_id, amount)
      silent()
      expect((await returnFromGateway(me, { paymentKey, orderId: second.order_id, amount })).body.state).toBe(
        'checking',
      )
      await endHold(booking_id)
      expect(await countTaken(trip)).toBe(0)
      // Authenticated and not confirmed: nobody takes money for seats that are gone.
      await recheckOrder(buildJobContext(), { travel_agency: 1, order_id: second.order_id })
      expect((await findPaymentTry(second.order_id)).state).toBe('failed')
      expect(gateway.sim.payment(paymentKey)?.status).toBe('IN_PROGRESS')
    })
  })
})
