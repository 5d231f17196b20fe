// Statistics by month against the year before: each figure counts what its rows say.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { figures } from '#domain/books/figure.ts'
import { readStatistic } from '#domain/books/statistics.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { setUpBooks } from './books-setup.ts'
import { dateInDays } from './days.ts'

let books: Awaited<ReturnType<typeof setUpBooks>>
beforeAll(async () => {
  books = await setUpBooks()
})

const [year = 0, month = 0] = dateInDays(0).split('-').map(Number)
const readMonth = async (figure: (typeof figures)[number]) =>
  (await books.money.api.books.statistic({ figure, year })).months[month - 1]

test('a booking counts for the month it was made in, and a year without rows is empty', async () => {
  const before = (await readMonth('sales'))?.now ?? 0
  await books.createBookedDeparture()
  expect(await readMonth('sales')).toEqual({ month, now: before + 1_000_000, before: null })
  expect(await readMonth('cancelled')).toMatchObject({ now: 0 })
  expect(await readMonth('lead')).toMatchObject({ now: 300 }) // thirty days, in tenths
  for (const figure of figures) {
    const { months } = await books.money.api.books.statistic({ figure, year: 2003 })
    expect(months.map(({ now }) => now)).toEqual(Array(12).fill(null))
  }
})

test('the margin of a month is that of its closed settlements, with their corrections', async () => {
  const { departure_id } = await books.createBookedDeparture()
  const cost = await books.createCost(departure_id)
  await books.bill(departure_id, cost, 640_000)
  await books.endTrip(departure_id)
  await books.close(departure_id)
  const correction = { departure_id, side: 'cost', amount: 10_000, reason: '늦은 청구' }
  await books.money.sendOnce('POST', '/api/office/books/corrections', correction)
  const { departure_date } = await books.read(departure_id)
  const [ofYear, ofMonth] = departure_date.split('-').map(Number)
  const { months } = await books.money.api.books.statistic({ figure: 'margin', year: ofYear ?? 0 })
  expect(months[(ofMonth ?? 1) - 1]?.now).toBe(350_000)
})

test('sales see no statistics', async () => {
  expect(
    (await books.sales.send('GET', `/api/office/books/statistics?figure=sales&year=${year}`)).status,
  ).toBe(403)
})

test('a reservation that nobody paid for is no sale, and no cancellation when its time runs out', async () => {
  const read = async () => [await readMonth('sales'), await readMonth('cancelled'), await readMonth('lead')]
  await books.createBookedDeparture()
  const before = await read()
  const { package_code } = await books.createTrip()
  const { booking_id } = await books.createBooking(package_code)
  expect(await read()).toEqual(before)
  const { id } = await books.findBooking(booking_id)
  const change = (columns: object) =>
    books.runInAgency((tx) =>
      tx
        .updateTable('booking')
        .set(columns)
        .where((eb) => eb.and({ travel_agency: 1, id }))
        .execute(),
    )
  await change({ progress: 'cancel_completed' })
  expect(await read()).toEqual(before)
  await change({ refund_due: 900_000, cancel_fee: 100_000 })
  expect((await readMonth('cancelled'))?.now).toBeGreaterThan(0)
})

test('the load of a month is the seats taken of those offered by the departures that go', async () => {
  const { package_code } = await books.createTrip({ 100: 500_000 }, { seats: 8 })
  await books.createPaidBooking(package_code, { days: 100 })
  const { at } = await books.createTrip({ 100: 500_000 }, { seats: 8 })
  const [ofYear = 0, ofMonth = 1] = dateInDays(100).split('-').map(Number)
  const readLoad = async () =>
    (await books.money.api.books.statistic({ figure: 'load', year: ofYear })).months[ofMonth - 1]?.now
  expect(await readLoad()).toBe(1_250) // hundredths of a percent
  await books.site.db
    .updateTable('departure')
    .set({ cancelled: new Date().toISOString(), closed_yn: 'Y' })
    .where((eb) => eb.and({ travel_agency: 1, departure_id: at(100) }))
    .execute()
  expect(await readLoad()).toBe(2_500)
})

test('a statistic has a time-out of its own, which ends with its transaction', async () => {
  const readTimeout = async (tx: Db) => {
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(tx)
    return rows[0]?.statement_timeout
  }
  const before = await books.runInAgency(readTimeout)
  const within = await books.runInAgency(async (tx) => {
    await readStatistic({ db: tx, travel_agency: 1 }, { figure: 'sales', year })
    return readTimeout(tx)
  })
  expect([within, await books.runInAgency(readTimeout)]).toEqual(['5s', before])
  expect(before).not.toBe('5s')
})
