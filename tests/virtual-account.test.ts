// §7 Virtual accounts: paid late, short, twice, after a cancel or taken back, no won is lost or counted twice.
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recheckOverdue } from '#domain/payment/recheck-gateway.server.ts'
import { releaseAllExpiredHolds } from '#domain/reservation/clock.server.ts'
import {
  authenticate,
  buildJobContext,
  cancelBooking,
  countTaken,
  createTripIn,
  expectSameMoney,
  gateway,
  listLedgerEntries,
  openPayment,
  previewCancel,
  readBooking,
  reserve,
  returnFromGateway,
  runInAgency,
  settleRefunds,
  site,
} from './payment-setup.ts'
import { createStaffUser } from './staff-user.ts'
import {
  choose,
  createDeposit,
  findOrder,
  giveAccount,
  listRefunds,
  payIn,
  refundAccount,
  settle,
  setUpVirtualAccounts,
  setWays,
} from './virtual-account-setup.ts'
import { createVisitor } from './visitor.ts'

beforeAll(setUpVirtualAccounts)
beforeEach(() => setWays(['card', 'virtual_account', 'bank_transfer']))

const moveTime = (booking_id: string, hours: number) =>
  runInAgency(async (tx) => {
    await sql`update booking set held_until = held_until - make_interval(hours => ${hours}),
      reg_date = reg_date - make_interval(hours => ${hours}) where travel_agency = 1 and booking_id = ${booking_id}`.execute(
      tx,
    )
    await sql`update payment_try set account_until = account_until - make_interval(hours => ${hours})
      where travel_agency = 1 and order_id like ${`${booking_id}-%`}`.execute(tx)
  })
