// From the rows of a workbook to trips: what each cell means, and in which cell a fault lies.
// Here texts only become numbers and lists. The schema of a trip checks the values.
import type { Words } from '#words/language.ts'
import type { Categories } from './exchange.ts'
import { flightsIn } from './flight-lines.ts'
import { type Cells, columns, type SheetName, standingOf } from './sheets.ts'

type FileRow = { row: number; cells: Cells }
export type FileSheets = Record<SheetName, FileRow[]>

/** In which row of its sheet each part stood; an empty list where a file has no rows. */
export type Rows = {
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
  rows: Rows
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
  sheet: SheetName
  row: number | null
  column: string
  why: FaultKind | Words
}

const isNumber = /^-?\d{1,15}$/
/** A text that is not a number stays a text, and the schema reports it. Thousands may be separated. */
const number = (text = ''): unknown => {
  const bare = text.trim().replaceAll(',', '')
  return isNumber.test(bare) ? Number(bare) : text
}
const orNull = (text = '') => (text.trim() === '' ? null : number(text))
const words = (cells: Cells, name: string): Words => ({
  ko: cells[`${name}.ko`] ?? '',
  en: cells[`${name}.en`] ?? '',
})
const wordsOrNull = (cells: Cells, name: string) => {
  const said = words(cells, name)
  return said.ko.trim() === '' && said.en.trim() === '' ? null : said
}
const listed = (text = '') => (text === '' ? [] : text.split(/\r?\n/))
function lines(cells: Cells, name: string): Words[] {
  const [ko, en] = [listed(cells[`${name}.ko`]), listed(cells[`${name}.en`])]
  return Array.from({ length: Math.max(ko.length, en.length) }, (_, at) => ({
    ko: ko[at] ?? '',
    en: en[at] ?? '',
  })).filter((line) => line.ko.trim() !== '' || line.en.trim() !== '')
}
const tags = (text: string | undefined) => listed(text).filter((tag) => tag.trim() !== '')

export function fromSheets(
  sheets: FileSheets,
  categories: Categories,
): { trips: RawTrip[]; faults: Fault[] } {
  const faults: Fault[] = []
  const known = new Map<string, RawTrip>()
  const fault = (sheet: SheetName, row: number, column: string, why: Fault['why']) =>
    faults.push({ sheet, row, column, why })
  for (const { row, cells } of sheets.trips) {
    const code = cells.package_code?.trim() ?? ''
    if (code === '') fault('trips', row, 'package_code', 'code_missing')
    else if (known.has(code)) fault('trips', row, 'package_code', 'code_twice')
    const standing = standingOf(cells, categories)
    if (standing.tour_category_id === undefined || standing.tour_category_id === null)
      fault('trips', row, 'category', 'no_such_category')
    else if (standing.tour_area_id === undefined) fault('trips', row, 'area', 'no_such_category')
    else if (standing.tour_area_detail_id === undefined) fault('trips', row, 'detail', 'no_such_category')
    known.set(code, {
      package_code: code,
      revision: cells.revision?.trim() === '' ? 0 : number(cells.revision),
      content: contentOf(cells, code, sheets, { standing, fault }),
      departures: [],
      rows: rowsOf(row, code, sheets),
    })
  }
  for (const sheet of ['days', 'places', 'pictures', 'options', 'departures'] as const)
    for (const { row, cells } of sheets[sheet])
      if (!known.has(cells.package_code?.trim() ?? '')) fault(sheet, row, 'package_code', 'code_unknown')
  for (const { cells } of sheets.departures)
    known.get(cells.package_code?.trim() ?? '')?.departures.push(departureOf(cells))
  return { trips: [...known.values()], faults }
}

const ofTrip = (rows: readonly FileRow[], code: string) =>
  rows.filter(({ cells }) => cells.package_code?.trim() === code)
const ofDay = (rows: readonly FileRow[], day: string | undefined) =>
  rows.filter(({ cells }) => cells.day?.trim() === day?.trim())

type Reading = {
  standing: ReturnType<typeof standingOf>
  fault: (sheet: SheetName, row: number, column: string, why: Fault['why']) => void
}

