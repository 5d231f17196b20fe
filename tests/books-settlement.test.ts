// The settlement of a departure: closed once by a person, corrected by further rows, never changed.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { correctSums } from '#domain/books/settlement.ts'
import { books as words } from '#i18n/office/ko/books.ts'
import { setUpBooks, wonCost } from './books-setup.ts'
import { queryAsOwner } from './form-endpoints.ts'

let books: Awaited<ReturnType<typeof setUpBooks>>
beforeAll(async () => {
  books = await setUpBooks()
})

/** A trip that is over, with one cost that is billed. */
async function createSettled(what = wonCost.what) {
  const departure = await books.createBookedDeparture()
  const { departure_id } = departure
  const cost = await books.createCost(departure_id, { ...wonCost, what })
  await books.bill(departure_id, cost, 640_000)
  await books.endTrip(departure_id)
  return { ...departure, cost }
}
const correct = (departure_id: number, amount: number, side = 'income') =>
  books.money.sendOnce('POST', '/api/office/books/corrections', {
    departure_id,
    side,
    amount,
    reason: '늦은 환불',
  })
const download = (departure_id: number, format = 'xlsx') =>
  books.money.send(
    'GET',
    `/api/office/books/settlement-file?departure_id=${departure_id}&format=${format}&language=ko`,
  )

test('it is closed once, when the trip is over and every line has its bill, with the sums on the screen', async () => {
  const { departure_id } = await books.createBookedDeparture()
  const cost = await books.createCost(departure_id)
  expect((await books.close(departure_id)).body.code).toBe('TRIP_NOT_OVER')
  await books.endTrip(departure_id)
  expect((await books.close(departure_id)).body.code).toBe('BILL_MISSING')
  await books.bill(departure_id, cost, 640_000)
  expect((await books.close(departure_id, { income: 1 })).body.code).toBe('CHANGED_MEANWHILE')
  const key = randomUUID()
  expect((await books.close(departure_id, {}, key)).status).toBe(200)
  expect((await books.close(departure_id, {}, key)).status).toBe(200)
  expect((await books.close(departure_id)).body.code).toBe('SETTLEMENT_CLOSED')
  expect((await books.read(departure_id)).closed).toMatchObject({
    by_name: '최회계',
    income: 1_000_000,
    cost: 640_000,
    figures: { margin: 360_000, margin_each: 180_000, supply: 909_091, vat: 90_909 },
  })
})

