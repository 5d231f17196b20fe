// When a departure leaves: its day, and what tells it from another one of that day.
import { leavingAt } from '#domain/catalog/leaving-at.ts'

type Leaving = Parameters<typeof leavingAt>[0] & { departure_date: string }

export const leavesAt = (departure: Leaving): string =>
  `${departure.departure_date} ${leavingAt(departure)}`.trim()
