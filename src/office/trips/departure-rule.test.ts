import { expect, test } from 'vitest'
import { createRowsByRule, createRule, type DepartureRule } from './departure-rule.ts'

const rule: DepartureRule = {
  package_code: 'P1',
  from: '2027-01-01',
  until: '2027-12-31',
  weekdays: [5],
  values: { adult_price: 599_000, child_price: 549_000, baby_price: 80_000, seats: 24, minimum: 10 },
  seasons: [],
  holidays: 'like others',
  holidayChange: '',
  flights: [],
}
const none = new Set<string>()
const days = (rows: { departure_date: string }[]) => rows.map(({ departure_date }) => departure_date)

test('every Friday of a year is 53 departures in 2027, each with its values', () => {
  const rows = createRowsByRule(rule, none, [])
  expect(rows).toHaveLength(53)
  expect(rows[52]).toMatchObject({
    departure_date: '2027-12-31',
    adult_price: 599_000,
    seats: 24,
    revision: 0,
  })
})

test('a season has its own prices, and the later of two rules', () => {
  const summer = {
    from: '2027-07-15',
    until: '2027-08-20',
    adult_price: 799_000,
    child_price: 749_000,
    baby_price: 90_000,
  }
  const peak = { ...summer, from: '2027-08-01', until: '2027-08-07', adult_price: 899_000 }
  const rows = createRowsByRule(
    { ...rule, from: '2027-07-01', until: '2027-08-31', seasons: [summer, peak] },
    none,
    [],
  )
  expect(rows.map(({ adult_price }) => adult_price / 1_000)).toEqual([
    599, 599, 799, 799, 799, 899, 799, 799, 599,
  ])
})

test('holidays are left out, or cost more', () => {
  const holidays = new Set(['2027-01-01', '2027-01-15'])
  const short = { ...rule, until: '2027-01-31' }
  expect(days(createRowsByRule({ ...short, holidays: 'left out' }, holidays, []))).toEqual([
    '2027-01-08',
    '2027-01-22',
    '2027-01-29',
  ])
  const priced = createRowsByRule({ ...short, holidays: 'priced', holidayChange: '+10%' }, holidays, [])
  expect(priced.map(({ adult_price }) => adult_price)).toEqual([659_000, 599_000, 659_000, 599_000, 599_000])
})

test('what is there already is not made again; another time of the day is', () => {
  const short = { ...rule, until: '2027-01-15' }
  const existing = createRowsByRule({ ...short, until: '2027-01-08' }, none, [])
  expect(days(createRowsByRule(short, none, existing))).toEqual(['2027-01-15'])
  const evening = existing.map((row) => ({ ...row, departure_time: '18:20' }))
  expect(days(createRowsByRule(short, none, evening))).toHaveLength(3)
})

test('no weekday chosen makes nothing', () => {
  expect(createRowsByRule({ ...rule, weekdays: [] }, none, [])).toEqual([])
})

test('the first rule of a trip begins with what its itinerary said, and with the usual where it said nothing', () => {
  const planned = { adult_price: 899_000, child_price: 849_000, baby_price: null, minimum: 8 }
  expect(createRule('P1', '2027-01-01', planned).values).toEqual({
    adult_price: 899_000,
    child_price: 849_000,
    baby_price: 0,
    seats: 20,
    minimum: 8,
  })
  expect(createRule('P1', '2027-01-01', null).values).toMatchObject({ adult_price: 0, minimum: 10 })
})