const notify = (body: object, { path = 'hook-of-1', host = 'a1.localhost' } = {}) =>
  site.request(`/api/toss/webhook/${path}`, {
    method: 'POST',
    host,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
/** The jobs that are asked for meanwhile. */
async function listJobs(work: () => Promise<unknown>): Promise<string[]> {
  const { deps } = site.naru
  const { enqueue } = deps
  const names: string[] = []
  deps.enqueue = (db, ...job) => {
    names.push(job[0])
    return enqueue(db, ...job)
  }
  await work().finally(() => Object.assign(deps, { enqueue }))
  return names
}

describe('an account', () => {
  test('is issued for the sum, shown in the booking, and paid by a deposit that the gateway confirms', async () => {
    const deposit = await createDeposit()
    const { me, booking_id, total, opened, trip } = deposit
    expect(opened).toMatchObject({
      amount: total,
      gateway: null,
      bank_transfer: null,
      virtual_account: { amount: total, account: { account_number: expect.stringMatching(/^X\d{13}$/) } },
    })
    const seen = await readBooking(me, booking_id)
    expect(seen).toMatchObject({
      progress: 'waiting_for_payment',
      pay_ways: ['card', 'virtual_account', 'bank_transfer'],
      virtual_account: opened.virtual_account,
    })
    // ten minutes before the seats are given away it takes no more money
    expect(Date.parse(seen.held_until) - Date.parse(seen.virtual_account.until)).toBe(600_000)
    await payIn(deposit)
    expect(await readBooking(me, booking_id)).toMatchObject({
      progress: 'payment_completed',
      paid: total,
      virtual_account: null,
    })
    expect(await listLedgerEntries(booking_id)).toEqual([['payment', total]])
    expect(await countTaken(trip)).toBe(2)
    await expectSameMoney()
  })

  test('is the same one when it is asked for again, twice at once and with another key', async () => {
    const { me, booking_id, opened } = await createDeposit()
    const answers = await Promise.all([choose(me, booking_id), choose(me, booking_id)])
    for (const { status, body } of answers)
      expect([status, body.virtual_account]).toEqual([200, opened.virtual_account])
    const orders = await runInAgency((tx) =>
      tx
        .selectFrom('payment_try')
        .select('state')
        .where('travel_agency', '=', 1)
        .where('order_id', 'like', `${booking_id}-%`)
        .execute(),
    )
    expect(orders).toEqual([{ state: 'deposit_waiting' }])
  })

  test('is refused where the agency does not offer it, or the gateway has no contract for it', async () => {
    await setWays(['card'])
    const me = createVisitor(site)
    const { booking_id } = await reserve(me, await createTripIn(60))
    expect(await choose(me, booking_id)).toMatchObject({ status: 409, body: { code: 'WAY_NOT_OFFERED' } })
    expect(await choose(me, booking_id, { way: 'cash' })).toMatchObject({ status: 400 })
    expect(await choose(me, booking_id, { way: 'virtual_account', bank: '99' })).toMatchObject({
      status: 400,
    })
    await setWays(['card', 'virtual_account'])
    gateway.sim.set({ issuesAccounts: false })
    const refused = await choose(me, booking_id)
    gateway.sim.set({ issuesAccounts: true })
    expect(refused).toMatchObject({ status: 409, body: { code: 'WAY_NOT_OFFERED' } })
    expect((await findOrder(booking_id)).state).toBe('failed')
    expect(await readBooking(me, booking_id)).toMatchObject({
      progress: 'waiting_for_payment',
      virtual_account: null,
    })
  })

  for (const fault of ['cut-before', 'cut-after', '500-after'] as const)
    test(`whose answer was lost (${fault}) is found again and issued once`, async () => {
      const me = createVisitor(site)
      const { booking_id, total } = await reserve(me, await createTripIn(60))
      gateway.sim.next('account', fault)
      const { status, body } = await choose(me, booking_id)
      expect([status, body.virtual_account]).toMatchObject([200, { amount: total, account: null }])
      const { order_id, state } = await findOrder(booking_id)
      expect(state).toBe('confirming')
      await settle(order_id)
      const order = await findOrder(booking_id)
      expect(order).toMatchObject({
        state: 'deposit_waiting',
        order_id,
        deposit_secret: expect.stringMatching(/^ps_/),
      })
      await payIn({ order_id, paymentKey: order.payment_key ?? '' })
      expect(await listLedgerEntries(booking_id)).toEqual([['payment', total]])
    })
})

describe('a notice of a deposit', () => {
  test('with a wrong secret, of another agency or of nobody changes nothing; the right one asks the gateway', async () => {
    const { me, booking_id, order_id, paymentKey, secret, total } = await createDeposit()
    const notice = {
      createdAt: '2026-01-01T00:00:00.000000',
      secret,
      status: 'DONE',
      transactionKey: 't',
      orderId: order_id,
    }
    const wrongNotices = async () => {
      const wrong = [
        { secret: 'ps_guess' },
        { secret: '' },
        { orderId: 'no-such-order' },
        { secret: undefined },
      ]
      for (const each of wrong) expect((await notify({ ...notice, ...each })).statusCode).toBe(200)
      expect((await notify(notice, { path: 'hook-of-2', host: 'a2.localhost' })).statusCode).toBe(200)
      expect((await notify(notice, { path: 'hook-of-2' })).statusCode).toBe(404)
    }
    expect(await listJobs(wrongNotices)).toEqual([])
    // even the right secret is not believed: nobody has paid
    expect(await listJobs(() => notify(notice))).toEqual(['settle-order'])
    await settle(order_id)
    expect((await readBooking(me, booking_id)).progress).toBe('waiting_for_payment')
    gateway.sim.deposit(paymentKey)
    await Promise.all(Array.from({ length: 8 }, () => settle(order_id)))
    expect(await listLedgerEntries(booking_id)).toEqual([['payment', total]])
  })

  test('that got lost is made good by the clock', async () => {
    const { me, booking_id, paymentKey, order_id } = await createDeposit()
    gateway.sim.deposit(paymentKey)
    await runInAgency((tx) =>
      sql`update payment_try set looked = now() - interval '1 hour' where travel_agency = 1 and order_id = ${order_id}`.execute(
        tx,
      ),
    )
    await recheckOverdue(buildJobContext())
    expect((await readBooking(me, booking_id)).progress).toBe('payment_completed')
  })
})

describe('money that does not fit', () => {
  test('short: the bank takes only the whole sum', async () => {
    const { me, booking_id, paymentKey, order_id, total } = await createDeposit()
    expect(() => gateway.sim.deposit(paymentKey, total - 1)).toThrow()
    await settle(order_id)
    expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'waiting_for_payment', paid: 0 })
  })

  test('an account that is over takes nothing, and its seats are given away', async () => {
    const { me, booking_id, order_id, trip } = await createDeposit()
    await moveTime(booking_id, 100)
    await settle(order_id)
    expect(await findOrder(booking_id)).toMatchObject({ state: 'failed', code: 'EXPIRED' })
    await releaseAllExpiredHolds(site.naru.deps)
    expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'cancel_completed' })
    expect(await countTaken(trip)).toBe(0)
  })

  test('late: what was paid in when the seats were gone waits for an account, then goes back once', async () => {
    const { me, booking_id, order_id, paymentKey, total } = await createDeposit()
    gateway.sim.deposit(paymentKey) // in time, but nobody told us
    await moveTime(booking_id, 100)
    await releaseAllExpiredHolds(site.naru.deps)
    await settle(order_id)
    expect(await listLedgerEntries(booking_id)).toEqual([['payment', total]])
    expect(await listRefunds(booking_id)).toMatchObject([{ state: 'account_needed', amount: total }])
    expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'cancel_completed' })
    expect(await giveAccount(me, booking_id, { ...refundAccount, account_number: '12' })).toMatchObject({
      status: 400,
    })
    expect((await giveAccount(me, booking_id)).status).toBe(200)
    await Promise.all([settleRefunds(), settleRefunds()])
    expect(await listLedgerEntries(booking_id)).toEqual([
      ['payment', total],
      ['refund', total],
    ])
    expect(await listRefunds(booking_id)).toMatchObject([{ state: 'done' }])
    await expectSameMoney()
  })

  test('twice: a card was faster, so the account is closed; who paid in all the same gets that back', async () => {
    const { me, booking_id, order_id, paymentKey, total } = await createDeposit()
    const { gateway: opened, amount } = await openPayment(me, booking_id)
    const card = authenticate(opened.order_id, amount)
    gateway.sim.deposit(paymentKey) // at the very same moment
    await returnFromGateway(me, { paymentKey: card.paymentKey, orderId: opened.order_id, amount })
    await settle(order_id)
    expect(await readBooking(me, booking_id)).toMatchObject({
      progress: 'payment_completed',
      paid: 2 * total,
    })
    expect(await listRefunds(booking_id)).toMatchObject([{ state: 'account_needed', amount: total }])
    await giveAccount(me, booking_id)
    await settleRefunds()
    expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'payment_completed', paid: total })
    await expectSameMoney()
  })

  test('an account nobody wants any more is closed: another way was paid, or the booking was cancelled', async () => {
    for (const end of ['card', 'cancel', 'transfer'] as const) {
      const { me, booking_id, order_id, paymentKey } = await createDeposit()
      if (end === 'card') {
        const { gateway: opened, amount } = await openPayment(me, booking_id)
        const { paymentKey: card } = authenticate(opened.order_id, amount)
        const returned = { paymentKey: card, orderId: opened.order_id, amount }
        expect((await returnFromGateway(me, returned)).body.state).toBe('paid')
      }
      if (end === 'cancel') expect((await cancelBooking(me, booking_id)).status).toBe(200)
      if (end === 'transfer') {
        const { body } = await choose(me, booking_id, { way: 'bank_transfer' })
        expect(body).toMatchObject({ bank_transfer: { bank: '국민은행' }, virtual_account: null })
        expect(await readBooking(me, booking_id)).toMatchObject({
          pay_by: 'bank_transfer',
          virtual_account: null,
        })
      }
      await settle(order_id)
      expect([end, gateway.sim.payment(paymentKey).status]).toEqual([end, 'CANCELED'])
      expect([end, await findOrder(booking_id)]).toMatchObject([end, { state: 'failed', code: 'CLOSED' }])
      expect(await listRefunds(booking_id)).toEqual([])
    }
    await expectSameMoney()
  })

  test('after a cancel: a deposit that came before the account was closed goes back', async () => {
    const { me, booking_id, order_id, paymentKey, total } = await createDeposit()
    await cancelBooking(me, booking_id)
    gateway.sim.deposit(paymentKey)
    await settle(order_id)
    expect(await listRefunds(booking_id)).toMatchObject([{ state: 'account_needed', amount: total }])
    expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'cancel_completed' })
    await giveAccount(me, booking_id)
    await settleRefunds()
    await expectSameMoney()
  })
})

