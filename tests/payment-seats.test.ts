// §7 Paying: how long it holds the seats, also when nobody comes back or the gateway does not answer.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { settleAll, settleOrder } from '#domain/payment/settle.server.ts'
import { releaseAll } from '#domain/reservation/clock.server.ts'
import { personAt } from './person.ts'
import {
  atTheWindow,
  authenticate,
  cancel,
  comeBack,
  desk,
  doRefunds,
  gateway,
  infoOf,
  inside,
  moneyOf,
  openTill,
  openWindow,
  reserve,
  site,
  takenOf,
  today,
  tripIn,
} from './till.ts'

beforeAll(openTill)

describe('paying', () => {
  test('the pay window holds the seats longer, once', async () => {
    const me = personAt(site)
    const { booking_id } = await reserve(me, await tripIn(60))
    const minutes = async () =>
      Math.round((Date.parse((await infoOf(me, booking_id)).held_until) - Date.now()) / 60_000)
    expect(await minutes()).toBe(20)
    await openWindow(me, booking_id)
    expect(await minutes()).toBe(40)
    await inside((tx) =>
      tx
        .updateTable('booking')
        .set({ held_until: sql<string>`now() + interval '5 minutes'` })
        .where('travel_agency', '=', 1)
        .where('booking_id', '=', booking_id)
        .execute(),
    )
    await openWindow(me, booking_id)
    expect(await minutes()).toBe(5)
  })

  test('the pay window holds no seat into the day of departure', async () => {
    const me = personAt(site)
    const trip = await tripIn(60)
    const { booking_id } = await reserve(me, trip)
    // As if it had been reserved yesterday for today: held until midnight in Seoul.
    const midnight = `${today}T00:00:00+09:00`
    await site.make.departure({ package_code: trip.package_code, departure_date: today, taken: 2 })
    await inside((tx) =>
      tx
        .updateTable('booking')
        .set({ departure_date: today, held_until: midnight })
        .where('travel_agency', '=', 1)
        .where('booking_id', '=', booking_id)
        .execute(),
    )
    expect(new Date((await openWindow(me, booking_id)).held_until)).toEqual(new Date(midnight))
  })

  test('the pay window gives no deadline to a booking that has none', async () => {
    const me = personAt(site)
    const { booking_id } = await reserve(me, await tripIn(60))
    await inside((tx) =>
      tx
        .updateTable('booking')
        .set({ held_until: null })
        .where('travel_agency', '=', 1)
        .where('booking_id', '=', booking_id)
        .execute(),
    )
    expect((await openWindow(me, booking_id)).held_until).toBeNull()
    expect((await infoOf(me, booking_id)).held_until).toBeNull()
  })

  test('while the gateway is being asked the seats are not given away, however late it is', async () => {
    const { me, trip, booking_id, orderId, returned } = await atTheWindow()
    gateway.sim.next('confirm', 'cut-after')
    gateway.sim.next('find', 'cut-before')
    expect((await comeBack(me, returned)).body.state).toBe('checking')
    await inside((tx) =>
      tx
        .updateTable('booking')
        .set({ held_until: sql<string>`now() - interval '1 hour'` })
        .where('travel_agency', '=', 1)
        .where('booking_id', '=', booking_id)
        .execute(),
    )
    await releaseAll(desk())
    expect(await takenOf(trip)).toBe(2)
    expect((await cancel(me, booking_id)).body.code).toBe('NOT_CANCELLABLE')
    await inside((tx) =>
      tx
        .updateTable('payment_try')
        .set({ confirming: sql<string>`now() - interval '1 minute'` })
        .where('travel_agency', '=', 1)
        .where('order_id', '=', orderId)
        .execute(),
    )
    await settleAll(desk())
    expect((await infoOf(me, booking_id)).progress).toBe('payment_completed')
  })

  describe('seats that somebody keeps without paying', () => {
    const madeUp = () => `made-up-${crypto.randomUUID()}`
    const past = sql<string>`now() - interval '1 second'`
    const tryOf = (order_id: string) =>
      inside((tx) =>
        tx
          .selectFrom('payment_try')
          .select(['state', 'code', 'confirming'])
          .where('travel_agency', '=', 1)
          .where('order_id', '=', order_id)
          .executeTakeFirstOrThrow(),
      )
    const endHold = async (booking_id: string) => {
      await inside((tx) =>
        tx
          .updateTable('booking')
          .set({ held_until: past })
          .where('travel_agency', '=', 1)
          .where('booking_id', '=', booking_id)
          .execute(),
      )
      await releaseAll(desk())
    }
    /** As if the first return had been so many minutes ago. */
    const returnedBefore = (order_id: string, minutes: number) =>
      inside((tx) =>
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
        const me = personAt(site)
        const trip = await tripIn(60)
        const { booking_id } = await reserve(me, trip)
        const { gateway: window, amount } = await openWindow(me, booking_id)
        if (opened) authenticate(window.order_id, amount)
        const { held_until } = await infoOf(me, booking_id)
        const back = await comeBack(me, { paymentKey: madeUp(), orderId: window.order_id, amount })
        expect([back.status, back.body.code]).toEqual([409, 'PAYMENT_MISMATCH'])
        expect(await tryOf(window.order_id)).toMatchObject({ state: 'failed', code: 'NOT_FOUND_PAYMENT' })
        expect((await infoOf(me, booking_id)).held_until).toBe(held_until)
        await endHold(booking_id)
        expect(await takenOf(trip)).toBe(0)
      },
    )

    test('a return whose answer was lost, of an order the gateway does not know, fails as soon as it can be asked', async () => {
      const me = personAt(site)
      const { booking_id } = await reserve(me, await tripIn(60))
      const { gateway: window, amount } = await openWindow(me, booking_id)
      silent()
      expect(
        (await comeBack(me, { paymentKey: madeUp(), orderId: window.order_id, amount })).body.state,
      ).toBe('checking')
      await settleOrder(desk(), { travel_agency: 1, order_id: window.order_id })
      expect((await tryOf(window.order_id)).state).toBe('failed')
    })

    test('an order nobody came back from is not given up because of a notice', async () => {
      const me = personAt(site)
      const { booking_id } = await reserve(me, await tripIn(60))
      const { gateway: window } = await openWindow(me, booking_id)
      await settleOrder(desk(), { travel_agency: 1, order_id: window.order_id })
      expect((await tryOf(window.order_id)).state).toBe('opened')
    })

    test('a gateway that does not answer keeps the seats 40 minutes from the first return, however often one comes back', async () => {
      const { me, trip, booking_id, total, orderId, returned } = await atTheWindow()
      gateway.sim.next('confirm', 'cut-after') // money was taken, and nobody heard of it
      gateway.sim.next('find', 'cut-before')
      expect((await comeBack(me, returned)).body.state).toBe('checking')
      await returnedBefore(orderId, 39)
      const { confirming } = await tryOf(orderId)
      silent()
      expect((await comeBack(me, returned)).body.state).toBe('checking')
      expect((await tryOf(orderId)).confirming).toEqual(confirming)
      await endHold(booking_id)
      expect(await takenOf(trip)).toBe(2)
      await returnedBefore(orderId, 41)
      await releaseAll(desk())
      expect(await takenOf(trip)).toBe(0)
      await settleAll(desk())
      await doRefunds()
      expect(await moneyOf(booking_id)).toEqual([
        ['payment', total],
        ['refund', total],
      ])
      expect((await tryOf(orderId)).state).toBe('paid')
    })

    test('a second window begins no second 40 minutes', async () => {
      const { me, trip, booking_id, orderId, returned } = await atTheWindow()
      await comeBack(me, { ...returned, paymentKey: madeUp() })
      await returnedBefore(orderId, 41)
      const { gateway: second, amount } = await openWindow(me, booking_id)
      const { paymentKey } = authenticate(second.order_id, amount)
      silent()
      expect((await comeBack(me, { paymentKey, orderId: second.order_id, amount })).body.state).toBe(
        'checking',
      )
      await endHold(booking_id)
      expect(await takenOf(trip)).toBe(0)
      // Authenticated and not confirmed: nobody takes money for seats that are gone.
      await settleOrder(desk(), { travel_agency: 1, order_id: second.order_id })
      expect((await tryOf(second.order_id)).state).toBe('failed')
      expect(gateway.sim.payment(paymentKey)?.status).toBe('IN_PROGRESS')
    })
  })
})
