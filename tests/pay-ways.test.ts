// Deposit and balance by different ways: each payment chooses its own, and what was chosen before is closed.
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { PaymentPlan } from '#domain/agency/rules/payment-plan.ts'
import type { PriceSplitRule } from '#domain/booking/price-split.ts'
import { booking as words } from '#i18n/ko/booking.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import {
  authenticate,
  cancelBooking,
  createTripIn,
  gateway,
  previewCancel,
  readBooking,
  reserve,
  returnFromGateway,
  runInAgency,
  settleRefunds,
  site,
} from './payment-setup.ts'
import {
  choose,
  findOrder,
  giveAccount,
  listRefunds,
  settle,
  setUpVirtualAccounts,
  setWays,
} from './virtual-account-setup.ts'
import { createVisitor, type Visitor } from './visitor.ts'

const plan = { kind: 'deposit', deposit: { percent: 10 }, balance_days: 30 } as const
const setPlan = (payment_plan: PaymentPlan) =>
  site.db.updateTable('agency').set({ payment_plan }).where('travel_agency', '=', 1).execute()
beforeAll(async () => {
  await setUpVirtualAccounts()
  await setPlan(plan)
})
beforeEach(() => setWays(['card', 'virtual_account', 'bank_transfer']))

/** Two adults, a million won: the deposit is a hundred thousand. */
async function reserveTrip(days = 60) {
  const me = createVisitor(site)
  const { booking_id } = await reserve(me, await createTripIn(days), {
    party: { adult: 2, child: 0, baby: 0 },
  })
  return { me, booking_id }
}
async function payByCard(me: Visitor, booking_id: string) {
  const { gateway: opened, amount } = (await choose(me, booking_id, { way: 'card' })).body
  const { paymentKey } = authenticate(opened.order_id, amount)
  return (await returnFromGateway(me, { paymentKey, orderId: opened.order_id, amount })).body
}
/** Gets an account and pays into it. */
async function payIntoAccount(me: Visitor, booking_id: string, more: object = {}) {
  const { body } = await choose(me, booking_id, { way: 'virtual_account', ...more })
  const { order_id, payment_key } = await findOrder(booking_id)
  gateway.sim.deposit(payment_key ?? '')
  await settle(order_id)
  return { amount: body.amount, order_id, paymentKey: payment_key ?? '' }
}
const confirmTransfer = (booking_id: string, amount: number) =>
  runInTransactionWithJobs({ db: site.db, enqueue: site.naru.deps.enqueue }, 1, (ctx) =>
    confirmDeposit(ctx, booking_id, amount),
  )

test('the deposit into a virtual account and the balance by card: each part is taken, each goes back its way', async () => {
  const { me, booking_id } = await reserveTrip()
  expect(await payIntoAccount(me, booking_id)).toMatchObject({ amount: 100_000 })
  expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'deposit_paid', payable: 900_000 })
  expect(await payByCard(me, booking_id)).toMatchObject({ progress: 'payment_completed' })
  expect(await previewCancel(me, booking_id)).toMatchObject({
    refund: 1_000_000,
    by_gateway: 900_000,
    to_account: 100_000,
    by_transfer: 0,
  })
  await giveAccount(me, booking_id)
  await cancelBooking(me, booking_id)
  await settleRefunds()
  expect(await listRefunds(booking_id)).toMatchObject([
    { state: 'done', amount: 900_000 },
    { state: 'done', amount: 100_000 },
  ])
  expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'cancel_completed', paid: 0 })
})