describe('a deposit that the bank takes back', () => {
  test('is undone by a row of its own; the booking stays, is due again, and may be paid again', async () => {
    const deposit = await createDeposit()
    const { me, booking_id, order_id, paymentKey, total, trip } = deposit
    await payIn(deposit)
    gateway.sim.failDeposit(paymentKey)
    await Promise.all([settle(order_id), settle(order_id), settle(order_id)])
    expect(await listLedgerEntries(booking_id)).toEqual([
      ['payment', total],
      ['payment_undone', total],
    ])
    expect(await readBooking(me, booking_id)).toMatchObject({
      progress: 'payment_completed',
      paid: 0,
      payable: total,
    })
    expect(await countTaken(trip)).toBe(2)
    const tasks = await runInAgency((tx) =>
      tx
        .selectFrom('booking_task')
        .select('occasion')
        .where('travel_agency', '=', 1)
        .where('occasion', '=', 'payment-undone')
        .execute(),
    )
    expect(tasks).toHaveLength(1)
    await payIn(deposit)
    await settle(order_id)
    expect(await listLedgerEntries(booking_id)).toEqual([
      ['payment', total],
      ['payment_undone', total],
      ['payment', total],
    ])
    expect(await readBooking(me, booking_id)).toMatchObject({
      progress: 'payment_completed',
      paid: total,
      payable: 0,
    })
    await expectSameMoney()
  })

  test('while it was to go back: nothing is sent that is not there', async () => {
    const { me, booking_id, order_id, paymentKey, total } = await createDeposit()
    await cancelBooking(me, booking_id)
    gateway.sim.deposit(paymentKey)
    await settle(order_id)
    gateway.sim.failDeposit(paymentKey)
    await settle(order_id)
    expect(await listRefunds(booking_id)).toMatchObject([{ state: 'refused', code: 'DEPOSIT_UNDONE' }])
    await settle(order_id) // and the account is closed
    expect(gateway.sim.payment(paymentKey).status).toBe('CANCELED')
    expect(await listLedgerEntries(booking_id)).toEqual([
      ['payment', total],
      ['payment_undone', total],
    ])
    await expectSameMoney()
  })
})

