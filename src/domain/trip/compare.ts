// What a file would change: cell by cell for the screen, and as the input of the import call.
// What a file does not name stays as it is: nothing is deleted by leaving it out.
import type { Categories, TripIn, TripOut } from './exchange.ts'
import type { Fault, Rows } from './from-sheets.ts'
import { cellAt } from './from-sheets.ts'
import { type Cells, columns, laidOut, type SheetName, type Sheets, sheetNames } from './sheets.ts'

/** `rows`: null for JSON, which has no rows. */
export type FileTrip = { trip: TripOut; rows: Rows | null }
export type Change = {
  sheet: SheetName
  row: number | null
  package_code: string
  /** Null when the whole row is added or removed. */
  column: string | null
  before: string
  after: string
}
/** `rows` and `sentRows`: where a refusal of the server belongs. */
export type Sent = { trip: TripIn; package_code: string; rows: Rows | null }
export type Plan = { changes: Change[]; sent: Sent[]; faults: Fault[]; untouched: number }

/** Columns that identify a row; a file cannot change them. */
const fixed = ['package_code', 'revision', 'state', 'departure_id', 'day']
const ofContent = sheetNames.filter((name) => name !== 'departures')

export function compare(file: readonly FileTrip[], stand: readonly TripOut[], categories: Categories): Plan {
  const plan: Plan = { changes: [], sent: [], faults: [], untouched: 0 }
  const known = new Map(stand.map((trip) => [trip.package_code, trip]))
  for (const each of file) compareTrip(each, known.get(each.trip.package_code), { categories, plan })
  plan.untouched = file.length - plan.sent.length
  return plan
}

type Comparing = { categories: Categories; plan: Plan }

function compareTrip(file: FileTrip, now: TripOut | undefined, { categories, plan }: Comparing): void {
  const { trip, rows } = file
  const { package_code } = trip
  const at = (path: string[]) => (rows ? cellAt(rows, path) : { ...cellAt(noRows, path), row: null })
  if (!now && trip.revision !== 0) {
    plan.faults.push({ ...at(['package_code']), why: 'trip_unknown' })
    return
  }
  const [after, before] = [laidOut([trip], categories), now ? laidOut([now], categories) : undefined]
  const contents = ofContent.flatMap((sheet) => changesIn(sheet, after, before, file))
  const departures = departureChanges(file, now, after, before)
  if (now && contents.length > 0 && trip.revision !== now.revision)
    plan.faults.push({ ...at(['revision']), why: 'changed_meanwhile' })
  plan.faults.push(...departures.faults)
  plan.changes.push(...contents, ...departures.changes)
  if (contents.length === 0 && departures.taken.length === 0) return
  plan.sent.push({
    package_code,
    rows: rows && { ...rows, departures: departures.taken.map((each) => rows.departures[each] ?? 0) },
    trip: {
      package_code: now ? package_code : null,
      revision: trip.revision,
      content: contents.length > 0 ? { ...trip.content, schedule: typedPlaces(trip, now) } : null,
      rows: departures.taken.flatMap((each) => trip.departures[each] ?? []),
    },
  })
}

const noRows: Rows = { trips: [], days: [], places: [], pictures: [], options: [], departures: [] }

/** Compares row by row. For a new trip every row is new. */
function changesIn(
  sheet: SheetName,
  after: Sheets,
  before: Sheets | undefined,
  { trip: { package_code }, rows }: FileTrip,
): Change[] {
  const [is, was] = [after[sheet], before?.[sheet] ?? []]
  return Array.from({ length: Math.max(is.length, was.length) }, (_, index) =>
    cellChanges({ sheet, row: rowAt(rows, sheet, index), package_code }, is[index], was[index]),
  ).flat()
}

function rowAt(rows: Rows | null, sheet: SheetName, index: number): number | null {
  if (!rows) return null
  const list = sheet === 'places' ? rows.places.flat() : rows[sheet]
  return list[index] ?? null
}

type Where = Pick<Change, 'sheet' | 'row' | 'package_code'>

function cellChanges(where: Where, is: Cells | undefined, was: Cells | undefined): Change[] {
  if (!is || !was) {
    const said = (cells: Cells | undefined) =>
      columns[where.sheet].flatMap((name) => (fixed.includes(name) ? [] : cells?.[name] || [])).join(' · ')
    return [{ ...where, column: null, before: said(was), after: said(is) }]
  }
  return columns[where.sheet].flatMap((column) => {
    const before = was[column] ?? ''
    const after = is[column] ?? before
    const isSame = before === after || fixed.includes(column)
    return isSame ? [] : [{ ...where, column, before, after }]
  })
}

/**
 * A departure is identified by its number; without a number it is new. `taken`: those that will be written.
 */
function departureChanges(file: FileTrip, now: TripOut | undefined, after: Sheets, before?: Sheets) {
  const changes: Change[] = []
  const faults: Fault[] = []
  const taken: number[] = []
  const { trip, rows } = file
  for (const [index, departure] of trip.departures.entries()) {
    const known = now?.departures.findIndex((each) => each.departure_id === departure.departure_id) ?? -1
    const stands = departure.departure_id === null ? undefined : now?.departures[known]
    const row = rowAt(rows, 'departures', index)
    const where = { sheet: 'departures' as const, row, package_code: trip.package_code }
    const fault = (column: string, why: Fault['why']) =>
      faults.push({ sheet: 'departures', row, column, why })
    const found = cellChanges(where, after.departures[index], stands && before?.departures[known])
    if (found.length === 0) continue
    if (departure.departure_id !== null && !stands) fault('departure_id', 'changed_meanwhile')
    else if (stands && stands.revision !== departure.revision) fault('revision', 'changed_meanwhile')
    else if (stands && stands.departure_date !== departure.departure_date)
      fault('departure_date', 'day_fixed')
    changes.push(...found)
    taken.push(index)
  }
  return { changes, faults, taken }
}

/** A place whose name was changed is another place: it is found, or made, by that name. */
function typedPlaces({ content }: TripOut, now: TripOut | undefined) {
  const names = new Map<number | null, string>()
  for (const { places } of now?.content.schedule ?? [])
    for (const { place_id, name } of places) names.set(place_id, `${name.ko}\n${name.en}`)
  return content.schedule.map((day) => ({
    ...day,
    places: day.places.map((place) => {
      const was = names.get(place.place_id)
      const isSame = was === undefined || was === `${place.name.ko}\n${place.name.en}`
      return isSame ? place : { ...place, place_id: null }
    }),
  }))
}

/** Where a refusal of the server belongs: it names `trips.{at}.…` as they were sent. */
export function faultAt(sent: readonly Sent[], field: string, why: Fault['why']): Fault {
  const [, at, ...path] = field.split('.')
  const trip = sent[Number(at)]
  return { ...cellAt(trip?.rows ?? noRows, path), why }
}
