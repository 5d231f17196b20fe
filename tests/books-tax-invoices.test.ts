// Tax invoices received: entered once, for bills of their supplier, listed by month and in the accountant's file.
import { randomUUID } from 'node:crypto'
import readXlsx from 'read-excel-file/node'
import { beforeAll, expect, test } from 'vitest'
import { purgeClosedBooks } from '#domain/books/retention.server.ts'
import { isVatRight } from '#domain/books/tax-invoice-kind.ts'
import { ledger as words } from '#i18n/office/ko/ledger.ts'
import { dollarCost, setUpBooks, wonCost } from './books-setup.ts'
import { dateInDays } from './days.ts'
import { startDuringTransaction } from './during-transaction.ts'
import { queryAsOwner } from './form-endpoints.ts'

let books: Awaited<ReturnType<typeof setUpBooks>>
beforeAll(async () => {
  books = await setUpBooks()
})

const supplierForm = { kind: 'bus', person: '', phone: '', email: '', note: '' }
const addSupplier = async (name: string, business_number = '124-81-00998') =>
  (
    await books.money.sendOnce('POST', '/api/office/suppliers', {
      ...supplierForm,
      name,
      business_number,
    })
  ).body.id as number

async function createBill(supplier: number, won = 1_100_000) {
  const { departure_id } = await books.createBookedDeparture()
  const cost = await books.createCost(departure_id, { ...wonCost, supplier, kind: 'bus', what: '전세버스' })
  await books.bill(departure_id, cost, won)
  return { departure_id, cost }
}
const sums = { kind: 'taxed', supply: 1_000_000, vat: 100_000 }
const enter = (invoice: object, who = books.money, key?: string) =>
  who.sendOnce(
    'POST',
    '/api/office/books/tax-invoices',
    { number: randomUUID().slice(0, 8), issued_on: dateInDays(0), costs: [], ...sums, ...invoice },
    key,
  )
const listMissing = async (supplier: number) =>
  (await books.money.api.books.costsWithoutInvoice({ supplier })).list.map(({ id }) => id)

test('an invoice is entered for bills of its supplier, once; they no longer lack one', async () => {
  const supplier = await addSupplier('한빛관광버스')
  const { departure_id, cost } = await createBill(supplier)
  const other = await createBill(supplier, 330_000)
  expect(await listMissing(supplier)).toEqual(expect.arrayContaining([cost, other.cost]))
  const invoice = { supplier, number: '20261119-41000000-12345678', costs: [cost] }
  const key = randomUUID()
  const first = await enter(invoice, books.money, key)
  expect(first.status).toBe(200)
  expect((await enter(invoice, books.money, key)).body).toEqual(first.body)
  expect((await enter(invoice)).body.code).toBe('INVOICE_ENTERED')
  expect(await listMissing(supplier)).toEqual([other.cost])
  const listed = await books.money.api.books.taxInvoices({ supplier, month: dateInDays(0).slice(0, 7) })
  expect(listed).toMatchObject({ total: 1, supply: 1_000_000, vat: 100_000 })
  expect(listed.list).toMatchObject([
    {
      number: '202611194100000012345678',
      supplier_name: '한빛관광버스',
      business_number: '124-81-00998',
      by_name: '최회계',
      costs: [{ id: cost, departure_id, what: '전세버스' }],
    },
  ])
  expect((await books.money.api.books.taxInvoices({ supplier, month: '2021-01' })).total).toBe(0)
  const logged = await books.runInAgency((tx) =>
    tx
      .selectFrom('staff_log')
      .select(['call', 'after'])
      .where('subject', '=', `supplier ${supplier}`)
      .where('call', '=', 'books.addTaxInvoice')
      .execute(),
  )
  expect(logged).toMatchObject([
    { after: { number: '202611194100000012345678', supply: 1_000_000, vat: 100_000 } },
  ])
})

