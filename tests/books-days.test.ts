// The books of days and months: a day is closed once and corrected ever after; a month sums up to its ledger.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { setUpBooks, wonCost } from './books-setup.ts'
import { dateInDays } from './days.ts'
import { queryAsOwner } from './form-endpoints.ts'

let books: Awaited<ReturnType<typeof setUpBooks>>
beforeAll(async () => {
  books = await setUpBooks()
})

/** A row of the ledger on a day of its own, so that no other test moves its figures. */
async function addLedger(
  day: string,
  kind: 'payment' | 'refund',
  amount: number,
  gateway_key: string | null = null,
) {
  const { package_code } = await books.createTrip()
  const { booking_id } = await books.createBooking(package_code, { name: '=SUM(1)' })
  const { id } = await books.findBooking(booking_id)
  await books.runInAgency((tx) =>
    tx
      .insertInto('ledger')
      .values({
        travel_agency: 1,
        booking: id,
        kind,
        amount,
        method: 'card',
        transaction_id: randomUUID(),
        gateway_key,
        at: `${day}T03:00:00Z`,
      })
      .execute(),
  )
}
const closeDay = (day: string, ledger: number, gateway_settled: number | null = null, key?: string) =>
  books.money.sendOnce('POST', '/api/office/books/day', { day, ledger, gateway_settled }, key)

test('a day is closed once with the sum on the screen; what does not fit is named', async () => {
  const day = dateInDays(-40)
  await addLedger(day, 'payment', 700_000, randomUUID())
  await addLedger(day, 'refund', 100_000)
  expect(await books.money.api.books.day({ day })).toMatchObject({
    now: { gateway_in: 700_000, transfer_out: 100_000, ledger: 600_000 },
    closed: null,
  })
  expect((await closeDay(day, 1)).body.code).toBe('CHANGED_MEANWHILE')
  expect((await closeDay(dateInDays(2), 0)).body.code).toBe('DAY_TOO_FAR')
  const key = randomUUID()
  expect((await closeDay(day, 600_000, 680_000, key)).status).toBe(200)
  expect((await closeDay(day, 600_000, 680_000, key)).status).toBe(200)
  expect((await closeDay(day, 600_000)).body.code).toBe('DAY_CLOSED')
})

test('a closed day is corrected, never changed, also not by SQL', async () => {
  const day = dateInDays(-41)
  const correct = () =>
    books.money.sendOnce('POST', '/api/office/books/day/corrections', {
      day,
      amount: -5_000,
      reason: '늦은 환불',
    })
  expect((await correct()).body.code).toBe('DAY_OPEN')
  await closeDay(day, 0)
  await addLedger(day, 'payment', 5_000)
  expect((await correct()).status).toBe(200)
  expect(await books.money.api.books.day({ day })).toMatchObject({
    now: { ledger: 5_000 },
    closed: { figures: { ledger: 0 } },
    corrections: [{ amount: -5_000 }],
  })
  for (const change of [
    `update day_close set gateway_settled = 1 where day = '${day}'`,
    `delete from day_close where day = '${day}'`,
    `delete from day_correction where day = '${day}'`,
  ])
    await expect(queryAsOwner(books.site, change)).rejects.toThrow('corrected, never changed')
})

test('each grouping of a month sums up to its ledger, and a month without a booking is empty', async () => {
  const month = dateInDays(-400).slice(0, 7)
  expect(await books.money.api.books.month({ month })).toMatchObject({ received: 0, returned: 0, days: [] })
  await addLedger(`${month}-10`, 'payment', 300_000)
  await addLedger(`${month}-11`, 'refund', 50_000)
  const { groups, ...sums } = await books.money.api.books.month({ month })
  expect(sums).toMatchObject({ received: 300_000, returned: 50_000 })
  for (const { rows } of groups) {
    expect(rows.reduce((sum, { received }) => sum + received, 0)).toBe(300_000)
    expect(rows.reduce((sum, { returned }) => sum + returned, 0)).toBe(50_000)
  }
})

