// What cancelling costs.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateAge, getTravellerKind } from './ages.ts'
import {
  calculateCancellationCost,
  findFreeCancellationLimit,
  listCostIncreases,
  listUpcomingFees,
} from './fees.ts'

const overseas = [
  { days: 30, percent: 0 },
  { days: 20, percent: 10 },
  { days: 10, percent: 15 },
  { days: 8, percent: 20 },
  { days: 1, percent: 30 },
  { days: 0, percent: 50 },
]

test.each([
  [31, 0],
  [30, 0],
  [29, 10],
  [20, 10],
  [19, 15],
  [10, 15],
  [9, 20],
  [8, 20],
  [7, 30],
  [1, 30],
  [0, 50],
])('%i days before departure: %i percent', (daysLeft, percent) => {
  expect(
    calculateCancellationCost(overseas, { price: 1_000_000, paid: 1_000_000, isFirm: true, daysLeft }),
  ).toEqual({
    fee: percent * 10_000,
    fee_percent: percent,
    refund: 1_000_000 - percent * 10_000,
  })
})

test('after departure there is nothing to cancel; what was not paid costs nothing', () => {
  expect(
    calculateCancellationCost(overseas, { price: 1_000_000, paid: 1_000_000, isFirm: true, daysLeft: -1 }),
  ).toBeUndefined()
  expect(
    calculateCancellationCost(overseas, { price: 1_000_000, paid: 0, isFirm: false, daysLeft: 5 }),
  ).toEqual({
    fee: 0,
    fee_percent: 30,
    refund: 0,
  })
})

test('the preview names the days from which it costs more', () => {
  const costs = listCostIncreases(overseas, {
    price: 1_000_000,
    paid: 1_000_000,
    isFirm: true,
    today: '2026-04-20',
    departure_date: '2026-05-11',
  })
  expect(costs.map(({ from, fee_percent, fee }) => [from, fee_percent, fee])).toEqual([
    ['2026-04-22', 15, 150_000],
    ['2026-05-02', 20, 200_000],
    ['2026-05-04', 30, 300_000],
    ['2026-05-11', 50, 500_000],
  ])
})

test('a fee above what was paid is the whole fee, and nothing goes back', () => {
  const cancelled = { price: 1_000_000, paid: 100_000, isFirm: true }
  expect(calculateCancellationCost(overseas, { ...cancelled, daysLeft: 5 })).toEqual({
    fee: 300_000,
    fee_percent: 30,
    refund: 0,
  })
  expect(calculateCancellationCost(overseas, { ...cancelled, daysLeft: 40 })).toMatchObject({
    fee: 0,
    refund: 100_000,
  })
})

test('fee and refund are whole, never negative, and what goes back was paid beyond the fee', () => {
  fc.assert(
    fc.property(
      fc.nat(100_000_000),
      fc.nat(400),
      fc.float({ min: 0, max: 1, noNaN: true }),
      (price, daysLeft, share) => {
        const paid = Math.floor(price * share)
        const { fee, refund } =
          calculateCancellationCost(overseas, { price, paid, isFirm: true, daysLeft }) ?? expect.fail()
        expect(Number.isInteger(fee) && fee >= 0 && refund >= 0).toBe(true)
        expect(refund).toBe(Math.max(0, paid - fee))
      },
    ),
  )
})

test('ages count on the day of departure', () => {
  expect(calculateAge('2014-05-11', '2026-05-10')).toBe(11)
  expect(getTravellerKind('2014-05-11', '2026-05-10')).toBe('child')
  expect(getTravellerKind('2014-05-11', '2026-05-11')).toBe('adult')
  expect(getTravellerKind('2024-05-12', '2026-05-11')).toBe('baby')
  expect(getTravellerKind('2024-05-11', '2026-05-11')).toBe('child')
})

test('what is over is no longer offered: neither free cancelling nor a smaller fee', () => {
  const percents = (today?: string, date?: string) =>
    listUpcomingFees(overseas, date, today).map(({ percent }) => percent)
  expect(percents('2026-11-17', '2026-11-30')).toEqual([15, 20, 30, 50])
  expect(percents('2026-11-20', '2026-11-30')).toEqual([15, 20, 30, 50])
  expect(percents('2026-11-21', '2026-11-30')).toEqual([20, 30, 50])
  expect(percents(undefined, '2026-11-30')).toEqual([0, 10, 15, 20, 30, 50])
  expect(percents('2026-11-17')).toEqual([0, 10, 15, 20, 30, 50])
})

test('free cancelling ends on the day that is promised, and that day still costs nothing', () => {
  expect(findFreeCancellationLimit(overseas, '2027-06-30')).toEqual({ days: 30, day: '2027-05-31' })
  expect(findFreeCancellationLimit(overseas, '2027-03-31')).toEqual({ days: 30, day: '2027-03-01' })
  expect(findFreeCancellationLimit(overseas, '2028-03-30')).toEqual({ days: 30, day: '2028-02-29' })
  expect(findFreeCancellationLimit(overseas, '2027-01-15')).toEqual({ days: 30, day: '2026-12-16' })
  expect(findFreeCancellationLimit(overseas)).toEqual({ days: 30 })
  expect(
    findFreeCancellationLimit(
      [
        { days: 30, percent: 0 },
        { days: 3, percent: 0 },
      ],
      '2027-06-30',
    )?.day,
  ).toBe('2027-06-27')
  expect(findFreeCancellationLimit([{ days: 0, percent: 10 }], '2027-06-30')).toBeUndefined()
  const feeOn = (today: string) =>
    calculateCancellationCost(overseas, {
      price: 100,
      paid: 100,
      isFirm: true,
      daysLeft: (Date.parse('2027-06-30') - Date.parse(today)) / 86_400_000,
    })
  expect(feeOn('2027-05-31')?.fee).toBe(0)
  expect(feeOn('2027-06-01')?.fee).toBe(10)
})
