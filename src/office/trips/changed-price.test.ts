import { expect, test } from 'vitest'
import { changedPrice } from './changed-price.ts'

test.each([
  ['+5%', 599_000, 629_000],
  ['-10%', 599_000, 539_000],
  ['+30,000', 599_000, 629_000],
  ['-600000', 599_000, 0],
  ['650,000원', 599_000, 650_000],
])('%s makes of %i won %i', (typed, price, changed) => {
  expect(changedPrice(typed)?.(price)).toBe(changed)
})

test.each(['', '5%', '+', '1.5', '10e3', '-', '+5%%', '1000000000000'])(
  '“%s” is no change of a price',
  (typed) => {
    expect(changedPrice(typed)).toBeUndefined()
  },
)
