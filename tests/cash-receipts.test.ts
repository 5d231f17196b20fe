// Cash receipts: each payment in cash has one, what goes back is taken off it, and a fee never has one.
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { PaymentPlan } from '#domain/agency/rules/payment-plan.ts'
import { purgeReceiptWishes } from '#domain/payment/receipt-wish.server.ts'
import { updateReceipts } from '#domain/payment/receipts.server.ts'
import { settleReceipt, settleReceipts } from '#domain/payment/settle-receipts.server.ts'
import { addDays } from '#lib/days.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import { queryAsOwner } from './form-endpoints.ts'
import {
  buildJobContext,
  cancelBooking,
  createPaidBooking,
  gateway,
  previewCancel,
  readBooking,
  runInAgency,
  settleRefunds,
  site,
  today,
} from './payment-setup.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'
import {
  createDeposit,
  giveAccount,
  payIn,
  settle,
  setUpVirtualAccounts,
  setWays,
} from './virtual-account-setup.ts'
import type { Visitor } from './visitor.ts'

let money: StaffUser
beforeAll(async () => {
  await setUpVirtualAccounts()
  money = await createStaffUser(site, { roles: ['money'] })
})
const settings = { through: 'toss', base: 'gross', percent: 100, moment: 'payment' }
const setReceipts = (changed: object = {}) =>
  // from the day before: the gateway says in whole seconds when money came
  sql`update agency set receipts = ${JSON.stringify({ ...settings, ...changed })}::jsonb, receipts_from = now() - interval '1 day'
    where travel_agency = 1`.execute(site.db)
beforeEach(() => setReceipts())

const wish = (me: Visitor, booking_id: string, receipt: object) =>
  me.send('POST', '/api/landing/user/booking/receiptWish', { booking_id, receipt })
const findId = (booking_id: string) =>
  runInAgency((tx) =>
    tx
      .selectFrom('booking')
      .select('id')
      .where('travel_agency', '=', 1)
      .where('booking_id', '=', booking_id)
      .executeTakeFirstOrThrow(),
  )
const listRows = async (booking_id: string) => {
  const { id } = await findId(booking_id)
  return runInAgency((tx) =>
    tx
      .selectFrom('cash_receipt')
      .selectAll()
      .where('travel_agency', '=', 1)
      .where('booking', '=', id)
      .orderBy('id')
      .execute(),
  )
}
/** What the queue would do by now: the plan of the booking, then what it asks of the gateway. */
async function runReceipts(booking_id: string): Promise<void> {
  const { id: booking } = await findId(booking_id)
  for (let round = 0; round < 3; round++) {
    await updateReceipts(buildJobContext(), { travel_agency: 1, booking })
    for (const { id: receipt } of await listRows(booking_id))
      await settleReceipt(buildJobContext(), { travel_agency: 1, receipt })
  }
}
const summarize = async (booking_id: string) =>
  (await listRows(booking_id)).map(({ kind, amount, state }) => [kind, amount, state])
const findTheirs = (key: string | null) => gateway.sim.receipts().find(({ receiptKey }) => receiptKey === key)

/** Paid into a virtual account that was opened before anybody named a receipt. */
async function createCashBooking(days = 60) {
  const deposit = await createDeposit(days)
  await payIn(deposit)
  return deposit
}

test('cash gets a receipt for the number that was given, once however often it is worked out; a card gets none', async () => {
  const { me, booking_id, total, ...deposit } = await createDeposit()
  expect(await wish(me, booking_id, { purpose: 'personal', number: '010-1234-5678' })).toMatchObject({
    status: 200,
  })
  await payIn({ ...deposit })
  await Promise.all([runReceipts(booking_id), runReceipts(booking_id)])
  const [row, ...others] = await listRows(booking_id)
  expect(others).toEqual([])
  expect(row).toMatchObject({
    kind: 'issue',
    amount: total,
    state: 'issued',
    purpose: 'personal',
    ending: '5678',
  })
  expect(findTheirs(row?.receipt_key ?? '')).toMatchObject({
    type: '소득공제',
    identity: '01012345678',
    amount: total,
  })
  expect((await readBooking(me, booking_id)).cash_receipts).toMatchObject([
    { kind: 'issue', amount: total, state: 'issued', receipt_url: expect.stringContaining('/cash-receipt/') },
  ])
  const card = await createPaidBooking()
  await runReceipts(card.booking_id)
  expect(await listRows(card.booking_id)).toEqual([])
})

