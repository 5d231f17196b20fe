// Costs paid from withdrawals of the bank, the slips of a guide as costs, and commissions of partner shops.
import { beforeAll, expect, test } from 'vitest'
import { setUpBooks, wonCost } from './books-setup.ts'
import { dateInDays } from './days.ts'
import { queryAsOwner } from './form-endpoints.ts'

let books: Awaited<ReturnType<typeof setUpBooks>>
beforeAll(async () => {
  books = await setUpBooks()
})

/** A withdrawal of the bank, brought in as its file says it. */
async function createWithdrawal(amount: number, payee: string): Promise<number> {
  const line = {
    booked_on: dateInDays(-2),
    booked_time: '10:00',
    amount,
    payer: payee,
    memo: '',
    balance: null,
  }
  const input = { account: '국민 1234', columns: {}, lines: [], withdrawals: [line] }
  const { body, text } = await books.money.sendOnce('POST', '/api/office/bank/lines', input)
  if (body.withdrawals !== 1) throw new Error(text)
  const stored = await books.runInAgency((tx) =>
    tx.selectFrom('bank_withdrawal').select('id').where('payee', '=', payee).executeTakeFirstOrThrow(),
  )
  return stored.id
}

async function createBilled(sum = 900_000) {
  const departure = await books.createBookedDeparture()
  const cost = await books.createCost(departure.departure_id)
  await books.bill(departure.departure_id, cost, sum)
  return { ...departure, cost }
}
const payFrom = (cost: number, withdrawal: number, amount: number) => books.pay(cost, amount, { withdrawal })
const listIds = async (id: number) =>
  (await books.money.api.books.withdrawalsForCost({ id })).list.map((each) => each.id)

test('a withdrawal is stored once, however often its file is brought in', async () => {
  const line = {
    booked_on: dateInDays(-1),
    booked_time: '09:00',
    amount: 5_000,
    payer: '버스',
    memo: '',
    balance: null,
  }
  const bringIn = () =>
    books.money.sendOnce('POST', '/api/office/bank/lines', {
      account: '국민 1234',
      columns: {},
      lines: [],
      withdrawals: [line, line],
    })
  expect((await bringIn()).body).toMatchObject({ added: 0, withdrawals: 2 })
  expect((await bringIn()).body.withdrawals).toBe(0)
})

test('a cost is paid from a withdrawal on its day, up to what is left of both', async () => {
  const { departure_id, cost } = await createBilled()
  const line = await createWithdrawal(700_000, '해피호텔')
  expect(await listIds(cost)).toContain(line)
  expect((await payFrom(cost, line, 700_001)).body.code).toBe('WITHDRAWAL_SPENT')
  const both = await Promise.all([payFrom(cost, line, 400_000), payFrom(cost, line, 400_000)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await payFrom(cost, line, 300_000)).status).toBe(200)
  expect((await payFrom(cost, line, 1)).body.code).toBe('WITHDRAWAL_SPENT')
  expect((await payFrom(cost, 999_999, 1)).body.code).toBe('NOT_FOUND')
  const { costs } = await books.read(departure_id)
  expect(costs[0]?.paid).toBe(700_000)
  expect(costs[0]?.payments).toMatchObject([
    { paid_on: dateInDays(-2), is_from_line: true },
    { paid_on: dateInDays(-2), is_from_line: true },
  ])
})

test('one withdrawal pays costs of several departures, together never more than its sum', async () => {
  const [one, other] = [await createBilled(), await createBilled()]
  const line = await createWithdrawal(900_000, '한빛버스')
  const { body } = await payFrom(one.cost, line, 500_000)
  expect((await books.money.api.books.withdrawalsForCost({ id: other.cost })).list).toContainEqual(
    expect.objectContaining({
      id: line,
      rest: 400_000,
      what: '호텔',
      page_title: { ko: '가을 다낭', en: 'Autumn' },
    }),
  )
  const both = await Promise.all([payFrom(other.cost, line, 300_000), payFrom(other.cost, line, 300_000)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await payFrom(other.cost, line, 100_001)).body.code).toBe('WITHDRAWAL_SPENT')
  const { list } = await books.money.api.books.withdrawalList({ q: '한빛버스' })
  expect(list.find(({ id }) => id === line)).toMatchObject({ rest: 100_000, paid_costs: 2 })
  await books.money.sendOnce('POST', '/api/office/books/payments/undo', { id: body.id, reason: '잘못 적음' })
  expect((await payFrom(other.cost, line, 600_000)).status).toBe(200)
})

