// The close of a day: whatever sets the bank apart from the books has a name, and the names sum up to the won.
import { beforeAll, expect, test } from 'vitest'
import { calculateDayDifference, listDayDifferences } from '#domain/books/day-differences.ts'
import type { DayFigures } from '#domain/books/day-figures.ts'
import { buildLine, setUpBank } from './bank-setup.ts'
import { wonCost } from './books-setup.ts'
import { dateInDays } from './days.ts'

let bank: Awaited<ReturnType<typeof setUpBank>>
beforeAll(async () => {
  bank = await setUpBank()
})

const today = dateInDays(0)
const readDay = async (day: string) => (await bank.money.api.books.day({ day })).now
const name = (figures: DayFigures) => {
  const named = listDayDifferences(figures)
  expect(named.reduce((sum, [, amount]) => sum + amount, 0)).toBe(calculateDayDifference(figures))
  return Object.fromEntries(named)
}
/** What was added to each name. */
async function compare(day: string, act: () => Promise<unknown>) {
  const before = name(await readDay(day))
  await act()
  const after = name(await readDay(day))
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const moved = [...names].map((each): [string, number] => [each, (after[each] ?? 0) - (before[each] ?? 0)])
  return Object.fromEntries(moved.filter(([, amount]) => amount !== 0))
}
async function createBooking() {
  const { package_code } = await bank.createTrip()
  return bank.createBooking(package_code)
}
async function createBilled(sum: number) {
  const { at } = await bank.createTrip()
  const { body } = await bank.money.sendOnce('POST', '/api/office/books/costs', {
    departure_id: at(30),
    lines: [wonCost],
  })
  const { costs } = await bank.money.api.books.departure({ departure_id: at(30) })
  await bank.money.send('POST', '/api/office/books/bills', {
    departure_id: at(30),
    bills: [
      { id: body.ids[0], revision: costs[0]?.revision, bill: sum, bill_rate: null, bill_rate_on: null },
    ],
  })
  return Number(body.ids[0])
}
const pay = (id: number, amount: number, withdrawal: number | null = null) =>
  bank.money.sendOnce('POST', '/api/office/books/payments', {
    id,
    amount,
    withdrawal,
    paid_on: today,
    reason: '이체',
  })

test('a transfer that came in on another day is named on both days; one of the same day on none', async () => {
  const friday = dateInDays(-3)
  const { booking_id, total } = await createBooking()
  const line = await bank.createLine('김금요', total, { booked_on: friday })
  expect(name(await readDay(friday))).toEqual({ unmatched: total })
  const confirm = () => bank.confirm([{ line, booking_id, amount: total }])
  expect(await compare(today, confirm)).toEqual({ of_other_days: -total })
  expect(name(await readDay(friday))).toEqual({ confirmed_elsewhere: total })
  const second = await createBooking()
  const own = await bank.createLine('김오늘', total)
  expect(
    await compare(today, () => bank.confirm([{ line: own, booking_id: second.booking_id, amount: total }])),
  ).toEqual({ unmatched: -total })
})

test('what has no line, what waits for a second person and what is undone is named', async () => {
  const [cash, waiting] = [await createBooking(), await createBooking()]
  expect(
    await compare(today, () =>
      bank.money.sendOnce('POST', '/api/office/booking/deposit', {
        booking_id: cash.booking_id,
        amount: cash.total,
        reason: '현금',
      }),
    ),
  ).toEqual({ without_line: -cash.total })
  await bank.setSecondPersonFrom(1)
  const line = await bank.createLine('김이중', waiting.total)
  const parts = [{ line, booking_id: waiting.booking_id, amount: waiting.total }]
  expect(await compare(today, () => bank.confirm(parts))).toEqual({
    unmatched: -waiting.total,
    awaiting: waiting.total,
  })
  await bank.setSecondPersonFrom(null)
  const undone = await createBooking()
  const freed = await bank.createLine('김취소', undone.total)
  const more = [{ line: freed, booking_id: undone.booking_id, amount: undone.total }]
  await bank.confirm(more)
  const match = (await bank.listMatches()).find((each) => each.line === freed)
  expect(await compare(today, () => bank.undo(match?.id ?? 0, '다른 예약'))).toEqual({
    unmatched: undone.total,
    undone_later: -undone.total,
    undone: undone.total,
  })
})

test('withdrawals are named until costs are paid from them, and costs without one are', async () => {
  const withdraw = (payee: string, amount: number) =>
    bank.importLines([], bank.money, {
      withdrawals: [buildLine(payee, amount, { balance: null })],
    })
  expect(await compare(today, () => withdraw('해피호텔', 700_000))).toEqual({ unused: -700_000 })
  const cost = await createBilled(1_000_000)
  const { list } = await bank.money.api.books.withdrawalsForCost({ id: cost })
  const withdrawal = list.find(({ payee }) => payee === '해피호텔')?.id ?? 0
  expect(await compare(today, () => pay(cost, 600_000, withdrawal))).toEqual({ unused: 600_000 })
  expect(await compare(today, () => pay(cost, 50_000))).toEqual({ costs_without_line: 50_000 })
  await withdraw('건물주', 330_000)
  const rent = (await bank.money.api.books.withdrawalList({ q: '건물주' })).list[0]?.id
  expect(
    await compare(today, () =>
      bank.money.sendOnce('POST', '/api/office/books/withdrawals/aside', { id: rent, reason: '임차료' }),
    ),
  ).toEqual({ unused: 330_000, paid_aside: -330_000 })
})

