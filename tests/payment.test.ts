// §7 Paying, and what the gateway tells: every won in once, whatever gets lost on the way.

import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { settleAll, settleOrder } from '#domain/payment/settle.server.ts'
import { releaseAll } from '#domain/reservation/clock.server.ts'
import { makeCode } from '#platform/mail-code.server.ts'
import { keys } from './gateway.ts'
import { passTo } from './pass.ts'
import { personAt } from './person.ts'
import {
  askReturnCode,
  atTheWindow,
  authenticate,
  cancel,
  comeBack,
  desk,
  doRefunds,
  expectSameMoney,
  gateway,
  infoOf,
  inside,
  moneyOf,
  openTill,
  openWindow,
  paid,
  reserve,
  site,
  type Trip,
  takenOf,
  today,
  tripIn,
} from './till.ts'

beforeAll(openTill)

describe('paying', () => {
  test('what is shown is what is charged; the booking moves, the receipt has a number that looks it up', async () => {
    const { me, booking_id, total, returned } = await paid()
    const seen = await infoOf(me, booking_id)
    expect(seen).toMatchObject({
      progress: 'payment_completed',
      paid: total,
      held_until: null,
      payments: [
        { kind: 'payment', amount: total, transaction_id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{12}$/) },
      ],
    })
    expect(gateway.sim.payment(returned.paymentKey)).toMatchObject({ status: 'DONE', totalAmount: total })
    const byReceipt = await personAt(site).send(
      'GET',
      `/api/landing/user/booking/packageInfo/nonMember?${new URLSearchParams({ booking_id: seen.payments[0].transaction_id, name: '김미나' })}`,
    )
    expect(byReceipt.body.booking_id).toBe(booking_id)
  })

  test('the return address is no key: any other browser learns what became of the payment, and nothing of the booking', async () => {
    const { me, booking_id, returned } = await atTheWindow()
    const stranger = personAt(site)
    const nothing = { booking_id: null, progress: null }
    expect((await comeBack(stranger, returned)).body).toEqual({ ...nothing, state: 'paid' })
    expect((await comeBack(me, returned)).body).toMatchObject({ booking_id, state: 'paid' })
    expect(await cancel(me, booking_id)).toMatchObject({ status: 200 })
    await doRefunds()
    expect((await comeBack(stranger, returned)).body).toEqual({ ...nothing, state: 'cancelled' })
    const pass = me.cookies.get('booking_pass')
    expect((await comeBack(me, returned)).body).toMatchObject({ booking_id, state: 'cancelled' })
    expect(me.cookies.get('booking_pass')).toBe(pass) // which died with the booking
    expect(stranger.cookies.size).toBe(0)
    expect((await infoOf(stranger, booking_id)).code).toBe('LOGIN_REQUIRED')
  })

  test('it gives a pass once, within half an hour, in the browser that opened the payment', async () => {
    const { me, booking_id, returned } = await atTheWindow()
    const pass = me.cookies.get('booking_pass') ?? ''
    me.cookies.delete('booking_pass')
    const answers = await Promise.all(Array.from({ length: 5 }, () => comeBack(me, returned)))
    const given = answers.filter(({ headers }) => String(headers['set-cookie']).includes('booking_pass'))
    expect(given.length).toBe(1)
    expect(given[0]?.body).toMatchObject({ booking_id, state: 'paid' })
    expect((await infoOf(me, booking_id)).booking_id).toBe(booking_id)
    me.cookies.delete('booking_pass')
    expect((await comeBack(me, returned)).body).toMatchObject({ booking_id: null, state: 'paid' })
    expect(me.cookies.has('booking_pass')).toBe(false)
    me.cookies.set('booking_pass', pass)

    const late = await atTheWindow()
    late.me.cookies.delete('booking_pass')
    await inside((tx) =>
      tx
        .updateTable('payment_try')
        .set({ opened: sql<string>`now() - interval '31 minutes'` })
        .where('travel_agency', '=', 1)
        .where('order_id', '=', late.orderId)
        .execute(),
    )
    expect((await comeBack(late.me, late.returned)).body).toMatchObject({ booking_id: null, state: 'paid' })
    expect(late.me.cookies.has('booking_pass')).toBe(false)
  })

  test('what another browser opened does not count here, and a member’s booking gives no pass', async () => {
    const one = await atTheWindow()
    const other = await atTheWindow()
    other.me.cookies.delete('booking_pass')
    expect((await comeBack(other.me, one.returned)).body).toMatchObject({ booking_id: null, state: 'paid' })

    const { id: member_id } = await site.make.member()
    one.me.cookies.delete('booking_pass')
    await inside((tx) =>
      tx
        .updateTable('booking')
        .set({ member_id })
        .where('travel_agency', '=', 1)
        .where('booking_id', '=', one.booking_id)
        .execute(),
    )
    expect((await comeBack(one.me, one.returned)).body).toMatchObject({ booking_id: null })
    expect(one.me.cookies.has('booking_pass')).toBe(false)
    expect((await askReturnCode(personAt(site), one.returned)).body.code).toBe('LOGIN_REQUIRED')
  })

  test('in another browser a code sent to the address of the booking opens it', async () => {
    const { booking_id, returned } = await atTheWindow()
    const app = personAt(site)
    // no payment came back yet
    expect((await askReturnCode(app, returned)).body.code).toBe('BOOKING_NOT_FOUND')
    await comeBack(app, returned)
    expect((await askReturnCode(app, { ...returned, paymentKey: 'made-up' })).body.code).toBe(
      'BOOKING_NOT_FOUND',
    )
    expect((await askReturnCode(app, returned)).body).toEqual({})
    const made = await inside(async (tx) => {
      const { id: ref } = await tx
        .selectFrom('mail_code')
        .select('id')
        .where('travel_agency', '=', 1)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      return makeCode(tx, { travel_agency: 1, ref, keyFor: site.naru.keyFor })
    })
    const opened = await app.send('POST', '/api/landing/user/booking/open', {
      booking_id,
      mail_code: made?.code,
    })
    expect(opened.status).toBe(200)
    expect((await infoOf(app, booking_id)).booking_id).toBe(booking_id)
  })

  test('coming back twice, and a hundred times at once, charges once', async () => {
    const { me, booking_id, total, returned } = await atTheWindow()
    const answers = await Promise.all(Array.from({ length: 100 }, () => comeBack(me, returned)))
    expect(answers.some(({ body }) => body.state === 'paid')).toBe(true)
    // told to come again is no answer
    expect(answers.filter(({ status }) => ![200, 503].includes(status)).map(({ body }) => body)).toEqual([])
    expect((await comeBack(me, returned)).body.state).toBe('paid')
    expect(await moneyOf(booking_id)).toEqual([['payment', total]])
  })

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

  test.each([
    ['a smaller amount', async () => ({ amount: 1 }), 'PAYMENT_MISMATCH'],
    ['an order nobody opened', async () => ({ orderId: 'unknown-order' }), 'BOOKING_NOT_FOUND'],
    [
      'the payment of another order',
      async () => ({ paymentKey: (await paid()).returned.paymentKey }),
      'PAYMENT_MISMATCH',
    ],
    ['a payment the gateway does not know', async () => ({ paymentKey: 'made-up' }), 'PAYMENT_MISMATCH'],
  ])('with %s nothing is paid', async (_, tamper, expected) => {
    const { me, booking_id, returned } = await atTheWindow()
    const { body } = await comeBack(me, { ...returned, ...(await tamper()) })
    expect(body.code).toBe(expected)
    expect(await moneyOf(booking_id)).toEqual([])
    expect(await infoOf(me, booking_id)).toMatchObject({ progress: 'waiting_for_payment', paid: 0 })
  })

  test('another agency’s order, another’s booking and a booking that is not waiting cannot be paid', async () => {
    const { me, booking_id, returned } = await atTheWindow()
    expect((await comeBack(personAt(site, { host: 'a2.localhost' }), returned)).body.code).toBe(
      'BOOKING_NOT_FOUND',
    )
    const other = personAt(site)
    await reserve(other, await tripIn(60))
    expect((await other.sendOnce('POST', '/api/landing/package/payment', { booking_id })).body.code).toBe(
      'BOOKING_NOT_FOUND',
    )
    await cancel(me, booking_id)
    passTo(site, me, booking_id)
    expect((await me.sendOnce('POST', '/api/landing/package/payment', { booking_id })).body.code).toBe(
      'NOT_PAYABLE',
    )
    expect((await comeBack(me, returned)).body.code).toBe('NOT_PAYABLE')
    expect(gateway.sim.payment(returned.paymentKey)?.status).toBe('IN_PROGRESS')
  })

  test('a refused card says so, keeps the seats, and another try may succeed', async () => {
    const me = personAt(site)
    const { booking_id } = await reserve(me, await tripIn(60))
    const { gateway: first, amount } = await openWindow(me, booking_id)
    const { paymentKey } = authenticate(first.order_id, amount, { refuseWith: 'REJECT_CARD_PAYMENT' })
    const refused = await comeBack(me, { paymentKey, orderId: first.order_id, amount })
    expect([refused.status, refused.body.code]).toEqual([402, 'PAYMENT_DECLINED'])
    const { gateway: second } = await openWindow(me, booking_id)
    expect(second.order_id).not.toBe(first.order_id)
    const again = authenticate(second.order_id, amount)
    expect(
      (await comeBack(me, { paymentKey: again.paymentKey, orderId: second.order_id, amount })).body.state,
    ).toBe('paid')
  })

  test.each(['cut-before', 'cut-after', '500-after'] as const)(
    'an answer that is lost (%s) is found out, and the money is counted once',
    async (fault) => {
      const { me, booking_id, total, orderId, returned } = await atTheWindow()
      gateway.sim.next('confirm', fault)
      const { body } = await comeBack(me, returned)
      expect(['paid', 'checking']).toContain(body.state)
      await settleOrder(desk(), { travel_agency: 1, order_id: orderId })
      expect(await moneyOf(booking_id)).toEqual([['payment', total]])
      expect((await infoOf(me, booking_id)).progress).toBe('payment_completed')
    },
  )

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

  test('money that was taken though the booking is gone goes back by itself', async () => {
    const { me, booking_id, total, returned } = await atTheWindow()
    await cancel(me, booking_id)
    const { secretKey } = keys
    await site.naru.ground.outside.toss.confirm(secretKey, returned, 'somebody else did it')
    await settleOrder(desk(), { travel_agency: 1, order_id: returned.orderId })
    await doRefunds()
    expect(await moneyOf(booking_id)).toEqual([
      ['payment', total],
      ['refund', total],
    ])
    expect((await comeBack(me, returned)).body).toEqual({
      booking_id,
      progress: 'cancel_completed',
      state: 'cancelled',
    })
    await expectSameMoney()
  })
})

