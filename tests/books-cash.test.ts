// Cash by day: what is expected in and out on each day, and payments that are planned beside the costs of departures.
import { randomUUID } from 'node:crypto'
import readXlsx from 'read-excel-file/node'
import { beforeAll, expect, test } from 'vitest'
import { payables as words } from '#i18n/office/ko/payables.ts'
import { addDays } from '#lib/days.ts'
import { bookLimits } from '#limits/books.ts'
import { setUpBooks, wonCost } from './books-setup.ts'
import { dateInDays } from './days.ts'

let books: Awaited<ReturnType<typeof setUpBooks>>
beforeAll(async () => {
  books = await setUpBooks()
})

const read = (days = 90, who = books.money) => who.api.books.cashForecast({ days })
async function readPart(kind: string, day: string) {
  const { days } = await read()
  const part = days.find((each) => each.day === day)?.parts.find((each) => each.kind === kind)
  return { sum: part?.sum ?? 0, count: part?.count ?? 0, names: part?.names ?? [] }
}
async function setBooking(booking_id: string, fields: object) {
  const { id } = await books.findBooking(booking_id)
  await books.runInAgency((tx) =>
    tx
      .updateTable('booking')
      .set(fields)
      .where((eb) => eb.and({ travel_agency: 1, id }))
      .execute(),
  )
  return id
}
async function createDeposit(balance_by: string, name: string) {
  const { package_code } = await books.createTrip({ 80: 500_000 })
  const { booking_id } = await books.createPaidBooking(package_code, { days: 80, name })
  await setBooking(booking_id, { progress: 'deposit_paid', paid: 100_000, deposit: 100_000, balance_by })
  return booking_id
}

test('a balance comes in on its day, with its name; one whose day is over is expected on none', async () => {
  const day = dateInDays(11)
  await createDeposit(day, '한잔금')
  expect(await readPart('balance', day)).toEqual({ sum: 900_000, count: 1, names: ['한잔금'] })
  const { overdue } = await read()
  await createDeposit(dateInDays(-1), '늦은이')
  const after = await read()
  expect([after.overdue.count - overdue.count, after.overdue.sum - overdue.sum]).toEqual([1, 900_000])
  expect(after.days.flatMap(({ parts }) => parts.flatMap(({ names }) => names))).not.toContain('늦은이')
  expect((await read(10)).days.map((each) => each.day)).not.toContain(day)
  expect((await read(11)).days.map((each) => each.day)).toContain(day)
})

test('a cost goes out on its due day, billed or estimated; what is overdue today; without a day it stands apart', async () => {
  const { departure_id } = await books.createBookedDeparture()
  const [day, today] = [dateInDays(12), dateInDays(0)]
  const before = { late: await readPart('bill', today), undated: (await read()).undated }
  const cost = await books.createCost(departure_id, { ...wonCost, due_on: day })
  expect(await readPart('estimate', day)).toEqual({ sum: 1_000_000, count: 1, names: ['호텔'] })
  await books.bill(departure_id, cost, 1_100_000)
  expect([await readPart('estimate', day), await readPart('bill', day)]).toMatchObject([
    { sum: 0 },
    { sum: 1_100_000 },
  ])
  await books.pay(cost, 400_000)
  expect((await readPart('bill', day)).sum).toBe(700_000)
  const late = await books.createCost(departure_id, { ...wonCost, due_on: dateInDays(-5) })
  await books.bill(departure_id, late, 300_000)
  expect((await readPart('bill', today)).sum - before.late.sum).toBe(300_000)
  await books.createCost(departure_id, { ...wonCost, due_on: day, estimate: 60_000 })
  await books.createCost(departure_id, { ...wonCost, due_on: day, estimate: 20_000 })
  expect(await readPart('estimate', day)).toEqual({ sum: 80_000, count: 2, names: ['호텔'] })
  await books.createCost(departure_id, { ...wonCost, estimate: 50_000 })
  expect((await read()).undated).toEqual({
    count: before.undated.count + 1,
    sum: before.undated.sum + 50_000,
  })
})

