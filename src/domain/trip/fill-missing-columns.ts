// A file of an older version lacks columns or fields. What it does not name stays as it is.
import { readFields } from '#lib/read-fields.ts'
import type { FileWorksheets } from './from-worksheets.ts'
import type { Categories, ExportedTrip } from './import-export.ts'
import { type Cells, toWorksheets, type WorksheetName, worksheetNames } from './worksheets.ts'

/** These columns identify a row. Without one of them we cannot tell which row a line means. */
export const keyColumns: Record<WorksheetName, readonly string[]> = {
  trips: ['package_code', 'revision'],
  days: ['package_code', 'day'],
  places: ['package_code', 'day'],
  pictures: ['package_code', 'path'],
  options: ['package_code', 'option_id'],
  departures: ['package_code', 'departure_id', 'revision', 'departure_date'],
}
/** Revisions and days change while the row stays the same. */
const identityColumns: Record<WorksheetName, readonly string[]> = {
  ...keyColumns,
  trips: ['package_code'],
  departures: ['package_code', 'departure_id'],
}

export type MissingColumns = Record<WorksheetName, readonly string[]>

/** The agency's present trips. */
export type ExistingTrips = { trips: readonly ExportedTrip[]; categories: Categories }

export function fillMissingColumns(
  sheets: FileWorksheets,
  missingColumns: MissingColumns,
  existing: ExistingTrips,
): void {
  if (worksheetNames.every((sheet) => missingColumns[sheet].length === 0)) return
  const out = toWorksheets(existing.trips, existing.categories)
  for (const sheet of worksheetNames) {
    if (missingColumns[sheet].length === 0) continue
    const getKey = createKeyCounter(sheet)
    const existingByKey = new Map(out[sheet].map((cells) => [getKey(cells), cells]))
    const getFileKey = createKeyCounter(sheet)
    for (const { cells } of sheets[sheet]) {
      const current = existingByKey.get(getFileKey(cells))
      for (const column of missingColumns[sheet]) cells[column] = current?.[column] ?? ''
    }
  }
}

/** The same for JSON: fills the missing fields of each trip before the schema checks it. */
export function fillMissingFields(trips: readonly unknown[], existing: readonly ExportedTrip[]): unknown[] {
  const existingByKey = new Map(existing.map((trip) => [trip.package_code, trip]))
  return trips.map((trip) => mergeFields(trip, existingByKey.get(String(readFields(trip).package_code))))
}

function mergeFields(raw: unknown, current: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || current === undefined) return raw
  if (Array.isArray(raw)) return raw.map((each, at) => mergeFields(each, findSame(current, each, at)))
  const currentFields = readFields(current)
  const fields = Object.entries(raw).map(([name, value]) => [name, mergeFields(value, currentFields[name])])
  return { ...currentFields, ...Object.fromEntries(fields) }
}

/** Entries are identified by their number or path, all others by their place in the list. */
function findSame(list: unknown, raw: unknown, at: number): unknown {
  if (!Array.isArray(list)) return undefined
  const key = ['departure_id', 'option_id', 'path'].find((name) => name in readFields(raw))
  return key ? list.find((each) => readFields(each)[key] === readFields(raw)[key]) : list[at]
}

/** Places of one day have no number of their own: they are known by their order. */
function createKeyCounter(sheet: WorksheetName): (cells: Cells) => string {
  const seen = new Map<string, number>()
  return (cells) => {
    const key = identityColumns[sheet].map((column) => cells[column]?.trim() ?? '').join('\n')
    const at = (seen.get(key) ?? 0) + 1
    seen.set(key, at)
    return `${key}\n${at}`
  }
}
