// Reads an imported file, a workbook or JSON as it was exported. What cannot be read is refused and named.

import { unguardFormula } from '#lib/workbook/formula-guard.ts'
import { readWorkbook, type Worksheet, workbookParts } from '#lib/workbook/read-workbook.ts'
import { unzip, type ZipRefusal } from '#lib/workbook/unzip.ts'
import { importExportLimits as limits } from '#limits/trade.ts'
import { explainIssues, parseOptions } from '#platform/wire/explain.ts'
import {
  type ExistingTrips,
  fillMissingColumns,
  fillMissingFields,
  keyColumns,
  type MissingColumns,
} from './fill-missing-columns.ts'
import { type Fault, type FileWorksheets, findCell, fromWorksheets } from './from-worksheets.ts'
import { ExportedTrip, TripsFile } from './import-export.ts'
import type { FileTrip } from './plan-import.ts'
import { findColumn, isWorksheetTitle, parseValue } from './worksheet-titles.ts'
import { columns, type WorksheetName, worksheetNames } from './worksheets.ts'

export type TripsFileRefusal =
  | { refused: ZipRefusal | 'too_large' | 'empty' | 'unknown_file' | 'too_many_trips' }
  | { refused: 'too_many_rows'; sheet: WorksheetName }
  | { refused: 'wrong_sheet'; sheets: WorksheetName[] }
  | { refused: 'lacking_column' | 'unknown_column'; sheet: WorksheetName; columns: string[] }
export type TripsFileContent = { trips: FileTrip[]; faults: Fault[] }

/** The names of categories in a workbook are looked up in `existing`. */
export function parseTripsFile(
  bytes: Uint8Array,
  existing: ExistingTrips,
): TripsFileContent | TripsFileRefusal {
  if (bytes.length > limits.file_bytes) return { refused: 'too_large' }
  if (bytes.length === 0) return { refused: 'empty' }
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return parseTripsWorkbook(bytes, existing)
  const file = parseTripsJson(new TextDecoder().decode(bytes), existing.trips)
  if ('refused' in file) return file
  return 'trips' in file
    ? { trips: file.trips.map((trip) => ({ trip, rows: null })), faults: [] }
    : { trips: [], ...file }
}

/**
 * `faults`: it is an export, but some values are wrong. `existing`: fields that the file does not name stay
 * as they are there.
 */
export function parseTripsJson(
  text: string,
  existing: readonly ExportedTrip[] = [],
): TripsFile | { faults: Fault[] } | { refused: 'unknown_file' | 'too_many_trips' } {
  const json = parseJson(text)
  if (typeof json !== 'object' || json === null || !('naru' in json) || json.naru !== 'trips')
    return { refused: 'unknown_file' }
  if ('trips' in json && Array.isArray(json.trips) && json.trips.length > limits.trips)
    return { refused: 'too_many_trips' }
  const completed =
    'trips' in json && Array.isArray(json.trips)
      ? { ...json, trips: fillMissingFields(json.trips, existing) }
      : json
  const read = TripsFile.safeParse(completed, parseOptions)
  if (read.success) return read.data
  const faults = read.error.issues.map((issue) => ({
    ...findCell(noRowNumbers, issue.path.slice(2)),
    // Without rows, a fault names the trip's place in the list.
    row: typeof issue.path[1] === 'number' ? issue.path[1] + 1 : null,
    why: Object.values(explainIssues([issue]))[0] ?? { ko: '', en: '' },
  }))
  return { faults }
}

const noRowNumbers = { trips: [], days: [], places: [], pictures: [], options: [], departures: [] }

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function parseTripsWorkbook(bytes: Uint8Array, existing: ExistingTrips): TripsFileContent | TripsFileRefusal {
  const parts = unzip(bytes, workbookParts, limits)
  if ('refused' in parts) return parts
  if (!parts.texts.has('xl/workbook.xml')) return { refused: 'unknown_file' }
  const read = matchWorksheets(readWorkbook(parts.texts, limits))
  if ('refused' in read) return read
  const { sheets, missingColumns } = read
  if (sheets.trips.length > limits.trips) return { refused: 'too_many_trips' }
  fillMissingColumns(sheets, missingColumns, existing)
  const { trips: raw, faults } = fromWorksheets(sheets, existing.categories)
  const trips = raw.flatMap(({ rows, ...trip }) => {
    const read = ExportedTrip.safeParse({ state: 'draft', ...trip }, parseOptions)
    if (read.success) return [{ trip: read.data, rows }]
    for (const issue of read.error.issues) {
      const where = findCell(rows, issue.path)
      const isReported = faults.some(
        ({ sheet, row, column }) => sheet === where.sheet && row === where.row && column === where.column,
      )
      if (!isReported)
        faults.push({ ...where, why: Object.values(explainIssues([issue]))[0] ?? { ko: '', en: '' } })
    }
    return []
  })
  return { trips, faults }
}

/** Every worksheet must be there. Without that of days, a trip would lose its days. */
function matchWorksheets(
  read: readonly Worksheet[],
): { sheets: FileWorksheets; missingColumns: MissingColumns } | TripsFileRefusal {
  const sheets: FileWorksheets = {
    trips: [],
    days: [],
    places: [],
    pictures: [],
    options: [],
    departures: [],
  }
  const missingColumns: MissingColumns = {
    trips: [],
    days: [],
    places: [],
    pictures: [],
    options: [],
    departures: [],
  }
  const missing = worksheetNames.filter((sheet) => !read.some(({ name }) => isWorksheetTitle(sheet, name)))
  if (missing.length > 0) return { refused: 'wrong_sheet', sheets: missing }
  for (const sheet of worksheetNames) {
    const { rows = [], more = false } = read.find(({ name }) => isWorksheetTitle(sheet, name)) ?? {}
    if (more) return { refused: 'too_many_rows', sheet }
    const [head, ...body] = rows
    const heads = head?.cells ?? []
    const titles = heads.map((title) => findColumn(sheet, title))
    const unknown = heads.filter((title, at) => title.trim() !== '' && titles[at] === undefined)
    if (unknown.length > 0) return { refused: 'unknown_column', sheet, columns: unknown }
    missingColumns[sheet] = columns[sheet].filter((column) => !titles.includes(column))
    const keys = keyColumns[sheet].filter((column) => missingColumns[sheet].includes(column))
    if (keys.length > 0) return { refused: 'lacking_column', sheet, columns: keys }
    sheets[sheet] = body.flatMap(({ row, cells }) => {
      const named = titles.flatMap((column, at) =>
        column === undefined ? [] : [[column, parseValue(column, unguardFormula(cells[at] ?? ''))] as const],
      )
      return named.some(([, text]) => text.trim() !== '') ? [{ row, cells: Object.fromEntries(named) }] : []
    })
  }
  return { sheets, missingColumns }
}
