// When a departure leaves: its day, and what tells it from another one of that day.
import { formatDepartureLabel } from '#domain/departure/departure-label.ts'

type DepartureTime = Parameters<typeof formatDepartureLabel>[0] & { departure_date: string }

export const formatDeparture = (departure: DepartureTime): string =>
  `${departure.departure_date} ${formatDepartureLabel(departure)}`.trim()
