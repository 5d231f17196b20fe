// A month as a calendar shows it: weeks from Sunday, days as YYYY-MM-DD.
// Pure dates, no time zone can move them.
export type Month = { year: number; month: number }

const pad = (number: number) => String(number).padStart(2, '0')
const formatDayIn = ({ year, month }: Month, day: number) => `${year}-${pad(month)}-${pad(day)}`
/** YYYY-MM */
export const formatMonth = ({ year, month }: Month) => `${year}-${pad(month)}`
export const parseMonth = (date: string): Month => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
})
export const isSameMonth = (one: Month, other: Month) => one.year === other.year && one.month === other.month

export function addMonths({ year, month }: Month, count: number): Month {
  const at = year * 12 + month - 1 + count
  return { year: Math.floor(at / 12), month: (at % 12) + 1 }
}

export const getWeekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()

/** Weeks of seven, null where the month has no day. */
export function listWeeks(calendarMonth: Month): (string | null)[][] {
  const days = new Date(Date.UTC(calendarMonth.year, calendarMonth.month, 0)).getUTCDate()
  const blanks: null[] = Array.from({ length: getWeekday(formatDayIn(calendarMonth, 1)) }, () => null)
  const cells = [...blanks, ...Array.from({ length: days }, (_, at) => formatDayIn(calendarMonth, at + 1))]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cells[week * 7 + day] ?? null),
  )
}
