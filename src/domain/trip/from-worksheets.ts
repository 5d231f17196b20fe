// Turns the rows of a workbook into trips: what each cell means, and which cell is wrong.
// Here texts only become numbers and lists. The schema of a trip checks the values.
import { listFields, tripFields } from '#domain/catalog/trip-fields.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { buildRecord } from '#lib/build-record.ts'
import { parseFlightLines } from './flight-lines.ts'
import type { Categories } from './import-export.ts'
import { type Cells, columns, findCategoryIds, hotelFactNames, type WorksheetName } from './worksheets.ts'

type FileRow = { row: number; cells: Cells }
export type FileWorksheets = Record<WorksheetName, FileRow[]>

/** The row of each part in its worksheet; an empty list where a file has no rows. */
export type RowNumbers = {
  trips: number[]
  days: number[]
  places: number[][]
  pictures: number[]
  options: number[]
  departures: number[]
}
/** Not yet checked by the schema. */
export type RawTrip = {
  package_code: string
  revision: unknown
  content: unknown
  departures: unknown[]
  rows: RowNumbers
}
/** Faults that only a file can have. All others get the sentence of the schema or of the server. */
type FaultKind =
  | 'code_missing'
  | 'code_twice'
  | 'code_unknown'
  | 'day_order'
  | 'no_such_category'
  | 'trip_unknown'
  | 'changed_meanwhile'
  | 'day_fixed'
export type Fault = {
  sheet: WorksheetName
  row: number | null
  column: string
  why: FaultKind | LocalizedText
}

const numberPattern = /^-?\d{1,15}$/
const decimalPattern = /^-?\d{1,15}\.\d{1,20}$/
/** A text that is not a number stays a text, and the schema reports it. Thousands may be separated. */
const parseNumber = (text = ''): unknown => {
  const bare = text.trim().replaceAll(',', '')
  return numberPattern.test(bare) ? Number(bare) : text
}
const parseNumberOrNull = (text = '') => (text.trim() === '' ? null : parseNumber(text))
/** Degrees have decimals, all other numbers have none. */
const parseDecimalOrNull = (text = '') =>
  decimalPattern.test(text.trim()) ? Number(text) : parseNumberOrNull(text)
const readText = (cells: Cells, name: string): LocalizedText => ({
  ko: cells[`${name}.ko`] ?? '',
  en: cells[`${name}.en`] ?? '',
})
const readTextOrNull = (cells: Cells, name: string) => {
  const text = readText(cells, name)
  return text.ko.trim() === '' && text.en.trim() === '' ? null : text
}
const splitLines = (text = '') => (text === '' ? [] : text.split(/\r?\n/))
function readLines(cells: Cells, name: string): LocalizedText[] {
  const [ko, en] = [splitLines(cells[`${name}.ko`]), splitLines(cells[`${name}.en`])]
  return Array.from({ length: Math.max(ko.length, en.length) }, (_, at) => ({
    ko: ko[at] ?? '',
    en: en[at] ?? '',
  })).filter((line) => line.ko.trim() !== '' || line.en.trim() !== '')
}
const readTags = (text: string | undefined) => splitLines(text).filter((tag) => tag.trim() !== '')

export function fromWorksheets(
  sheets: FileWorksheets,
  categories: Categories,
): { trips: RawTrip[]; faults: Fault[] } {
  const faults: Fault[] = []
  const known = new Map<string, RawTrip>()
  const fault = (sheet: WorksheetName, row: number, column: string, why: Fault['why']) =>
    faults.push({ sheet, row, column, why })
  for (const { row, cells } of sheets.trips) {
    const code = cells.package_code?.trim() ?? ''
    if (code === '') fault('trips', row, 'package_code', 'code_missing')
    else if (known.has(code)) fault('trips', row, 'package_code', 'code_twice')
    const categoryIds = findCategoryIds(cells, categories)
    if (categoryIds.tour_category_id === undefined || categoryIds.tour_category_id === null)
      fault('trips', row, 'category', 'no_such_category')
    else if (categoryIds.tour_area_id === undefined) fault('trips', row, 'area', 'no_such_category')
    else if (categoryIds.tour_area_detail_id === undefined) fault('trips', row, 'detail', 'no_such_category')
    known.set(code, {
      package_code: code,
      revision: cells.revision?.trim() === '' ? 0 : parseNumber(cells.revision),
      content: readContent(cells, code, sheets, { categoryIds, fault }),
      departures: [],
      rows: listRowNumbers(row, code, sheets),
    })
  }
  for (const sheet of ['days', 'places', 'pictures', 'options', 'departures'] as const)
    for (const { row, cells } of sheets[sheet])
      if (!known.has(cells.package_code?.trim() ?? '')) fault(sheet, row, 'package_code', 'code_unknown')
  for (const { cells } of sheets.departures)
    known.get(cells.package_code?.trim() ?? '')?.departures.push(readDepartureCells(cells))
  return { trips: [...known.values()], faults }
}

const filterByTrip = (rows: readonly FileRow[], code: string) =>
  rows.filter(({ cells }) => cells.package_code?.trim() === code)
const filterByDay = (rows: readonly FileRow[], day: string | undefined) =>
  rows.filter(({ cells }) => cells.day?.trim() === day?.trim())

type ReadContext = {
  categoryIds: ReturnType<typeof findCategoryIds>
  fault: (sheet: WorksheetName, row: number, column: string, why: Fault['why']) => void
}