function contentOf(cells: Cells, code: string, sheets: FileSheets, { standing, fault }: Reading): unknown {
  const days = ofTrip(sheets.days, code)
  const places = ofTrip(sheets.places, code)
  for (const [at, { row, cells: day }] of days.entries())
    if (day.day?.trim() !== String(at + 1)) fault('days', row, 'day', 'day_order')
  for (const { row, cells: place } of places)
    if (ofDay(days, place.day).length === 0) fault('places', row, 'day', 'day_order')
  return {
    page_title: words(cells, 'page_title'),
    summary: words(cells, 'summary'),
    ...standing,
    nights: number(cells.nights),
    days: number(cells.days),
    tag_list: tags(cells.tag_list),
    tag_list_en: tags(cells.tag_list_en),
    summary_points: lines(cells, 'summary_points'),
    included: lines(cells, 'included'),
    not_included: lines(cells, 'not_included'),
    cautions: lines(cells, 'cautions'),
    meeting_point: wordsOrNull(cells, 'meeting_point'),
    airline: wordsOrNull(cells, 'airline'),
    destination: cells.destination?.trim() || null,
    travel_alert: orNull(cells.travel_alert),
    shopping_visits: orNull(cells.shopping_visits),
    guide_fee: wordsOrNull(cells, 'guide_fee'),
    single_supplement: number(cells.single_supplement || '0'),
    file_request: wordsOrNull(cells, 'file_request'),
    contents: words(cells, 'contents'),
    pictures: ofTrip(sheets.pictures, code).map(({ cells: each }) => ({
      path: each.path ?? '',
      alt: wordsOrNull(each, 'alt'),
      x: number(each.x),
      y: number(each.y),
      on_day: orNull(each.on_day),
    })),
    options: ofTrip(sheets.options, code).map(({ cells: each }) => ({
      option_id: each.option_id ?? '',
      name: words(each, 'name'),
      price: number(each.price),
    })),
    schedule: days.map(({ cells: day }) => ({
      heading: words(day, 'heading'),
      text: words(day, 'text'),
      places: ofDay(places, day.day).map(({ cells: place }) => ({
        place_id: orNull(place.place_id),
        time: place.time?.trim() || null,
        name: words(place, 'name'),
        line: words(place, 'line'),
      })),
      meals: {
        breakfast: wordsOrNull(day, 'breakfast'),
        lunch: wordsOrNull(day, 'lunch'),
        dinner: wordsOrNull(day, 'dinner'),
      },
      hotel: wordsOrNull(day, 'hotel'),
      transport: wordsOrNull(day, 'transport'),
    })),
  }
}

const departureOf = (cells: Cells): unknown => ({
  departure_id: orNull(cells.departure_id),
  departure_date: cells.departure_date?.trim() ?? '',
  departure_time: cells.departure_time?.trim() || null,
  flights: flightsIn(cells.flights ?? ''),
  adult_price: number(cells.adult_price),
  child_price: number(cells.child_price),
  baby_price: number(cells.baby_price),
  seats: number(cells.seats),
  minimum: number(cells.minimum),
  closed_yn: cells.closed_yn?.trim() || 'N',
  revision: cells.revision?.trim() === '' ? 0 : number(cells.revision),
})

function rowsOf(row: number, code: string, sheets: FileSheets): Rows {
  const numbers = (rows: readonly FileRow[]) => rows.map((each) => each.row)
  const days = ofTrip(sheets.days, code)
  const places = ofTrip(sheets.places, code)
  return {
    trips: [row],
    days: numbers(days),
    places: days.map(({ cells }) => numbers(ofDay(places, cells.day))),
    pictures: numbers(ofTrip(sheets.pictures, code)),
    options: numbers(ofTrip(sheets.options, code)),
    departures: numbers(ofTrip(sheets.departures, code)),
  }
}

const ids: Record<string, string> = {
  tour_category_id: 'category',
  tour_area_id: 'area',
  tour_area_detail_id: 'detail',
}
const around = ['content', 'schedule', 'places', 'pictures', 'options', 'meals', 'departures', 'rows']

/** The cell a field of a trip stands in; `path` begins with `content`, `departures` or `rows`. */
export function cellAt(rows: Rows, path: readonly PropertyKey[]): Omit<Fault, 'why'> {
  const [head, part, at, inner, index] = path.map(String)
  const spot = (): { sheet: SheetName; row: number | undefined } => {
    if (head === 'departures' || head === 'rows')
      return { sheet: 'departures', row: rows.departures[Number(part)] }
    if (part === 'schedule' && inner === 'places' && index !== undefined)
      return { sheet: 'places', row: rows.places[Number(at)]?.[Number(index)] }
    if (part === 'schedule' && at !== undefined) return { sheet: 'days', row: rows.days[Number(at)] }
    if ((part === 'pictures' || part === 'options') && at !== undefined)
      return { sheet: part, row: rows[part][Number(at)] }
    return { sheet: 'trips', row: rows.trips[0] }
  }
  const { sheet, row = null } = spot()
  const names = path.map(String).filter((name) => !around.includes(name) && !/^\d+$/.test(name))
  const [name = ''] = names
  const known: readonly string[] = columns[sheet]
  const column =
    [names.join('.'), ids[name] ?? name, `${name}.ko`].find((each) => known.includes(each)) ??
    (sheet === 'trips' ? 'package_code' : (known[1] ?? ''))
  return { sheet, row, column }
}
