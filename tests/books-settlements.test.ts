// The list of departures whose trip is over, until each is closed; and what of it waits on the first screen.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { setUpBooks } from './books-setup.ts'

let books: Awaited<ReturnType<typeof setUpBooks>>
beforeAll(async () => {
  books = await setUpBooks()
})

const find = async (departure_id: number, state?: 'all' | 'closed') => {
  const { list } = await books.money.api.books.settlements({ state, page_size: 100 })
  return list.find((row) => row.departure_id === departure_id)
}
const findWaiting = async (departure_id: number, who = books.money) => {
  const { waiting } = await who.api.report.today()
  const listed = waiting.flatMap(({ kind, total, list }) => (kind === 'settlements' ? [{ total, list }] : []))
  return listed[0]?.list.find(({ ref }) => ref === String(departure_id))
}

test('a departure is listed once its trip is over, with what it lacks, until it is closed', async () => {
  const { departure_id } = await books.createBookedDeparture()
  expect(await find(departure_id)).toBeUndefined()
  await books.endTrip(departure_id)
  expect(await find(departure_id)).toMatchObject({
    state: 'no_costs',
    heads: 2,
    income: 1_000_000,
    margin: null,
  })
  const cost = await books.createCost(departure_id)
  expect(await find(departure_id)).toMatchObject({ state: 'bills_missing', missing: 1, margin: 0 })
  await books.bill(departure_id, cost, 640_000)
  expect(await find(departure_id)).toMatchObject({
    state: 'ready',
    cost: 640_000,
    margin: 360_000,
    left: 640_000,
  })
  await books.close(departure_id)
  expect(await find(departure_id)).toBeUndefined()
  await books.money.sendOnce('POST', '/api/office/books/corrections', {
    departure_id,
    side: 'cost',
    amount: 10_000,
    reason: '늦은 청구',
  })
  expect(await find(departure_id, 'closed')).toMatchObject({
    state: 'closed',
    heads: 2,
    income: 1_000_000,
    cost: 650_000,
    margin: 350_000,
  })
})

test('a departure that nobody paid for and that cost nothing is not listed; a cancelled one with costs is', async () => {
  const { at } = await books.createTrip()
  await books.endTrip(at(30))
  expect(await find(at(30), 'all')).toBeUndefined()
  const cancelled = await books.createTrip()
  await books.createCost(cancelled.at(30))
  await books.site.db
    .updateTable('departure')
    .set({ cancelled: sql<string>`now()`, closed_yn: 'Y' })
    .where('travel_agency', '=', 1)
    .where('departure_id', '=', cancelled.at(30))
    .execute()
  expect(await find(cancelled.at(30))).toMatchObject({ is_cancelled: true, state: 'bills_missing' })
})

test('what is over waits on the first screen of who sees margins, and of nobody else', async () => {
  const { departure_id } = await books.createBookedDeparture()
  expect(await findWaiting(departure_id)).toBeUndefined()
  const days = (by: number) =>
    books.site.db
      .updateTable('departure')
      .set({ departure_date: sql<string>`((now() at time zone 'Asia/Seoul')::date - ${by}::int)` })
      .where('travel_agency', '=', 1)
      .where('departure_id', '=', departure_id)
      .execute()
  await days(400) // however long ago
  expect(await findWaiting(departure_id)).toMatchObject({ state: 'no_costs', missing: 0 })
  expect(await findWaiting(departure_id, books.manager)).toBeUndefined()
  expect((await books.manager.send('GET', '/api/office/books/settlements')).status).toBe(403)
  await books.close(departure_id)
  expect(await findWaiting(departure_id)).toBeUndefined()
})

test('the list is a file with its sums, of what the filters show', async () => {
  const { departure_id, package_code } = await books.createBookedDeparture()
  await books.bill(departure_id, await books.createCost(departure_id), 640_000)
  await books.endTrip(departure_id)
  const path = `/api/office/books/settlements/file?q=${package_code}&format=csv&language=ko`
  const { text } = await books.money.send('GET', path)
  const [, row, sum] = text.trim().split('\r\n')
  expect(row?.split(',').slice(2)).toEqual([
    '마감 가능',
    '2',
    '1000000',
    '640000',
    '360000',
    '180000',
    '640000',
  ])
  expect(sum).toBe('합계,,,2,1000000,640000,360000,,640000')
  expect((await books.manager.send('GET', path)).status).toBe(403)
})
