// A file of an older version lacks columns or fields. What it does not name stays as it is.
import { partsOf } from '#plain/parts-of.ts'
import type { Categories, TripOut } from './exchange.ts'
import type { FileSheets } from './from-sheets.ts'
import { type Cells, laidOut, type SheetName, sheetNames } from './sheets.ts'

/** These columns identify a row. Without one of them we cannot tell which row a line means. */
export const keyColumns: Record<SheetName, readonly string[]> = {
  trips: ['package_code', 'revision'],
  days: ['package_code', 'day'],
  places: ['package_code', 'day'],
  pictures: ['package_code', 'path'],
  options: ['package_code', 'option_id'],
  departures: ['package_code', 'departure_id', 'revision', 'departure_date'],
}
/** Revisions and days change while the row stays the same. */
const identifying: Record<SheetName, readonly string[]> = {
  ...keyColumns,
  trips: ['package_code'],
  departures: ['package_code', 'departure_id'],
}

export type Lacking = Record<SheetName, readonly string[]>

/** What the agency has now. */
export type ExistingTrips = { trips: readonly TripOut[]; categories: Categories }

export function fillLacking(sheets: FileSheets, lacking: Lacking, stand: ExistingTrips): void {
  if (sheetNames.every((sheet) => lacking[sheet].length === 0)) return
  const out = laidOut(stand.trips, stand.categories)
  for (const sheet of sheetNames) {
    if (lacking[sheet].length === 0) continue
    const keyOf = countedKeys(sheet)
    const known = new Map(out[sheet].map((cells) => [keyOf(cells), cells]))
    const keyOfFile = countedKeys(sheet)
    for (const { cells } of sheets[sheet]) {
      const standing = known.get(keyOfFile(cells))
      for (const column of lacking[sheet]) cells[column] = standing?.[column] ?? ''
    }
  }
}

/** The same for JSON: fills the missing fields of each trip before the schema checks it. */
export function fillFields(trips: readonly unknown[], stand: readonly TripOut[]): unknown[] {
  const known = new Map(stand.map((trip) => [trip.package_code, trip]))
  return trips.map((trip) => filled(trip, known.get(String(partsOf(trip).package_code))))
}

function filled(raw: unknown, standing: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || standing === undefined) return raw
  if (Array.isArray(raw)) return raw.map((each, at) => filled(each, sameIn(standing, each, at)))
  const stands = partsOf(standing)
  const fields = Object.entries(raw).map(([name, value]) => [name, filled(value, stands[name])])
  return { ...stands, ...Object.fromEntries(fields) }
}

/** Entries are identified by their number or path, all others by their place in the list. */
function sameIn(list: unknown, raw: unknown, at: number): unknown {
  if (!Array.isArray(list)) return undefined
  const key = ['departure_id', 'option_id', 'path'].find((name) => name in partsOf(raw))
  return key ? list.find((each) => partsOf(each)[key] === partsOf(raw)[key]) : list[at]
}

/** Places of one day have no number of their own: they are known by their order. */
function countedKeys(sheet: SheetName): (cells: Cells) => string {
  const seen = new Map<string, number>()
  return (cells) => {
    const key = identifying[sheet].map((column) => cells[column]?.trim() ?? '').join('\n')
    const at = (seen.get(key) ?? 0) + 1
    seen.set(key, at)
    return `${key}\n${at}`
  }
}