test('numbers that are none are refused with their sentence, and nothing is stored in the clear', async () => {
  const { me, booking_id } = await createDeposit()
  for (const receipt of [
    { purpose: 'personal', number: '02-123-4567' },
    { purpose: 'business', number: '120-81-47522' },
    { purpose: 'business', number: '' },
    { purpose: 'personal' },
  ]) {
    const { status, body } = await wish(me, booking_id, receipt)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['receipt.number']])
  }
  expect((await wish(me, booking_id, { purpose: 'business', number: '120-81-47521' })).status).toBe(200)
  const stored = await runInAgency((tx) =>
    sql`select * from receipt_wish where travel_agency = 1`.execute(tx),
  )
  expect(JSON.stringify(stored.rows)).not.toContain('1208147521')
  expect(await readBooking(me, booking_id)).toMatchObject({
    receipt_wish: { purpose: 'business', ending: '7521' },
  })
})

test('who names nobody gets one for the number of the tax office', async () => {
  const { booking_id } = await createCashBooking()
  await runReceipts(booking_id)
  const [row] = await listRows(booking_id)
  expect(findTheirs(row?.receipt_key ?? '')).toMatchObject({ type: '소득공제', identity: '0100001234' })
})

test('issued is not registered: the tax office has it days later, and may refuse it', async () => {
  const [one, other] = [await createCashBooking(), await createCashBooking()]
  await runReceipts(one.booking_id)
  await runReceipts(other.booking_id)
  expect(await summarize(one.booking_id)).toMatchObject([['issue', one.total, 'issued']])
  gateway.sim.registerReceipt((await listRows(one.booking_id))[0]?.receipt_key ?? '')
  gateway.sim.failReceipt((await listRows(other.booking_id))[0]?.receipt_key ?? '')
  await runInAgency((tx) =>
    sql`update cash_receipt set looked = now() - interval '1 day' where travel_agency = 1`.execute(tx),
  )
  await settleReceipts(buildJobContext())
  expect(await summarize(one.booking_id)).toEqual([['issue', one.total, 'registered']])
  expect(await listRows(other.booking_id)).toMatchObject([{ state: 'refused', code: 'FAILED' }])
})

test('what goes back is cancelled off it, and the fee of a cancel has no receipt', async () => {
  const { me, booking_id, total } = await createCashBooking(10) // near enough for a fee
  await runReceipts(booking_id)
  await giveAccount(me, booking_id)
  const { body } = await cancelBooking(me, booking_id)
  expect(body.refund).toBeLessThan(total)
  expect(body.refund).toBeGreaterThan(0)
  await settleRefunds()
  await runReceipts(booking_id)
  expect((await readBooking(me, booking_id)).progress).toBe('cancel_completed')
  const rows = await listRows(booking_id)
  const sum = rows.reduce((left, { kind, amount }) => (kind === 'issue' ? left + amount : left - amount), 0)
  expect(sum).toBe(0)
  expect(findTheirs(rows[0]?.receipt_key ?? '')?.balance).toBe(0)
})

test('what goes back is cancelled off it once, however many work it out at the same time', async () => {
  const { me, booking_id, total } = await createCashBooking()
  await runReceipts(booking_id)
  await giveAccount(me, booking_id)
  await cancelBooking(me, booking_id)
  await settleRefunds()
  await Promise.all([runReceipts(booking_id), runReceipts(booking_id), runReceipts(booking_id)])
  expect(await summarize(booking_id)).toEqual([
    ['issue', total, 'issued'],
    ['cancel', total, 'issued'],
  ])
  const [issued] = await listRows(booking_id)
  expect(findTheirs(issued?.receipt_key ?? '')?.balance).toBe(0)
})

