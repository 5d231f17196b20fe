// Flights as people read them: with the names of the airports.
import { getAirportName } from './airports.ts'
import type { Flights, FlightsWithAirports } from './flights.ts'

export const describeFlights = (flights: Flights): FlightsWithAirports =>
  flights.map(({ from, to, ...flight }) => ({
    ...flight,
    from: { code: from, name: getAirportName(from) },
    to: { code: to, name: getAirportName(to) },
  }))
