// A day as people type it, 19680514 or 1968.5.14, as YYYY-MM-DD; undefined where there is no such day.
export function dayTyped(text: string): string | undefined {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})\D*(\d{1,2})\D+(\d{1,2})\D*$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? []
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written) ? written : undefined
}