test('a fee above the deposit leaves no receipt, and a claim that is paid gets none', async () => {
  const plan = { kind: 'deposit', deposit: { percent: 10 }, balance_days: 10 } as const
  const setPlan = (payment_plan: PaymentPlan) =>
    site.db.updateTable('agency').set({ payment_plan }).where('travel_agency', '=', 1).execute()
  await setPlan(plan)
  const deposit = await createDeposit(15) // 15 percent of the price
  await setPlan({ kind: 'whole' })
  const { me, booking_id, total, opened } = deposit
  await payIn(deposit)
  await runReceipts(booking_id)
  expect(await summarize(booking_id)).toEqual([['issue', opened.amount, 'issued']])
  await cancelBooking(me, booking_id)
  expect(await readBooking(me, booking_id)).toMatchObject({ claim: total * 0.15 - opened.amount })
  await runInTransactionWithJobs(buildJobContext(), 1, (ctx) =>
    confirmDeposit(ctx, booking_id, total * 0.15 - opened.amount),
  )
  await runReceipts(booking_id)
  expect(await summarize(booking_id)).toEqual([
    ['issue', opened.amount, 'issued'],
    ['issue', 0, 'dropped'],
    ['cancel', opened.amount, 'issued'],
  ])
})

test('some travellers leave: a partial cancel, and the receipt stands for the rest', async () => {
  const { me, booking_id, total } = await createCashBooking()
  await runReceipts(booking_id)
  await giveAccount(me, booking_id)
  const { places } = await previewCancel(me, booking_id)
  await cancelBooking(me, booking_id, `&travellers=[${places[1].traveller}]`)
  await settleRefunds()
  await runReceipts(booking_id)
  const paid = (await readBooking(me, booking_id)).paid
  expect(paid).toBeLessThan(total)
  expect(await summarize(booking_id)).toEqual([
    ['issue', total, 'issued'],
    ['cancel', total - paid, 'issued'],
  ])
})

test('before it was issued it simply becomes smaller, and a deposit that was taken back has none', async () => {
  await setReceipts({ moment: 'departure' })
  const { me, booking_id, order_id, paymentKey, total } = await createCashBooking()
  await runReceipts(booking_id)
  expect(await summarize(booking_id)).toEqual([['issue', total, 'waiting']])
  gateway.sim.failDeposit(paymentKey)
  await settle(order_id)
  await runReceipts(booking_id)
  expect(await summarize(booking_id)).toEqual([['issue', 0, 'dropped']])
  expect((await readBooking(me, booking_id)).cash_receipts).toEqual([])
  await payIn({ order_id, paymentKey })
  await setReceipts()
  await runReceipts(booking_id)
  expect(await summarize(booking_id)).toEqual([
    ['issue', 0, 'dropped'],
    ['issue', total, 'issued'],
  ])
})

test('with the departure: it waits until that day, is issued then, and is due some days later', async () => {
  await setReceipts({ moment: 'departure' })
  const { booking_id, total } = await createCashBooking()
  await runReceipts(booking_id)
  const [row] = await listRows(booking_id)
  expect(row).toMatchObject({ state: 'waiting', issue_on: addDays(today, 60), due_on: addDays(today, 65) })
  const setDay = (days: number) =>
    runInAgency((tx) =>
      tx
        .updateTable('cash_receipt')
        .set({ issue_on: addDays(today, days) })
        .where('travel_agency', '=', 1)
        .where('id', '=', row?.id ?? 0)
        .execute(),
    )
  await setDay(1) // the eve
  await settleReceipts(buildJobContext())
  expect(await summarize(booking_id)).toEqual([['issue', total, 'waiting']])
  await setDay(0)
  await settleReceipts(buildJobContext())
  const [issued] = await listRows(booking_id)
  expect(issued).toMatchObject({ state: 'issued', amount: total })
  expect(findTheirs(issued?.receipt_key ?? null)).toMatchObject({ amount: total })
})

test('the commission alone, by setting', async () => {
  await setReceipts({ base: 'fee', percent: 10 })
  const { booking_id, total } = await createCashBooking()
  await runReceipts(booking_id)
  expect(await summarize(booking_id)).toEqual([['issue', total / 10, 'issued']])
})

