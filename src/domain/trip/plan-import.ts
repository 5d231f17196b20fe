// The changes that a file would make: cell by cell for the screen, and as the input of the import call.
// What a file does not name stays as it is: nothing is deleted by leaving it out.

import type { Fault, RowNumbers } from './from-worksheets.ts'
import { findCell } from './from-worksheets.ts'
import type { Categories, ExportedTrip, ImportedTrip } from './import-export.ts'
import {
  type Cells,
  columns,
  toWorksheets,
  type WorksheetName,
  type Worksheets,
  worksheetNames,
} from './worksheets.ts'

/** `rows`: null for JSON, which has no rows. */
export type FileTrip = { trip: ExportedTrip; rows: RowNumbers | null }
export type CellChange = {
  sheet: WorksheetName
  row: number | null
  package_code: string
  /** Null when the whole row is added or removed. */
  column: string | null
  before: string
  after: string
}
/** `rows`: where a refusal of the server belongs. */
export type TripToImport = { trip: ImportedTrip; package_code: string; rows: RowNumbers | null }
export type ImportPlan = {
  changes: CellChange[]
  toImport: TripToImport[]
  faults: Fault[]
  untouched: number
}

/** Columns that identify a row; a file cannot change them. */
const readOnlyColumns = ['package_code', 'revision', 'state', 'departure_id', 'day']
const contentSheets = worksheetNames.filter((name) => name !== 'departures')

export function planImport(
  file: readonly FileTrip[],
  existing: readonly ExportedTrip[],
  categories: Categories,
): ImportPlan {
  const plan: ImportPlan = { changes: [], toImport: [], faults: [], untouched: 0 }
  const known = new Map(existing.map((trip) => [trip.package_code, trip]))
  for (const each of file) planTrip(each, known.get(each.trip.package_code), { categories, plan })
  plan.untouched = file.length - plan.toImport.length
  return plan
}

type PlanContext = { categories: Categories; plan: ImportPlan }

function planTrip(
  file: FileTrip,
  current: ExportedTrip | undefined,
  { categories, plan }: PlanContext,
): void {
  const { trip, rows } = file
  const { package_code } = trip
  const at = (path: string[]) => (rows ? findCell(rows, path) : { ...findCell(noRows, path), row: null })
  if (!current && trip.revision !== 0) {
    plan.faults.push({ ...at(['package_code']), why: 'trip_unknown' })
    return
  }
  const [after, before] = [
    toWorksheets([trip], categories),
    current ? toWorksheets([current], categories) : undefined,
  ]
  const contents = contentSheets.flatMap((sheet) => listSheetChanges(sheet, after, before, file))
  const departures = listDepartureChanges(file, current, after, before)
  if (current && contents.length > 0 && trip.revision !== current.revision)
    plan.faults.push({ ...at(['revision']), why: 'changed_meanwhile' })
  plan.faults.push(...departures.faults)
  plan.changes.push(...contents, ...departures.changes)
  if (contents.length === 0 && departures.taken.length === 0) return
  plan.toImport.push({
    package_code,
    rows: rows && { ...rows, departures: departures.taken.map((each) => rows.departures[each] ?? 0) },
    trip: {
      package_code: current ? package_code : null,
      revision: trip.revision,
      content: contents.length > 0 ? { ...trip.content, schedule: clearRenamedPlaces(trip, current) } : null,
      rows: departures.taken.flatMap((each) => trip.departures[each] ?? []),
    },
  })
}

const noRows: RowNumbers = { trips: [], days: [], places: [], pictures: [], options: [], departures: [] }

/** Compares row by row. For a new trip every row is new. */
function listSheetChanges(
  sheet: WorksheetName,
  after: Worksheets,
  before: Worksheets | undefined,
  { trip: { package_code }, rows }: FileTrip,
): CellChange[] {
  const [next, previous] = [after[sheet], before?.[sheet] ?? []]
  return Array.from({ length: Math.max(next.length, previous.length) }, (_, index) =>
    listCellChanges(
      { sheet, row: findRowNumber(rows, sheet, index), package_code },
      next[index],
      previous[index],
    ),
  ).flat()
}

function findRowNumber(rows: RowNumbers | null, sheet: WorksheetName, index: number): number | null {
  if (!rows) return null
  const list = sheet === 'places' ? rows.places.flat() : rows[sheet]
  return list[index] ?? null
}

type CellLocation = Pick<CellChange, 'sheet' | 'row' | 'package_code'>

function listCellChanges(
  where: CellLocation,
  next: Cells | undefined,
  previous: Cells | undefined,
): CellChange[] {
  if (!next || !previous) {
    const joinCells = (cells: Cells | undefined) =>
      columns[where.sheet]
        .flatMap((name) => (readOnlyColumns.includes(name) ? [] : cells?.[name] || []))
        .join(' · ')
    return [{ ...where, column: null, before: joinCells(previous), after: joinCells(next) }]
  }
  return columns[where.sheet].flatMap((column) => {
    const before = previous[column] ?? ''
    const after = next[column] ?? before
    const isSame = before === after || readOnlyColumns.includes(column)
    return isSame ? [] : [{ ...where, column, before, after }]
  })
}

/**
 * A departure is identified by its number; without a number it is new. `taken`: those that will be written.
 */
function listDepartureChanges(
  file: FileTrip,
  current: ExportedTrip | undefined,
  after: Worksheets,
  before?: Worksheets,
) {
  const changes: CellChange[] = []
  const faults: Fault[] = []
  const taken: number[] = []
  const { trip, rows } = file
  for (const [index, departure] of trip.departures.entries()) {
    const known = current?.departures.findIndex((each) => each.departure_id === departure.departure_id) ?? -1
    const stored = departure.departure_id === null ? undefined : current?.departures[known]
    const row = findRowNumber(rows, 'departures', index)
    const where = { sheet: 'departures' as const, row, package_code: trip.package_code }
    const fault = (column: string, why: Fault['why']) =>
      faults.push({ sheet: 'departures', row, column, why })
    const found = listCellChanges(where, after.departures[index], stored && before?.departures[known])
    if (found.length === 0) continue
    if (departure.departure_id !== null && !stored) fault('departure_id', 'changed_meanwhile')
    else if (stored && stored.revision !== departure.revision) fault('revision', 'changed_meanwhile')
    else if (stored && stored.departure_date !== departure.departure_date)
      fault('departure_date', 'day_fixed')
    changes.push(...found)
    taken.push(index)
  }
  return { changes, faults, taken }
}

/** A place whose name was changed is another place: it is found, or made, by that name. */
function clearRenamedPlaces({ content }: ExportedTrip, current: ExportedTrip | undefined) {
  const names = new Map<number | null, string>()
  for (const { places } of current?.content.schedule ?? [])
    for (const { place_id, name } of places) names.set(place_id, `${name.ko}\n${name.en}`)
  return content.schedule.map((day) => ({
    ...day,
    places: day.places.map((place) => {
      const previous = names.get(place.place_id)
      const isSame = previous === undefined || previous === `${place.name.ko}\n${place.name.en}`
      return isSame ? place : { ...place, place_id: null }
    }),
  }))
}

/** The place of a refusal of the server, which names `trips.{at}.…` as they were sent. */
export function locateFault(toImport: readonly TripToImport[], field: string, why: Fault['why']): Fault {
  const [, at, ...path] = field.split('.')
  const trip = toImport[Number(at)]
  return { ...findCell(trip?.rows ?? noRows, path), why }
}