function readContent(
  cells: Cells,
  code: string,
  sheets: FileWorksheets,
  { categoryIds, fault }: ReadContext,
): unknown {
  const days = filterByTrip(sheets.days, code)
  const places = filterByTrip(sheets.places, code)
  for (const [at, { row, cells: day }] of days.entries())
    if (day.day?.trim() !== String(at + 1)) fault('days', row, 'day', 'day_order')
  for (const { row, cells: place } of places)
    if (filterByDay(days, place.day).length === 0) fault('places', row, 'day', 'day_order')
  return {
    ...buildRecord(listFields('kind', 'text', 'richText'), (name) => readText(cells, name)),
    ...buildRecord(listFields('kind', 'optionalText'), (name) => readTextOrNull(cells, name)),
    ...buildRecord(listFields('kind', 'lines'), (name) => readLines(cells, name)),
    ...buildRecord(listFields('kind', 'tags'), (name) => readTags(cells[name])),
    ...buildRecord(listFields('kind', 'number'), (name) => parseNumber(cells[name])),
    ...buildRecord(listFields('kind', 'optionalNumber'), (name) => parseNumberOrNull(cells[name])),
    ...buildRecord(listFields('kind', 'choice'), (name) => cells[name]?.trim() || null),
    ...buildRecord(listFields('kind', 'yesNo'), (name) => cells[name]?.trim() || 'N'),
    ...categoryIds,
    single_supplement: parseNumber(cells.single_supplement || '0'),
    pictures: filterByTrip(sheets.pictures, code).map(({ cells: each }) => ({
      path: each.path ?? '',
      alt: readTextOrNull(each, 'alt'),
      x: parseNumber(each.x),
      y: parseNumber(each.y),
      on_day: parseNumberOrNull(each.on_day),
    })),
    options: filterByTrip(sheets.options, code).map(({ cells: each }) => ({
      option_id: each.option_id ?? '',
      name: readText(each, 'name'),
      price: parseNumber(each.price),
    })),
    schedule: days.map(({ cells: day }) => ({
      heading: readText(day, 'heading'),
      text: readText(day, 'text'),
      places: filterByDay(places, day.day).map(({ cells: place }) => ({
        place_id: parseNumberOrNull(place.place_id),
        time: place.time?.trim() || null,
        name: readText(place, 'name'),
        line: readText(place, 'line'),
      })),
      meals: {
        breakfast: readTextOrNull(day, 'breakfast'),
        lunch: readTextOrNull(day, 'lunch'),
        dinner: readTextOrNull(day, 'dinner'),
      },
      hotel: readTextOrNull(day, 'hotel'),
      hotel_facts: readHotelFacts(day),
      transport: readTextOrNull(day, 'transport'),
    })),
  }
}

/** Null where no cell says anything. */
function readHotelFacts(day: Cells) {
  const facts = buildRecord(hotelFactNames, (name) => parseDecimalOrNull(day[`hotel_facts.${name}`]))
  return Object.values(facts).some((value) => value !== null) ? facts : null
}

const readDepartureCells = (cells: Cells): unknown => ({
  departure_id: parseNumberOrNull(cells.departure_id),
  departure_date: cells.departure_date?.trim() ?? '',
  departure_time: cells.departure_time?.trim() || null,
  flights: parseFlightLines(cells.flights ?? ''),
  adult_price: parseNumber(cells.adult_price),
  child_price: parseNumber(cells.child_price),
  baby_price: parseNumber(cells.baby_price),
  seats: parseNumber(cells.seats),
  minimum: parseNumber(cells.minimum),
  closed_yn: cells.closed_yn?.trim() || 'N',
  revision: cells.revision?.trim() === '' ? 0 : parseNumber(cells.revision),
})

function listRowNumbers(row: number, code: string, sheets: FileWorksheets): RowNumbers {
  const numbers = (rows: readonly FileRow[]) => rows.map((each) => each.row)
  const days = filterByTrip(sheets.days, code)
  const places = filterByTrip(sheets.places, code)
  return {
    trips: [row],
    days: numbers(days),
    places: days.map(({ cells }) => numbers(filterByDay(places, cells.day))),
    pictures: numbers(filterByTrip(sheets.pictures, code)),
    options: numbers(filterByTrip(sheets.options, code)),
    departures: numbers(filterByTrip(sheets.departures, code)),
  }
}

const idColumns: Record<string, string> = buildRecord(
  listFields('kind', 'id', 'optionalId'),
  (name) => tripFields[name].column,
)
const containerFields = [
  'content',
  'schedule',
  'places',
  'pictures',
  'options',
  'meals',
  'departures',
  'rows',
]

/** The cell of a field of a trip; `path` begins with `content`, `departures` or `rows`. */
export function findCell(rows: RowNumbers, path: readonly PropertyKey[]): Omit<Fault, 'why'> {
  const [head, part, at, inner, index] = path.map(String)
  const findSheetRow = (): { sheet: WorksheetName; row: number | undefined } => {
    if (head === 'departures' || head === 'rows')
      return { sheet: 'departures', row: rows.departures[Number(part)] }
    if (part === 'schedule' && inner === 'places' && index !== undefined)
      return { sheet: 'places', row: rows.places[Number(at)]?.[Number(index)] }
    if (part === 'schedule' && at !== undefined) return { sheet: 'days', row: rows.days[Number(at)] }
    if ((part === 'pictures' || part === 'options') && at !== undefined)
      return { sheet: part, row: rows[part][Number(at)] }
    return { sheet: 'trips', row: rows.trips[0] }
  }
  const { sheet, row = null } = findSheetRow()
  const names = path.map(String).filter((name) => !containerFields.includes(name) && !/^\d+$/.test(name))
  const [name = ''] = names
  const known: readonly string[] = columns[sheet]
  const column =
    [names.join('.'), idColumns[name] ?? name, `${name}.ko`].find((each) => known.includes(each)) ??
    (sheet === 'trips' ? 'package_code' : (known[1] ?? ''))
  return { sheet, row, column }
}
