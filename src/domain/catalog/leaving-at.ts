// What tells the departures of one day apart: OZ755 · 18:20. Empty where nothing was said.
type Leaving = { departure_time: string | null; flight_number: string | null }

export const leavingAt = ({ departure_time, flight_number }: Leaving): string =>
  [flight_number, departure_time].filter(Boolean).join(' · ')
