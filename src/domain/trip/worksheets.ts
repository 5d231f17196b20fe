// Trips as the worksheets of a workbook: one row a trip, a day, a place, a picture, an option, a departure.
// Each cell is a text here; from-worksheets.ts makes trips of them again.
import {
  hasProperty,
  listFields,
  type TripFieldName,
  tripFieldNames,
  tripFields,
} from '#domain/catalog/trip-fields.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { buildRecord } from '#lib/build-record.ts'
import { formatFlightLines } from './flight-lines.ts'
import type { Categories, ExportedTrip } from './import-export.ts'

const inBothLanguages = (name: string) => [`${name}.ko`, `${name}.en`]

/** Parts of a trip are rows of worksheets of their own. */
function listFieldColumns(name: TripFieldName): string[] {
  if (hasProperty(name, 'kind', ['part'])) return []
  if (hasProperty(name, 'kind', ['id', 'optionalId'])) return [tripFields[name].column]
  return hasProperty(name, 'kind', ['text', 'optionalText', 'lines', 'richText'])
    ? inBothLanguages(name)
    : [name]
}

/** Each has a column of its own beside the hotel's name. */
export const hotelFactNames = ['stars', 'room_m2', 'latitude', 'longitude'] as const

export const worksheetNames = ['trips', 'days', 'places', 'pictures', 'options', 'departures'] as const
export type WorksheetName = (typeof worksheetNames)[number]

export const columns = {
  trips: ['package_code', 'revision', 'state', ...tripFieldNames.flatMap(listFieldColumns)],
  days: [
    'package_code',
    'day',
    ...inBothLanguages('heading'),
    ...inBothLanguages('text'),
    ...inBothLanguages('breakfast'),
    ...inBothLanguages('lunch'),
    ...inBothLanguages('dinner'),
    ...inBothLanguages('hotel'),
    ...hotelFactNames.map((name) => `hotel_facts.${name}`),
    ...inBothLanguages('transport'),
  ],
  places: ['package_code', 'day', 'time', 'place_id', ...inBothLanguages('name'), ...inBothLanguages('line')],
  pictures: ['package_code', 'path', ...inBothLanguages('alt'), 'x', 'y', 'on_day'],
  options: ['package_code', 'option_id', ...inBothLanguages('name'), 'price'],
  departures: [
    'package_code',
    'departure_id',
    'revision',
    'departure_date',
    'departure_time',
    'flights',
    'adult_price',
    'child_price',
    'baby_price',
    'seats',
    'minimum',
    'closed_yn',
  ],
} satisfies Record<WorksheetName, readonly string[]>

/** Written as numbers, so that a spreadsheet can calculate with them. */
export const numberColumns: ReadonlySet<string> = new Set([
  ...listFields('kind', 'number', 'optionalNumber'),
  'revision',
  'day',
  'place_id',
  'x',
  'y',
  'on_day',
  ...hotelFactNames.map((name) => `hotel_facts.${name}`),
  'price',
  'departure_id',
  'adult_price',
  'child_price',
  'baby_price',
  'seats',
  'minimum',
])

export type Cells = Record<string, string>
export type Worksheets = Record<WorksheetName, Cells[]>

const createEmptyWorksheets = (): Worksheets => ({
  trips: [],
  days: [],
  places: [],
  pictures: [],
  options: [],
  departures: [],
})

const normalizeLineEnds = (text: string) => text.replaceAll('\r\n', '\n')
const toTextCells = (name: string, words: LocalizedText | null): Cells => ({
  [`${name}.ko`]: normalizeLineEnds(words?.ko ?? ''),
  [`${name}.en`]: normalizeLineEnds(words?.en ?? ''),
})
/** One line each. Empty entries have no line. */
const toLineCells = (name: string, list: readonly LocalizedText[]): Cells => {
  const nonEmpty = list.filter(({ ko, en }) => ko !== '' || en !== '')
  const joinIn = (language: 'ko' | 'en') =>
    nonEmpty.some((words) => words[language] !== '')
      ? nonEmpty.map((words) => words[language]).join('\n')
      : ''
  return { [`${name}.ko`]: joinIn('ko'), [`${name}.en`]: joinIn('en') }
}
const mergeCells = (all: Cells[]): Cells => Object.fromEntries(all.flatMap((cells) => Object.entries(cells)))
const toCell = (value: string | number | null) => (value === null ? '' : String(value))

export function toWorksheets(trips: readonly ExportedTrip[], categories: Categories): Worksheets {
  const sheets = createEmptyWorksheets()
  for (const trip of trips) addTrip(trip, getCategoryNames(trip.content, categories), sheets)
  return sheets
}

