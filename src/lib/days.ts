// Days of the calendar, as YYYY-MM-DD.

const day_ms = 86_400_000

export const countDaysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / day_ms)

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * day_ms).toISOString().slice(0, 10)

/** Whether the text is a day of the calendar, written as one. */
export const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text

/** The dates of a trip, one date for a day trip. A screen writes them in words (useDates). */
export const formatDateSpan = (from: string, to: string): string => (from === to ? from : `${from} – ${to}`)
