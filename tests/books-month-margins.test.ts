// The margin of a month by person, trip, channel and category: each sums up to the list of settlements.
import readXlsx from 'read-excel-file/node'
import { beforeAll, expect, test } from 'vitest'
import { toMonthDays } from '#domain/books/month-days.ts'
import { ledger as words } from '#i18n/office/ko/ledger.ts'
import { addDays } from '#lib/days.ts'
import { setUpBooks } from './books-setup.ts'
import { queryAsOwner } from './form-endpoints.ts'

let books: Awaited<ReturnType<typeof setUpBooks>>
beforeAll(async () => {
  books = await setUpBooks()
})

const sumOf = <K extends string>(rows: readonly Record<K, number>[], key: K) =>
  rows.reduce((sum, row) => sum + row[key], 0)

/** Two travellers that the sales person booked, and three that somebody else did; the trip is over. */
async function createOverDeparture() {
  const { package_code, at } = await books.createTrip()
  const departure_id = at(30)
  await books.createPaidBooking(package_code)
  const second = await books.createPaidBooking(package_code, { adult: 3 })
  await queryAsOwner(
    books.site,
    `update booking_history set by_name = '한담당' where travel_agency = 1
      and booking = (select id from booking where travel_agency = 1 and booking_id = '${second.booking_id}')`,
  )
  await books.bill(departure_id, await books.createCost(departure_id), 1_000_001)
  await books.endTrip(departure_id)
  const { departure_date } = await books.read(departure_id)
  return { departure_id, month: departure_date.slice(0, 7) }
}
const readMargins = (month: string) => books.money.api.books.monthMargins({ month })
const readPerson = async (month: string) =>
  (await readMargins(month)).groups.find(({ group }) => group === 'person')?.rows ?? []

test('a month has its margin by person: income of their bookings, costs by their travellers, to the won', async () => {
  const { month } = await createOverDeparture()
  await books.endTrip((await books.createBookedDeparture()).departure_id) // without costs: no margin yet
  const persons = await readPerson(month)
  expect(persons).toEqual(
    expect.arrayContaining([
      { name: '한담당', heads: 3, income: 1_500_000, cost: 600_001, margin: 899_999 },
      { name: '이영업', heads: 2, income: 1_000_000, cost: 400_000, margin: 600_000 },
    ]),
  )
  const settled = await books.money.api.books.settlements({
    state: 'all',
    from: `${month}-01`,
    to: addDays(toMonthDays(month).to, -1),
    page_size: 100,
  })
  const margins = settled.list.map(({ margin }) => ({ margin: margin ?? 0 }))
  for (const { rows } of (await readMargins(month)).groups) {
    expect(sumOf(rows, 'margin')).toBe(sumOf(rows, 'income') - sumOf(rows, 'cost'))
    expect([sumOf(rows, 'income'), sumOf(rows, 'cost')]).toEqual([2_500_000, 1_000_001])
    expect(sumOf(rows, 'margin')).toBe(sumOf(margins, 'margin'))
  }
})

test('income that was corrected after the close is nobody’s, and the file has the same sums', async () => {
  const { departure_id, month } = await createOverDeparture()
  const before = await readPerson(month)
  expect((await books.close(departure_id)).status).toBe(200)
  const correction = { departure_id, side: 'income', amount: -12_000, reason: '사후 할인' }
  expect((await books.money.sendOnce('POST', '/api/office/books/corrections', correction)).status).toBe(200)
  const persons = await readPerson(month)
  expect(persons.find(({ name }) => name === words.margins.rest)).toMatchObject({
    heads: 0,
    income: -12_000,
    cost: 0,
  })
  expect(sumOf(persons, 'margin')).toBe(sumOf(before, 'margin') - 12_000)
  const { bytes } = await books.money.send(
    'GET',
    `/api/office/books/month-file?month=${month}&format=xlsx&language=ko`,
  )
  const sheets = await readXlsx(bytes, { trim: false })
  const rows = sheets.find(({ sheet }) => sheet === words.margins.title)?.data ?? []
  const totals = rows.filter((row) => row[1] === words.worksheets.total)
  expect(totals).toHaveLength(4)
  for (const total of totals) expect(total[5]).toBe(sumOf(persons, 'margin'))
})

test('sales and managers read no margin; a month without departures is empty', async () => {
  for (const who of [books.sales, books.manager])
    expect((await who.send('GET', '/api/office/books/month-margins?month=2026-01')).status).toBe(403)
  const empty = await readMargins('2021-01')
  expect(empty.groups.map(({ rows }) => rows)).toEqual([[], [], [], []])
  expect((await books.money.send('GET', '/api/office/books/month-margins?month=2026-13')).status).toBe(400)
})

test('rent and salaries are taken off the margin of their month, each on its day, and the file says the same', async () => {
  const { month } = await createOverDeparture()
  const { to } = toMonthDays(month)
  const plan = (what: string, amount: number, days: object) =>
    books.money.sendOnce('POST', '/api/office/books/cash/planned', {
      ...{ what, amount, every: 'month', first_on: `${month}-01`, last_on: null },
      ...days,
    })
  await plan('임차료', 1_500_000, { first_on: '2020-01-31' })
  await plan('급여', 9_000_000, {})
  await plan('끝난 리스', 300_000, { first_on: '2020-01-05', last_on: '2020-12-05' })
  await plan('다음 달 세금', 700_000, { every: 'once', first_on: to })
  const { groups, overheads } = await readMargins(month)
  expect(overheads).toEqual([
    { what: '급여', sum: 9_000_000 },
    { what: '임차료', sum: 1_500_000 },
  ])
  const margin = sumOf(groups.find(({ group }) => group === 'trip')?.rows ?? [], 'margin')
  const { bytes } = await books.money.send(
    'GET',
    `/api/office/books/month-file?month=${month}&format=xlsx&language=ko`,
  )
  const sheets = await readXlsx(bytes, { trim: false })
  const rows = sheets.find(({ sheet }) => sheet === words.margins.title)?.data ?? []
  expect(rows.at(-1)).toEqual([words.margins.left, null, null, null, null, margin - 10_500_000])
})