test('a receipt that Toss issued with the deposit is recorded, not issued again, and follows what goes back', async () => {
  const me = await createDeposit()
  // the wish is stored before another account is opened, so the gateway is told
  await wish(me.me, me.booking_id, { purpose: 'personal', number: '01012345678' })
  await runInAgency((tx) =>
    sql`update payment_try set state = 'failed' where travel_agency = 1 and order_id = ${me.order_id}`.execute(
      tx,
    ),
  )
  const before = gateway.sim.receipts().length
  await me.me.sendOnce('POST', '/api/landing/package/payment', {
    booking_id: me.booking_id,
    way: 'virtual_account',
  })
  const order = await runInAgency((tx) =>
    tx
      .selectFrom('payment_try')
      .select(['order_id', 'payment_key'])
      .where('travel_agency', '=', 1)
      .where('order_id', 'like', `${me.booking_id}-%`)
      .where('state', '=', 'deposit_waiting')
      .executeTakeFirstOrThrow(),
  )
  await payIn({ order_id: order.order_id, paymentKey: order.payment_key ?? '' })
  await runReceipts(me.booking_id)
  expect(gateway.sim.receipts()).toHaveLength(before + 1)
  expect(await listRows(me.booking_id)).toMatchObject([
    { with_deposit: true, state: 'issued', amount: me.total },
  ])
  await giveAccount(me.me, me.booking_id)
  await cancelBooking(me.me, me.booking_id)
  await settleRefunds()
  await runReceipts(me.booking_id)
  expect(await summarize(me.booking_id)).toEqual([
    ['issue', me.total, 'issued'],
    ['cancel', me.total, 'issued'],
  ])
  expect(gateway.sim.receipts()).toHaveLength(before + 2) // Toss took it off itself
  const keys = (await listRows(me.booking_id)).map(({ receipt_key }) => receipt_key ?? '')
  for (const key of keys) gateway.sim.registerReceipt(key)
  await runInAgency((tx) =>
    sql`update cash_receipt set looked = now() - interval '1 day' where travel_agency = 1`.execute(tx),
  )
  await settleReceipts(buildJobContext())
  expect(await summarize(me.booking_id)).toEqual([
    ['issue', me.total, 'registered'],
    ['cancel', me.total, 'registered'],
  ])
})

test('what staff issued in Hometax is cancelled there, never through Toss', async () => {
  const { me, booking_id, total } = await createCashBooking()
  await setReceipts({ through: 'hometax' })
  await runReceipts(booking_id)
  const list = async () => (await money.send('GET', '/api/office/receipts?page=1')).body.list
  const find = async (kind: string) =>
    (await list()).find(
      (each: Record<string, unknown>) => each.booking_id === booking_id && each.kind === kind,
    )
  const issue = await find('issue')
  expect(issue).toMatchObject({ by_gateway: true })
  await money.sendOnce('POST', '/api/office/receipt/record', { id: issue.id, issue_number: 'G12345678' })
  await giveAccount(me, booking_id)
  await cancelBooking(me, booking_id)
  await settleRefunds()
  await runReceipts(booking_id)
  const cancel = await find('cancel')
  expect(cancel).toMatchObject({ by_gateway: false, state: 'waiting', through: 'hometax' })
  expect(await money.sendOnce('POST', '/api/office/receipt/issue', { id: cancel.id })).toMatchObject({
    status: 409,
    body: { code: 'RECEIPT_BY_HAND' },
  })
  expect(await summarize(booking_id)).toEqual([
    ['issue', total, 'registered'],
    ['cancel', total, 'waiting'],
  ])
  const today = async () =>
    (await money.send('GET', '/api/office/today')).body.waiting
      .filter(({ kind }: { kind: string }) => kind === 'receipts')
      .flatMap((each: { list: { ref: string }[] }) => each.list.map(({ ref }) => ref))
  expect(await today()).toContain(booking_id)
  // one that was sent to the gateway before: it comes back to staff, and nothing waits for ever
  await runInAgency((tx) =>
    sql`update cash_receipt set through = 'toss' where travel_agency = 1 and id = ${cancel.id}`.execute(tx),
  )
  await settleReceipts(buildJobContext())
  expect(await find('cancel')).toMatchObject({ state: 'waiting', through: 'hometax' })
  await money.sendOnce('POST', '/api/office/receipt/record', { id: cancel.id, issue_number: 'G12345679' })
  expect(await summarize(booking_id)).toEqual([
    ['issue', total, 'registered'],
    ['cancel', total, 'registered'],
  ])
  expect(await today()).not.toContain(booking_id)
})

