// Until when what is left of a booking must be done.
import { expect, test } from 'vitest'
import { calculateDueDate, getDueUrgency } from './due.ts'

const booking = {
  departure_date: '2027-05-20',
  reg_date: '2027-03-01T01:00:00.000Z',
  held_until: null,
  balance_by: null,
}

test('passports are due two weeks before departure, the contract one; a review never is', () => {
  expect(calculateDueDate('passports', booking)).toBe('2027-05-06')
  expect(calculateDueDate('contract', booking)).toBe('2027-05-13')
  expect(calculateDueDate('review', booking)).toBeUndefined()
  expect(calculateDueDate('balance', { ...booking, balance_by: '2027-04-20' })).toBe('2027-04-20')
  expect(calculateDueDate('pay', { ...booking, held_until: '2027-03-01T15:30:00.000Z' })).toBe('2027-03-02') // in Seoul
})

test('who books shortly before is given two days, and never more than there are', () => {
  expect(calculateDueDate('passports', { ...booking, reg_date: '2027-05-10T01:00:00.000Z' })).toBe(
    '2027-05-12',
  )
  expect(calculateDueDate('passports', { ...booking, reg_date: '2027-05-19T01:00:00.000Z' })).toBe(
    '2027-05-20',
  )
})

test('it is near in the last week, late on the day after, and calm before', () => {
  expect(getDueUrgency('2027-05-06', '2027-04-28')).toBe('calm')
  expect(getDueUrgency('2027-05-06', '2027-04-29')).toBe('near')
  expect(getDueUrgency('2027-05-06', '2027-05-06')).toBe('near')
  expect(getDueUrgency('2027-05-06', '2027-05-07')).toBe('late')
  expect(getDueUrgency(undefined, '2027-05-07')).toBe('calm')
})