test('what goes back to a customer goes out today, and what the gateway took comes some days later', async () => {
  const { booking_id } = await books.createBookedDeparture()
  const today = dateInDays(0)
  const before = await readPart('refund', today)
  const booking = await setBooking(booking_id, { paid: 1_250_000 })
  expect((await readPart('refund', today)).sum - before.sum).toBe(250_000)
  const comes = dateInDays(bookLimits.gatewayPayoutDays - 2)
  const write = (kind: 'payment' | 'refund', amount: number) =>
    books.runInAgency((tx) =>
      tx
        .insertInto('ledger')
        .values({
          travel_agency: 1,
          booking,
          kind,
          amount,
          method: 'card',
          transaction_id: randomUUID(),
          gateway_key: randomUUID(),
          at: `${dateInDays(-2)}T03:00:00Z`,
        })
        .execute(),
    )
  await write('payment', 800_000)
  await write('refund', 300_000)
  expect(await readPart('gateway', comes)).toEqual({ sum: 500_000, count: 2, names: [] })
})

test('each day goes on from the one before, from the balance of the bank', async () => {
  expect(await read()).toMatchObject({ balance: null, lowest: null })
  await books.money.sendOnce('POST', '/api/office/bank/lines', {
    account: '국민 1',
    columns: {},
    lines: [
      {
        booked_on: dateInDays(0),
        booked_time: '10:00',
        payer: '이월',
        memo: '',
        amount: 1_000,
        balance: 2_000_000,
      },
    ],
    withdrawals: [],
  })
  const { balance, balance_on, days, lowest } = await read()
  expect([balance, balance_on]).toEqual([2_000_000, dateInDays(0)])
  let left = 2_000_000
  for (const day of days) {
    left += day.incoming - day.outgoing
    expect(day.left).toBe(left)
  }
  expect(lowest?.left).toBe(Math.min(...days.map((day) => day.left ?? 0)))
})

const rent = { what: '사무실 임차료', amount: 2_200_000, every: 'month', last_on: null }
const add = (planned: object, who = books.money, key?: string) =>
  who.sendOnce('POST', '/api/office/books/cash/planned', { ...rent, ...planned }, key)
const listDays = async (what: string) =>
  (await read()).days.flatMap(({ day, parts }) =>
    parts.some(({ kind, names }) => kind === 'planned' && names.includes(what)) ? [day] : [],
  )
/** The last day of the month that is so many months away. */
function findMonthEnd(months: number): string {
  const [year = 0, month = 1] = dateInDays(0).split('-').map(Number)
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10)
}

test('a planned payment goes out each month on its day, the last one where the month is shorter, until it ends', async () => {
  const { body } = await add({ what: '월말 급여', first_on: '2024-01-31' })
  const ends = [0, 1, 2, 3].map(findMonthEnd).filter((day) => day <= dateInDays(90))
  expect(await listDays('월말 급여')).toEqual(ends)
  const change = { ...rent, what: '월말 급여', first_on: '2024-01-31', id: body.id }
  const save = (more: object) =>
    books.money.send('PUT', '/api/office/books/cash/planned', { ...change, ...more })
  expect((await save({ revision: 0, last_on: ends[1] })).body).toEqual({ revision: 1 })
  expect(await listDays('월말 급여')).toEqual(ends.slice(0, 2))
  expect((await save({ revision: 0 })).body.code).toBe('CHANGED_MEANWHILE')
})

test('one that is due once goes out once, and not when its day is over', async () => {
  const day = dateInDays(40)
  await add({ what: '부가세 납부', every: 'once', first_on: day })
  expect(await listDays('부가세 납부')).toEqual([day])
  await add({ what: '지난 지출', every: 'once', first_on: dateInDays(-1) })
  expect(await listDays('지난 지출')).toEqual([])
  await add({ what: '나중 임차료', first_on: dateInDays(60) })
  expect((await listDays('나중 임차료'))[0]).toBe(dateInDays(60))
})

