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
        ...{ travel_agency: 1, booking: id, kind, amount, method: 'card', transaction_id: randomUUID() },
        ...{ gateway_key, at: `${day}T03:00:00Z` },
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
