// Costs of a departure: estimated, billed, paid; what is wrong is refused and nothing is written.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { toWon } from '#domain/books/currency.ts'
import { dollarCost, setUpBooks, wonCost } from './books-setup.ts'
import { dateInDays } from './days.ts'

let books: Awaited<ReturnType<typeof setUpBooks>>
beforeAll(async () => {
  books = await setUpBooks()
})

test('a cost by head counts for everybody who has paid, in won by its rate', async () => {
  const { departure_id } = await books.createBookedDeparture()
  await books.createCost(departure_id, dollarCost)
  await books.createCost(departure_id)
  const { now, break_even } = await books.read(departure_id)
  expect(now).toMatchObject({ heads: 2, received: 1_000_000, income: 1_000_000 })
  expect(now.lines.map(({ estimated }) => estimated)).toEqual([832_505, 1_000_000]) // 2 × 300.50 × 1,385.2
  expect(now.margin).toBe(1_000_000 - 1_832_505)
  expect(break_even).toBe(12) // 500,000 − 416,252.6 a head
})

test('a rate of 0 or of tomorrow, and one that is missing, are refused with their field', async () => {
  const { departure_id } = await books.createBookedDeparture()
  const wrong: [object, string][] = [
    [{ rate: 0 }, 'rate'],
    [{ rate_on: dateInDays(1) }, 'rate_on'],
    [{ rate: null, rate_on: null }, 'rate'],
    [{ currency: 'KRW' }, 'rate'],
  ]
  for (const [fields, field] of wrong) {
    const { status, body } = await books.addCost(departure_id, { ...dollarCost, ...fields })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [`lines.0.${field}`]])
  }
  expect((await books.read(departure_id)).costs).toEqual([])
})