function addTrip(trip: ExportedTrip, names: Cells, to: Worksheets): void {
  const { package_code, content, departures } = trip
  to.trips.push({ ...toTripCells(trip), ...names })
  for (const [at, day] of content.schedule.entries()) {
    const dayKey = { package_code, day: String(at + 1) }
    to.days.push({ ...dayKey, ...toDayCells(day) })
    for (const place of day.places) to.places.push({ ...dayKey, ...toPlaceCells(place) })
  }
  for (const picture of content.pictures) to.pictures.push({ package_code, ...toPictureCells(picture) })
  for (const { option_id, name, price } of content.options)
    to.options.push({ package_code, option_id, ...toTextCells('name', name), price: String(price) })
  for (const departure of departures) to.departures.push({ package_code, ...toDepartureCells(departure) })
}

const toTripCells = ({ package_code, revision, state, content }: ExportedTrip): Cells => ({
  package_code,
  revision: String(revision),
  state,
  ...mergeCells([
    ...listFields('kind', 'text', 'optionalText', 'richText').map((name) => toTextCells(name, content[name])),
    ...listFields('kind', 'lines').map((name) => toLineCells(name, content[name])),
  ]),
  ...buildRecord(listFields('kind', 'tags'), (name) => content[name].join('\n')),
  ...buildRecord(listFields('kind', 'number', 'optionalNumber', 'choice', 'yesNo'), (name) =>
    toCell(content[name]),
  ),
})

type ScheduleDay = ExportedTrip['content']['schedule'][number]

const toDayCells = ({ heading, text, meals, hotel, hotel_facts, transport }: ScheduleDay): Cells => ({
  ...toTextCells('heading', heading),
  ...toTextCells('text', text),
  ...toTextCells('breakfast', meals.breakfast),
  ...toTextCells('lunch', meals.lunch),
  ...toTextCells('dinner', meals.dinner),
  ...toTextCells('hotel', hotel),
  ...Object.fromEntries(
    hotelFactNames.map((name) => [`hotel_facts.${name}`, toCell(hotel_facts?.[name] ?? null)]),
  ),
  ...toTextCells('transport', transport),
})

const toPlaceCells = ({ time, place_id, name, line }: ScheduleDay['places'][number]): Cells => ({
  time: toCell(time),
  place_id: toCell(place_id),
  ...toTextCells('name', name),
  ...toTextCells('line', line),
})

const toPictureCells = ({ path, alt, x, y, on_day }: ExportedTrip['content']['pictures'][number]): Cells => ({
  path,
  ...toTextCells('alt', alt),
  x: String(x),
  y: String(y),
  on_day: toCell(on_day),
})

function toDepartureCells(departure: ExportedTrip['departures'][number]): Cells {
  const { departure_id, departure_date, departure_time, flights, closed_yn, ...row } = departure
  return {
    departure_id: toCell(departure_id),
    departure_date,
    closed_yn,
    // With flights, the departure time is that of the first flight, whatever the cell of the time says.
    ...(departure_time !== undefined && { departure_time: flights?.[0]?.departs ?? toCell(departure_time) }),
    ...(flights && { flights: formatFlightLines(flights) }),
    ...Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])),
  }
}

type CategoryIds = {
  tour_category_id: number
  tour_area_id: number | null
  tour_area_detail_id: number | null
}
type NamedCategory = { id: number; name: LocalizedText }

/** Written by its name. Two neighbours of the same name also carry their number. */
function getNodeName(nodes: readonly NamedCategory[], id: number | null): string {
  const found = nodes.find((node) => node.id === id)
  if (!found) return id === null ? '' : `#${id}`
  const name = found.name.ko || found.name.en
  const isOnly = nodes.every((node) => node === found || (node.name.ko !== name && node.name.en !== name))
  return isOnly && !name.includes('#') ? name : `${name} #${id}`
}

function findNodeId(nodes: readonly NamedCategory[], text: string): number | null | undefined {
  if (text === '') return null
  const numbered = /#(\d{1,15})$/.exec(text)
  if (numbered) return Number(numbered[1])
  return nodes.find(({ name }) => name.ko === text || name.en === text)?.id
}

function getCategoryNames(
  { tour_category_id, tour_area_id, tour_area_detail_id }: CategoryIds,
  categories: Categories,
): Cells {
  const areas = categories.find(({ id }) => id === tour_category_id)?.areas ?? []
  const details = areas.find(({ id }) => id === tour_area_id)?.details ?? []
  return {
    category: getNodeName(categories, tour_category_id),
    area: getNodeName(areas, tour_area_id),
    detail: getNodeName(details, tour_area_detail_id),
  }
}

/** The entry of the tree with this name; undefined if there is none. */
export function findCategoryIds(cells: Cells, categories: Categories) {
  const tour_category_id = findNodeId(categories, cells.category ?? '')
  const areas = categories.find(({ id }) => id === tour_category_id)?.areas ?? []
  const tour_area_id = findNodeId(areas, cells.area ?? '')
  const details = areas.find(({ id }) => id === tour_area_id)?.details ?? []
  return { tour_category_id, tour_area_id, tour_area_detail_id: findNodeId(details, cells.detail ?? '') }
}