describe('cancelling what was paid into an account', () => {
  test('the dialog says that an account is needed; given before, the money goes back by itself', async () => {
    const deposit = await createDeposit()
    const { me, booking_id, total } = deposit
    await payIn(deposit)
    expect(await previewCancel(me, booking_id)).toMatchObject({
      refund: total,
      by_gateway: 0,
      to_account: total,
      by_transfer: 0,
      has_account: false,
    })
    await giveAccount(me, booking_id)
    expect((await cancelBooking(me, booking_id)).body).toMatchObject({
      progress: 'cancel_requested',
      refund: total,
    })
    expect(await listRefunds(booking_id)).toMatchObject([{ state: 'asked' }])
    await settleRefunds()
    expect((await readBooking(me, booking_id)).progress).toBe('cancel_completed')
    const account = await runInAgency((tx) =>
      tx
        .selectFrom('payout_account')
        .select(['used', 'sealed'])
        .where('travel_agency', '=', 1)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow(),
    )
    expect(account.used).not.toBeNull()
    expect(account.sealed).not.toContain('901234')
    await expectSameMoney()
  })

  test('without an account it waits for one, and is not refused; a lost answer sends nothing twice', async () => {
    const deposit = await createDeposit()
    const { me, booking_id, total } = deposit
    await payIn(deposit)
    expect((await cancelBooking(me, booking_id)).status).toBe(200)
    expect(await listRefunds(booking_id)).toMatchObject([{ state: 'account_needed' }])
    await settleRefunds()
    const refunding = { by_gateway: 0, to_account: total, by_transfer: 0 }
    expect(await readBooking(me, booking_id)).toMatchObject({
      progress: 'cancel_requested',
      pay_by: 'gateway',
      refunding: { ...refunding, has_account: false },
    })
    await giveAccount(me, booking_id)
    expect((await readBooking(me, booking_id)).refunding).toEqual({ ...refunding, has_account: true })
    gateway.sim.next('cancel', 'cut-after')
    await settleRefunds()
    await settleRefunds()
    expect(await listLedgerEntries(booking_id)).toEqual([
      ['payment', total],
      ['refund', total],
    ])
    const summary = await me.send('GET', `/api/landing/user/booking/summary?booking_id=${booking_id}`)
    expect(summary.body).toMatchObject({ progress: 'cancel_completed', outcome: { refunding: null } })
    await expectSameMoney()
  })

  test('staff take it from the gateway to send it by transfer: once, and an account given later returns nothing more', async () => {
    const deposit = await createDeposit()
    const { me, booking_id, total } = deposit
    await payIn(deposit)
    await cancelBooking(me, booking_id)
    const [refund] = await listRefunds(booking_id)
    expect(refund).toMatchObject({ state: 'account_needed', amount: total })
    const money = await createStaffUser(site, { roles: ['money'] })
    const take = () => money.sendOnce('POST', '/api/office/refund/by-transfer', { id: refund?.id })
    const toOutcomes = (answers: Awaited<ReturnType<typeof take>>[]) =>
      answers.map(({ status, body }) => (status === 200 ? 'done' : body.code)).sort()
    expect(toOutcomes(await Promise.all([take(), take(), take()]))).toEqual([
      ...Array(2).fill('CHANGED_MEANWHILE'),
      'done',
    ])
    expect(await listRefunds(booking_id)).toMatchObject([{ state: 'refused', code: 'BY_TRANSFER' }])
    await giveAccount(me, booking_id)
    await settleRefunds()
    expect(await listLedgerEntries(booking_id)).toEqual([['payment', total]])

    const send = () =>
      money.sendOnce('POST', '/api/office/payout', { booking_id, refund: total, compensation: 0 })
    expect(toOutcomes(await Promise.all([send(), send(), send()]))).toEqual([
      ...Array(2).fill('NOTHING_OWED'),
      'done',
    ])
    await settleRefunds()
    expect(await listLedgerEntries(booking_id)).toEqual([
      ['payment', total],
      ['refund', total],
    ])
    expect(gateway.sim.ledger().find(({ orderId }) => orderId === deposit.order_id)).toMatchObject({
      returned: 0,
    })
  })

  test('to a bank that the gateway does not know: staff send it', async () => {
    const deposit = await createDeposit()
    const { me, booking_id, total } = deposit
    await payIn(deposit)
    await giveAccount(me, booking_id, { ...refundAccount, bank: 'Deutsche Bank' })
    await cancelBooking(me, booking_id)
    await settleRefunds()
    expect(await listRefunds(booking_id)).toMatchObject([{ state: 'refused', code: 'INVALID_BANK' }])
    expect(await readBooking(me, booking_id)).toMatchObject({
      progress: 'cancel_requested',
      refunding: { by_gateway: 0, to_account: 0, by_transfer: total },
    })
  })

  test('nobody gives an account for a booking that is not theirs, or that nothing was paid for', async () => {
    const { me, booking_id } = await createDeposit()
    expect(await giveAccount(me, booking_id)).toMatchObject({ status: 409, body: { code: 'NOTHING_OWED' } })
    const stranger = createVisitor(site)
    expect((await giveAccount(stranger, booking_id)).body.code).toMatch(/LOGIN_REQUIRED|BOOKING_NOT_FOUND/)
  })
})
