import { expect, test } from 'vitest'
import { mergeRows, resolveConflict } from './price-grid-conflicts.ts'
import type { Row } from './price-grid-row.ts'

const row = (departure_id: number, more: Partial<Row> = {}): Row => ({
  key: departure_id ? String(departure_id) : 'new',
  invalidTexts: {},
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
const summarize = (rows: readonly Row[]) =>
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
  expect(summarize(mergeRows({ mine, base, theirs }).now)).toEqual([
    ['2027-01-01', 120, 30, 2],
    ['2027-01-02', 80, 20, 2],
    ['2027-01-09', 100, 20, 0],
  ])
})

test('what is typed while a save is under way is kept, also in a row that was new', () => {
  const sent = [row(1), row(0, { departure_date: '2027-01-09', revision: 0 })]
  const mine = [row(1), row(0, { departure_date: '2027-01-09', revision: 0, seats: 25 })]
  const theirs = [row(1, { revision: 2 }), row(7, { departure_date: '2027-01-09' })]
  const { now: merged } = mergeRows({ mine, base: sent, theirs })
  expect(summarize(merged)).toEqual([
    ['2027-01-01', 100, 20, 2],
    ['2027-01-09', 100, 25, 1],
  ])
  expect(merged.map(({ departure_id }) => departure_id)).toEqual([1, 7])
})

test('where two changed the same cell, both values are told, and either can be taken', () => {
  const base = [row(1), row(2), row(3)]
  const mine = [row(1, { adult_price: 120 }), row(2, { seats: 25 })]
  const theirs = [row(1, { adult_price: 130, seats: 30, revision: 2 }), row(3, { minimum: 8, revision: 2 })]
  const { now, conflicts } = mergeRows({ mine, base, theirs })
  expect(summarize(now)).toEqual([['2027-01-01', 120, 30, 2]])
  expect(
    conflicts.map((each) => [
      each.column,
      each.mine?.adult_price,
      each.theirs?.adult_price,
      each.mine?.seats,
    ]),
  ).toEqual([
    ['adult_price', 120, 130, 30],
    [undefined, undefined, 100, undefined], // removed here, changed there
    [undefined, 100, undefined, 25], // changed here, removed there
  ])
  const resolve = (at: number, by: 'mine' | 'theirs') => {
    const conflict = conflicts[at]
    return conflict ? summarize(resolveConflict(now, conflict, by)) : []
  }
  expect(resolve(0, 'mine')).toEqual([['2027-01-01', 120, 30, 2]])
  expect(resolve(0, 'theirs')).toEqual([['2027-01-01', 130, 30, 2]])
  expect(resolve(1, 'theirs')).toContainEqual(['2027-01-03', 100, 20, 2])
  expect(resolve(1, 'mine')).toHaveLength(1)
  expect(resolve(2, 'mine')).toContainEqual(['2027-01-02', 100, 25, 0]) // a new one
  expect(resolve(2, 'theirs')).toHaveLength(1)
})

test('two who type the same are not asked', () => {
  const typed = [row(1, { adult_price: 120 })]
  const { conflicts } = mergeRows({
    mine: typed,
    base: [row(1)],
    theirs: [row(1, { adult_price: 120, revision: 2 })],
  })
  expect(conflicts).toEqual([])
})