test('the file of a month has its ledger and its costs, the same bytes again, and no formula', async () => {
  const month = dateInDays(-430).slice(0, 7)
  await addLedger(`${month}-10`, 'payment', 123_456)
  const { departure_id } = await books.createBookedDeparture()
  const cost = await books.createCost(departure_id, { ...wonCost, what: '=1+1' })
  await books.bill(departure_id, cost, 640_000)
  await books.pay(cost, 640_000, { paid_on: `${month}-12` })
  const download = (format: string) =>
    books.money.send('GET', `/api/office/books/month-file?month=${month}&format=${format}&language=ko`)
  const [one, other] = [await download('xlsx'), await download('xlsx')]
  expect([one.status, other.bytes.equals(one.bytes)]).toEqual([200, true])
  const { text } = await download('csv')
  expect(text.trim().split('\r\n').length).toBe(3)
  for (const piece of ['123456', '640000', "'=1+1", "'=SUM(1)"]) expect(text).toContain(piece)
})

/** Costs of a trip whose lines are billed, with what pays them. */
async function createPayable(sum: number, what = '호텔') {
  const { departure_id, package_code } = await books.createBookedDeparture()
  const cost = await books.createCost(departure_id, { ...wonCost, what })
  await books.bill(departure_id, cost, sum)
  return { cost, package_code }
}
const undoPayment = (id: unknown) =>
  books.money.sendOnce('POST', '/api/office/books/payments/undo', { id, reason: '잘못 적음' })
const readDay = async (day: string) => (await books.money.api.books.day({ day })).now

test('a payment of a closed day counts today, and one that is undone is taken off today, not on its day', async () => {
  const [day, today] = [dateInDays(-50), dateInDays(0)]
  const { cost } = await createPayable(900_000)
  const { body: early } = await books.pay(cost, 300_000, { paid_on: day })
  expect(await readDay(day)).toMatchObject({ costs_paid: 300_000 })
  await closeDay(day, 0)
  const before = (await readDay(today)).costs_paid
  await books.pay(cost, 200_000, { paid_on: day })
  expect([(await readDay(day)).costs_paid, (await readDay(today)).costs_paid - before]).toEqual([
    300_000, 200_000,
  ])
  expect((await undoPayment(early.id)).status).toBe(200)
  expect([(await readDay(day)).costs_paid, (await readDay(today)).costs_paid - before]).toEqual([
    300_000, -100_000,
  ])
})

test('a payment is undone, never changed or deleted, also not by SQL', async () => {
  const { cost } = await createPayable(900_000)
  const { body } = await books.pay(cost, 300_000)
  for (const change of [
    `update cost_payment set amount = 1 where id = ${body.id}`,
    `update cost_payment set paid_on = '2020-01-01' where id = ${body.id}`,
    `delete from cost_payment where id = ${body.id}`,
  ])
    await expect(queryAsOwner(books.site, change)).rejects.toThrow('undone, never changed')
  await undoPayment(body.id)
  await expect(
    queryAsOwner(
      books.site,
      `update cost_payment set undone = null, undone_reason = null where id = ${body.id}`,
    ),
  ).rejects.toThrow('undone, never changed')
})

const readMonthFile = async (month: string) => {
  const { text } = await books.money.send(
    'GET',
    `/api/office/books/month-file?month=${month}&format=csv&language=ko`,
  )
  return text
}
const sumColumn = (text: string, at: number) =>
  text
    .trim()
    .split('\r\n')
    .slice(1)
    .reduce((sum, row) => sum + Number(row.split(',')[at] || 0), 0)

test('the file of a month sums up to its figures, and to itself after a trip is renamed and a payment undone', async () => {
  const month = dateInDays(-470).slice(0, 7)
  for (const [at, kind] of (['payment', 'refund', 'payment', 'payment'] as const).entries())
    await addLedger(`${month}-1${at}`, kind, 10_001 * (at + 1))
  const { cost, package_code } = await createPayable(900_000)
  const { body } = await books.pay(cost, 123_457, { paid_on: `${month}-12` })
  await closeDay(`${month}-12`, 30_003)
  const before = await readMonthFile(month)
  const { received, returned, costs_paid } = await books.money.api.books.month({ month })
  expect([sumColumn(before, 2), sumColumn(before, 3)]).toEqual([received, returned + costs_paid])
  await undoPayment(body.id)
  await books.site.db
    .updateTable('package')
    .set({ page_title: { ko: '새 이름', en: 'New' } })
    .where('travel_agency', '=', 1)
    .where('package_code', '=', package_code)
    .execute()
  expect(await readMonthFile(month)).toBe(before)
  const now = await readMonthFile(dateInDays(0).slice(0, 7))
  expect(now).toContain('-123457')
  const figures = await books.money.api.books.month({ month: dateInDays(0).slice(0, 7) })
  expect(sumColumn(now, 3)).toBe(figures.returned + figures.costs_paid)
})
