// A deposit now and the balance later: through the gateway, by transfer, by link, changed, released, cancelled.
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { PaymentPlan } from '#domain/agency/rules/payment-plan.ts'
import { recheckOrder } from '#domain/payment/recheck-gateway.server.ts'
import { releaseAllExpiredHolds } from '#domain/reservation/clock.server.ts'
import { addDays } from '#lib/days.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import {
  authenticate,
  buildJobContext,
  cancelBooking,
  createTripIn,
  gateway,
  listLedgerEntries,
  previewCancel,
  readBooking,
  reserve,
  returnFromGateway,
  settleRefunds,
  setUpPayments,
  site,
  today,
} from './payment-setup.ts'
import { createVisitor, type Visitor } from './visitor.ts'

const tenPercent: PaymentPlan = { kind: 'deposit', deposit: { percent: 10 }, balance_days: 30 }
const setPlan = (payment_plan: PaymentPlan) =>
  site.db.updateTable('agency').set({ payment_plan }).where('travel_agency', '=', 1).execute()
const work = <T>(run: Parameters<typeof runInTransactionWithJobs<T>>[2]) =>
  runInTransactionWithJobs({ db: site.db, enqueue: async () => {} }, 1, run)

beforeAll(async () => {
  await setUpPayments()
  await setPlan(tenPercent)
})

/** Two adults, a million won: the deposit is a hundred thousand. */
async function reserveTrip(days = 60, me = createVisitor(site)) {
  const trip = await createTripIn(days)
  const { booking_id, total } = await reserve(me, trip, { party: { adult: 2, child: 0, baby: 0 } })
  expect(total).toBe(1_000_000)
  return { me, trip, booking_id }
}
const openWindow = async (me: Visitor, booking_id: string, more: object = {}) =>
  (await me.sendOnce('POST', '/api/landing/package/payment', { booking_id, ...more })).body

async function pay(me: Visitor, booking_id: string, more: object = {}) {
  const { gateway: opened, amount } = await openWindow(me, booking_id, more)
  const { paymentKey } = authenticate(opened.order_id, amount)
  const { body } = await returnFromGateway(me, { paymentKey, orderId: opened.order_id, amount })
  return { amount, body }
}

