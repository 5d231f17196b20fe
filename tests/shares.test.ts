// Each their share: divided by the leader, paid by link, and what comes for nothing goes back.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { PaymentPlan } from '#domain/agency/rules/payment-plan.ts'
import { confirmParts } from '#domain/bank/confirm.server.ts'
import { undoMatch } from '#domain/bank/undo.server.ts'
import { releaseExpiredHolds } from '#domain/departure/seats.server.ts'
import { returnParts } from '#domain/payment/share-payment.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import {
  authenticate,
  buildJobContext,
  cancelBooking,
  createTripIn,
  expectSameMoney,
  listLedgerEntries,
  readBooking,
  reserve,
  returnFromGateway,
  runInAgency,
  settleRefunds,
  site,
} from './payment-setup.ts'
import { setUpVirtualAccounts } from './virtual-account-setup.ts'
import { createVisitor, type Visitor } from './visitor.ts'

beforeAll(setUpVirtualAccounts)

const setPlan = (payment_plan: PaymentPlan) =>
  site.db.updateTable('agency').set({ payment_plan }).where('travel_agency', '=', 1).execute()
const path = '/api/landing/user/booking/shares'
const divide = (me: Visitor, booking_id: string, shares: object[], key: string = randomUUID()) =>
  me.sendOnce('POST', path, { booking_id, shares }, key)
const readCode = ({ address }: { address: string }) => address.split('#')[1] ?? ''
const showLink = (person: Visitor, code: string) =>
  person.send('POST', '/api/landing/user/booking/link', { code })
const payByLink = (person: Visitor, code: string, more: object = {}) =>
  person.sendOnce('POST', '/api/landing/user/booking/link/pay', { code, way: 'card', ...more })

async function payShare(code: string) {
  const friend = createVisitor(site)
  const { body } = await payByLink(friend, code)
  const orderId: string = body.gateway.order_id
  const { paymentKey } = authenticate(orderId, body.amount)
  return returnFromGateway(friend, { paymentKey, orderId, amount: body.amount })
}

async function createSharedBooking(amounts: number[]) {
  const me = createVisitor(site)
  const { booking_id, total } = await reserve(me, await createTripIn(60))
  const shares = amounts.map((amount, at) => ({ name: `친구 ${at + 1}`, amount }))
  const { status, body } = await divide(me, booking_id, shares)
  expect(status).toBe(200)
  return { me, booking_id, total, codes: (body.list as { address: string }[]).map(readCode) }
}

test('two friends pay their shares by link; the booking is paid, and the leader sees who has', async () => {
  const { me, booking_id, total, codes } = await createSharedBooking([600_000, 400_000])
  expect(total).toBe(1_000_000)
  const [first = '', second = ''] = codes
  const { body: seen } = await showLink(createVisitor(site), first)
  expect(seen).toMatchObject({
    kind: 'share',
    pay: { amount: 600_000, share: { name: '친구 1' }, price_lines: [] },
  })
  expect(JSON.stringify(seen)).not.toContain('친구 2')
  expect((await payShare(first)).body).toEqual({ booking_id: null, progress: null, state: 'checking' })
  expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'waiting_for_payment', paid: 600_000 })
  const { body } = await me.send('GET', `${path}?booking_id=${booking_id}`)
  expect(body).toMatchObject({ payable: 400_000, undivided: 0, list: [{ paid: 600_000 }, { paid: 0 }] })
  expect((await showLink(createVisitor(site), first)).body.code).toBe('LINK_EXPIRED')
  await payShare(second)
  expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'payment_completed', paid: total })
  await expectSameMoney()
})

