// Money of a booking that several people pay: seats while each pays, accounts and receipts of their own.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { confirmParts } from '#domain/bank/confirm.server.ts'
import { releaseExpiredHolds } from '#domain/departure/seats.server.ts'
import { updateReceipts } from '#domain/payment/receipts.server.ts'
import { recheckOverdue } from '#domain/payment/recheck-gateway.server.ts'
import { settleReceipt } from '#domain/payment/settle-receipts.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import {
  authenticate,
  buildJobContext,
  createTripIn,
  gateway,
  readBooking,
  reserve,
  returnFromGateway,
  runInAgency,
  site,
} from './payment-setup.ts'
import { createDeposit, findOrder, payIn, settle, setUpVirtualAccounts } from './virtual-account-setup.ts'
import { createVisitor } from './visitor.ts'

beforeAll(async () => {
  await setUpVirtualAccounts()
  const receipts = { through: 'toss', base: 'gross', percent: 100, moment: 'payment' }
  await sql`update agency set receipts = ${JSON.stringify(receipts)}::jsonb, receipts_from = now() - interval '1 day'
    where travel_agency = 1`.execute(site.db)
})

async function createShared() {
  const me = createVisitor(site)
  const { booking_id } = await reserve(me, await createTripIn(60))
  const shares = ['친구 하나', '친구 두리'].map((name) => ({ name, amount: 500_000 }))
  const { body } = await me.sendOnce('POST', '/api/landing/user/booking/shares', { booking_id, shares })
  const codes: string[] = body.list.map(({ address }: { address: string }) => address.split('#')[1])
  return { me, booking_id, first: codes[0] ?? '', second: codes[1] ?? '' }
}
const sendByLink = (what: string, body: object) =>
  createVisitor(site).sendOnce('POST', `/api/landing/user/booking/link${what}`, body, randomUUID())
const setTries = (booking_id: string, changes: ReturnType<typeof sql>) =>
  runInAgency((tx) =>
    sql`update payment_try set ${changes} where travel_agency = 1 and order_id like ${`${booking_id}-%`}`.execute(
      tx,
    ),
  )
const endHold = (booking_id: string) =>
  runInAgency((tx) =>
    sql`update booking set held_until = now() - interval '1 minute'
      where travel_agency = 1 and booking_id = ${booking_id}`.execute(tx),
  )
const releaseHolds = () => runInTransactionWithJobs(buildJobContext(), 1, (ctx) => releaseExpiredHolds(ctx))

test('a friend who is just paying keeps the seats, however long ago another friend has paid', async () => {
  const { me, booking_id, first, second } = await createShared()
  const { body: paid } = await sendByLink('/pay', { code: first, way: 'card' })
  const { order_id: orderId } = paid.gateway
  const { paymentKey } = authenticate(orderId, paid.amount)
  await returnFromGateway(createVisitor(site), { paymentKey, orderId, amount: paid.amount })
  await setTries(booking_id, sql`confirming = now() - interval '50 minutes'`)
  const { body: paying } = await sendByLink('/pay', { code: second, way: 'card' })
  await runInAgency((tx) =>
    sql`update payment_try set state = 'confirming', confirming = now()
      where travel_agency = 1 and order_id = ${paying.gateway.order_id}`.execute(tx),
  )
  await endHold(booking_id)
  await releaseHolds()
  expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'waiting_for_payment', paid: 500_000 })
})

test('a deposit of the last minute finds its seats although its notice was lost', async () => {
  const { me, booking_id, total, paymentKey } = await createDeposit()
  gateway.sim.deposit(paymentKey) // and we hear nothing of it
  await setTries(
    booking_id,
    sql`account_until = now() - interval '11 minutes', looked = now() - interval '15 minutes'`,
  )
  await endHold(booking_id)
  await releaseHolds()
  expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'waiting_for_payment' })
  await recheckOverdue(buildJobContext())
  expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'payment_completed', paid: total })
})

test('an account that nobody paid into holds no seats once the gateway was asked', async () => {
  const { me, booking_id, order_id } = await createDeposit()
  await setTries(
    booking_id,
    sql`account_until = now() - interval '11 minutes', looked = now() - interval '15 minutes'`,
  )
  await endHold(booking_id)
  await settle(order_id)
  await releaseHolds()
  expect(await readBooking(me, booking_id)).toMatchObject({ progress: 'cancel_completed' })
})