describe('what the gateway tells by itself', () => {
  const tell = (body: object, { path = 'hook-of-1', host = 'a1.localhost' } = {}) =>
    site.ask(`/api/toss/webhook/${path}`, {
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

  test('a forged notice changes nothing: what became of a payment is asked', async () => {
    const { me, booking_id, orderId } = await atTheWindow()
    expect((await tell(notice(orderId))).statusCode).toBe(200)
    await settleOrder(desk(), { travel_agency: 1, order_id: orderId })
    expect((await infoOf(me, booking_id)).progress).toBe('waiting_for_payment')
    for (const path of ['', 'wrong-path', 'hook-of-2', encodeURIComponent('hook-of-é')])
      expect((await tell(notice(orderId), { path })).statusCode).toBe(404)
    expect((await tell(notice(orderId), { host: 'a2.localhost' })).statusCode).toBe(404)
    expect((await tell(notice('no-such-order'))).statusCode).toBe(200)
    expect((await tell({ anything: ['at', 'all'] })).statusCode).toBe(200)
  })

  test('told ten times at once, and before we were answered, it has one effect', async () => {
    const { me, booking_id, total, orderId, returned } = await atTheWindow()
    await Promise.all([
      comeBack(me, returned),
      ...Array.from({ length: 10 }, () => settleOrder(desk(), { travel_agency: 1, order_id: orderId })),
    ])
    expect(await moneyOf(booking_id)).toEqual([['payment', total]])
    expect((await infoOf(me, booking_id)).history).toHaveLength(2)
  })
})

test('when so many have paid as the trip needs, the departure is confirmed once', async () => {
  const trip = await tripIn(60, { minimum: 4, seats: 20 })
  const shown = async () => {
    const { list } = await site.visitor.catalog.departures({ package_code: trip.package_code })
    return list.map(({ state, seats_left, to_confirm }) => [state, seats_left, to_confirm])
  }
  for (const _ of [1, 2]) await reserve(personAt(site), trip)
  expect(await shown()).toEqual([['recruiting', 16, 4]]) // held is not paid
  const pay = async () => {
    const me = personAt(site)
    const { booking_id } = await reserve(me, trip)
    const { gateway: opened, amount } = await openWindow(me, booking_id)
    const { paymentKey } = authenticate(opened.order_id, amount)
    await comeBack(me, { paymentKey, orderId: opened.order_id, amount })
    return (await infoOf(me, booking_id)).confirmed
  }
  expect([await pay(), await shown()]).toEqual([false, [['recruiting', 14, 2]]])
  expect([await pay(), await shown()]).toEqual([true, [['confirmed', 12, 0]]])
  expect([await pay(), await shown()]).toEqual([true, [['confirmed', 10, 0]]])
})

test('200 payments with faults of every kind: our money is the gateway’s, and nothing is left open', {
  timeout: 180_000,
}, async () => {
  const { last } = await inside((tx) =>
    tx
      .selectFrom('refund')
      .select(sql<number>`coalesce(max(id), 0)`.as('last'))
      .where('travel_agency', '=', 1)
      .executeTakeFirstOrThrow(),
  )
  gateway.sim.randomFaults({ seed: 7, share: 0.35 })
  const windows = []
  for (let at = 0; at < 200; at++) {
    const me = personAt(site)
    const trip: Trip =
      at % 50 === 0 || windows.length === 0
        ? await tripIn(60, { seats: 1_000 })
        : (windows.at(-1)?.trip ?? (await tripIn(60)))
    const { booking_id } = await reserve(me, trip)
    const { gateway: opened, amount } = await openWindow(me, booking_id)
    const { paymentKey } = authenticate(opened.order_id, amount)
    windows.push({ me, trip, booking_id, returned: { paymentKey, orderId: opened.order_id, amount } })
  }
  for (let from = 0; from < windows.length; from += 20)
    await Promise.all(
      windows.slice(from, from + 20).map(async ({ me, booking_id, returned }, at) => {
        await comeBack(me, returned)
        if (at % 3 === 0) await comeBack(me, returned)
        if (at % 5 === 0) await cancel(me, booking_id)
        if (at % 4 === 0)
          await settleOrder(desk(), { travel_agency: 1, order_id: returned.orderId }).catch(() => {})
      }),
    )
  gateway.sim.randomFaults(null)
  await inside((tx) =>
    sql`update payment_try set confirming = now() - interval '1 minute' where travel_agency = 1 and state = 'confirming'`.execute(
      tx,
    ),
  )
  await inside((tx) =>
    sql`update refund set asked = now() - interval '1 minute' where travel_agency = 1 and state = 'asked'`.execute(
      tx,
    ),
  )
  await settleAll(desk())
  await settleAll(desk())
  const left = await inside(async (tx) => ({
    tries: await tx
      .selectFrom('payment_try')
      .select('order_id')
      .where('travel_agency', '=', 1)
      .where('state', '=', 'confirming')
      .execute(),
    refunds: await tx
      .selectFrom('refund')
      .select(['id', 'state', 'code'])
      .where('travel_agency', '=', 1)
      .where('id', '>', last)
      .where('state', '<>', 'done')
      .execute(),
    requested: await tx
      .selectFrom('booking')
      .select('booking_id')
      .where('travel_agency', '=', 1)
      .where('progress', '=', 'cancel_requested')
      .execute(),
  }))
  expect(left).toEqual({ tries: [], refunds: [], requested: [] })
  await expectSameMoney()
})