describe('through the gateway', () => {
  test('the deposit makes seats firm, the balance completes it, and a balance is not taken twice', async () => {
    const { me, booking_id } = await reserveTrip()
    expect(await readBooking(me, booking_id)).toMatchObject({
      payable: 100_000,
      payable_most: 1_000_000,
      deposit: 100_000,
      balance_by: addDays(today, 30),
      to_do: ['pay', 'travellers'],
    })
    expect(await pay(me, booking_id)).toMatchObject({
      amount: 100_000,
      body: { progress: 'deposit_paid', state: 'paid' },
    })
    expect(await readBooking(me, booking_id)).toMatchObject({
      progress: 'deposit_paid',
      paid: 100_000,
      payable: 900_000,
      held_until: null,
      to_do: expect.arrayContaining(['balance', 'passports', 'contract']),
    })
    const two = [await openWindow(me, booking_id), await openWindow(me, booking_id)]
    const returns = two.map(({ gateway: { order_id: orderId }, amount }) => ({
      orderId,
      amount,
      paymentKey: authenticate(orderId, amount).paymentKey,
    }))
    expect((await returnFromGateway(me, returns[0] ?? {})).body.progress).toBe('payment_completed')
    expect((await returnFromGateway(me, returns[1] ?? {})).body.code).toBe('NOT_PAYABLE')
    expect(await readBooking(me, booking_id)).toMatchObject({ paid: 1_000_000, payable: 0 })
    expect((await openWindow(me, booking_id)).code).toBe('NOT_PAYABLE')
  })

  test('all at once is paid at once', async () => {
    const { me, booking_id } = await reserveTrip()
    expect(await pay(me, booking_id, { whole: true })).toMatchObject({
      amount: 1_000_000,
      body: { progress: 'payment_completed' },
    })
  })

  test('a deposit paid in two windows is taken once: it is no part of the balance', async () => {
    const { me, booking_id } = await reserveTrip()
    const two = [await openWindow(me, booking_id), await openWindow(me, booking_id)]
    const [first, second] = two.map(({ gateway: { order_id: orderId }, amount }) => ({
      orderId,
      amount,
      paymentKey: authenticate(orderId, amount).paymentKey,
    }))
    await returnFromGateway(me, first ?? {})
    expect((await returnFromGateway(me, second ?? {})).body.code).toBe('NOT_PAYABLE')
    expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'deposit_paid', paid: 100_000 })
  })

  test('nor where the balance is the same sum again, not even of money that is there already', async () => {
    await setPlan({ kind: 'deposit', deposit: { percent: 50 }, balance_days: 30 })
    onTestFinished(async () => {
      await setPlan(tenPercent)
    })
    const { me, booking_id } = await reserveTrip()
    const three = [1, 2, 3].map(() => openWindow(me, booking_id))
    const [first, second, third] = (await Promise.all(three)).map(
      ({ gateway: { order_id: orderId }, amount }) => ({
        orderId,
        amount,
        paymentKey: authenticate(orderId, amount).paymentKey,
      }),
    )
    expect(first?.amount).toBe(500_000)
    await returnFromGateway(me, first ?? {})
    expect((await returnFromGateway(me, second ?? {})).body.code).toBe('NOT_PAYABLE')
    // its answer was lost on the way: the gateway has taken it
    await gateway.confirm(third ?? {})
    await recheckOrder(buildJobContext(), { travel_agency: 1, order_id: third?.orderId ?? '' })
    await settleRefunds()
    expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'deposit_paid', paid: 500_000 })
    expect(await listLedgerEntries(booking_id)).toEqual([
      ['payment', 500_000],
      ['payment', 500_000],
      ['refund', 500_000],
    ])
    expect(await pay(me, booking_id)).toMatchObject({
      amount: 500_000,
      body: { progress: 'payment_completed' },
    })
  })

  test('nearer than the day of the balance it is the whole price', async () => {
    const { me, booking_id } = await reserveTrip(30)
    expect(await readBooking(me, booking_id)).toMatchObject({
      payable: 1_000_000,
      deposit: 0,
      balance_by: null,
    })
    expect((await pay(me, booking_id)).body.progress).toBe('payment_completed')
  })

  test('a booking keeps the plan it was made with, while somebody pays, too', async () => {
    const { me, booking_id } = await reserveTrip()
    const { gateway: opened, amount } = await openWindow(me, booking_id)
    await setPlan({ kind: 'whole' })
    const { paymentKey } = authenticate(opened.order_id, amount)
    const { body } = await returnFromGateway(me, { paymentKey, orderId: opened.order_id, amount })
    expect(body.progress).toBe('deposit_paid')
    const later = await reserveTrip()
    expect(await readBooking(later.me, later.booking_id)).toMatchObject({ deposit: 0, payable: 1_000_000 })
    await setPlan(tenPercent)
  })
})

describe('a trip’s own plan', () => {
  test('comes before its agency’s', async () => {
    const trip = await createTripIn(60)
    const setOwn = (own: object) =>
      site.db
        .updateTable('package_detail')
        .set(own)
        .where('travel_agency', '=', 1)
        .where('package_code', '=', trip.package_code)
        .execute()
    await setOwn({ pay_plan: 'deposit', deposit_won: 70_000, balance_days: 20 })
    const me = createVisitor(site)
    const { booking_id } = await reserve(me, trip, { party: { adult: 2, child: 1, baby: 1 } })
    expect(await readBooking(me, booking_id)).toMatchObject({
      deposit: 210_000,
      balance_by: addDays(today, 40),
    })
    const { body } = await me.send('GET', `/api/landing/packageInfo?package_code=${trip.package_code}`)
    expect(body.payment_plan).toEqual({ kind: 'deposit', deposit: { won: 70_000 }, balance_days: 20 })
    await setOwn({ pay_plan: 'whole', deposit_won: null, balance_days: null })
    const other = await reserve(me, trip, { party: { adult: 2, child: 0, baby: 0 } })
    expect(await readBooking(me, other.booking_id)).toMatchObject({ deposit: 0 })
  })
})

