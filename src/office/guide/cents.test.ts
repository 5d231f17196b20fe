// Amounts as guides type them.
import { expect, test } from 'vitest'
import { formatCents, parseCents, sumByCurrency } from './cents.ts'

test.each([
  ['1,234.5', 123_450],
  ['0.05', 5],
  ['350000', 35_000_000],
  [' 12 ', 1_200],
  ['', undefined],
  ['-3', undefined],
  ['1.234', undefined],
  ['0', undefined],
  ['12원', undefined],
])('"%s" is read as %s hundredths', (typed, cents) => expect(parseCents(typed)).toBe(cents))

test('amounts are summed by currency and shown without needless hundredths', () => {
  const sums = sumByCurrency([
    { amount_cents: 1_050, currency: 'USD' },
    { amount_cents: 500_000, currency: 'JPY' },
    { amount_cents: 950, currency: 'USD' },
  ])
  expect(sums.map(formatCents)).toEqual(['USD 20', 'JPY 5,000'])
  expect(formatCents({ amount_cents: 1_005, currency: 'EUR' })).toBe('EUR 10.05')
})