test('the booking and its receipt name each part and its way, link the card’s slip and show both parts of the price', async () => {
  const setSplit = (price_split: PriceSplitRule) =>
    site.db.updateTable('agency').set({ price_split }).where('travel_agency', '=', 1).execute()
  await setSplit({ rate: { won: 70_000 }, shown: true })
  const { me, booking_id } = await reserveTrip().finally(() => setSplit(null))
  await payByCard(me, booking_id)
  await confirmTransfer(booking_id, 900_000)
  const { payments } = await readBooking(me, booking_id)
  const [{ receipt_url: slip }, { receipt_url: ofTransfer }] = payments
  expect([slip, ofTransfer]).toEqual([expect.stringMatching(/^https?:/), null])

  const readPage = async (path: string) => {
    const { body } = await site.request(path, {
      headers: { cookie: `booking_pass=${me.cookies.get('booking_pass')}` },
    })
    return body.slice(body.indexOf('<main'), body.indexOf('</main>')).replaceAll('<!-- -->', '')
  }
  const bookingPage = await readPage(`/travel/booking/${booking_id}`)
  const receipt = await readPage(`/travel/booking/${booking_id}/receipt`)
  const { split, parts, methods, payments: names } = words
  for (const page of [bookingPage, receipt]) {
    const text = page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
    for (const part of [parts.deposit, parts.balance]) expect(text).toContain(names.ofPart(part))
    for (const way of [methods.card, methods.bank_transfer]) expect(text).toContain(way)
    expect(text).toMatch(new RegExp(`${split.pass_through} 860,000원.*${split.commission} 140,000원`))
    for (const sum of ['100,000원', '900,000원', '1,000,000원']) expect(text).toContain(sum)
  }
  expect(bookingPage.match(new RegExp(`<a [^>]*>${names.slip}</a>`, 'g'))).toEqual([
    expect.stringContaining(slip),
  ])
})

test('all at once into a virtual account closes the one for the deposit', async () => {
  const { me, booking_id } = await reserveTrip()
  await choose(me, booking_id)
  const first = await findOrder(booking_id)
  expect(await payIntoAccount(me, booking_id, { whole: true })).toMatchObject({ amount: 1_000_000 })
  await settle(first.order_id)
  expect(() => gateway.sim.deposit(first.payment_key ?? '')).toThrow()
  expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'payment_completed', payable: 0 })
})

test('a deposit that the bank took back may come again into the same account', async () => {
  const { me, booking_id } = await reserveTrip()
  const { order_id, paymentKey } = await payIntoAccount(me, booking_id)
  gateway.sim.failDeposit(paymentKey)
  await settle(order_id)
  expect(await readBooking(me, booking_id)).toMatchObject({
    progress: 'deposit_paid',
    paid: 0,
    virtual_account: { amount: 100_000 },
  })
  gateway.sim.deposit(paymentKey)
  await settle(order_id)
  expect(await listRefunds(booking_id)).toEqual([])
  expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'deposit_paid', paid: 100_000 })
})

test('the balance twice, into an account and by card: the second goes back', async () => {
  const { me, booking_id } = await reserveTrip()
  await payByCard(me, booking_id)
  await choose(me, booking_id)
  const { order_id, payment_key } = await findOrder(booking_id)
  gateway.sim.deposit(payment_key ?? '') // nobody has told us yet
  expect(await payByCard(me, booking_id)).toMatchObject({ progress: 'payment_completed' })
  await settle(order_id)
  expect(await listRefunds(booking_id)).toMatchObject([{ state: 'account_needed', amount: 900_000 }])
  expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'payment_completed' })
})

/** The deposit and the balance are the same sum. */
async function reserveInHalves() {
  await setPlan({ ...plan, deposit: { percent: 50 } })
  const reserved = await reserveTrip()
  await setPlan(plan)
  return reserved
}

test('of halves the first one twice, into an account and by card: the second goes back', async () => {
  const { me, booking_id } = await reserveInHalves()
  await choose(me, booking_id)
  const { order_id, payment_key } = await findOrder(booking_id)
  gateway.sim.deposit(payment_key ?? '') // nobody has told us yet
  expect(await payByCard(me, booking_id)).toMatchObject({ progress: 'deposit_paid' })
  await settle(order_id)
  expect(await listRefunds(booking_id)).toMatchObject([{ state: 'account_needed', amount: 500_000 }])
  // what is on its way back pays for nothing, however long its account is waited for
  expect(await readBooking(me, booking_id)).toMatchObject({
    progress: 'deposit_paid',
    payable: 500_000,
    refunding: { to_account: 500_000 },
  })
  await giveAccount(me, booking_id)
  await settleRefunds()
  expect(await listRefunds(booking_id)).toMatchObject([{ state: 'done', amount: 500_000 }])
  expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'deposit_paid', payable: 500_000 })
})

