// What came for a share goes back to whoever paid it: by the gateway, or by staff, and never to the leader.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { composeMail } from './compose-mail.ts'
import {
  authenticate,
  cancelBooking,
  createTripIn,
  expectSameMoney,
  gateway,
  listLedgerEntries,
  readBooking,
  reserve,
  returnFromGateway,
  runInAgency,
  settleRefunds,
  site,
} from './payment-setup.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'
import {
  findOrder,
  giveAccount,
  listRefunds,
  payIn,
  refundAccount,
  settle,
  setUpVirtualAccounts,
} from './virtual-account-setup.ts'
import { createVisitor, type Visitor } from './visitor.ts'

let money: StaffUser
beforeAll(async () => {
  await setUpVirtualAccounts()
  money = await createStaffUser(site, { roles: ['money'] })
})

const path = '/api/landing/user/booking/shares'
const friendsAccount = { ...refundAccount, account_number: '999988887777', account_holder: '박친구' }
const divide = (me: Visitor, booking_id: string, shares: object[]) =>
  me.sendOnce('POST', path, { booking_id, shares })
const readCode = ({ address }: { address: string }) => address.split('#')[1] ?? ''
const sendLink = (what: string, body: object) =>
  createVisitor(site).sendOnce('POST', `/api/landing/user/booking/link${what}`, body)
const showLink = (code: string) => sendLink('', { code })
const nameAccount = (code: string, account: object = friendsAccount) =>
  createVisitor(site).send('POST', '/api/landing/user/booking/link/back', { code, account })

/** Their own code, as the mail to whoever paid the share has it. */
async function readMailedCode(share_id: number) {
  const mail = await composeMail('share-account-asked', buildMailContext(share_id))
  return /\/go#(\w{12})/.exec(mail?.text ?? '')?.[1] ?? expect.fail('no mail')
}

const buildMailContext = (ref: number) => ({
  db: site.db,
  keyFor: site.naru.keyFor,
  travel_agency: 1,
  ref,
  origin: 'https://site.example',
  office: 'https://office.example',
})

async function payShareByCard(code: string) {
  const friend = createVisitor(site)
  const { body } = await sendLink('/pay', { code, way: 'card' })
  const orderId: string = body.gateway.order_id
  const { paymentKey } = authenticate(orderId, body.amount)
  await returnFromGateway(friend, { paymentKey, orderId, amount: body.amount })
  return orderId
}

const listPayouts = async (booking_id: string) => {
  const { list } = await money.api.payment.payouts({ page_size: 100 })
  return list.filter((row) => row.booking_id === booking_id)
}

/** The accounts to which the gateway is told to send money, from now on. */
function watchRefundAccounts() {
  const { toss } = site.naru.deps.integrations
  const cancel = vi.spyOn(toss, 'cancel')
  onTestFinished(() => cancel.mockRestore())
  return () => cancel.mock.calls.flatMap(([, request]) => request.refundReceiveAccount?.accountNumber ?? [])
}

/** The leader has paid a little and named an account; a friend has an account for half a million. */
async function openAccountOfFriend() {
  const me = createVisitor(site)
  const { booking_id } = await reserve(me, await createTripIn(60))
  const { body: first } = await divide(me, booking_id, [{ name: '대표', amount: 1_000 }])
  await payShareByCard(readCode(first.list[0]))
  expect((await giveAccount(me, booking_id)).status).toBe(200)
  const { body } = await divide(me, booking_id, [
    { name: '박친구', amount: 500_000, email: `${randomUUID()}@example.com` },
  ])
  const share = (body.list as { share_id: number; name: string; address: string }[]).find(
    ({ name }) => name === '박친구',
  )
  if (!share) throw new Error('there is no share')
  const code = readCode(share)
  const { status, body: opened } = await sendLink('/pay', { code, way: 'virtual_account' })
  expect(status).toBe(200)
  return { me, booking_id, code, opened, share_id: share.share_id, order: await findOrder(booking_id) }
}

/** The friend has paid; then the leader takes the share back before we hear of it. */
async function takeShareBack() {
  const shared = await openAccountOfFriend()
  const { me, booking_id, share_id, order } = shared
  gateway.sim.deposit(order.payment_key ?? '')
  expect((await me.send('DELETE', path, { booking_id, share_id })).status).toBe(200)
  await settle(order.order_id)
  const [refund] = await listRefunds(booking_id)
  expect(refund).toMatchObject({ state: 'account_needed', amount: 500_000 })
  return { ...shared, refund_id: refund?.id ?? 0 }
}

