// The file of a month over random rows: each sheet sums up to the ledger to the won; closed, it stays the same bytes.
import { randomUUID } from 'node:crypto'
import readXlsx from 'read-excel-file/node'
import { beforeAll, expect, test } from 'vitest'
import { ledger as words } from '#i18n/office/ko/ledger.ts'
import { setUpBooks, wonCost } from './books-setup.ts'
import { dateInDays } from './days.ts'
import { queryAsOwner } from './form-endpoints.ts'
import { createDice } from './random-trips.ts'
import { pickCount, printSeedOnFailure, seed } from './sampling.ts'

const dice = createDice(seed)
const { worksheets } = words
let books: Awaited<ReturnType<typeof setUpBooks>>
beforeAll(async () => {
  books = await setUpBooks()
})

const download = (month: string, format = 'xlsx') =>
  books.money.send('GET', `/api/office/books/month-file?month=${month}&format=${format}&language=ko`)

type Sheet = { titles: unknown[]; rows: unknown[][]; total: unknown[] }

async function readSheets(bytes: Buffer): Promise<Record<string, Sheet>> {
  const read = await readXlsx(bytes, { trim: false })
  return Object.fromEntries(
    read.map(({ sheet, data }) => {
      const [titles = [], ...rows] = data
      return [sheet, { titles, rows: rows.slice(0, -1), total: rows.at(-1) ?? [] }]
    }),
  )
}
const sumColumn = (rows: unknown[][], column: number) =>
  rows.reduce((sum, row) => sum + (typeof row[column] === 'number' ? row[column] : 0), 0)

/** Rows of the ledger on some days of a month, and costs that are paid in part on them. */
async function fillMonth(month: string) {
  const days = Array.from(
    { length: 5 },
    (_, at) => `${month}-${String(3 + at * 4 + dice.below(3)).padStart(2, '0')}`,
  )
  const { departure_id, booking_id } = await books.createBookedDeparture()
  const { id } = await books.findBooking(booking_id)
  const rows = Array.from({ length: 30 + dice.below(60) }, () => ({
    travel_agency: 1,
    booking: id,
    method: 'bank_transfer',
    transaction_id: randomUUID(),
    kind: dice.one([
      'payment',
      'payment',
      'refund',
      'payment_undone',
      'compensation',
      'compensation_paid',
    ] as const),
    amount: 1 + dice.below(3_000_000),
    gateway_key: dice.chance(0.4) ? randomUUID() : null,
    at: `${dice.one(days)}T03:00:00Z`,
  }))
  for (let at = 0; at < 4; at++) {
    const cost = await books.createCost(departure_id, { ...wonCost, what: `비용 ${at}` })
    await books.bill(departure_id, cost, 1_000 + dice.below(900_000))
    await books.pay(cost, 1 + dice.below(1_000), { paid_on: dice.one(days) })
  }
  await books.runInAgency((tx) =>
    tx
      .updateTable('cost_line')
      .set({ reg_date: `${month}-01T00:00:00Z` })
      .where('departure_id', '=', departure_id)
      .execute(),
  )
  // After the costs: no booking in life is paid back more than it paid, and its books would not be shown.
  await books.runInAgency((tx) => tx.insertInto('ledger').values(rows).execute())
  const sumOf = (isIn: boolean) =>
    rows
      .filter(({ kind }) => kind !== 'compensation' && (kind === 'payment') === isIn)
      .reduce((sum, { amount }) => sum + amount, 0)
  return { departure_id, booking_id, received: sumOf(true), returned: sumOf(false) }
}

async function closeMonth(month: string): Promise<void> {
  const { days } = await books.money.api.books.month({ month })
  const listed = new Set(days.map(({ day }) => day))
  for (let at = 1; at <= 28; at++) listed.add(`${month}-${String(at).padStart(2, '0')}`)
  for (const day of listed) {
    const { now } = await books.money.api.books.day({ day })
    const body = { day, ledger: now.ledger, gateway_settled: null }
    expect((await books.money.sendOnce('POST', '/api/office/books/day', body)).status).toBe(200)
  }
}

