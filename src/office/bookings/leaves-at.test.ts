import { expect, test } from 'vitest'
import { leavesAt } from './leaves-at.ts'

test('two departures of one day and hour are told apart by their flights', () => {
  const said = (flight_number: string | null, departure_time: string | null) =>
    leavesAt({ departure_date: '2027-05-01', departure_time, flight_number })
  expect([said('OZ755', '18:20'), said('KE123', '18:20'), said('OZ755', null), said(null, null)]).toEqual([
    '2027-05-01 OZ755 · 18:20',
    '2027-05-01 KE123 · 18:20',
    '2027-05-01 OZ755',
    '2027-05-01',
  ])
})
