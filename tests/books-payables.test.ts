// What is to be paid: bills, and costs that nobody has billed yet, by due date and supplier; as a list and a file.
import { beforeAll, expect, test } from 'vitest'
import { dollarCost, setUpBooks, wonCost } from './books-setup.ts'
import { dateInDays } from './days.ts'

let books: Awaited<ReturnType<typeof setUpBooks>>
beforeAll(async () => {
  books = await setUpBooks()
})

const addSupplier = async (name: string) =>
  (
    await books.money.sendOnce('POST', '/api/office/suppliers', {
      name,
      kind: 'land',
      person: '',
      phone: '',
      email: '',
      note: '',
    })
  ).body.id as number
const list = (filters: object = {}) => books.money.api.books.payables({ page_size: 100, ...filters })

test('what nobody has billed stands among the bills as it is estimated, to the won, until its bill comes', async () => {
  const { departure_id } = await books.createBookedDeparture()
  const supplier = await addSupplier('다낭랜드')
  const due_on = dateInDays(5)
  const dollars = await books.createCost(departure_id, { ...dollarCost, supplier, due_on })
  const won = await books.createCost(departure_id, { ...wonCost, supplier })
  await books.bill(departure_id, won, 640_000)
  const { now } = await books.read(departure_id)
  const estimated = now.lines.find(({ id }) => id === dollars)?.estimated
  expect(estimated).toBe(832_505) // 2 × 300.50 × 1,385.2 = 832,505.2
  const all = await list({ supplier })
  expect(all.list).toMatchObject([
    { id: dollars, is_estimated: true, bill_won: null, left: estimated, due_on },
    { id: won, is_estimated: false, bill_won: 640_000, left: 640_000 },
  ])
  expect([all.sum, all.estimated]).toEqual([640_000 + 832_505, 832_505])
  expect((await list({ supplier, state: 'billed' })).list.map(({ id }) => id)).toEqual([won])
  expect((await list({ supplier, until: due_on })).list.map(({ id }) => id)).toEqual([dollars])
  expect((await list({ supplier, until: dateInDays(4) })).list).toEqual([])
  const rate = { bill_rate: dollarCost.rate, bill_rate_on: dateInDays(0) }
  expect((await books.bill(departure_id, dollars, 60_000, rate)).status).toBe(200)
  expect((await list({ supplier })).list.map(({ is_estimated }) => is_estimated)).toEqual([false, false])
  expect((await books.pay(won, 640_000)).status).toBe(200)
  expect((await list({ supplier })).list.map(({ id }) => id)).toEqual([dollars])
})

test('of a cancelled departure nothing is expected that nobody billed', async () => {
  const { departure_id } = await books.createBookedDeparture()
  const supplier = await addSupplier('한빛버스')
  await books.createCost(departure_id, { ...wonCost, supplier })
  expect((await list({ supplier })).total).toBe(1)
  await books.site.db
    .updateTable('departure')
    .set({ cancelled: new Date().toISOString(), closed_yn: 'Y' })
    .where((eb) => eb.and({ travel_agency: 1, departure_id }))
    .execute()
  expect((await list({ supplier })).total).toBe(0)
})

test('the list is a file, with whom, what and when; sales get neither', async () => {
  const { departure_id } = await books.createBookedDeparture()
  const supplier = await addSupplier('=HYPERLINK("http://x")')
  await books.createCost(departure_id, { ...wonCost, supplier, due_on: dateInDays(3) })
  const path = `/api/office/books/payables/file?supplier=${supplier}&format=csv&columns=what&columns=due&columns=left`
  const { text } = await books.money.send('GET', path)
  expect(text.split('\r\n')[1]).toBe(
    `"'=HYPERLINK(""http://x"")",${wonCost.what},예상,${dateInDays(3)},기한 전,1000000`,
  )
  expect((await books.manager.send('GET', path)).status).toBe(403)
})

test('what is due by a day is a file for the bank, one row a supplier, with its account; who took it is logged', async () => {
  const { departure_id } = await books.createBookedDeparture()
  const [paid, without] = [await addSupplier('가나랜드'), await addSupplier('계좌없는곳')]
  await books.money.send('PUT', '/api/office/suppliers/account', {
    id: paid,
    revision: 0,
    account: { bank: '국민은행', account_number: '123-45-6789', account_holder: '가나랜드㈜' },
  })
  const due_on = dateInDays(2)
  for (const [supplier, sum, due] of [
    [paid, 300_000, due_on],
    [paid, 200_000, due_on],
    [paid, 900_000, dateInDays(20)],
    [without, 50_000, due_on],
  ] as const) {
    const cost = await books.createCost(departure_id, { ...wonCost, supplier, due_on: due })
    await books.bill(departure_id, cost, sum)
  }
  const path = `/api/office/books/payables/transfers?until=${due_on}&format=csv&language=ko`
  const { text } = await books.money.send('GET', path)
  expect(text).toContain('국민은행,123-45-6789,500000,가나랜드㈜,청구 2건')
  expect(text).not.toContain('50000,계좌없는곳')
  expect((await books.manager.send('GET', path)).status).toBe(403)
  const { list } = await books.owner.api.staff.log({ call: 'books.exportTransfers' })
  expect(list).toHaveLength(1)
})

test('the statement of a supplier goes on from what was open before to what is owed now', async () => {
  const { departure_id } = await books.createBookedDeparture()
  const supplier = await addSupplier('거래명세랜드')
  const [one, other] = [300_000, 200_000].map((sum) => ({ sum, cost: 0 }))
  for (const each of [one, other]) {
    if (!each) continue
    each.cost = await books.createCost(departure_id, { ...wonCost, supplier })
    await books.bill(departure_id, each.cost, each.sum)
  }
  await books.endTrip(departure_id)
  const left = dateInDays(-10 - (departure_id % 300)).slice(0, 7)
  expect((await books.pay(one?.cost ?? 0, 120_000)).status).toBe(200)
  const read = async (month: string) => {
    const { text } = await books.money.send(
      'GET',
      `/api/office/books/statement-file?supplier=${supplier}&month=${month}&format=csv&language=ko`,
    )
    return text
      .trim()
      .split('\r\n')
      .map((row) => row.split(','))
  }
  const then = await read(left)
  expect(then[1]?.at(-1)).toBe('0')
  const now = await read(dateInDays(0).slice(0, 7))
  expect(now.at(-1)?.at(-1)).toBe('380000')
  expect(await books.money.api.supplier.one({ id: supplier })).toMatchObject({ owed: 380_000 })
  if (left !== dateInDays(0).slice(0, 7)) {
    expect(then.at(-1)?.slice(-3)).toEqual(['500000', '0', '500000'])
    expect(now[1]?.at(-1)).toBe('500000')
  }
})