test('a withdrawal that paid no cost is set aside with a reason, pays none then, and comes back', async () => {
  const { cost } = await createBilled()
  const line = await createWithdrawal(330_000, '건물주 임대')
  const list = async (query: object) => (await books.money.api.books.withdrawalList(query)).list
  const find = async (query: object) => (await list(query)).find(({ id }) => id === line)
  expect(await find({ q: '건물주임' })).toMatchObject({ state: 'open', rest: 330_000 })
  expect(await find({ q: '330,000' })).toBeDefined()
  expect((await books.money.api.books.withdrawalsForCost({ id: cost, q: '건물주' })).list).toMatchObject([
    { id: line, what: null, page_title: null },
  ])
  const setAside = (reason: string) =>
    books.money.sendOnce('POST', '/api/office/books/withdrawals/aside', { id: line, reason })
  expect((await setAside('')).body.fields).toHaveProperty('reason')
  expect((await setAside('11월 임차료')).status).toBe(200)
  expect((await setAside('11월 임차료')).body.code).toBe('WITHDRAWAL_SPENT')
  expect(await find({})).toBeUndefined()
  expect(await find({ state: 'aside' })).toMatchObject({ aside_reason: '11월 임차료', aside_by: '최회계' })
  expect(await listIds(cost)).not.toContain(line)
  expect((await payFrom(cost, line, 1_000)).body.code).toBe('WITHDRAWAL_SPENT')
  expect(
    (await books.money.sendOnce('POST', '/api/office/books/withdrawals/bring-back', { id: line })).status,
  ).toBe(200)
  expect((await payFrom(cost, line, 330_000)).status).toBe(200)
  expect(await find({ state: 'used' })).toMatchObject({ rest: 0, what: '호텔' })
  expect((await setAside('늦음')).body.code).toBe('WITHDRAWAL_SPENT')
  expect((await books.manager.send('GET', '/api/office/books/withdrawal-list')).status).toBe(403)
})

test('a withdrawal is not used beyond its sum by SQL either', async () => {
  const line = await createWithdrawal(10_000, '작은곳')
  await expect(
    queryAsOwner(books.site, `update bank_withdrawal set used = 10001 where id = ${line}`),
  ).rejects.toThrow('bank_withdrawal_used')
})

test('slips of the guide become billed costs once, to the won, with their pictures', async () => {
  const { departure_id } = await books.createBookedDeparture()
  const won = await books.createSlip(departure_id, 1_250_000, 'KRW', null)
  const dollar = await books.createSlip(departure_id, 2_050, 'USD', 'guide/a.webp')
  const riel = await books.createSlip(departure_id, 400_000, 'KHR', null)
  const rates = [
    { currency: 'USD', rate: 1_385_200_000, rate_on: dateInDays(0) },
    { currency: 'KHR', rate: 340_000, rate_on: dateInDays(0) },
  ]
  expect((await books.takeSlips(departure_id, [won, dollar])).body.code).toBe('RATE_MISSING')
  expect((await books.takeSlips(departure_id, [won], [{ ...rates[0], rate: 0 }])).body.fields).toHaveProperty(
    'rates.0.rate',
  )
  expect((await books.takeSlips(departure_id, [won, dollar, riel], rates)).body.added).toBe(3)
  expect((await books.takeSlips(departure_id, [won])).body.code).toBe('SLIP_TAKEN')
  const { costs, slips, now } = await books.read(departure_id)
  expect(slips).toEqual([])
  expect(costs.map(({ currency, bill, bill_won }) => [currency, bill, bill_won])).toEqual([
    ['KRW', 12_500, 12_500],
    ['USD', 2_050, 28_397], // 20.50 × 1,385.2 = 28,396.6
    ['KRW', 1_360, 1_360], // 4,000 riel × 0.34, in won: no supplier bills in riel
  ])
  expect(costs.map(({ slip_picture }) => slip_picture)).toEqual([null, dollar, null])
  expect(now.cost).toBe(42_257)
})