test('a share that came by transfer is paid: nobody is reminded of it or pays it again, and undone it is open again', async () => {
  const { me, booking_id, codes } = await createSharedBooking([500_000, 500_000])
  const listed = async () => (await me.send('GET', `${path}?booking_id=${booking_id}`)).body.list
  const [first] = await listed()
  const staff = { id: null, name: '김재무' }
  const confirm = (amount: number, share: number) =>
    runInTransactionWithJobs(buildJobContext(), 1, (ctx) =>
      confirmParts({ ...ctx, staff }, [{ booking_id, amount, reason: '통장에서 봄', share }]),
    )
  await expect(confirm(500_001, first.share_id)).rejects.toMatchObject({ refusal: 'PAYMENT_MISMATCH' })
  await expect(confirm(500_000, 999_999)).rejects.toMatchObject({ refusal: 'PAYMENT_MISMATCH' })
  await confirm(500_000, first.share_id)
  expect(await listed()).toMatchObject([{ paid: 500_000 }, { paid: 0 }])
  expect((await payByLink(createVisitor(site), codes[0] ?? '')).body.code).toBe('LINK_EXPIRED')
  const undo = await runInAgency((tx) =>
    tx
      .selectFrom('bank_match')
      .select('id')
      .where((eb) => eb.and({ travel_agency: 1, share: first.share_id }))
      .executeTakeFirstOrThrow(),
  )
  await runInTransactionWithJobs(buildJobContext(), 1, (ctx) =>
    undoMatch({ ...ctx, staff }, { id: undo.id, reason: '다른 분' }),
  )
  expect(await listed()).toMatchObject([{ paid: 0 }, { paid: 0 }])
  await confirm(500_000, first.share_id)
  await payShare(codes[1] ?? '')
  expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'payment_completed', paid: 1_000_000 })
  expect(await listed()).toMatchObject([{ paid: 500_000 }, { paid: 500_000 }])
})

test('who pays a share by transfer is mailed the account and their own sum, and the leader is not', async () => {
  const me = createVisitor(site)
  const { booking_id } = await reserve(me, await createTripIn(60))
  const { body } = await divide(me, booking_id, [
    { name: '박친구', amount: 300_000, email: 'friend@example.com' },
    { name: '이친구', amount: 300_000 },
  ])
  const mailed: unknown[] = []
  const { enqueue } = site.naru.deps
  site.naru.deps.enqueue = async (tx, ...job) => {
    const [name, about] = job
    if (name === 'send-mail' && /^(pay|share)-account$/.test(about.kind)) mailed.push([about.kind, about.ref])
    return enqueue(tx, ...job)
  }
  onTestFinished(() => {
    site.naru.deps.enqueue = enqueue
  })
  for (const share of body.list)
    expect((await payByLink(createVisitor(site), readCode(share), { way: 'bank_transfer' })).status).toBe(200)
  expect(mailed).toEqual(
    (body.list as { share_id: number }[]).map(({ share_id }) => ['share-account', share_id]),
  )
})

test('both pay at the same moment, and both count', async () => {
  const { me, booking_id, codes } = await createSharedBooking([500_000, 500_000])
  await Promise.all(codes.map(payShare))
  expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'payment_completed', paid: 1_000_000 })
})

test('shares are never more than what is left, and a repeated press makes them once', async () => {
  const me = createVisitor(site)
  const { booking_id } = await reserve(me, await createTripIn(60))
  const refused = await divide(me, booking_id, [
    { name: '가', amount: 600_000 },
    { name: '나', amount: 400_001 },
  ])
  expect([refused.status, refused.body.code]).toEqual([409, 'SHARES_TOO_LARGE'])
  const key = randomUUID()
  await divide(me, booking_id, [{ name: '가', amount: 600_000 }], key)
  const { body } = await divide(me, booking_id, [{ name: '가', amount: 600_000 }], key)
  expect(body).toMatchObject({ undivided: 400_000, list: [{ name: '가', amount: 600_000 }] })
  expect(body.list).toHaveLength(1)
  const stranger = await createVisitor(site).send('GET', `${path}?booking_id=${booking_id}`)
  expect(stranger.body.list).toBeUndefined()
})

test('what comes for a share that was taken back meanwhile goes back to its card', async () => {
  const { me, booking_id, codes } = await createSharedBooking([500_000])
  const friend = createVisitor(site)
  const { body: opened } = await payByLink(friend, codes[0] ?? '')
  const { list } = (await me.send('GET', `${path}?booking_id=${booking_id}`)).body
  const { status } = await me.send('DELETE', path, { booking_id, share_id: list[0].share_id })
  expect(status).toBe(200)
  const { order_id: orderId } = opened.gateway
  const { paymentKey } = authenticate(orderId, opened.amount)
  const answer = await returnFromGateway(friend, { paymentKey, orderId, amount: opened.amount })
  expect(answer.body.code).toBe('NOT_PAYABLE')
  expect(await listLedgerEntries(booking_id)).toEqual([])
  expect((await payByLink(friend, codes[0] ?? '')).body.code).toBe('LINK_EXPIRED')
})

