// Sums of currencies, the split of VAT, and from how many travellers a departure earns.
import { expect, test } from 'vitest'
import { formatRate, formatSum, parseRate, parseSum, toWon } from './currency.ts'
import { calculateBreakEven, calculateSettlement, splitVat } from './settlement.ts'

test('a sum of another currency becomes won by its rate, half a won away from zero', () => {
  expect(toWon(125_050, 'USD', 1_385_200_000)).toBe(1_732_193) // 1,250.50 × 1,385.2 = 1,732,192.6
  expect(toWon(1, 'USD', 50_000_000)).toBe(1) // 0.01 × 50 = 0.5
  expect(toWon(-1, 'USD', 50_000_000)).toBe(-1)
  expect(toWon(1_000_000, 'VND', 53_400)).toBe(53_400) // 1,000,000 × 0.0534
  expect(toWon(12_000, 'KRW', null)).toBe(12_000)
})

test('what is typed is read exactly, and what is no sum of the currency is none', () => {
  expect(parseSum('1,250.50', 'USD')).toBe(125_050)
  expect(parseSum('-3.5', 'EUR')).toBe(-350)
  expect(parseSum('1,000', 'KRW')).toBe(1_000)
  expect(parseRate('0.0534')).toBe(53_400)
  for (const [text, currency] of [
    ['1.5', 'KRW'],
    ['1.234', 'USD'],
    ['', 'USD'],
    ['=1+1', 'USD'],
  ] as const)
    expect(parseSum(text, currency)).toBeNaN()
  expect([formatSum(125_050, 'USD'), formatSum(-350, 'EUR'), formatRate(1_385_200_000)]).toEqual([
    '1,250.50',
    '-3.50',
    '1,385.2',
  ])
})

test('supply and VAT sum up to what counts, whatever it is', () => {
  for (const base of [0, 1, 10, 11, 100, 1_099_999, 123_456_789, -5_000_001]) {
    const { supply, vat } = splitVat(base)
    expect(supply + vat).toBe(base)
    expect(Math.abs(vat * 11 - base)).toBeLessThan(11)
  }
})

const head = (estimate: number) => ({
  basis: 'head' as const,
  estimate,
  currency: 'KRW' as const,
  rate: null,
  kind: 'other' as const,
  slip: null,
})
const lump = (estimate: number) => ({
  basis: 'lump' as const,
  estimate,
  currency: 'KRW' as const,
  rate: null,
  kind: 'other' as const,
  slip: null,
})

test('a departure earns from as many travellers as carry its lump sums', () => {
  expect(calculateBreakEven(1_000_000, [head(600_000), lump(2_000_000)])).toBe(5)
  expect(calculateBreakEven(1_000_000, [head(600_000), lump(2_000_001)])).toBe(6)
  expect(calculateBreakEven(1_000_000, [head(400_000)])).toBe(0)
  expect(calculateBreakEven(1_000_000, [head(1_000_000), lump(1)])).toBeNull()
})

test('a line counts as billed, one without a bill as estimated, and VAT on the chosen base', () => {
  const about = { kind: 'land' as const, supplier_name: null }
  const figures = calculateSettlement({
    received: 11_000_000,
    refunded: 500_000,
    undone: 300_000,
    compensated: 200_000,
    to_refund: 0,
    cancel_fees: 0,
    heads: 10,
    vat_base: 'fee',
    fee: 1_100_000,
    cancel_fees_taxed: true,
    costs: [
      { ...head(300_000), ...about, id: 1, what: 'hotel', bill_won: 2_900_000 },
      { ...lump(1_000_000), ...about, id: 2, what: 'bus', bill_won: null },
    ],
  })
  expect(figures).toMatchObject({ income: 10_000_000, estimated_cost: 4_000_000, cost: 3_900_000 })
  expect(figures).toMatchObject({ margin: 6_100_000, margin_each: 610_000, open_lines: 1 })
  expect(figures).toMatchObject({ vat_of: 1_100_000, supply: 1_000_000, vat: 100_000 })
})

test('what cancelled bookings paid counts for VAT, or does not, as the agency chose', () => {
  const settle = (cancel_fees_taxed: boolean) =>
    calculateSettlement({
      received: 11_000_000,
      refunded: 500_000,
      undone: 0,
      compensated: 0,
      to_refund: 0,
      cancel_fees: 300_000,
      heads: 10,
      vat_base: 'whole',
      fee: 0,
      costs: [],
      cancel_fees_taxed,
    })
  expect([settle(true).vat_of, settle(false).vat_of]).toEqual([10_500_000, 10_200_000])
  expect(settle(false)).toMatchObject({ income: 10_500_000, margin: 10_500_000 })
})

test('an advance of the guide and the slips that say where it went count once', () => {
  const settle = (given: number, slips: readonly number[]) =>
    calculateSettlement({
      received: 5_000_000,
      refunded: 0,
      undone: 0,
      compensated: 0,
      to_refund: 0,
      cancel_fees: 0,
      heads: 10,
      vat_base: 'whole',
      fee: 0,
      cancel_fees_taxed: true,
      costs: [lump(given), ...slips.map(lump)].map((line, at) => ({
        ...line,
        id: at,
        what: 'x',
        supplier_name: null,
        kind: at === 0 ? 'advance' : 'guide',
        slip: at === 0 ? null : `slip ${at}`,
        bill_won: line.estimate,
      })),
    })
  expect(settle(1_000_000, [])).toMatchObject({ cost: 1_000_000, advance_spent: 0 })
  // What the guide has not returned yet is money that is gone.
  expect(settle(1_000_000, [500_000, 320_000])).toMatchObject({ cost: 1_000_000, advance_spent: 820_000 })
  expect(settle(820_000, [500_000, 320_000])).toMatchObject({ cost: 820_000, estimated_cost: 820_000 })
  expect(settle(1_000_000, [1_050_000])).toMatchObject({ cost: 1_050_000, margin: 3_950_000 })
})

test('what customers get back is no income, and of a cancellation only the fee counts', () => {
  const figures = calculateSettlement({
    received: 1_500_000,
    refunded: 0,
    undone: 0,
    compensated: 0,
    to_refund: 400_000,
    cancel_fees: 100_000,
    heads: 2,
    vat_base: 'whole',
    fee: 0,
    cancel_fees_taxed: false,
    costs: [],
  })
  expect(figures).toMatchObject({ income: 1_100_000, vat_of: 1_000_000 })
})
