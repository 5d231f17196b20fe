// Months by season: the one we are in comes first.
import { expect, test } from 'vitest'
import { getSeason, groupBySeason } from './season.ts'

test('three months are a season, and winter goes over the new year', () => {
  expect([12, 1, 2, 3, 5, 6, 8, 9, 11].map(getSeason)).toEqual([
    'winter',
    'winter',
    'winter',
    'spring',
    'spring',
    'summer',
    'summer',
    'autumn',
    'autumn',
  ])
})

test('months stand by season in the order they come, and the same season a year on stands by itself', () => {
  expect(groupBySeason(['2026-11', '2026-12', '2027-01', '2027-05', '2027-10'])).toEqual([
    { season: 'autumn', months: ['2026-11'] },
    { season: 'winter', months: ['2026-12', '2027-01'] },
    { season: 'spring', months: ['2027-05'] },
    { season: 'autumn', months: ['2027-10'] },
  ])
})