test('every sheet of a month sums up to its ledger and its costs, to the won', {
  timeout: 300_000,
}, async () => {
  printSeedOnFailure()
  for (let at = 0; at < pickCount(20, 4); at++) {
    const month = dateInDays(-500 - at * 31).slice(0, 7)
    const { received, returned } = await fillMonth(month)
    const costs_paid = (await books.money.api.books.month({ month })).costs_paid
    const file = await readSheets((await download(month)).bytes)
    expect(Object.keys(file)).toEqual([
      worksheets.groups,
      worksheets.ledger,
      worksheets.vat,
      worksheets.days,
      words.purchases.title,
      worksheets.payables,
      worksheets.advances,
      words.margins.title,
    ])
    const {
      [worksheets.ledger]: ledger,
      [worksheets.groups]: groups,
      [worksheets.days]: days,
      [worksheets.payables]: payables,
    } = file
    expect([ledger?.total[2], ledger?.total[3]]).toEqual([received, returned + costs_paid])
    expect(sumColumn(ledger?.rows ?? [], 2)).toBe(received)
    const all = [...(groups?.rows ?? []), groups?.total ?? []]
    const byGroup = Map.groupBy(
      all.filter((row) => row[1] !== worksheets.total),
      ([group]) => group,
    )
    expect(byGroup.size).toBe(5)
    for (const rows of byGroup.values())
      expect([sumColumn(rows, 2), sumColumn(rows, 3)]).toEqual([received, returned + costs_paid])
    for (const row of all.filter((each) => each[1] === worksheets.total))
      expect([row[2], row[3], row[4]]).toEqual([
        received,
        returned + costs_paid,
        received - returned - costs_paid,
      ])
    const column = (title: string) => days?.titles.indexOf(title) ?? -1
    expect(days?.total[column(words.parts.ledger)]).toBe(received - returned)
    expect(days?.total[column(words.parts.costs_paid)]).toBe(costs_paid)
    for (const row of days?.rows ?? []) {
      const from = column(words.differences.sum)
      const named = row
        .slice(from + 1, column(worksheets.settled))
        .reduce((sum: number, each) => sum + Number(each), 0)
      expect(named).toBe(row[from])
    }
    expect(payables?.total[8]).toBe(sumColumn(payables?.rows ?? [], 6) - sumColumn(payables?.rows ?? [], 7))
    expect(ledger?.rows.map((row) => row[8])).not.toContain('bank_transfer')
    const csv = (await download(month, 'csv')).text
    expect(csv.trim().split('\r\n')).toHaveLength((ledger?.rows.length ?? 0) + 1)
  }
})

test('a month whose days are all closed gives the same bytes, whatever is renamed, moved or paid since', async () => {
  const month = dateInDays(-100).slice(0, 7)
  const { departure_id, booking_id } = await fillMonth(month)
  const open = await download(month)
  await closeMonth(month)
  const closed = await download(month)
  expect(closed.bytes.equals(open.bytes)).toBe(false)
  await queryAsOwner(
    books.site,
    `update tour_category set tour_category_name = '{"ko": "다른 이름", "en": "other"}' where travel_agency = 1`,
  )
  await queryAsOwner(
    books.site,
    `update booking set page_title = '{"ko": "다른 여행", "en": "other"}', departure_date = '2030-01-01'
    where travel_agency = 1 and booking_id = '${booking_id}'`,
  )
  await queryAsOwner(
    books.site,
    `update package set page_title = '{"ko": "다른 여행", "en": "other"}' where travel_agency = 1`,
  )
  const owed = await books.runInAgency((tx) =>
    tx
      .selectFrom('cost_line')
      .select('id')
      .where('departure_id', '=', departure_id)
      .whereRef('bill_won', '>', 'paid')
      .executeTakeFirstOrThrow(),
  )
  expect((await books.pay(owed.id, 1, { paid_on: `${month}-03` })).status).toBe(200)
  expect((await download(month)).bytes.equals(closed.bytes)).toBe(true)
})