test('two people who close at once close it once', async () => {
  const { departure_id } = await createSettled()
  const both = await Promise.all([books.close(departure_id), books.close(departure_id)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a closed one takes no cost, bill or choice, only payments and corrections', async () => {
  const { departure_id, cost } = await createSettled()
  await books.close(departure_id)
  expect((await books.addCost(departure_id)).body.code).toBe('SETTLEMENT_CLOSED')
  expect((await books.bill(departure_id, cost, 1)).body.code).toBe('SETTLEMENT_CLOSED')
  const vat = { departure_id, vat_base: 'fee', fee: 1, revision: 1 }
  expect((await books.money.send('POST', '/api/office/books/vat', vat)).body.code).toBe('SETTLEMENT_CLOSED')
  expect((await books.pay(cost, 640_000)).status).toBe(200)
  expect((await correct(departure_id, -50_000)).status).toBe(200)
  expect((await correct(departure_id, 0)).body.fields).toHaveProperty('amount')
  const { closed, corrections } = await books.read(departure_id)
  expect([closed?.income, corrections.map(({ amount }) => amount)]).toEqual([1_000_000, [-50_000]])
})

const lateBill = (departure_id: number, more: object = {}, who = books.money) =>
  who.sendOnce('POST', '/api/office/books/late-bills', {
    departure_id,
    kind: 'bus',
    what: '연장 운행',
    currency: 'KRW',
    bill: 90_000,
    due_on: null,
    bill_rate: null,
    bill_rate_on: null,
    reason: '늦게 온 청구',
    ...more,
  })
const addSupplier = async (name: string) =>
  (
    await books.money.sendOnce('POST', '/api/office/suppliers', {
      name,
      kind: 'bus',
      person: '',
      phone: '',
      email: '',
      note: '',
    })
  ).body.id as number

test('a bill that comes after the close corrects the costs, and is owed to its supplier until it is paid', async () => {
  const { departure_id } = await createSettled()
  await books.close(departure_id)
  const supplier = await addSupplier('한빛버스')
  const before = (await books.money.api.books.settlements({ state: 'closed' })).list
  const { status, body } = await lateBill(departure_id, { supplier })
  expect(status).toBe(200)
  const { closed, corrections, costs } = await books.read(departure_id)
  expect(closed?.cost).toBe(640_000)
  expect(corrections).toMatchObject([{ side: 'cost', amount: 90_000, reason: '늦게 온 청구' }])
  expect(costs.find(({ id }) => id === body.id)).toMatchObject({ is_late: true, bill_won: 90_000, paid: 0 })
  const isHere = (each: { departure_id: number }) => each.departure_id === departure_id
  const after = (await books.money.api.books.settlements({ state: 'closed' })).list
  expect((after.find(isHere)?.cost ?? 0) - (before.find(isHere)?.cost ?? 0)).toBe(90_000)
  expect(await books.money.api.supplier.one({ id: supplier })).toMatchObject({ billed: 90_000, owed: 90_000 })
  expect((await books.money.api.books.payables({ page_size: 100 })).list).toContainEqual(
    expect.objectContaining({ id: body.id, supplier_name: '한빛버스', left: 90_000 }),
  )
  expect((await books.pay(body.id, 90_001)).body.code).toBe('PAID_TOO_MUCH')
  expect((await books.pay(body.id, 90_000)).status).toBe(200)
  expect(await books.money.api.supplier.one({ id: supplier })).toMatchObject({ owed: 0 })
  await expect(
    queryAsOwner(books.site, `update cost_line set bill = 1, bill_won = 1 where id = ${body.id}`),
  ).rejects.toThrow('corrected, never changed')
})

test('a late bill is refused of an open settlement, of nobody, of another agency’s supplier, and for nothing', async () => {
  const { departure_id } = await createSettled()
  const supplier = await addSupplier('두빛버스')
  expect((await lateBill(departure_id, { supplier })).body.code).toBe('SETTLEMENT_OPEN')
  await books.close(departure_id)
  expect((await lateBill(departure_id, { supplier: 999_999 })).body.code).toBe('NOT_FOUND')
  expect((await lateBill(departure_id, { supplier: null })).status).toBe(400)
  expect((await lateBill(departure_id, { supplier, bill: 0 })).body.fields).toHaveProperty('bill')
  expect((await lateBill(departure_id, { supplier, currency: 'USD' })).body.fields).toHaveProperty(
    'bill_rate',
  )
  const tiny = { currency: 'USD', bill: 1, bill_rate: 1, bill_rate_on: '2026-01-01' }
  expect((await lateBill(departure_id, { supplier, ...tiny })).body.code).toBe('RATE_MISSING')
  expect((await lateBill(departure_id, { supplier }, books.manager)).status).toBe(403)
  expect((await books.read(departure_id)).corrections).toEqual([])
  const credit = await lateBill(departure_id, { supplier, bill: -20_000 })
  expect(credit.status).toBe(200)
  expect((await books.read(departure_id)).corrections).toMatchObject([{ amount: -20_000 }])
})

test('an open one takes no correction', async () => {
  const { departure_id } = await createSettled()
  expect((await correct(departure_id, 1)).body.code).toBe('SETTLEMENT_OPEN')
})

test('closed books changed by SQL are refused, also to the owner of the database', async () => {
  const other = await createSettled()
  const { departure_id, cost } = await createSettled()
  await books.close(departure_id)
  await correct(departure_id, 7)
  for (const change of [
    `update settlement set income = 1 where departure_id = ${departure_id}`,
    `delete from settlement where departure_id = ${departure_id}`,
    `update settlement_correction set amount = 1 where departure_id = ${departure_id}`,
    `delete from settlement_correction where departure_id = ${departure_id}`,
    `update cost_line set bill = 1, bill_won = 1 where id = ${cost}`,
    `delete from cost_line where id = ${cost}`,
    `insert into cost_line (travel_agency, departure_id, kind, what, basis, currency, estimate, bill, bill_won, by_name, correction)
      select 1, ${departure_id}, 'bus', 'x', 'lump', 'KRW', 0, 8, 8, 'x', max(id) from settlement_correction where side = 'cost'`,
    `update cost_line set departure_id = ${other.departure_id} where id = ${cost}`,
    `update cost_line set departure_id = ${departure_id} where id = ${other.cost}`,
  ])
    await expect(queryAsOwner(books.site, change)).rejects.toThrow('corrected, never changed')
  await expect(
    books.runInAgency((tx) => sql`update settlement set cost = 0 where travel_agency = 1`.execute(tx)),
  ).rejects.toThrow('corrected, never changed')
})

test('a refund after the close leaves what was closed, and shows as what the ledger says now', async () => {
  const { departure_id, booking_id } = await createSettled()
  await books.close(departure_id)
  const { id } = await books.findBooking(booking_id)
  await books.runInAgency((tx) =>
    tx
      .insertInto('ledger')
      .values({
        travel_agency: 1,
        booking: id,
        kind: 'refund',
        amount: 100_000,
        method: 'transfer',
        transaction_id: randomUUID(),
      })
      .execute(),
  )
  const { closed, now } = await books.read(departure_id)
  expect([closed?.income, now.income]).toEqual([1_000_000, 900_000])
})

test('the file of a closed settlement is the same each time, byte for byte, and a formula in it is a text', async () => {
  const { departure_id } = await createSettled('=HYPERLINK("http://x")')
  await books.close(departure_id)
  const [one, other] = [await download(departure_id), await download(departure_id)]
  expect(one.bytes.length).toBeGreaterThan(1_000)
  expect(other.bytes.equals(one.bytes)).toBe(true)
  const { text: csv } = await download(departure_id, 'csv')
  expect(csv).toContain(`'=HYPERLINK`)
  expect(csv).toContain('360000')
})

test('the file names the trip as it was when it was closed, whatever it is called now', async () => {
  const { departure_id, package_code } = await createSettled()
  await books.close(departure_id)
  const before = await download(departure_id)
  await books.site.db
    .updateTable('package')
    .set({ page_title: { ko: '겨울 다낭', en: 'Winter' } })
    .where('travel_agency', '=', 1)
    .where('package_code', '=', package_code)
    .execute()
  const after = await download(departure_id)
  expect(after.bytes.equals(before.bytes)).toBe(true)
})

test('it is not closed when somebody chose another base for VAT meanwhile', async () => {
  const { departure_id } = await createSettled()
  const { revision } = await books.read(departure_id)
  const vat = { departure_id, vat_base: 'fee', fee: 100_000, revision }
  expect((await books.money.send('POST', '/api/office/books/vat', vat)).status).toBe(200)
  expect((await books.close(departure_id, { revision })).body.code).toBe('CHANGED_MEANWHILE')
  expect((await books.close(departure_id)).status).toBe(200)
  expect((await books.read(departure_id)).closed?.figures).toMatchObject({ vat_base: 'fee', vat: 9_091 })
})

test('sums with corrections are the same on the screen and in the file', async () => {
  const { departure_id } = await createSettled()
  const { revision } = await books.read(departure_id)
  const vat = { departure_id, vat_base: 'whole', fee: 0, revision }
  await books.money.send('POST', '/api/office/books/vat', vat)
  await books.close(departure_id)
  await correct(departure_id, 110_000)
  await correct(departure_id, 30_000, 'cost')
  const { closed, corrections } = await books.read(departure_id)
  const figures = closed?.figures
  if (!figures) throw new Error('it is closed')
  const sums = correctSums(figures, corrections)
  expect(sums).toMatchObject({
    income: 1_110_000,
    cost: 670_000,
    margin: 440_000,
    vat_of: 1_110_000,
    vat: 100_909,
  })
  const { text } = await download(departure_id, 'csv')
  const rows = text.split('\r\n').map((row) => row.split(',').map((cell) => cell.replace(/^["']+|"$/g, '')))
  const find = (title: string) => rows.find(([first]) => first === title)
  expect([find(words.settlement.cost)?.[3], find(words.settlement.cost)?.[4]]).toEqual([
    `${sums.cost}`,
    `${sums.difference}`,
  ])
  expect([find(words.settlement.margin)?.[3], find(words.settlement.vat)?.[3]]).toEqual([
    `${sums.margin}`,
    `${sums.vat}`,
  ])
})