test('two who enter the same number at once enter it once', async () => {
  const supplier = await addSupplier('동시버스')
  const answers = await Promise.all([1, 2, 3].map(() => enter({ supplier, number: 'A1' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await books.money.api.books.taxInvoices({ supplier })).total).toBe(1)
})

test('VAT is a tenth of the supply value, give or take a won, or nothing', async () => {
  expect([99_999, 100_000, 100_001].every((vat) => isVatRight('taxed', 1_000_000, vat))).toBe(true)
  expect(isVatRight('taxed', -1_000_000, -100_000)).toBe(true)
  const supplier = await addSupplier('세율상사')
  for (const wrong of [
    { vat: 99_998 },
    { vat: 0 },
    { kind: 'exempt' },
    { kind: 'zero_rated', vat: 1 },
    { supply: 0, vat: 0 },
    { supply: 1.5 },
    { supply: 10 ** 13, vat: 10 ** 12 },
    { number: '' },
    { number: '가나다' },
    { number: 'A'.repeat(31) },
    { issued_on: dateInDays(1) },
    { issued_on: '2026-02-30' },
    { costs: [-1] },
    { kind: 'free' },
  ])
    expect([wrong, (await enter({ supplier, ...wrong })).status]).toEqual([wrong, 400])
  for (const kind of ['exempt', 'zero_rated'])
    expect((await enter({ supplier, kind, vat: 0 })).status).toBe(200)
  expect((await enter({ supplier, supply: -1_000_000, vat: -100_000 })).status).toBe(200)
})

test('not for a cost of another supplier, an advance, a cost in another currency, or a supplier that is not there', async () => {
  const [supplier, other] = [await addSupplier('가버스'), await addSupplier('나버스')]
  const { departure_id, cost } = await createBill(other)
  const advance = await books.createCost(departure_id, { ...wonCost, supplier, kind: 'advance' })
  const dollars = await books.createCost(departure_id, { ...dollarCost, supplier })
  for (const costs of [[cost], [advance], [dollars], [99_999_999]])
    expect((await enter({ supplier, costs })).body.code).toBe('NOT_FOUND')
  expect((await enter({ supplier: 99_999_999 })).body.code).toBe('NOT_FOUND')
  expect((await books.money.api.books.taxInvoices({ supplier })).total).toBe(0)
})

const readCost = async (departure_id: number, id: number) =>
  (await books.read(departure_id)).costs.find((cost) => cost.id === id)

test('an invoice for a cost that nobody has billed is its bill, too, where that is asked for', async () => {
  const supplier = await addSupplier('앞선버스')
  const { departure_id, cost: billed } = await createBill(supplier, 330_000)
  const [one, other] = [
    await books.createCost(departure_id, { ...wonCost, supplier, estimate: 700_000 }),
    await books.createCost(departure_id, { ...wonCost, supplier, estimate: 90_000 }),
  ]
  const { list } = await books.money.api.books.costsWithoutInvoice({ supplier, show: 'all' })
  expect(list.map(({ id, won, is_estimated }) => [id, won, is_estimated])).toEqual(
    expect.arrayContaining([
      [billed, 330_000, false],
      [one, 700_000, true],
    ]),
  )
  expect(await listMissing(supplier)).toEqual([billed])
  const both = { supplier, costs: [billed, one, other], as_bill: true }
  expect((await enter(both)).body.code).toBe('CHANGED_MEANWHILE')
  expect((await books.money.api.books.taxInvoices({ supplier })).total).toBe(0)
  expect((await enter({ supplier, number: 'C1', costs: [billed, one], as_bill: true })).status).toBe(200)
  expect(await readCost(departure_id, one)).toMatchObject({ bill: 770_000, bill_won: 770_000 })
  expect((await enter({ supplier, number: 'C2', costs: [other] })).status).toBe(200)
  expect(await readCost(departure_id, other)).toMatchObject({ bill: null })
  await books.bill(departure_id, other, 88_000)
  expect(await listMissing(supplier)).toEqual([])
})

test('a cost with an invoice stays with its supplier and its currency, and is not removed', async () => {
  const [supplier, second] = [await addSupplier('주인버스'), await addSupplier('다른버스')]
  const { departure_id } = await books.createBookedDeparture()
  const id = await books.createCost(departure_id, { ...wonCost, supplier })
  const { id: invoice } = (await enter({ supplier, costs: [id] })).body
  const change = async (fields: object) => {
    const cost = await readCost(departure_id, id)
    return books.money.send('PUT', '/api/office/books/costs', {
      ...wonCost,
      supplier,
      id,
      revision: cost?.revision,
      ...fields,
    })
  }
  expect((await change({ supplier: second })).body.code).toBe('COST_INVOICED')
  const { currency, rate, rate_on } = dollarCost
  expect((await change({ currency, rate, rate_on })).body.code).toBe('COST_INVOICED')
  const remove = async () =>
    books.money.send('POST', '/api/office/books/costs/remove', {
      id,
      revision: (await readCost(departure_id, id))?.revision,
    })
  expect((await remove()).body.code).toBe('COST_INVOICED')
  expect((await change({ what: '전세버스' })).status).toBe(200)
  await books.money.sendOnce('POST', '/api/office/books/tax-invoices/remove', { id: invoice })
  expect((await change({ supplier: second })).status).toBe(200)
})

test('bills in other currencies and what the guide spent are not missed', async () => {
  const supplier = await addSupplier('다낭랜드', '')
  const { departure_id } = await books.createBookedDeparture()
  const dollars = await books.createCost(departure_id, { ...dollarCost, supplier })
  const rate = { bill_rate: dollarCost.rate, bill_rate_on: dateInDays(0) }
  await books.bill(departure_id, dollars, 60_000, rate)
  const advance = await books.createCost(departure_id, { ...wonCost, supplier, kind: 'advance' })
  await books.bill(departure_id, advance, 200_000)
  expect(await listMissing(supplier)).toEqual([])
})

test('one that was entered wrongly is removed, and its bill lacks one again', async () => {
  const supplier = await addSupplier('실수버스')
  const { cost } = await createBill(supplier)
  const { id } = (await enter({ supplier, number: 'B7', costs: [cost] })).body
  const remove = (who = books.money) => who.sendOnce('POST', '/api/office/books/tax-invoices/remove', { id })
  for (const who of [books.sales, books.manager]) expect((await remove(who)).status).toBe(403)
  expect((await remove(books.other)).status).not.toBe(200)
  expect((await remove()).status).toBe(200)
  expect((await remove()).body.code).toBe('NOT_FOUND')
  expect(await listMissing(supplier)).toEqual([cost])
  expect((await enter({ supplier, number: 'B7', costs: [cost] })).status).toBe(200)
})

test('the accountant’s file has them by their day, as they were named; the same bytes again', async () => {
  const supplier = await addSupplier('=CMD("x")')
  await enter({ supplier, number: 'Z1', issued_on: '2026-03-05' })
  await enter({ supplier, number: 'Z0', issued_on: '2026-03-02', kind: 'exempt', supply: 50_000, vat: 0 })
  const download = () =>
    books.money.send('GET', '/api/office/books/month-file?month=2026-03&format=xlsx&language=ko')
  const { bytes } = await download()
  const sheets = await readXlsx(bytes, { trim: false })
  const [titles, ...rows] = sheets.find(({ sheet }) => sheet === words.purchases.title)?.data ?? []
  expect(titles).toEqual(Object.values(words.purchases.columns))
  expect(rows.map((row) => row.slice(1))).toEqual([
    ['Z0', `'=CMD("x")`, '124-81-00998', '면세', 50_000, 0, 50_000],
    ['Z1', `'=CMD("x")`, '124-81-00998', '과세', 1_000_000, 100_000, 1_100_000],
    [null, null, null, null, 1_050_000, 100_000, 1_150_000],
  ])
  expect(rows[0]?.[0]).toBeInstanceOf(Date)
  await queryAsOwner(
    books.site,
    `update supplier set name = '새 이름' where travel_agency = 1 and id = ${supplier}`,
  )
  expect((await download()).bytes.equals(bytes)).toBe(true)
})

test('a business number has ten digits of which the last is right, with or without dashes', async () => {
  const add = (business_number: string) =>
    books.money.sendOnce('POST', '/api/office/suppliers', { ...supplierForm, name: '번호', business_number })
  for (const wrong of ['124-81-00997', '124-81-0099', '1248100998123', 'abc'])
    expect([wrong, (await add(wrong)).status]).toEqual([wrong, 400])
  const { body } = await add('1248100998')
  expect(await books.money.api.supplier.one({ id: body.id })).toMatchObject({
    business_number: '124-81-00998',
  })
  expect((await add('')).status).toBe(200)
})

test('they go when the law no longer keeps books', async () => {
  const supplier = await addSupplier('옛버스')
  const { cost } = await createBill(supplier)
  const old = (await enter({ supplier, number: 'OLD', costs: [cost] })).body.id
  const kept = (await enter({ supplier, number: 'NEW', costs: [cost] })).body.id
  await queryAsOwner(books.site, `update tax_invoice set at = now() - interval '11 years' where id = ${old}`)
  await books.runInAgency((db) => purgeClosedBooks({ db, travel_agency: 1 }))
  const { list } = await books.money.api.books.taxInvoices({ supplier })
  expect(list.map(({ id }) => id)).toEqual([kept])
})

test('a supplier is changed and gets an invoice while somebody writes a cost of theirs', async () => {
  const supplier = await addSupplier('동시관광버스')
  const { departure_id } = await books.createBookedDeparture()
  await books.runInAgency(async (tx) => {
    await tx
      .insertInto('cost_line')
      .values({
        travel_agency: 1,
        departure_id,
        supplier,
        kind: 'bus',
        what: '전세버스',
        basis: 'lump',
        currency: 'KRW',
        estimate: 1,
        by_name: '최회계',
      })
      .execute()
    expect((await enter({ supplier })).status).toBe(200)
    const changed = { ...supplierForm, id: supplier, revision: 1, name: '동시관광', business_number: '' }
    expect((await books.money.send('PUT', '/api/office/suppliers', changed)).status).toBe(200)
  })
})

test('an invoice is no bill of less than nothing', async () => {
  const supplier = await addSupplier('모자란버스')
  const { departure_id, cost: billed } = await createBill(supplier, 1_000_000)
  const cost = await books.createCost(departure_id, { ...wonCost, supplier, estimate: 90_000 })
  const invoice = { supplier, costs: [billed, cost], as_bill: true, supply: 500_000, vat: 50_000 }
  const { status, body } = await enter(invoice)
  expect([status, body.fields]).toEqual([400, { supply: expect.anything() }])
  expect(await readCost(departure_id, cost)).toMatchObject({ bill: null })
  expect((await books.money.api.books.taxInvoices({ supplier })).total).toBe(0)
})

test('a cost that is just given another supplier gets no invoice of the former one', async () => {
  const [supplier, second] = [await addSupplier('앞선버스둘'), await addSupplier('뒤선버스')]
  const { cost } = await createBill(supplier)
  const [entering] = await books.runInAgency(async (tx) => {
    await tx.updateTable('cost_line').set({ supplier: second }).where('id', '=', cost).execute()
    return startDuringTransaction(books.site, () => enter({ supplier, costs: [cost] }), 1)
  })
  expect((await entering).body.code).toBe('NOT_FOUND')
  expect((await books.money.api.books.taxInvoices({ supplier })).total).toBe(0)
})
