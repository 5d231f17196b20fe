// The numbers in the menu are those of the lists they lead to.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#lib/days.ts'
import { setUpBank, today } from './bank-setup.ts'

let bank: Awaited<ReturnType<typeof setUpBank>>
beforeAll(async () => {
  bank = await setUpBank()
})

const readScreens = async (who = bank.second) => (await who.api.report.waiting()).screens
const change = async (booking_id: string, fields: object) => {
  const { id } = await bank.findBooking(booking_id)
  await bank.runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set(fields)
      .where((eb) => eb.and({ travel_agency: 1, id }))
      .execute(),
  )
  return id
}

test('transfers: the lines that are open, and what a colleague confirmed and one may agree to', async () => {
  await bank.setSecondPersonFrom(900_000)
  await bank.createLine('모르는이', 5_000)
  await bank.createLine('누구인지', 6_000)
  const { booking_id, total } = await bank.createBooking((await bank.createTrip()).package_code, {
    name: '황보둘째',
  })
  const line = await bank.createLine('황보둘째', total)
  expect((await bank.confirm([{ line, booking_id, amount: total }])).body).toEqual({ is_waiting: true })
  const counts = async (who: typeof bank.second) => {
    const { total, to_agree } = await who.api.bank.openLines({})
    return { total, to_agree, menu: (await readScreens(who))?.deposits }
  }
  expect(await counts(bank.second)).toEqual({ total: 2, to_agree: 1, menu: 3 })
  expect(await counts(bank.money)).toEqual({ total: 2, to_agree: 0, menu: 2 })
  expect(await readScreens(bank.sales)).toBeUndefined()
})

test('debts: those to be paid by now and fees, but not a balance before its day', async () => {
  await bank.setSecondPersonFrom(null)
  const { package_code } = await bank.createTrip()
  const pay = async (fields: object) =>
    change((await bank.createPaidBooking(package_code)).booking_id, fields)
  await pay({ paid: 700_000 })
  await pay({ progress: 'deposit_paid', paid: 700_000, balance_by: addDays(today, 10) })
  const { list, total, due_now } = await bank.money.api.payment.receivables({})
  expect(list.map(({ kind }) => kind).sort()).toEqual(['later', 'overdue'])
  expect([total, due_now, (await readScreens())?.receivables]).toEqual([2, 1, 1])
})

test('money that goes back: what staff send and what waits for an account, but not what the gateway does', async () => {
  const { package_code } = await bank.createTrip()
  const book = async () => (await bank.createPaidBooking(package_code)).booking_id
  for (const progress of ['cancel_completed', 'cancel_requested'])
    await change(await book(), {
      progress,
      refund_due: 300_000,
      ...(progress === 'cancel_requested' && { before_cancel: 'payment_completed' }),
    })
  for (const state of ['account_needed', 'asked'] as const) {
    const booking = await change(await book(), { progress: 'cancel_completed', refund_due: 300_000 })
    await insertRefund(booking, state)
  }
  const { list, to_do } = await bank.money.api.payment.payouts({})
  const mine = list.filter(({ state }) => state !== 'asked')
  expect(list.length).toBeGreaterThan(mine.length)
  expect(mine.length).toBeGreaterThan(1)
  expect([to_do, (await readScreens())?.payouts]).toEqual([mine.length, mine.length])
})

const insertRefund = (booking: number, state: 'account_needed' | 'asked') =>
  bank.runInAgency(async (tx) => {
    const order_id = randomUUID()
    await tx
      .insertInto('payment_try')
      .values({ travel_agency: 1, booking, order_id, amount: 300_000, state: 'paid' })
      .execute()
    await tx
      .insertInto('refund')
      .values({
        travel_agency: 1,
        booking,
        order_id,
        amount: 300_000,
        reason: 'x',
        completes: false,
        state,
      })
      .execute()
  })