test('a hold that ends with a share paid gives it back through the gateway, once', async () => {
  const { booking_id, codes } = await createSharedBooking([300_000])
  await payShare(codes[0] ?? '')
  const { id } = await runInAgency(async (tx) =>
    tx
      .updateTable('booking')
      .set({ held_until: '2020-01-01' })
      .where((eb) => eb.and({ travel_agency: 1, booking_id }))
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const jobs = buildJobContext()
  await runInTransactionWithJobs(jobs, 1, (ctx) => releaseExpiredHolds(ctx))
  for (const _ of [1, 2]) await returnParts(jobs, { travel_agency: 1, booking: id })
  await settleRefunds()
  await returnParts(jobs, { travel_agency: 1, booking: id })
  expect(await listLedgerEntries(booking_id)).toEqual([
    ['payment', 300_000],
    ['refund', 300_000],
  ])
  await expectSameMoney()
})

test('a leader who cancels before all is paid gives each their part back', async () => {
  const { me, booking_id, codes } = await createSharedBooking([300_000, 200_000])
  for (const code of codes) await payShare(code)
  expect((await cancelBooking(me, booking_id)).body.progress).toBe('cancel_completed')
  await settleRefunds()
  expect((await listLedgerEntries(booking_id)).toSorted()).toEqual([
    ['payment', 200_000],
    ['payment', 300_000],
    ['refund', 200_000],
    ['refund', 300_000],
  ])
  await expectSameMoney()
})

test('a share of somebody who travels no more pays nothing: its link ends, and what comes all the same goes back', async () => {
  await setPlan({ kind: 'deposit', deposit: { percent: 10 }, balance_days: 30 })
  const me = createVisitor(site)
  const { booking_id } = await reserve(me, await createTripIn(60))
  await setPlan({ kind: 'whole' })
  const opened = (await me.sendOnce('POST', '/api/landing/package/payment', { booking_id })).body
  const { order_id: orderId } = opened.gateway
  const deposit = authenticate(orderId, opened.amount)
  await returnFromGateway(me, { paymentKey: deposit.paymentKey, orderId, amount: opened.amount })
  const travellers = ['하나', '두리'].map((name) => ({ kind: 'adult', name }))
  await me.send('PUT', '/api/landing/user/booking/travellers', { booking_id, travellers })
  const { body } = await divide(me, booking_id, [
    { name: '하나', amount: 450_000, traveller: 1 },
    { name: '두리', amount: 450_000, traveller: 2 },
  ])
  const code = readCode(body.list[1])
  const friend = createVisitor(site)
  const window = (await payByLink(friend, code)).body
  expect((await cancelBooking(me, booking_id, '&travellers=[2]')).status).toBe(200)
  expect((await payByLink(friend, code)).body.code).toBe('LINK_EXPIRED')
  const late = { orderId: window.gateway.order_id, amount: window.amount }
  const { paymentKey } = authenticate(late.orderId, late.amount)
  expect((await returnFromGateway(friend, { paymentKey, ...late })).body.code).toBe('NOT_PAYABLE')
  const { body: shown } = await me.send('GET', `${path}?booking_id=${booking_id}`)
  expect(shown.list).toMatchObject([
    { name: '하나', traveller: 1, has_left: false, rest: 450_000 },
    { name: '두리', traveller: 2, has_left: true, rest: 0, can_remind: false },
  ])
  expect(await listLedgerEntries(booking_id)).toEqual([['payment', 100_000]])
  await settleRefunds()
  await expectSameMoney()
})

test('a reminder goes to who has an address and has not paid, once a day', async () => {
  const me = createVisitor(site)
  const { booking_id } = await reserve(me, await createTripIn(60))
  await divide(me, booking_id, [
    { name: '가', amount: 500_000, email: 'friend@example.com' },
    { name: '나', amount: 500_000 },
  ])
  const remind = () => me.send('POST', `${path}/remind`, { booking_id })
  expect((await remind()).body.code).toBe('NOBODY_TO_REMIND') // the link was mailed just now
  await runInAgency((tx) =>
    tx
      .updateTable('booking_share')
      .set({ reminded: '2020-01-01' })
      .where((eb) => eb.and({ travel_agency: 1, name: '가' }))
      .execute(),
  )
  expect((await remind()).status).toBe(200)
  expect((await remind()).body.code).toBe('NOBODY_TO_REMIND')
})
