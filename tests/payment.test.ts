// §7 Paying: every won in once, whatever gets lost on the way.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { recheckOrder, recheckOverdue } from '#domain/payment/recheck-gateway.server.ts'
import { createCode } from '#platform/mail-code.server.ts'
import { giveBookingPass } from './booking-pass.ts'
import { keys } from './gateway.ts'
import {
  authenticate,
  type BookableTrip,
  buildJobContext,
  cancelBooking,
  createAuthenticatedPayment,
  createPaidBooking,
  createTripIn,
  expectSameMoney,
  gateway,
  listLedgerEntries,
  openPayment,
  readBooking,
  requestReturnCode,
  reserve,
  returnFromGateway,
  runInAgency,
  settleRefunds,
  setUpPayments,
  site,
} from './payment-setup.ts'
import { pickCount } from './sampling.ts'
import { createVisitor } from './visitor.ts'

beforeAll(setUpPayments)

describe('paying', () => {
  test('what is shown is what is charged; the booking moves, the receipt has a number that looks it up', async () => {
    const { me, booking_id, total, returned } = await createPaidBooking()
    const seen = await readBooking(me, booking_id)
    expect(seen).toMatchObject({
      progress: 'payment_completed',
      paid: total,
      held_until: null,
      payments: [
        { kind: 'payment', amount: total, transaction_id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{12}$/) },
      ],
    })
    expect(gateway.sim.payment(returned.paymentKey)).toMatchObject({ status: 'DONE', totalAmount: total })
    const byReceipt = await createVisitor(site).send(
      'GET',
      `/api/landing/user/booking/packageInfo/nonMember?${new URLSearchParams({ booking_id: seen.payments[0].transaction_id, name: '김미나' })}`,
    )
    expect(byReceipt.body.booking_id).toBe(booking_id)
  })

  test('the return URL gives no access: another browser sees the payment’s result and nothing of the booking', async () => {
    const { me, booking_id, returned } = await createAuthenticatedPayment()
    const stranger = createVisitor(site)
    const nothing = { booking_id: null, progress: null }
    expect((await returnFromGateway(stranger, returned)).body).toEqual({ ...nothing, state: 'paid' })
    expect((await returnFromGateway(me, returned)).body).toMatchObject({ booking_id, state: 'paid' })
    expect(await cancelBooking(me, booking_id)).toMatchObject({ status: 200 })
    await settleRefunds()
    expect((await returnFromGateway(stranger, returned)).body).toEqual({ ...nothing, state: 'cancelled' })
    const pass = me.cookies.get('booking_pass')
    expect((await returnFromGateway(me, returned)).body).toMatchObject({ booking_id, state: 'cancelled' })
    expect(me.cookies.get('booking_pass')).toBe(pass) // which died with the booking
    expect(stranger.cookies.size).toBe(0)
    expect((await readBooking(stranger, booking_id)).code).toBe('LOGIN_REQUIRED')
  })

  test('returning from the gateway gives a booking pass once, within half an hour, in the browser that paid', async () => {
    const { me, booking_id, returned } = await createAuthenticatedPayment()
    const pass = me.cookies.get('booking_pass') ?? ''
    me.cookies.delete('booking_pass')
    const answers = await Promise.all(Array.from({ length: 5 }, () => returnFromGateway(me, returned)))
    const given = answers.filter(({ headers }) => String(headers['set-cookie']).includes('booking_pass'))
    expect(given.length).toBe(1)
    expect(given[0]?.body).toMatchObject({ booking_id, state: 'paid' })
    expect((await readBooking(me, booking_id)).booking_id).toBe(booking_id)
    me.cookies.delete('booking_pass')
    expect((await returnFromGateway(me, returned)).body).toMatchObject({ booking_id: null, state: 'paid' })
    expect(me.cookies.has('booking_pass')).toBe(false)
    me.cookies.set('booking_pass', pass)

    const late = await createAuthenticatedPayment()
    late.me.cookies.delete('booking_pass')
    await runInAgency((tx) =>
      tx
        .updateTable('payment_try')
        .set({ opened: sql<string>`now() - interval '31 minutes'` })
        .where('travel_agency', '=', 1)
        .where('order_id', '=', late.orderId)
        .execute(),
    )
    expect((await returnFromGateway(late.me, late.returned)).body).toMatchObject({
      booking_id: null,
      state: 'paid',
    })
    expect(late.me.cookies.has('booking_pass')).toBe(false)
  })

  test('what another browser opened does not count here, and a member’s booking gives no pass', async () => {
    const one = await createAuthenticatedPayment()
    const other = await createAuthenticatedPayment()
    other.me.cookies.delete('booking_pass')
    expect((await returnFromGateway(other.me, one.returned)).body).toMatchObject({
      booking_id: null,
      state: 'paid',
    })

    const { id: member_id } = await site.make.member()
    one.me.cookies.delete('booking_pass')
    await runInAgency((tx) =>
      tx
        .updateTable('booking')
        .set({ member_id })
        .where('travel_agency', '=', 1)
        .where('booking_id', '=', one.booking_id)
        .execute(),
    )
    expect((await returnFromGateway(one.me, one.returned)).body).toMatchObject({ booking_id: null })
    expect(one.me.cookies.has('booking_pass')).toBe(false)
    expect((await requestReturnCode(createVisitor(site), one.returned)).body.code).toBe('LOGIN_REQUIRED')
  })

  test('in another browser a code sent to the address of the booking opens it', async () => {
    const { booking_id, returned } = await createAuthenticatedPayment()
    const app = createVisitor(site)
    // no payment came back yet
    expect((await requestReturnCode(app, returned)).body.code).toBe('BOOKING_NOT_FOUND')
    await returnFromGateway(app, returned)
    expect((await requestReturnCode(app, { ...returned, paymentKey: 'made-up' })).body.code).toBe(
      'BOOKING_NOT_FOUND',
    )
    expect((await requestReturnCode(app, returned)).body).toEqual({})
    const made = await runInAgency(async (tx) => {
      const { id: ref } = await tx
        .selectFrom('mail_code')
        .select('id')
        .where('travel_agency', '=', 1)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      return createCode(tx, { travel_agency: 1, ref, keyFor: site.naru.keyFor })
    })
    const opened = await app.send('POST', '/api/landing/user/booking/open', {
      booking_id,
      mail_code: made?.code,
    })
    expect(opened.status).toBe(200)
    expect((await readBooking(app, booking_id)).booking_id).toBe(booking_id)
  })

  test('coming back twice, and a hundred times at once, charges once', async () => {
    const { me, booking_id, total, returned } = await createAuthenticatedPayment()
    const answers = await Promise.all(Array.from({ length: 100 }, () => returnFromGateway(me, returned)))
    expect(answers.some(({ body }) => body.state === 'paid')).toBe(true)
    // a 503 says only: come again
    expect(answers.filter(({ status }) => ![200, 503].includes(status)).map(({ body }) => body)).toEqual([])
    expect((await returnFromGateway(me, returned)).body.state).toBe('paid')
    expect(await listLedgerEntries(booking_id)).toEqual([['payment', total]])
  })

  test.each([
    ['a smaller amount', async () => ({ amount: 1 }), 'PAYMENT_MISMATCH'],
    ['an order nobody opened', async () => ({ orderId: 'unknown-order' }), 'BOOKING_NOT_FOUND'],
    [
      'the payment of another order',
      async () => ({ paymentKey: (await createPaidBooking()).returned.paymentKey }),
      'PAYMENT_MISMATCH',
    ],
    ['a payment the gateway does not know', async () => ({ paymentKey: 'made-up' }), 'PAYMENT_MISMATCH'],
  ])('with %s nothing is paid', async (_, tamper, expected) => {
    const { me, booking_id, returned } = await createAuthenticatedPayment()
    const { body } = await returnFromGateway(me, { ...returned, ...(await tamper()) })
    expect(body.code).toBe(expected)
    expect(await listLedgerEntries(booking_id)).toEqual([])
    expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'waiting_for_payment', paid: 0 })
  })

  test('another agency’s order, another’s booking and a booking that is not waiting cannot be paid', async () => {
    const { me, booking_id, returned } = await createAuthenticatedPayment()
    expect((await returnFromGateway(createVisitor(site, { host: 'a2.localhost' }), returned)).body.code).toBe(
      'BOOKING_NOT_FOUND',
    )
    const other = createVisitor(site)
    await reserve(other, await createTripIn(60))
    expect((await other.sendOnce('POST', '/api/landing/package/payment', { booking_id })).body.code).toBe(
      'BOOKING_NOT_FOUND',
    )
    await cancelBooking(me, booking_id)
    giveBookingPass(site, me, booking_id)
    expect((await me.sendOnce('POST', '/api/landing/package/payment', { booking_id })).body.code).toBe(
      'NOT_PAYABLE',
    )
    expect((await returnFromGateway(me, returned)).body.code).toBe('NOT_PAYABLE')
    expect(gateway.sim.payment(returned.paymentKey)?.status).toBe('IN_PROGRESS')
  })

  test('a refused card says so, keeps the seats, and another try may succeed', async () => {
    const me = createVisitor(site)
    const { booking_id } = await reserve(me, await createTripIn(60))
    const { gateway: first, amount } = await openPayment(me, booking_id)
    const { paymentKey } = authenticate(first.order_id, amount, { refuseWith: 'REJECT_CARD_PAYMENT' })
    const refused = await returnFromGateway(me, { paymentKey, orderId: first.order_id, amount })
    expect([refused.status, refused.body.code]).toEqual([402, 'PAYMENT_DECLINED'])
    const { gateway: second } = await openPayment(me, booking_id)
    expect(second.order_id).not.toBe(first.order_id)
    const again = authenticate(second.order_id, amount)
    expect(
      (await returnFromGateway(me, { paymentKey: again.paymentKey, orderId: second.order_id, amount })).body
        .state,
    ).toBe('paid')
  })

  test.each(['cut-before', 'cut-after', '500-after'] as const)(
    'an answer that is lost (%s) is found out, and the money is counted once',
    async (fault) => {
      const { me, booking_id, total, orderId, returned } = await createAuthenticatedPayment()
      gateway.sim.next('confirm', fault)
      const { body } = await returnFromGateway(me, returned)
      expect(['paid', 'checking']).toContain(body.state)
      await recheckOrder(buildJobContext(), { travel_agency: 1, order_id: orderId })
      expect(await listLedgerEntries(booking_id)).toEqual([['payment', total]])
      expect((await readBooking(me, booking_id)).progress).toBe('payment_completed')
    },
  )

  test('a payment for a cancelled booking is refunded automatically', async () => {
    const { me, booking_id, total, returned } = await createAuthenticatedPayment()
    await cancelBooking(me, booking_id)
    const { secretKey } = keys
    await site.naru.deps.integrations.toss.confirm(secretKey, returned, 'somebody else did it')
    await recheckOrder(buildJobContext(), { travel_agency: 1, order_id: returned.orderId })
    await settleRefunds()
    expect(await listLedgerEntries(booking_id)).toEqual([
      ['payment', total],
      ['refund', total],
    ])
    expect((await returnFromGateway(me, returned)).body).toEqual({
      booking_id,
      progress: 'cancel_completed',
      state: 'cancelled',
    })
    await expectSameMoney()
  })
})