for (const fault of ['cut-before', 'cut-after', '500-after'] as const)
  test(`an answer that is lost (${fault}) issues nothing twice`, async () => {
    gateway.sim.set({ replayErrors: false })
    const { booking_id, total } = await createCashBooking()
    const before = gateway.sim.receipts().length
    const { id: booking } = await findId(booking_id)
    await updateReceipts(buildJobContext(), { travel_agency: 1, booking })
    gateway.sim.next('receipt', fault)
    const [row] = await listRows(booking_id)
    await expect(
      settleReceipt(buildJobContext(), { travel_agency: 1, receipt: row?.id ?? 0 }),
    ).rejects.toThrow()
    expect(await summarize(booking_id)).toEqual([['issue', total, 'asked']])
    await runInAgency((tx) =>
      sql`update cash_receipt set looked = now() - interval '3 minutes' where travel_agency = 1`.execute(tx),
    )
    await settleReceipts(buildJobContext())
    gateway.sim.set({ replayErrors: true })
    expect(await summarize(booking_id)).toEqual([['issue', total, 'issued']])
    expect(gateway.sim.receipts()).toHaveLength(before + 1)
  })

for (const fault of ['cut-before', 'cut-after', '500-after'] as const)
  test(`an answer that is lost (${fault}) takes nothing off twice, and the list of the gateway is waited for`, async () => {
    gateway.sim.set({ replayErrors: false })
    const { me, booking_id, total } = await createCashBooking()
    await runReceipts(booking_id)
    await giveAccount(me, booking_id)
    const { places } = await previewCancel(me, booking_id)
    await cancelBooking(me, booking_id, `&travellers=[${places[1].traveller}]`)
    await settleRefunds()
    const { id: booking } = await findId(booking_id)
    await updateReceipts(buildJobContext(), { travel_agency: 1, booking })
    const before = gateway.sim.receipts().length
    gateway.sim.next('receiptCancel', fault)
    gateway.sim.next('receiptList', 'cut-before')
    const [, cancel] = await listRows(booking_id)
    for (const _ of ['the answer is lost', 'the list does not come'])
      await expect(
        settleReceipt(buildJobContext(), { travel_agency: 1, receipt: cancel?.id ?? 0 }),
      ).rejects.toThrow()
    await settleReceipt(buildJobContext(), { travel_agency: 1, receipt: cancel?.id ?? 0 })
    gateway.sim.set({ replayErrors: true })
    expect(await summarize(booking_id)).toEqual([
      ['issue', total, 'issued'],
      ['cancel', cancel?.amount, 'issued'],
    ])
    expect(gateway.sim.receipts()).toHaveLength(before + 1)
    expect(findTheirs((await listRows(booking_id))[0]?.receipt_key ?? '')).toMatchObject({
      balance: total - (cancel?.amount ?? 0),
    })
  })

test('asked again with a key that the gateway no longer takes, a receipt is refused and does not wait for ever', async () => {
  const { booking_id, total } = await createCashBooking()
  const { id: booking } = await findId(booking_id)
  await updateReceipts(buildJobContext(), { travel_agency: 1, booking })
  const [row] = await listRows(booking_id)
  const settleRow = () => settleReceipt(buildJobContext(), { travel_agency: 1, receipt: row?.id ?? 0 })
  gateway.sim.next('receipt', 'cut-before')
  await expect(settleRow()).rejects.toThrow()
  for (const call of ['receiptList', 'receipt'] as const)
    gateway.sim.next(call, { refuse: 'UNAUTHORIZED_KEY' })
  await settleRow()
  expect(await summarize(booking_id)).toEqual([['issue', total, 'refused']])
})

