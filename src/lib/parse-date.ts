// A day as people type it, 19680514 or 1968.5.14, as YYYY-MM-DD; undefined where there is no such day.
import { toDate } from './to-date.ts'

export function parseDate(text: string): string | undefined {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})\D*(\d{1,2})\D+(\d{1,2})\D*$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? []
  return toDate(year, month, day)
}