test('what came into the account of a share that was taken back goes to an account of its payer, never to the leader’s', async () => {
  const { me, booking_id, share_id } = await takeShareBack()
  const listAccounts = watchRefundAccounts()
  await giveAccount(me, booking_id) // of the leader: of no use here
  expect(await listRefunds(booking_id)).toMatchObject([{ state: 'account_needed' }])
  const code = await readMailedCode(share_id)
  const { body: shown } = await showLink(code)
  expect(shown).toMatchObject({ kind: 'back', back: { to_account: 500_000, total: 500_000, account: null } })
  const { status, body } = await nameAccount(code)
  expect([status, body.back]).toMatchObject([200, { by_gateway: 500_000, account: { ending: '7777' } }])
  await settleRefunds()
  expect(await listRefunds(booking_id)).toMatchObject([{ state: 'done', amount: 500_000 }])
  expect(listAccounts()).toEqual(['999988887777'])
  expect((await showLink(code)).body.code).toBe('LINK_EXPIRED')
})

test('the code with which a share is paid, which the leader knows, names no account', async () => {
  const { booking_id, code } = await takeShareBack()
  expect((await showLink(code)).body.code).toBe('LINK_EXPIRED')
  expect((await nameAccount(code)).body.code).toBe('LINK_EXPIRED')
  await settleRefunds()
  expect(await listRefunds(booking_id)).toMatchObject([{ state: 'account_needed' }])
})

test('a refund of a share that was asked for with the leader’s account waits for its payer all the same', async () => {
  const { booking_id } = await takeShareBack()
  await runInAgency((tx) => tx.updateTable('refund').set({ state: 'asked' }).execute()) // as the version before does
  await settleRefunds()
  expect(await listRefunds(booking_id)).toMatchObject([{ state: 'account_needed' }])
})

test('a cancelled booking gives who paid a share into an account their part, and the leader theirs', async () => {
  const { me, booking_id, share_id, order } = await openAccountOfFriend()
  const listAccounts = watchRefundAccounts()
  await payIn({ paymentKey: order.payment_key ?? '', order_id: order.order_id })
  await cancelBooking(me, booking_id)
  await settleRefunds()
  expect(await listRefunds(booking_id)).toMatchObject([
    { state: 'account_needed', amount: 500_000 },
    { state: 'done', amount: 1_000 },
  ])
  expect((await nameAccount(await readMailedCode(share_id))).status).toBe(200)
  await settleRefunds()
  expect(listAccounts()).toEqual(['999988887777'])
  await expectSameMoney()
})

