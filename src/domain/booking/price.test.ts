// What a party pays.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countSeats, priceParty } from './price.ts'

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