test('a slip of another departure, and one of closed books, are refused; a deleted line gives its slip back', async () => {
  const [one, other] = [await books.createBookedDeparture(), await books.createBookedDeparture()]
  const slip = await books.createSlip(one.departure_id, 100_000, 'KRW', null)
  expect((await books.takeSlips(other.departure_id, [slip])).body.code).toBe('NOT_FOUND')
  await books.takeSlips(one.departure_id, [slip])
  const [cost] = (await books.read(one.departure_id)).costs
  await books.money.send('POST', '/api/office/books/costs/remove', { id: cost?.id, revision: cost?.revision })
  expect((await books.read(one.departure_id)).slips.map(({ id }) => id)).toEqual([slip])
  await books.endTrip(one.departure_id)
  expect((await books.close(one.departure_id)).status).toBe(200)
  expect((await books.takeSlips(one.departure_id, [slip])).body.code).toBe('SETTLEMENT_CLOSED')
})

test('sales take no slips, see no withdrawals and no margin', async () => {
  const { departure_id, cost } = await createBilled()
  for (const path of [
    `/api/office/books/withdrawals?id=${cost}`,
    `/api/office/books/departure?departure_id=${departure_id}`,
    `/api/office/books/break-even?departures=${departure_id}`,
  ])
    expect((await books.sales.send('GET', path)).status).toBe(403)
  expect((await books.addCost(departure_id, wonCost, books.sales)).status).toBe(403)
})

test('a partner shop gets its percentage of what it brought, as a cost that is billed and paid like any other', async () => {
  const { departure_id, booking_id } = await books.createBookedDeparture()
  const commissions = (percent: number) =>
    books.money.sendOnce('POST', '/api/office/books/costs/commissions', {
      departure_id,
      rates: [{ store_id: 'mapo', percent }],
    })
  expect((await commissions(1_000)).body.code).toBe('NO_SHOPS')
  await books.runInAgency(async (tx) => {
    await tx
      .insertInto('shop')
      .values({
        travel_agency: 1,
        store_id: 'mapo',
        store_name: { ko: '마포점', en: 'Mapo' },
      })
      .execute()
    await tx
      .updateTable('booking')
      .set({ store_id: 'mapo' })
      .where('travel_agency', '=', 1)
      .where('booking_id', '=', booking_id)
      .execute()
  })
  expect((await books.read(departure_id)).shops).toMatchObject([{ store_id: 'mapo', total: 1_000_000 }])
  expect((await commissions(0)).body.fields).toHaveProperty('rates.0.percent')
  expect((await commissions(750)).body.added).toBe(1) // 7.5 %
  expect((await commissions(750)).body.code).toBe('NO_SHOPS') // once for a departure
  expect((await books.read(departure_id)).shops).toMatchObject([{ percent: 750, is_taken: true }])
  const [cost] = (await books.read(departure_id)).costs
  expect(cost).toMatchObject({ kind: 'commission', what: '마포점', estimate: 75_000 })
  await books.bill(departure_id, cost?.id ?? 0, 75_000)
  expect((await books.pay(cost?.id ?? 0, 75_000)).status).toBe(200)
})

test('the list of departures says from how many travellers each earns', async () => {
  const { departure_id } = await books.createBookedDeparture()
  await books.createCost(departure_id, { ...wonCost, estimate: 1_600_000 })
  const { list } = await books.money.api.books.breakEven({ departures: [departure_id] })
  expect(list).toEqual([{ departure_id, break_even: 4 }]) // 500,000 each
})