test('a share is paid into an account of its own, and its receipt carries the number of who paid', async () => {
  const { me, booking_id, second } = await createShared()
  await me.send('POST', '/api/landing/user/booking/receiptWish', {
    booking_id,
    receipt: { purpose: 'personal', number: '010-1111-2222' },
  })
  const named = await sendByLink('/receipt', {
    code: second,
    receipt: { purpose: 'personal', number: '010-3333-4444' },
  })
  expect(named.body.pay.receipt_wish).toEqual({ purpose: 'personal', ending: '4444' })
  const { status, body } = await sendByLink('/pay', { code: second, way: 'virtual_account' })
  expect([status, body.amount]).toEqual([200, 500_000])
  const { order_id, payment_key } = await findOrder(booking_id)
  await payIn({ order_id, paymentKey: payment_key ?? '' })
  expect(await readBooking(me, booking_id)).toMatchObject({ paid: 500_000 })
  const receipts = await runReceipts(booking_id)
  expect(receipts).toMatchObject([{ kind: 'issue', amount: 500_000, purpose: 'personal', ending: '4444' }])
})

test('the receipt of a share whose payer gave no number is nobody’s, never the leader’s', async () => {
  const { me, booking_id, first } = await createShared()
  await me.send('POST', '/api/landing/user/booking/receiptWish', {
    booking_id,
    receipt: { purpose: 'personal', number: '010-1111-2222' },
  })
  await sendByLink('/pay', { code: first, way: 'virtual_account' })
  const { order_id, payment_key } = await findOrder(booking_id)
  await payIn({ order_id, paymentKey: payment_key ?? '' })
  expect(await runReceipts(booking_id)).toMatchObject([{ purpose: 'unnamed', ending: '' }])
})

test('while a second person looks at a transfer, nothing more is charged for the booking', async () => {
  const { me, booking_id } = await createShared()
  await setSecondPersonFrom(100_000)
  const staff = { id: null, name: '김재무' }
  const { is_waiting } = await runInTransactionWithJobs(buildJobContext(), 1, (ctx) =>
    confirmParts({ ...ctx, staff }, [{ booking_id, amount: 300_000, reason: '통장에서 봄' }]),
  )
  await setSecondPersonFrom(null)
  const { body } = await me.sendOnce('POST', '/api/landing/package/payment', { booking_id, way: 'card' })
  expect([is_waiting, body.code]).toEqual([true, 'NOT_PAYABLE'])
})

test('a card refund that staff sent by transfer takes nothing off the receipts of cash', async () => {
  const { booking_id, total, ...deposit } = await createDeposit()
  await payIn(deposit)
  expect(await runReceipts(booking_id)).toMatchObject([{ amount: total }])
  const order_id = `${booking_id}-CARD00000001`
  await runInAgency(async (tx) => {
    const { id: booking } = await findBooking(booking_id)
    const row = { travel_agency: 1, booking, amount: 200_000 }
    await tx
      .insertInto('payment_try')
      .values({ ...row, order_id, state: 'paid', way: 'card' })
      .execute()
    await tx
      .insertInto('ledger')
      .values({ ...row, kind: 'payment', method: '카드', order_id, transaction_id: 'CARD00000001' })
      .execute()
    await tx
      .insertInto('refund')
      .values({
        ...row,
        order_id,
        reason: '취소',
        completes: false,
        state: 'refused',
        code: 'NOT_ALLOWED',
        settled: sql<string>`now()`,
      })
      .execute()
    await tx
      .insertInto('ledger')
      .values({ ...row, kind: 'refund', method: 'bank_transfer', transaction_id: 'BACK00000001' })
      .execute()
  })
  expect(await runReceipts(booking_id)).toMatchObject([{ kind: 'issue', amount: total }])
})

const setSecondPersonFrom = (sum: number | null) =>
  site.db.updateTable('agency').set({ second_person_from: sum }).where('travel_agency', '=', 1).execute()

const findBooking = (booking_id: string) =>
  runInAgency((tx) =>
    tx
      .selectFrom('booking')
      .select('id')
      .where((eb) => eb.and({ travel_agency: 1, booking_id }))
      .executeTakeFirstOrThrow(),
  )

/** What the queue would do by now, and the receipts that come of it. */
async function runReceipts(booking_id: string) {
  const { id: booking } = await findBooking(booking_id)
  const listReceipts = () =>
    runInAgency((tx) =>
      tx
        .selectFrom('cash_receipt')
        .selectAll()
        .where((eb) => eb.and({ travel_agency: 1, booking }))
        .orderBy('id')
        .execute(),
    )
  await updateReceipts(buildJobContext(), { travel_agency: 1, booking })
  for (const { id: receipt } of await listReceipts())
    await settleReceipt(buildJobContext(), { travel_agency: 1, receipt })
  return listReceipts()
}
