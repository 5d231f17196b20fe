// A file that comes back: a workbook or JSON as it went out. What cannot be read is refused and named.
import { exchangeLimits as limits } from '#limits/trade.ts'
import { unguarded } from '#plain/workbook/plain-cell.ts'
import { type ReadSheet, readWorkbook, workbookParts } from '#plain/workbook/read-workbook.ts'
import { unzip, type ZipRefusal } from '#plain/workbook/unzip.ts'
import { explain, heard } from '#platform/wire/explain.ts'
import type { FileTrip } from './compare.ts'
import { TripOut, TripsFile } from './exchange.ts'
import { type ExistingTrips, fillFields, fillLacking, keyColumns, type Lacking } from './fill-lacking.ts'
import { cellAt, type Fault, type FileSheets, fromSheets } from './from-sheets.ts'
import { columns, type SheetName, sheetNames } from './sheets.ts'
import { columnCalled, isSheetCalled, meantValue } from './titles.ts'

export type TripsRefusal =
  | { refused: ZipRefusal | 'too_large' | 'empty' | 'unknown_file' | 'too_many_trips' }
  | { refused: 'too_many_rows'; sheet: SheetName }
  | { refused: 'wrong_sheet'; sheets: SheetName[] }
  | { refused: 'lacking_column' | 'unknown_column'; sheet: SheetName; columns: string[] }
export type OpenedTrips = { trips: FileTrip[]; faults: Fault[] }

/** The names of categories in a workbook are looked up in `stand`. */
export function openTripsFile(bytes: Uint8Array, stand: ExistingTrips): OpenedTrips | TripsRefusal {
  if (bytes.length > limits.file_bytes) return { refused: 'too_large' }
  if (bytes.length === 0) return { refused: 'empty' }
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return openWorkbook(bytes, stand)
  const file = openJson(new TextDecoder().decode(bytes), stand.trips)
  if ('refused' in file) return file
  return 'trips' in file
    ? { trips: file.trips.map((trip) => ({ trip, rows: null })), faults: [] }
    : { trips: [], ...file }
}

/**
 * `faults`: it is an export, but some values are wrong. `stand`: fields that the file does not name stay as
 * they are there.
 */
export function openJson(
  text: string,
  stand: readonly TripOut[] = [],
): TripsFile | { faults: Fault[] } | { refused: 'unknown_file' | 'too_many_trips' } {
  const json = parsed(text)
  if (typeof json !== 'object' || json === null || !('naru' in json) || json.naru !== 'trips')
    return { refused: 'unknown_file' }
  if ('trips' in json && Array.isArray(json.trips) && json.trips.length > limits.trips)
    return { refused: 'too_many_trips' }
  const whole =
    'trips' in json && Array.isArray(json.trips) ? { ...json, trips: fillFields(json.trips, stand) } : json
  const read = TripsFile.safeParse(whole, heard)
  if (read.success) return read.data
  const faults = read.error.issues.map((issue) => ({
    ...cellAt(nowhere, issue.path.slice(2)),
    // Without rows, a fault names the trip's place in the list.
    row: typeof issue.path[1] === 'number' ? issue.path[1] + 1 : null,
    why: Object.values(explain([issue]))[0] ?? { ko: '', en: '' },
  }))
  return { faults }
}

const nowhere = { trips: [], days: [], places: [], pictures: [], options: [], departures: [] }

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function openWorkbook(bytes: Uint8Array, stand: ExistingTrips): OpenedTrips | TripsRefusal {
  const parts = unzip(bytes, workbookParts, limits)
  if ('refused' in parts) return parts
  if (!parts.texts.has('xl/workbook.xml')) return { refused: 'unknown_file' }
  const read = sheetsOf(readWorkbook(parts.texts, limits))
  if ('refused' in read) return read
  const { sheets, lacking } = read
  if (sheets.trips.length > limits.trips) return { refused: 'too_many_trips' }
  fillLacking(sheets, lacking, stand)
  const { trips: raw, faults } = fromSheets(sheets, stand.categories)
  const trips = raw.flatMap(({ rows, ...trip }) => {
    const read = TripOut.safeParse({ state: 'draft', ...trip }, heard)
    if (read.success) return [{ trip: read.data, rows }]
    for (const issue of read.error.issues) {
      const where = cellAt(rows, issue.path)
      const isTold = faults.some(
        ({ sheet, row, column }) => sheet === where.sheet && row === where.row && column === where.column,
      )
      if (!isTold) faults.push({ ...where, why: Object.values(explain([issue]))[0] ?? { ko: '', en: '' } })
    }
    return []
  })
  return { trips, faults }
}

/** Every sheet must be there. Without the sheet of days, a trip would lose its days. */
function sheetsOf(read: readonly ReadSheet[]): { sheets: FileSheets; lacking: Lacking } | TripsRefusal {
  const sheets: FileSheets = { trips: [], days: [], places: [], pictures: [], options: [], departures: [] }
  const lacking: Lacking = { trips: [], days: [], places: [], pictures: [], options: [], departures: [] }
  const missing = sheetNames.filter((sheet) => !read.some(({ name }) => isSheetCalled(sheet, name)))
  if (missing.length > 0) return { refused: 'wrong_sheet', sheets: missing }
  for (const sheet of sheetNames) {
    const { rows = [], more = false } = read.find(({ name }) => isSheetCalled(sheet, name)) ?? {}
    if (more) return { refused: 'too_many_rows', sheet }
    const [head, ...body] = rows
    const heads = head?.cells ?? []
    const titles = heads.map((title) => columnCalled(sheet, title))
    const unknown = heads.filter((title, at) => title.trim() !== '' && titles[at] === undefined)
    if (unknown.length > 0) return { refused: 'unknown_column', sheet, columns: unknown }
    lacking[sheet] = columns[sheet].filter((column) => !titles.includes(column))
    const keys = keyColumns[sheet].filter((column) => lacking[sheet].includes(column))
    if (keys.length > 0) return { refused: 'lacking_column', sheet, columns: keys }
    sheets[sheet] = body.flatMap(({ row, cells }) => {
      const named = titles.flatMap((column, at) =>
        column === undefined ? [] : [[column, meantValue(column, unguarded(cells[at] ?? ''))] as const],
      )
      return named.some(([, text]) => text.trim() !== '') ? [{ row, cells: Object.fromEntries(named) }] : []
    })
  }
  return { sheets, lacking }
}