async function createRefundOwed() {
  const { booking_id, total } = await createBooking()
  await bank.money.sendOnce('POST', '/api/office/booking/deposit', {
    booking_id,
    amount: total,
    reason: '현금',
  })
  const query = new URLSearchParams({ booking_id, reason: 'free' })
  const { revision, refund, compensation } = (
    await bank.sales.send('GET', `/api/office/booking/cancel?${query}`)
  ).body
  const seen = { revision, refund, compensation: compensation.amount }
  await bank.sales.sendOnce('POST', '/api/office/booking/cancel', {
    booking_id,
    reason: 'free',
    note: '손님 요청',
    ...seen,
  })
  return { booking_id, total }
}
const withdrawals = '/api/office/books/withdrawals'
const namePayout = (withdrawal: number, ledger: number, key?: string) =>
  bank.money.sendOnce('POST', `${withdrawals}/payouts`, { withdrawal, ledger }, key)
async function withdraw(payee: string, amount: number, fields: object = {}) {
  await bank.importLines([], bank.money, {
    withdrawals: [buildLine(payee, amount, { balance: null, ...fields })],
  })
  const { list } = await bank.money.api.books.withdrawalList({ q: payee })
  return list[0]?.id ?? 0
}
const listPayouts = async (withdrawal: number) =>
  (await bank.money.api.books.unnamedPayouts({ withdrawal })).list

test('a refund that went out is explained once its withdrawal is named, and again open when that is taken back', async () => {
  const { booking_id, total } = await createRefundOwed()
  const send = () =>
    bank.money.sendOnce('POST', '/api/office/payout', { booking_id, refund: total, compensation: 0 })
  expect(await compare(today, send)).toEqual({ sent_without_line: total })
  let id = 0
  expect(
    await compare(today, async () => {
      id = await withdraw('김환불', total)
    }),
  ).toEqual({ unused: -total })
  const payout = (await listPayouts(id)).find((each) => each.booking_id === booking_id)
  expect(payout).toMatchObject({ kind: 'refund', amount: total })
  const ledger = payout?.ledger ?? 0
  expect(await compare(today, () => namePayout(id, ledger))).toEqual({
    sent_without_line: -total,
    unused: total,
  })
  expect(await bank.money.api.books.withdrawalList({ state: 'used', q: '김환불' })).toMatchObject({
    list: [{ rest: 0, payouts: [{ ledger, booking_id, amount: total }] }],
  })
  expect((await namePayout(id, ledger)).body.code).toBe('WITHDRAWAL_SPENT')
  expect(await listPayouts(id)).toEqual([])
  const undo = () => bank.money.sendOnce('POST', `${withdrawals}/payouts/undo`, { ledger })
  expect(await compare(today, undo)).toEqual({ sent_without_line: total, unused: -total })
  expect((await undo()).body.code).toBe('NOT_FOUND')
})

test('a withdrawal of another day is named on both days', async () => {
  const { booking_id, total } = await createRefundOwed()
  await bank.money.sendOnce('POST', '/api/office/payout', { booking_id, refund: total, compensation: 0 })
  const monday = dateInDays(-5)
  const id = await withdraw('김어제', total, { booked_on: monday })
  const ledger = (await listPayouts(id)).find((each) => each.booking_id === booking_id)?.ledger ?? 0
  expect(name(await readDay(monday))).toEqual({ unused: -total })
  expect(await compare(today, () => namePayout(id, ledger))).toEqual({
    sent_without_line: -total,
    sent_of_other_days: total,
  })
  expect(name(await readDay(monday))).toEqual({ sent_elsewhere: -total })
})

test('less than the payout, what is set aside, a payment and another agency’s withdrawal name nothing', async () => {
  const { booking_id, total } = await createRefundOwed()
  await bank.money.sendOnce('POST', '/api/office/payout', { booking_id, refund: total, compensation: 0 })
  const whole = await withdraw('김전부', total)
  const ledger = (await listPayouts(whole)).find((each) => each.booking_id === booking_id)?.ledger ?? 0
  const less = await withdraw('김조금', total - 1)
  expect((await namePayout(less, ledger)).body.code).toBe('WITHDRAWAL_SPENT')
  await bank.money.sendOnce('POST', `${withdrawals}/aside`, { id: less, reason: '급여' })
  expect(await listPayouts(less)).toEqual([])
  expect((await namePayout(whole, ledger - 1)).body.code).toBe('NOT_FOUND') // the payment that it returns
  expect((await namePayout(999_999, ledger)).body.code).toBe('NOT_FOUND')
  const stranger = await bank.other.sendOnce('POST', `${withdrawals}/payouts`, { withdrawal: whole, ledger })
  expect(stranger.body.code).toBe('NOT_FOUND')
  const twice = await Promise.all([namePayout(whole, ledger), namePayout(whole, ledger)])
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
})