test('the VAT of each settlement stands in the month of its close, and what nobody has billed among the payables', async () => {
  const { departure_id } = await books.createBookedDeparture()
  await books.bill(departure_id, await books.createCost(departure_id), 640_000)
  const open = await books.createBookedDeparture()
  await books.createCost(open.departure_id, { ...wonCost, what: '청구 전 호텔', estimate: 777_000 })
  for (const each of [departure_id, open.departure_id]) await books.endTrip(each)
  expect((await books.close(departure_id)).status).toBe(200)
  const file = await readSheets((await download(dateInDays(0).slice(0, 7))).bytes)
  const vat = file[worksheets.vat]
  const own = vat?.rows.find((row) => row[4] === 1_000_000)
  expect(own?.slice(2)).toEqual(['받은 금액 전체', worksheets.settlementClosed, 1_000_000, 909_091, 90_909])
  expect(file[worksheets.payables]?.rows.find((row) => row[2] === '청구 전 호텔')?.slice(5)).toEqual([
    worksheets.estimated,
    777_000,
    0,
    777_000,
  ])
})

test('what was received for trips that have not left stands apart, on the screen and in the file', async () => {
  const month = dateInDays(0).slice(0, 7)
  const before = (await books.money.api.books.month({ month })).advances
  const { package_code } = await books.createTrip({ 60: 500_000 })
  await books.createPaidBooking(package_code, { days: 60 })
  expect((await books.money.api.books.month({ month })).advances).toBe(before + 1_000_000)
  const sheet = (await readSheets((await download(month)).bytes))[worksheets.advances]
  expect(sheet?.total[3]).toBe(before + 1_000_000)
  expect(sheet?.rows.at(-1)?.slice(2)).toEqual([1, 1_000_000])
})

test('the payables of a month have nothing of a cancelled departure that nobody billed', async () => {
  const { departure_id } = await books.createBookedDeparture()
  await books.createCost(departure_id, { ...wonCost, what: '취소된 호텔' })
  await books.endTrip(departure_id)
  const month = dateInDays(0).slice(0, 7)
  const listWhat = async () => {
    const { [worksheets.payables]: payables } = await readSheets((await download(month)).bytes)
    return payables?.rows.map((row) => row[2])
  }
  expect(await listWhat()).toContain('취소된 호텔')
  await books.site.db
    .updateTable('departure')
    .set({ cancelled: new Date().toISOString(), closed_yn: 'Y' })
    .where((eb) => eb.and({ travel_agency: 1, departure_id }))
    .execute()
  expect(await listWhat()).not.toContain('취소된 호텔')
})

test('a day that was closed before it was over: what moved after it stands beside it, and the sheet sums to the ledger', async () => {
  const month = dateInDays(-1_200).slice(0, 7)
  const day = `${month}-15`
  const { departure_id, booking_id } = await books.createBookedDeparture()
  const { id } = await books.findBooking(booking_id)
  const write = (kind: 'payment' | 'refund', amount: number) =>
    books.runInAgency((tx) =>
      tx
        .insertInto('ledger')
        .values({
          travel_agency: 1,
          booking: id,
          method: 'bank_transfer',
          transaction_id: randomUUID(),
          kind,
          amount,
          at: `${day}T03:00:00Z`,
        })
        .execute(),
    )
  await write('payment', 500_000)
  const cost = await books.createCost(departure_id)
  await books.bill(departure_id, cost, 90_000)
  await books.pay(cost, 40_000, { paid_on: day })
  expect(
    (
      await books.money.sendOnce('POST', '/api/office/books/day', {
        day,
        ledger: 500_000,
        gateway_settled: null,
      })
    ).status,
  ).toBe(200)
  await write('payment', 300_000)
  await write('refund', 20_000)
  const { [worksheets.days]: days } = await readSheets((await download(month)).bytes)
  const at = (title: string) => days?.titles.indexOf(title) ?? -1
  const [row] = days?.rows ?? []
  expect([row?.[at(words.parts.ledger)], row?.[at(worksheets.since)]]).toEqual([500_000, 280_000])
  const { received, returned } = await books.money.api.books.month({ month })
  expect(Number(days?.total[at(words.parts.ledger)]) + Number(days?.total[at(worksheets.since)])).toBe(
    received - returned,
  )
})