test('it is removed once, and a wrong one is refused at its field', async () => {
  const day = dateInDays(20)
  const { body } = await add({ what: '카드 대금', every: 'once', first_on: day })
  const remove = (who = books.money) =>
    who.send('POST', '/api/office/books/cash/planned/remove', { id: body.id })
  expect((await remove(books.other)).status).toBe(404)
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
  expect(await listDays('카드 대금')).toEqual([])
  const { planned } = await read()
  for (const [wrong, field] of [
    [{ amount: 0 }, 'amount'],
    [{ what: ' ' }, 'what'],
    [{ first_on: '2026-02-30' }, 'first_on'],
    [{ last_on: addDays(day, -1) }, 'last_on'],
  ] as const) {
    const { status, body } = await add({ first_on: day, ...wrong })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
  }
  expect((await read()).planned).toEqual(planned)
})

test('sales and managers see no cash, another agency only its own, and there are at most so many', async () => {
  for (const who of [books.sales, books.manager]) {
    expect((await who.send('GET', '/api/office/books/cash?days=30')).status).toBe(403)
    expect((await add({ first_on: dateInDays(1) }, who)).status).toBe(403)
  }
  const key = randomUUID()
  await add({ what: '한 번뿐', first_on: dateInDays(1) }, books.money, key)
  await add({ what: '한 번뿐', first_on: dateInDays(1) }, books.money, key)
  const { planned } = await read()
  expect(planned.filter(({ what }) => what === '한 번뿐')).toHaveLength(1)
  expect((await read(30, books.other)).planned).toEqual([])
  await books.runInAgency((tx) =>
    tx
      .insertInto('planned_payment')
      .values(
        Array.from({ length: bookLimits.planned - planned.length }, (_, nth) => ({
          travel_agency: 1,
          what: `채움 ${nth}`,
          amount: 1,
          first_on: '2020-01-01',
          every: 'once' as const,
        })),
      )
      .execute(),
  )
  expect((await add({ first_on: dateInDays(1) })).body.code).toBe('TOO_MANY_PLANNED')
})

test('the days go out as a file with dates and sums as numbers; sales may not have it, and it is logged', async () => {
  const { departure_id } = await books.createBookedDeparture()
  const day = dateInDays(21)
  await books.createCost(departure_id, { ...wonCost, due_on: day, estimate: 123_000 })
  const path = '/api/office/books/cash/file?days=30&format=xlsx&language=ko'
  expect((await books.sales.send('GET', path)).status).toBe(403)
  const { bytes } = await books.money.send('GET', path)
  const [sheet] = await readXlsx(bytes, { trim: false })
  const [titles, balance, ...rows] = sheet?.data ?? []
  expect(titles?.slice(0, 2)).toEqual([words.forecast.columns.day, words.forecast.file.kind])
  expect(balance?.[1]).toBe(words.position.balance)
  const row = rows.find((each) => each[1] === words.forecast.kinds.estimate && toDay(each[0]) === day)
  expect(row).toMatchObject([
    expect.any(Date),
    words.forecast.kinds.estimate,
    1,
    '호텔',
    null,
    123_000,
    expect.any(Number),
  ])
  const { days } = await read(30)
  expect(rows.at(-1)?.slice(4)).toEqual([
    days.reduce((sum, { incoming }) => sum + incoming, 0),
    days.reduce((sum, { outgoing }) => sum + outgoing, 0),
    null,
  ])
  const log = await books.runInAgency((tx) =>
    tx
      .selectFrom('staff_log')
      .select('call')
      .where('travel_agency', '=', 1)
      .where('call', '=', 'books.exportCash')
      .execute(),
  )
  expect(log).toHaveLength(1)
})

const toDay = (cell: unknown) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : '')