test('staff who send a share back see and pay its payer, not the leader, and once', async () => {
  const { me, booking_id, share_id, refund_id } = await takeShareBack()
  expect(await listPayouts(booking_id)).toMatchObject([
    { refund_id, is_share: true, name: '박친구', state: 'account_needed', account_given: null },
  ])
  await money.sendOnce('POST', '/api/office/refund/by-transfer', { id: refund_id })
  const [row] = await listPayouts(booking_id)
  expect(row).toMatchObject({ refund_id, is_share: true, name: '박친구', state: 'to_send', refund: 500_000 })
  const payout = () => money.api.payment.payout({ booking_id, refund_id })
  expect(await payout()).toMatchObject({ name: '박친구', refund: 500_000, account: null })
  expect((await money.api.payment.payout({ booking_id })).refund).toBe(0) // the leader is owed nothing of it
  await nameAccount(await readMailedCode(share_id))
  expect((await payout()).account).toMatchObject({ account_number: '999988887777' })
  const sent = { booking_id, refund_id, refund: 500_000, compensation: 0 }
  const send = (body: object) => money.sendOnce('POST', '/api/office/payout', body)
  expect((await send({ ...sent, refund: 400_000 })).body.code).toBe('PAYMENT_MISMATCH')
  const answers = await Promise.all([send(sent), send(sent)])
  expect(answers.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([200, 'NOTHING_OWED'])
  expect(await listPayouts(booking_id)).toEqual([])
  expect(await listRefunds(booking_id)).toMatchObject([{ state: 'sent' }])
  // what was sent by hand is not left of its order: the leader gets all of theirs
  await cancelBooking(me, booking_id)
  await settleRefunds()
  expect((await listLedgerEntries(booking_id)).toSorted()).toEqual([
    ['payment', 1_000],
    ['payment', 500_000],
    ['refund', 1_000],
    ['refund', 500_000],
  ])
  await expectSameMoney()
})

test('a later cancel asks nothing of an order whose money staff have sent back', async () => {
  const { me, booking_id, refund_id } = await takeShareBack()
  await money.sendOnce('POST', '/api/office/refund/by-transfer', { id: refund_id })
  await money.sendOnce('POST', '/api/office/payout', {
    booking_id,
    refund_id,
    refund: 500_000,
    compensation: 0,
  })
  const { body } = await divide(me, booking_id, [{ name: '다른 친구', amount: 500_000 }])
  await payShareByCard(readCode(body.list.find(({ name }: { name: string }) => name === '다른 친구')))
  await cancelBooking(me, booking_id)
  await settleRefunds()
  expect(await listRefunds(booking_id)).toMatchObject([
    { state: 'sent', amount: 500_000 },
    { state: 'done', amount: 500_000 }, // of the other friend
    { state: 'done', amount: 1_000 },
  ])
  await expectSameMoney()
})

test('a bank to which the gateway sends nothing leaves the share to staff, with its own account', async () => {
  const { booking_id, share_id, refund_id } = await takeShareBack()
  await nameAccount(await readMailedCode(share_id), { ...friendsAccount, bank: '없는증권' })
  await settleRefunds()
  const listed = { refund_id, state: 'to_send', code: 'INVALID_BANK', account_given: expect.any(String) }
  expect(await listPayouts(booking_id)).toMatchObject([listed])
  const { account } = await money.api.payment.payout({ booking_id, refund_id })
  expect(account).toMatchObject({ bank: '없는증권', account_number: '999988887777' })
})

test('staff ask the payer of a share by a link of their own; a mail says that an account was named', async () => {
  const { booking_id, share_id, refund_id } = await takeShareBack()
  const { body } = await money.send('POST', '/api/office/payout/ask', { booking_id, refund_id })
  expect(body).toMatchObject({ is_mailed: true, code: expect.any(String) })
  await nameAccount(readCode(body))
  const mail = await composeMail('share-account-named', buildMailContext(share_id))
  expect(mail?.to).toContain('@example.com')
  expect(mail?.text).toContain('국민은행 …7777 (박○구)')
})

test('a booker is told when an account is named for their refund', async () => {
  const { me, booking_id } = await openAccountOfFriend()
  await giveAccount(me, booking_id, { ...refundAccount, account_holder: '남의이름' })
  const { id } = await runInAgency((tx) =>
    tx
      .selectFrom('booking')
      .select('id')
      .where((eb) => eb.and({ travel_agency: 1, booking_id }))
      .executeTakeFirstOrThrow(),
  )
  const mail = await composeMail('account-named', buildMailContext(id))
  expect(mail?.text).toContain(`${refundAccount.bank} …1234`)
})

test('who leaves has the money of their own share back, whoever paid last', async () => {
  const me = createVisitor(site)
  const { booking_id } = await reserve(me, await createTripIn(60))
  const travellers = ['하나', '두리'].map((name) => ({ kind: 'adult', name }))
  await me.send('PUT', '/api/landing/user/booking/travellers', { booking_id, travellers })
  const { body } = await divide(me, booking_id, [
    { name: '하나', amount: 500_000, traveller: 1 },
    { name: '두리', amount: 500_000, traveller: 2 },
  ])
  const [first] = [await payShareByCard(readCode(body.list[0])), await payShareByCard(readCode(body.list[1]))]
  expect((await readBooking(me, booking_id)).progress).toBe('payment_completed')
  expect((await cancelBooking(me, booking_id, '&travellers=[1]')).status).toBe(200)
  const refunds = await runInAgency((tx) =>
    tx.selectFrom('refund').select('order_id').where('order_id', 'like', `${booking_id}-%`).execute(),
  )
  expect(refunds).toEqual([{ order_id: first }])
})

test('the account of a share is closed as soon as the leader takes it back', async () => {
  const { me, booking_id, share_id, order } = await openAccountOfFriend()
  await me.send('DELETE', path, { booking_id, share_id })
  await settle(order.order_id) // its job
  expect(gateway.sim.payment(order.payment_key ?? '').status).toBe('CANCELED')
  const { closing } = await findOrder(booking_id)
  expect(closing).not.toBeNull()
})

test('nobody with the link of a share learns the whole name of who booked, from its account neither', async () => {
  const { me, booking_id, code, opened } = await openAccountOfFriend()
  const { name } = await readBooking(me, booking_id)
  const { body: shown } = await showLink(code)
  expect(shown.pay.virtual_account.account).toMatchObject({ account_number: expect.any(String) })
  expect(name).toHaveLength(3)
  for (const answer of [opened, shown]) expect(JSON.stringify(answer)).not.toContain(name)
})
