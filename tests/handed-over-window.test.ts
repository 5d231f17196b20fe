// Who comes back from a pay window after the booking went to somebody else is given no pass.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { PaymentPlan } from '#domain/agency/rules/payment-plan.ts'
import { createCode } from '#platform/mail-code.server.ts'
import { giveBookingPass } from './booking-pass.ts'
import {
  authenticate,
  createAuthenticatedPayment,
  createPaidBooking,
  createTripIn,
  gateway,
  reserve,
  returnFromGateway,
  runInAgency,
  site,
} from './payment-setup.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'
import {
  choose,
  findOrder,
  giveAccount,
  listRefunds,
  refundAccount,
  settle,
  setUpVirtualAccounts,
} from './virtual-account-setup.ts'
import { createVisitor, type Visitor } from './visitor.ts'

let sales: StaffUser
beforeAll(async () => {
  await setUpVirtualAccounts()
  sales = await createStaffUser(site, { roles: ['sales'] })
})

const path = '/api/landing/user/booking'
const read = (me: Visitor, booking_id: string) =>
  me.send('GET', `${path}/packageInfo?booking_id=${booking_id}`)

async function handOver(me: Visitor, booking_id: string) {
  const wanted = { kind: 'booker', name: '박새롬', contact: '010-9999-8888', email: 'saerom@example.com' }
  const sent = await me.send('POST', `${path}/change/code`, { booking_id, email: wanted.email })
  expect(sent.status).toBe(200)
  const made = await runInAgency(async (tx) => {
    const { id: ref } = await tx
      .selectFrom('mail_code')
      .select('id')
      .where((eb) => eb.and({ travel_agency: 1, purpose: 'hand_over' }))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return createCode(tx, { travel_agency: 1, ref, keyFor: site.naru.keyFor })
  })
  const { revision, total } = (await me.send('POST', `${path}/change/quote`, { booking_id, change: wanted }))
    .body
  const input = { booking_id, change: wanted, revision, total, code: made?.code }
  expect((await me.sendOnce('POST', `${path}/change`, input, randomUUID())).status).toBe(200)
}

const nobody = { booking_id: null, progress: null, state: 'paid' }

test('who handed it over gets no pass by coming back again, and is not told which booking it is', async () => {
  const { me, booking_id, returned } = await createPaidBooking()
  await handOver(me, booking_id)
  expect((await returnFromGateway(me, returned)).body).toEqual(nobody)
  expect((await me.send('GET', `${path}/summary?booking_id=${booking_id}`)).status).toBe(404)
  me.cookies.delete('booking_pass')
  expect((await returnFromGateway(me, returned)).body).toEqual(nobody)
  expect(me.cookies.has('booking_pass')).toBe(false)
  expect((await read(me, booking_id)).body.name).toBeUndefined()
})

test('a window that was open when staff corrected the address gives no pass either', async () => {
  const { me, booking_id, returned } = await createAuthenticatedPayment()
  const { revision } = await sales.api.booking.one({ booking_id })
  const contact = { name: '박새롬', contact: '010-9999-8888', email: 'saerom@example.com' }
  const corrected = await sales.sendOnce('POST', '/api/office/booking/contact', {
    booking_id,
    revision,
    ...contact,
  })
  expect(corrected.status).toBe(200)
  me.cookies.delete('booking_pass')
  expect((await returnFromGateway(me, returned)).body).toEqual(nobody)
  expect(me.cookies.has('booking_pass')).toBe(false)
})

test('who came back with the pass does not get another by coming back without it', async () => {
  const { me, returned } = await createPaidBooking()
  me.cookies.delete('booking_pass')
  expect((await returnFromGateway(me, returned)).body).toEqual(nobody)
})

const setPlan = (payment_plan: PaymentPlan) =>
  site.db.updateTable('agency').set({ payment_plan }).where('travel_agency', '=', 1).execute()

test('who pays a share into its account after that gets it back, and the new booker does not', async () => {
  await setPlan({ kind: 'deposit', deposit: { percent: 10 }, balance_days: 10 })
  const me = createVisitor(site)
  const { booking_id } = await reserve(me, await createTripIn(60))
  await setPlan({ kind: 'whole' })
  const { gateway: opened, amount } = (await choose(me, booking_id, { way: 'card' })).body
  const { paymentKey } = authenticate(opened.order_id, amount)
  await returnFromGateway(me, { paymentKey, orderId: opened.order_id, amount })
  const shares = [{ name: '박친구', amount: 300_000 }]
  const { body } = await me.sendOnce('POST', `${path}/shares`, { booking_id, shares })
  const code = body.list[0].address.split('#')[1]
  const pay = { code, way: 'virtual_account' }
  expect((await createVisitor(site).sendOnce('POST', `${path}/link/pay`, pay)).status).toBe(200)
  await handOver(me, booking_id)
  const { order_id, payment_key, closing } = await findOrder(booking_id)
  expect(closing).not.toBeNull()
  gateway.sim.deposit(payment_key ?? '') // before its job has closed it
  await settle(order_id)
  const next = createVisitor(site)
  giveBookingPass(site, next, booking_id)
  await giveAccount(next, booking_id)
  const [refund] = await listRefunds(booking_id)
  expect(refund).toMatchObject({ state: 'account_needed', amount: 300_000 })
  const money = await createStaffUser(site, { roles: ['money'] })
  const handed = await money.send('POST', '/api/office/payout/ask', { booking_id, refund_id: refund?.id })
  const back = {
    code: handed.body.address.split('#')[1],
    account: { ...refundAccount, account_holder: '박친구' },
  }
  expect((await createVisitor(site).send('POST', `${path}/link/back`, back)).status).toBe(200)
  expect(await listRefunds(booking_id)).toMatchObject([{ state: 'asked', amount: 300_000 }])
})
