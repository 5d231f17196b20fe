// What a party pays.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountKinds } from '#domain/catalog/discounts.ts'
import { countSeats, priceParty, removeFromPrice, sumBeforeDiscounts } from './price.ts'
import { splitPrice } from './price-split.ts'

const prices = { adult_price: 1_290_000, child_price: 1_161_000, baby_price: 150_000 }
const optionName = { ko: '반나절', en: 'Half a day' }

test('each age pays its price, single rooms and options beside', () => {
  const { lines, total } = priceParty({
    prices,
    party: { adult: 2, child: 1, baby: 1 },
    single_rooms: 1,
    single_supplement: 200_000,
    options: [{ option_id: 'a', name: optionName, price: 50_000 }],
  })
  expect(lines.map(({ kind, count, sum }) => [kind, count, sum])).toEqual([
    ['adult', 2, 2_580_000],
    ['child', 1, 1_161_000],
    ['baby', 1, 150_000],
    ['single', 1, 200_000],
    ['option', 3, 150_000],
  ])
  expect(total).toBe(4_241_000)
})

test('the total is the sum of its lines, whole and never negative', () => {
  const count = fc.nat(99)
  const won = fc.nat(100_000_000)
  fc.assert(
    fc.property(
      count,
      count,
      count,
      won,
      won,
      won,
      won,
      count,
      (adult, child, baby, adult_price, child_price, baby_price, single_supplement, single_rooms) => {
        const { lines, total } = priceParty({
          prices: { adult_price, child_price, baby_price },
          party: { adult, child, baby },
          single_supplement,
          single_rooms,
        })
        expect(total).toBe(lines.reduce((sum, line) => sum + line.each * line.count, 0))
        expect(total).toBe(
          adult * adult_price + child * child_price + baby * baby_price + single_rooms * single_supplement,
        )
      },
    ),
  )
})

test('babies take no seat', () => {
  expect(countSeats({ adult: 2, child: 1, baby: 3 })).toBe(3)
})

const name = { ko: '할인', en: 'Discount' }
const rate = fc.oneof(
  fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ won: fc.integer({ min: 1, max: 3_000_000 }) }),
)
const discount = fc.record({ kind: fc.constantFrom(...discountKinds), name: fc.constant(name), rate })
const cart = fc.record({
  prices: fc.record({
    adult_price: fc.integer({ min: 1, max: 9_999_999 }),
    child_price: fc.nat(9_999_999),
    baby_price: fc.nat(999_999),
  }),
  party: fc.record({ adult: fc.integer({ min: 1, max: 9 }), child: fc.nat(9), baby: fc.nat(3) }),
  single_rooms: fc.nat(1),
  single_supplement: fc.nat(500_000),
  options: fc.array(fc.record({ option_id: fc.string(), name: fc.constant(name), price: fc.nat(90_000) }), {
    maxLength: 2,
  }),
  discounts: fc.array(discount, { maxLength: 6 }),
})

test('each kind of discount counts once, added up and never below nothing', () => {
  fc.assert(
    fc.property(cart, (input) => {
      const { lines, before, total } = priceParty(input)
      expect(total).toBe(lines.reduce((sum, line) => sum + line.each * line.count, 0))
      expect(before).toBe(priceParty({ ...input, discounts: [] }).total)
      expect(sumBeforeDiscounts(lines)).toBe(before)
      const extras = lines.filter(({ kind }) => kind === 'single' || kind === 'option')
      expect(total).toBeGreaterThanOrEqual(extras.reduce((sum, line) => sum + line.sum, 0))
      const kinds = lines.flatMap(({ kind, rate }) => (rate ? [kind] : []))
      expect(kinds).toEqual(discountKinds.filter((kind) => kinds.includes(kind)))
    }),
  )
})

test('the largest of a kind counts, each from the price before discounts', () => {
  const { lines, total } = priceParty({
    prices,
    party: { adult: 2, child: 0, baby: 1 },
    discounts: [
      { kind: 'code', name, rate: { won: 100_000 } },
      { kind: 'early_bird', name, rate: { percent: 5 } },
      { kind: 'early_bird', name, rate: { percent: 10 } },
    ],
  })
  expect(lines.flatMap(({ kind, sum, rate }) => (rate ? [[kind, sum]] : []))).toEqual([
    ['early_bird', -273_000], // of both adults and of the baby
    ['code', -200_000], // a baby has no seat
  ])
  expect(total).toBe(2_730_000 - 473_000)
})

test('whoever leaves one by one takes their own part of a discount along, and nothing is left', () => {
  fc.assert(
    fc.property(cart, (input) => {
      const { party } = input
      let { lines, total } = priceParty({ ...input, single_rooms: 0 })
      let left = { ...party }
      const leave = (['baby', 'child', 'adult'] as const).flatMap((kind) =>
        Array.from({ length: party[kind] }, () => kind),
      )
      for (const kind of leave) {
        const removed = { adult: 0, child: 0, baby: 0, [kind]: 1 }
        const after = removeFromPrice(lines, left, removed)
        expect(after.price).toBeGreaterThanOrEqual(0)
        total -= after.price
        lines = after.lines
        left = { ...left, [kind]: left[kind] - 1 }
      }
      expect([total, lines]).toEqual([0, []])
    }),
  )
})

test('both parts of a price add up to it, whatever the rate and the discounts', () => {
  fc.assert(
    fc.property(cart, rate, (input, commissionRate) => {
      const { lines: price_lines, total } = priceParty(input)
      const split = splitPrice({
        ...input.party,
        price_lines,
        total,
        price_split: { rate: commissionRate, shown: false },
      })
      expect((split?.pass_through ?? 0) + (split?.commission ?? 0)).toBe(total)
      expect(Math.min(split?.pass_through ?? -1, split?.commission ?? -1)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a discount comes off the commission, and only what is more off the costs', () => {
  const bookingOf = (percent: number) => {
    const party = { adult: 2, child: 0, baby: 0 }
    const discounts = [{ kind: 'group' as const, name, rate: { percent } }]
    const { lines: price_lines, total } = priceParty({ prices, party, discounts })
    return { ...party, price_lines, total, price_split: { rate: { percent: 10 }, shown: true } }
  }
  expect(splitPrice(bookingOf(4))).toEqual({ commission: 154_800, pass_through: 2_322_000 })
  expect(splitPrice(bookingOf(20))).toEqual({ commission: 0, pass_through: 2_064_000 })
  expect(splitPrice({ ...bookingOf(4), price_split: null })).toBeNull()
})