const faultyCount = pickCount(200, 80)
test(`${faultyCount} payments with faults of every kind: our money is the gateway’s, and nothing is left open`, {
  timeout: 180_000,
}, async () => {
  const { last } = await runInAgency((tx) =>
    tx
      .selectFrom('refund')
      .select(sql<number>`coalesce(max(id), 0)`.as('last'))
      .where('travel_agency', '=', 1)
      .executeTakeFirstOrThrow(),
  )
  gateway.sim.randomFaults({ seed: 7, share: 0.35 })
  const windows = []
  for (let at = 0; at < faultyCount; at++) {
    const me = createVisitor(site)
    const trip: BookableTrip =
      at % 50 === 0 || windows.length === 0
        ? await createTripIn(60, { seats: 1_000 })
        : (windows.at(-1)?.trip ?? (await createTripIn(60)))
    const { booking_id } = await reserve(me, trip)
    const { gateway: opened, amount } = await openPayment(me, booking_id)
    const { paymentKey } = authenticate(opened.order_id, amount)
    windows.push({ me, trip, booking_id, returned: { paymentKey, orderId: opened.order_id, amount } })
  }
  for (let from = 0; from < windows.length; from += 20)
    await Promise.all(
      windows.slice(from, from + 20).map(async ({ me, booking_id, returned }, at) => {
        await returnFromGateway(me, returned)
        if (at % 3 === 0) await returnFromGateway(me, returned)
        if (at % 5 === 0) await cancelBooking(me, booking_id)
        if (at % 4 === 0)
          await recheckOrder(buildJobContext(), { travel_agency: 1, order_id: returned.orderId }).catch(
            () => {},
          )
      }),
    )
  gateway.sim.randomFaults(null)
  await runInAgency((tx) =>
    sql`update payment_try set confirming = now() - interval '1 minute' where travel_agency = 1 and state = 'confirming'`.execute(
      tx,
    ),
  )
  await runInAgency((tx) =>
    sql`update refund set asked = now() - interval '1 minute' where travel_agency = 1 and state = 'asked'`.execute(
      tx,
    ),
  )
  await recheckOverdue(buildJobContext())
  await recheckOverdue(buildJobContext())
  const left = await runInAgency(async (tx) => ({
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