test('the account for the first half is closed once a transfer paid it, and the other half has its own', async () => {
  const { me, booking_id } = await reserveInHalves()
  await choose(me, booking_id)
  const first = await findOrder(booking_id)
  await confirmTransfer(booking_id, 500_000)
  expect(await payIntoAccount(me, booking_id)).toMatchObject({ amount: 500_000 })
  const second = await findOrder(booking_id)
  expect(second.order_id).not.toBe(first.order_id)
  await settle(first.order_id)
  expect(gateway.sim.payment(first.payment_key ?? '').status).toBe('CANCELED')
  expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'payment_completed', paid: 1_000_000 })
})

test('who got a virtual account and sent a transfer all the same: staff confirm it, and the account is closed', async () => {
  const { me, booking_id } = await reserveTrip()
  await choose(me, booking_id)
  const { order_id, payment_key } = await findOrder(booking_id)
  await confirmTransfer(booking_id, 100_000)
  await settle(order_id)
  expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'deposit_paid', virtual_account: null })
  expect(gateway.sim.payment(payment_key ?? '').status).toBe('CANCELED')
})

test('a deposit that came twice pays no part of the balance, by transfer neither', async () => {
  const { me, booking_id } = await reserveTrip()
  await choose(me, booking_id)
  const { order_id, payment_key } = await findOrder(booking_id)
  gateway.sim.deposit(payment_key ?? '') // nobody has told us yet
  await payByCard(me, booking_id)
  await settle(order_id)
  expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'deposit_paid', payable: 900_000 })
  await confirmTransfer(booking_id, 800_000)
  expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'deposit_paid', payable: 100_000 })
  await giveAccount(me, booking_id)
  await settleRefunds()
  expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'deposit_paid', payable: 100_000 })
  await confirmTransfer(booking_id, 100_000)
  expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'payment_completed', paid: 1_000_000 })
})

test('a cancellation that costs more than was shown is not done, and one at the sums of the screen is', async () => {
  const { me, booking_id } = await reserveTrip()
  await payByCard(me, booking_id)
  const shown = await previewCancel(me, booking_id)
  expect(shown).toMatchObject({ fee: 0, refund: 100_000 })
  // midnight, or staff, between the preview and the press
  await runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set({ fees: JSON.stringify([{ days: 30, percent: 5 }]) })
      .where((eb) => eb.and({ travel_agency: 1, booking_id }))
      .execute(),
  )
  const seen = ({ fee, refund }: { fee: number; refund: number }) => `&fee=${fee}&refund=${refund}`
  const refused = await cancelBooking(me, booking_id, seen(shown))
  expect([refused.status, refused.body.code]).toEqual([409, 'PRICE_CHANGED'])
  expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'deposit_paid', refunding: null })
  const now = await previewCancel(me, booking_id)
  expect(now).toMatchObject({ fee: 50_000, refund: 50_000 })
  const { status, body } = await cancelBooking(me, booking_id, seen(now))
  expect([status, body.refund]).toEqual([200, 50_000])
})

test('of an unpaid booking that ends, staff are told to send nothing that is on its way already', async () => {
  const { me, booking_id } = await reserveTrip()
  await choose(me, booking_id)
  const { order_id, payment_key } = await findOrder(booking_id)
  await confirmTransfer(booking_id, 30_000) // the account waits for another sum now
  gateway.sim.deposit(payment_key ?? '')
  await settle(order_id)
  expect(await listRefunds(booking_id)).toMatchObject([{ state: 'account_needed', amount: 100_000 }])
  const told: unknown[] = []
  const { enqueue } = site.naru.deps
  site.naru.deps.enqueue = async (tx, ...job) => {
    const [name, about] = job
    if (name === 'send-mail' && about.kind === 'agency-cancelling') told.push(about.amount)
    return enqueue(tx, ...job)
  }
  onTestFinished(() => {
    site.naru.deps.enqueue = enqueue
  })
  expect((await cancelBooking(me, booking_id)).body.progress).toBe('cancel_completed')
  expect(told).toEqual([30_000])
  expect(await listRefunds(booking_id)).toMatchObject([{ amount: 100_000 }])
})
