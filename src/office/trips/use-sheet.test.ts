import { expect, test } from 'vitest'
import { mergedWith, type Row } from './use-sheet.ts'

const row = (departure_id: number, more: Partial<Row> = {}): Row => ({
  key: departure_id ? String(departure_id) : 'new',
  odd: {},
  tell_booked: false,
  departure_id,
  package_code: 'P1',
  departure_date: `2027-01-${String(departure_id).padStart(2, '0')}`,
  departure_time: null,
  flights: [],
  adult_price: 100,
  child_price: 90,
  baby_price: 10,
  seats: 20,
  minimum: 10,
  closed_yn: 'N',
  taken: 0,
  bookings: 0,
  revision: 1,
  state: 'recruiting',
  ...more,
})
const shown = (rows: readonly Row[]) =>
  rows.map(({ departure_date, adult_price, seats, revision }) => [
    departure_date,
    adult_price,
    seats,
    revision,
  ])

test('what somebody else saved meanwhile is taken, and nothing that was typed is lost', () => {
  const base = [row(1), row(2), row(3)]
  const mine = [row(1, { adult_price: 120 }), row(2), row(0, { departure_date: '2027-01-09', revision: 0 })]
  const theirs = [row(1, { seats: 30, revision: 2 }), row(2, { adult_price: 80, revision: 2 }), row(3)]
  expect(shown(mergedWith({ mine, base, theirs }))).toEqual([
    ['2027-01-01', 120, 30, 2],
    ['2027-01-02', 80, 20, 2],
    ['2027-01-09', 100, 20, 0],
  ])
})

test('what is typed while a save is under way is kept, also in a row that was new', () => {
  const sent = [row(1), row(0, { departure_date: '2027-01-09', revision: 0 })]
  const mine = [row(1), row(0, { departure_date: '2027-01-09', revision: 0, seats: 25 })]
  const theirs = [row(1, { revision: 2 }), row(7, { departure_date: '2027-01-09' })]
  const merged = mergedWith({ mine, base: sent, theirs })
  expect(shown(merged)).toEqual([
    ['2027-01-01', 100, 20, 2],
    ['2027-01-09', 100, 25, 1],
  ])
  expect(merged.map(({ departure_id }) => departure_id)).toEqual([1, 7])
})
