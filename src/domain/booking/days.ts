// Days of the calendar, as YYYY-MM-DD.
const day_ms = 86_400_000

export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / day_ms)

export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * day_ms).toISOString().slice(0, 10)

/** From when to when a trip goes; one of a day has one date. */
export const spanOf = (from: string, to: string) => (from === to ? from : `${from} – ${to}`)
