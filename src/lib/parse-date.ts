// A day as people type it, 19680514 or 1968.5.14, as YYYY-MM-DD; undefined where there is no such day.
export function parseDate(text: string): string | undefined {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})\D*(\d{1,2})\D+(\d{1,2})\D*$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? []
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date) ? date : undefined
}