test('a cost is paid in parts, never twice by one key, and never more than its bill', async () => {
  const { departure_id } = await books.createBookedDeparture()
  const id = await books.createCost(departure_id)
  expect((await books.pay(id, 1)).body.code).toBe('BILL_MISSING')
  expect((await books.bill(departure_id, id, 900_000)).status).toBe(200)
  const key = randomUUID()
  const [first, again] = await Promise.all([books.pay(id, 500_000, {}, key), books.pay(id, 500_000, {}, key)])
  expect([first.status, again.status].sort()).toEqual(first.status === again.status ? [200, 200] : [200, 409])
  expect((await books.pay(id, 400_001)).body.code).toBe('PAID_TOO_MUCH')
  const both = await Promise.all([books.pay(id, 400_000), books.pay(id, 400_000)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const { costs } = await books.read(departure_id)
  expect(costs[0]).toMatchObject({ paid: 900_000, bill_won: 900_000 })
  expect(costs[0]?.payments.length).toBe(2)
  expect((await books.pay(id, 1, { paid_on: dateInDays(1) })).body.fields).toHaveProperty('paid_on')
})

test('a bill in another currency is settled by what the bank took for it; its rate follows, to the won', async () => {
  const { departure_id } = await books.createBookedDeparture()
  const id = await books.createCost(departure_id, dollarCost)
  const rate = { bill_rate: dollarCost.rate, bill_rate_on: dateInDays(0) }
  await books.bill(departure_id, id, 60_100, rate) // 601.00 × 1,385.2
  const find = async () => (await books.read(departure_id)).costs.find((cost) => cost.id === id)
  expect(await find()).toMatchObject({ bill_won: 832_505 })
  expect((await books.pay(id, 300_000)).status).toBe(200)
  expect((await books.pay(id, 540_000)).body.code).toBe('PAID_TOO_MUCH')
  expect((await books.pay(id, 840_000, { settles: true })).body.code).toBe('RATE_TOO_FAR')
  expect((await books.pay(id, 300_000, { settles: true })).body.code).toBe('RATE_TOO_FAR')
  expect(await find()).toMatchObject({ bill_won: 832_505, paid: 300_000 })
  expect((await books.pay(id, 540_123, { settles: true, paid_on: dateInDays(-1) })).status).toBe(200)
  const settled = await find()
  expect(settled).toMatchObject({
    bill: 60_100,
    bill_won: 840_123,
    paid: 840_123,
    left: 0,
    bill_rate_on: dateInDays(-1),
  })
  expect(toWon(60_100, 'USD', settled?.bill_rate ?? 0)).toBe(840_123)
})

test('a bill in won, an estimate and closed books are not settled by a payment', async () => {
  const { departure_id } = await books.createBookedDeparture()
  const won = await books.createCost(departure_id)
  expect((await books.pay(won, 1_000, { settles: true })).body.code).toBe('BILL_MISSING')
  await books.bill(departure_id, won, 900_000)
  expect((await books.pay(won, 900_001, { settles: true })).body.code).toBe('PAID_TOO_MUCH')
  const dollars = await books.createCost(departure_id, dollarCost)
  const rate = { bill_rate: dollarCost.rate, bill_rate_on: dateInDays(0) }
  await books.bill(departure_id, dollars, 60_100, rate)
  await books.endTrip(departure_id)
  expect((await books.close(departure_id)).status).toBe(200)
  expect((await books.pay(dollars, 840_000, { settles: true })).body.code).toBe('SETTLEMENT_CLOSED')
  expect((await books.pay(dollars, 832_505)).status).toBe(200)
})

test('a payment is undone once, with a reason, and its bill cannot fall below what was paid', async () => {
  const { departure_id } = await books.createBookedDeparture()
  const id = await books.createCost(departure_id)
  await books.bill(departure_id, id, 900_000)
  const { body } = await books.pay(id, 900_000)
  expect((await books.bill(departure_id, id, 899_999)).body.code).toBe('BILL_BELOW_PAID')
  const undo = () =>
    books.money.sendOnce('POST', '/api/office/books/payments/undo', { id: body.id, reason: '잘못 적음' })
  expect((await undo()).status).toBe(200)
  expect((await undo()).body.code).toBe('CONFIRMATION_OVER')
  expect((await books.read(departure_id)).costs[0]).toMatchObject({
    paid: 0,
    payments: [{ undone_reason: '잘못 적음' }],
  })
})

test('a cost with payments is not deleted, nor is a departure with costs', async () => {
  const { departure_id } = await books.createBookedDeparture()
  const id = await books.createCost(departure_id)
  await books.bill(departure_id, id, 1_000)
  await books.pay(id, 1_000)
  const { costs } = await books.read(departure_id)
  const remove = (revision: number) =>
    books.money.send('POST', '/api/office/books/costs/remove', { id, revision })
  expect((await remove(0)).body.code).toBe('CHANGED_MEANWHILE')
  expect((await remove(costs[0]?.revision ?? 0)).body.code).toBe('COST_PAID')
  const empty = await books.createTrip()
  await books.createCost(empty.at(30))
  const { body } = await books.sales.sendOnce('PUT', '/api/office/departures', {
    rows: [],
    removed: [empty.at(30)],
  })
  expect(body.code).toBe('DEPARTURE_HAS_COSTS')
})

test('the lines of the last departure of the trip are copied as estimates', async () => {
  const { package_code, at } = await books.createTrip({ 30: 500_000, 60: 500_000 })
  const id = await books.createCost(at(30))
  await books.createCost(at(30), dollarCost)
  await books.bill(at(30), id, 5)
  const { copy_from } = await books.read(at(60))
  expect(copy_from).toMatchObject({ departure_id: at(30), lines: 2 })
  const { body } = await books.money.sendOnce('POST', '/api/office/books/costs/copy', {
    departure_id: at(60),
    from: at(30),
  })
  expect([body.added, package_code]).toEqual([2, package_code])
  expect((await books.read(at(60))).costs).toMatchObject([
    { what: '호텔', bill: null, paid: 0 },
    { what: '지상비', currency: 'USD', rate: 1_385_200_000 },
  ])
})

test('lines that are there already, slips and suppliers that ended are not copied', async () => {
  const { at } = await books.createTrip({ 30: 500_000, 60: 500_000 })
  const supplier = { name: '그만둔랜드', kind: 'land', person: '', phone: '', email: '', note: '' }
  const { body: ended } = await books.money.sendOnce('POST', '/api/office/suppliers', supplier)
  await books.createCost(at(30), { ...wonCost, supplier: ended.id })
  const slip = await books.createCost(at(30), { ...wonCost, kind: 'guide', what: '팁' })
  await books.runInAgency((tx) =>
    tx
      .updateTable('cost_line')
      .set({ slip: randomUUID() })
      .where('travel_agency', '=', 1)
      .where('id', '=', slip)
      .execute(),
  )
  await books.money.send('POST', '/api/office/suppliers/end', { id: ended.id, revision: 1, is_ended: true })
  expect((await books.read(at(60))).copy_from).toMatchObject({ lines: 1 })
  const copy = () =>
    books.money.sendOnce('POST', '/api/office/books/costs/copy', { departure_id: at(60), from: at(30) })
  const both = await Promise.all([copy(), copy()])
  expect(both.map(({ body }) => body.added).sort()).toEqual([0, 1])
  expect((await books.read(at(60))).costs).toMatchObject([{ what: '호텔', supplier: null }])
})

test('a sum that its rate makes larger than sums can hold is refused, and nothing is stored', async () => {
  const { departure_id } = await books.createBookedDeparture()
  const yen = { ...dollarCost, currency: 'JPY', basis: 'lump', rate: 99_999_000_000 }
  const { status, body } = await books.addCost(departure_id, { ...yen, estimate: 99_999_999_999 })
  expect([status, body.code]).toEqual([400, 'SUM_TOO_LARGE'])
  expect(
    (await books.addCost(departure_id, { ...wonCost, basis: 'head', estimate: 1_000_000_000 })).body.code,
  ).toBe('SUM_TOO_LARGE')
  const id = await books.createCost(departure_id, { ...yen, estimate: 1 })
  const rate = { bill_rate: 99_999_000_000, bill_rate_on: dateInDays(0) }
  expect((await books.bill(departure_id, id, 99_999_999_999, rate)).body.code).toBe('SUM_TOO_LARGE')
  expect((await books.read(departure_id)).costs).toMatchObject([{ bill: null }])
})

test('a supplier that ended is offered for no new cost, and one of another agency is not there', async () => {
  const { departure_id } = await books.createBookedDeparture()
  const supplier = { name: '다낭랜드', kind: 'land', person: '', phone: '', email: '', note: '' }
  const { body: own } = await books.money.sendOnce('POST', '/api/office/suppliers', supplier)
  const { body: foreign } = await books.other.sendOnce('POST', '/api/office/suppliers', supplier)
  expect((await books.addCost(departure_id, { ...wonCost, supplier: own.id })).status).toBe(200)
  expect((await books.addCost(departure_id, { ...wonCost, supplier: foreign.id })).status).toBe(404)
  await books.money.send('POST', '/api/office/suppliers/end', { id: own.id, revision: 1, is_ended: true })
  expect((await books.addCost(departure_id, { ...wonCost, supplier: own.id })).status).toBe(404)
  expect(await books.money.api.supplier.one({ id: own.id })).toMatchObject({ costs: [{ what: '호텔' }] })
})

test('sales and managers see no cost and no margin', async () => {
  const { departure_id } = await books.createBookedDeparture()
  for (const who of [books.sales, books.manager]) {
    expect((await who.send('GET', `/api/office/books/departure?departure_id=${departure_id}`)).status).toBe(
      403,
    )
    expect((await who.send('GET', '/api/office/suppliers')).status).toBe(403)
  }
  expect(
    (await books.owner.send('GET', `/api/office/books/departure?departure_id=${departure_id}`)).status,
  ).toBe(200)
})

test('the account of a supplier is stored encrypted, read with a second factor, and reading it is logged', async () => {
  const supplier = { name: '하늘호텔', kind: 'hotel', person: '', phone: '', email: '', note: '' }
  const { body } = await books.money.sendOnce('POST', '/api/office/suppliers', supplier)
  const account = { bank: 'KB', account_number: '123456-04-567890', account_holder: '하늘' }
  const save = (revision: number, account_number: string) =>
    books.money.send('PUT', '/api/office/suppliers/account', {
      id: body.id,
      account: { ...account, account_number },
      revision,
    })
  expect((await save(0, '1')).body).toEqual({ revision: 1 })
  expect((await save(0, '2')).body.code).toBe('CHANGED_MEANWHILE')
  expect((await save(1, account.account_number)).body).toEqual({ revision: 2 })
  const stored = await books.runInAgency((tx) =>
    tx
      .selectFrom('supplier_account')
      .select('sealed')
      .where('supplier', '=', body.id)
      .executeTakeFirstOrThrow(),
  )
  expect(stored.sealed).not.toContain('567890')
  expect(await books.money.api.supplier.account({ id: body.id })).toEqual({ account, revision: 2 })
  const notices = await books.runInAgency((tx) =>
    tx
      .selectFrom('settings_notice')
      .select(['setting', 'by_name'])
      .where('setting', '=', 'supplier_account')
      .execute(),
  )
  expect(notices.length).toBeGreaterThanOrEqual(2) // each owner, for each change
  const log = await books.runInAgency((tx) =>
    tx.selectFrom('staff_log').select('call').where('subject', '=', `supplier ${body.id}`).execute(),
  )
  expect(log.map(({ call }) => call)).toEqual(
    expect.arrayContaining(['supplier.add', 'supplier.saveAccount', 'supplier.account']),
  )
})

test('what is not paid is listed by age beside what customers owe, and trips under way are not ours', async () => {
  const { departure_id } = await books.createBookedDeparture()
  const before = await books.money.api.books.position()
  const findSum = (position: typeof before, age: string) =>
    position.ages.find((each) => each.age === age)?.payable ?? 0
  const id = await books.createCost(departure_id, { ...wonCost, due_on: dateInDays(-45), what: '밀린 호텔' })
  await books.bill(departure_id, id, 700_000)
  await books.pay(id, 200_000)
  const { list } = await books.money.api.books.payables({ age: 'two_months' })
  expect(list.find((payable) => payable.id === id)).toMatchObject({ what: '밀린 호텔', left: 500_000 })
  const after = await books.money.api.books.position()
  expect(findSum(after, 'two_months') - findSum(before, 'two_months')).toBe(500_000)
  // Its trip is under way: what was paid for it comes off the money that is held, and its bill is no debt yet.
  expect(before.today.held - after.today.held).toBe(200_000)
  expect(after.today.owed_suppliers).toBe(before.today.owed_suppliers)
  expect(after.today.balance).toBeNull()
})
