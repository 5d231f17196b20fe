// When a departure leaves: its day, and what tells it from another one of that day.
type Leaving = { departure_date: string; departure_time: string | null; flight_number: string | null }

export const leavesAt = ({ departure_date, departure_time, flight_number }: Leaving): string =>
  `${departure_date} ${departure_time ?? flight_number ?? ''}`.trim()