test('without Toss the money people write the approval number into the same list, once; others may not see it', async () => {
  await setReceipts({ through: 'hometax' })
  const { me, booking_id, total, ...deposit } = await createDeposit()
  await wish(me, booking_id, { purpose: 'business', number: '1208147521' })
  await payIn({ ...deposit })
  await runReceipts(booking_id)
  expect(await summarize(booking_id)).toEqual([['issue', total, 'waiting']])
  const { body } = await money.send('GET', '/api/office/receipts?page=1')
  const row = body.list.find((each: { booking_id: string }) => each.booking_id === booking_id)
  expect(row).toMatchObject({
    amount: total,
    days_left: 5,
    purpose: 'business',
    ending: '7521',
    through: 'hometax',
  })
  expect((await money.send('GET', `/api/office/receipt/identity?id=${row.id}`)).body).toEqual({
    purpose: 'business',
    number: '1208147521',
  })
  const record = { id: row.id, issue_number: 'G12345678' }
  expect(
    await money.sendOnce('POST', '/api/office/receipt/record', { ...record, issue_number: 'x' }),
  ).toMatchObject({
    status: 400,
  })
  expect((await money.sendOnce('POST', '/api/office/receipt/record', record)).status).toBe(200)
  expect(await money.sendOnce('POST', '/api/office/receipt/record', record)).toMatchObject({
    status: 409,
    body: { code: 'CHANGED_MEANWHILE' },
  })
  expect(await summarize(booking_id)).toEqual([['issue', total, 'registered']])
  const sales = await createStaffUser(site, { roles: ['sales'] })
  expect((await sales.send('GET', '/api/office/receipts?page=1')).status).toBe(403)
  const other = await createStaffUser(site, { roles: ['owner'], travel_agency: 2 })
  expect((await other.sendOnce('POST', '/api/office/receipt/record', record)).body.code).toBe('NOT_FOUND')
})

test('the settings are the money people’s, with a second factor; Toss needs its keys', async () => {
  const input = { ways: ['virtual_account', 'bank_transfer'], receipts: { ...settings, through: 'toss' } }
  expect((await money.send('PUT', '/api/office/pay-settings', input)).status).toBe(200)
  expect((await money.send('GET', '/api/office/pay-settings')).body).toMatchObject({
    ways: ['virtual_account', 'bank_transfer'],
    offered: ['virtual_account', 'bank_transfer'],
    receipts: input.receipts,
  })
  expect((await money.send('PUT', '/api/office/pay-settings', { ...input, ways: [] })).status).toBe(400)
  const percent = { ...input, receipts: { ...settings, percent: 101 } }
  expect((await money.send('PUT', '/api/office/pay-settings', percent)).status).toBe(400)
  await site.db.updateTable('agency_info').set({ pay_yn: 'N' }).where('travel_agency', '=', 1).execute()
  expect((await money.send('PUT', '/api/office/pay-settings', input)).body.code).toBe('GATEWAY_KEYS_MISSING')
  await site.db.updateTable('agency_info').set({ pay_yn: 'Y' }).where('travel_agency', '=', 1).execute()
  await setWays(['card', 'virtual_account', 'bank_transfer'])
})

test('for whom it was is erased some time after the trip, and not before', async () => {
  const { me, booking_id } = await createCashBooking()
  await wish(me, booking_id, { purpose: 'personal', number: '01012345678' })
  const { id } = await findId(booking_id)
  const count = async () =>
    (
      await runInAgency((tx) =>
        sql`select from receipt_wish where travel_agency = 1 and booking = ${id}`.execute(tx),
      )
    ).rows.length
  await runInAgency((db) => purgeReceiptWishes({ db, travel_agency: 1 }))
  expect(await count()).toBe(1)
  await runReceipts(booking_id)
  await runInAgency((tx) =>
    sql`update booking set progress = 'travel_completed' where travel_agency = 1 and id = ${id}`.execute(tx),
  )
  await runInAgency((db) => purgeReceiptWishes({ db, travel_agency: 1 }))
  expect(await count()).toBe(1)
  await queryAsOwner(
    site,
    `update booking_history set at = now() - interval '40 days' where travel_agency = 1 and booking = ${id}`,
  )
  await runInAgency((db) => purgeReceiptWishes({ db, travel_agency: 1 }))
  expect(await count()).toBe(0)
})
