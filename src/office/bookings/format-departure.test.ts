import { expect, test } from 'vitest'
import { formatDeparture } from './format-departure.ts'

test('two departures of one day and hour are told apart by their flights', () => {
  const format = (flight_number: string | null, departure_time: string | null) =>
    formatDeparture({ departure_date: '2027-05-01', departure_time, flight_number })
  expect([
    format('OZ755', '18:20'),
    format('KE123', '18:20'),
    format('OZ755', null),
    format(null, null),
  ]).toEqual(['2027-05-01 OZ755 · 18:20', '2027-05-01 KE123 · 18:20', '2027-05-01 OZ755', '2027-05-01'])
})