describe('by transfer', () => {
  async function reserveByTransfer() {
    const booking = await reserveTrip()
    await runInTransaction(site.db, 1, (tx) =>
      tx
        .updateTable('booking')
        .set({ pay_by: 'bank_transfer' })
        .where('travel_agency', '=', 1)
        .where('booking_id', '=', booking.booking_id)
        .execute(),
    )
    return booking
  }

  test('staff confirm the deposit and the balance as they come, and parts of them', async () => {
    const { me, booking_id } = await reserveByTransfer()
    const steps: [number, string, number][] = [
      [40_000, 'waiting_for_payment', 60_000],
      [60_000, 'deposit_paid', 900_000],
      [500_000, 'deposit_paid', 400_000],
      [400_000, 'payment_completed', 0],
    ]
    for (const [amount, progress, payable] of steps) {
      await work((ctx) => confirmDeposit(ctx, booking_id, amount))
      expect(await readBooking(me, booking_id)).toMatchObject({ progress, payable })
    }
    await expect(work((ctx) => confirmDeposit(ctx, booking_id, 1))).rejects.toThrow('NOT_PAYABLE')
  })

  test('a part that came before the hold ended is owed back', async () => {
    const { me, booking_id, trip } = await reserveByTransfer()
    await work((ctx) => confirmDeposit(ctx, booking_id, 40_000))
    await work(({ db }) =>
      db
        .updateTable('booking')
        .set({ held_until: '2026-01-01T00:00:00Z' })
        .where('travel_agency', '=', 1)
        .where('booking_id', '=', booking_id)
        .execute(),
    )
    await releaseAllExpiredHolds({ db: site.db, enqueue: async () => {} })
    const { owed_back, progress } = await work(({ db }) =>
      db
        .selectFrom('booking_money')
        .select(['owed_back', 'progress'])
        .where('travel_agency', '=', 1)
        .where('booking_id', '=', booking_id)
        .executeTakeFirstOrThrow(),
    )
    expect([progress, owed_back, trip.seats]).toEqual(['cancel_completed', 40_000, 10])
    expect((await readBooking(me, booking_id)).payable).toBe(0)
  })
})

describe('cancelling with a deposit', () => {
  const payDeposit = async (days: number, balance_days: number) => {
    await setPlan({ kind: 'deposit', deposit: { percent: 10 }, balance_days })
    const booking = await reserveTrip(days)
    await pay(booking.me, booking.booking_id)
    await setPlan(tenPercent)
    return booking
  }

  test('a fee above what was paid is a claim: nothing goes back', async () => {
    const { me, booking_id } = await payDeposit(5, 3)
    expect(await previewCancel(me, booking_id)).toMatchObject({
      paid: 100_000,
      fee: 300_000,
      refund: 0,
      claim: 200_000,
    })
    await cancelBooking(me, booking_id)
    expect(await readBooking(me, booking_id)).toMatchObject({
      progress: 'cancel_completed',
      claim: 200_000,
      paid: 100_000,
      payable: 0,
    })
    await work((ctx) => confirmDeposit(ctx, booking_id, 200_000))
    expect(await readBooking(me, booking_id)).toMatchObject({ claim: 0, paid: 300_000 })
  })

  test('early enough the whole deposit goes back', async () => {
    const { me, booking_id } = await payDeposit(60, 30)
    expect(await previewCancel(me, booking_id)).toMatchObject({ fee: 0, refund: 100_000, claim: 0 })
  })

  test('one of two leaves: the fee is kept, and what is due falls by the rest of the price', async () => {
    const { me, booking_id } = await payDeposit(5, 3)
    await me.send('PUT', '/api/landing/user/booking/travellers', {
      booking_id,
      travellers: [
        { kind: 'adult', name: '하나' },
        { kind: 'adult', name: '두리' },
      ],
    })
    await cancelBooking(me, booking_id, '&travellers=[2]')
    // the preview says what the cancelled booking will owe: both fees, less the deposit
    const { claim } = await previewCancel(me, booking_id)
    expect(claim).toBe(200_000)
    // 500,000 less, 150,000 of it kept as a fee, 100,000 paid
    expect(await readBooking(me, booking_id)).toMatchObject({
      progress: 'deposit_paid',
      total: 500_000,
      payable: 550_000,
    })
    await site.db
      .updateTable('agency_info')
      .set({ bank: '국민은행', account_number: '123-45-678901', account_holder: '나루' })
      .where('travel_agency', '=', 1)
      .execute()
    await cancelBooking(me, booking_id)
    const cancelled = await readBooking(me, booking_id)
    expect(cancelled).toMatchObject({ claim, bank_transfer: { account_number: expect.any(String) } })
  })
})
