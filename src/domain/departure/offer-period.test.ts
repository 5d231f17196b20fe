// Twelve hours between eight and ten, by the Korean clock, until three days before departure.
import { expect, test } from 'vitest'
import { calculateOfferPeriod } from './offer-period.ts'

const at = (moment: string) => new Date(`${moment}+09:00`)
const periodAt = (now: string, departure = '2027-06-30') => {
  const period = calculateOfferPeriod(at(now), departure)
  return period && [period.mailAt, period.until]
}

test.each([
  ['in the morning it ends in the evening', '2027-06-01T08:00', '2027-06-01T08:00', '2027-06-01T20:00'],
  ['at ten it ends at ten', '2027-06-01T10:00', '2027-06-01T10:00', '2027-06-01T22:00'],
  ['in the evening the rest is of the next day', '2027-06-01T20:00', '2027-06-01T20:00', '2027-06-02T18:00'],
  ['a minute before ten', '2027-06-01T21:59', '2027-06-01T21:59', '2027-06-02T19:59'],
  [
    'at ten in the evening it begins in the morning',
    '2027-06-01T22:00',
    '2027-06-02T08:00',
    '2027-06-02T20:00',
  ],
  ['at night it begins in the morning', '2027-06-01T03:00', '2027-06-01T08:00', '2027-06-01T20:00'],
  [
    'at the end of a month and a year',
    '2027-12-31T23:30',
    '2028-01-01T08:00',
    '2028-01-01T20:00',
    '2028-02-29',
  ],
])('%s', (_, now, mailAt, until, departure?: string) => {
  expect(periodAt(now, departure)).toEqual([at(mailAt), at(until)])
})

test('it ends with the third day before departure, and none begins after it', () => {
  expect(periodAt('2027-06-27T20:00')).toEqual([at('2027-06-27T20:00'), at('2027-06-28T00:00')])
  expect(periodAt('2027-06-27T21:59')).toEqual([at('2027-06-27T21:59'), at('2027-06-28T00:00')])
  expect(periodAt('2027-06-27T22:00')).toBeUndefined()
  expect(periodAt('2027-06-28T09:00')).toBeUndefined()
})
