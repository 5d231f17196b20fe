// Trips as the sheets of a workbook: one row a trip, a day, a place, a picture, an option, a departure.
// Each cell is a text here; from-sheets.ts makes trips of them again.
import type { Words } from '#words/language.ts'
import type { Categories, TripOut } from './exchange.ts'
import { flightLines } from './flight-lines.ts'

const inBoth = <const N extends string>(name: N) => [`${name}.ko`, `${name}.en`] as const

export const columns = {
  trips: [
    'package_code',
    'revision',
    'state',
    ...inBoth('page_title'),
    ...inBoth('summary'),
    'category',
    'area',
    'detail',
    'nights',
    'days',
    'tag_list',
    'tag_list_en',
    ...inBoth('summary_points'),
    ...inBoth('included'),
    ...inBoth('not_included'),
    ...inBoth('cautions'),
    ...inBoth('meeting_point'),
    ...inBoth('airline'),
    'destination',
    'travel_alert',
    'shopping_visits',
    ...inBoth('guide_fee'),
    'single_supplement',
    ...inBoth('file_request'),
    ...inBoth('contents'),
  ],
  days: [
    'package_code',
    'day',
    ...inBoth('heading'),
    ...inBoth('text'),
    ...inBoth('breakfast'),
    ...inBoth('lunch'),
    ...inBoth('dinner'),
    ...inBoth('hotel'),
    ...inBoth('transport'),
  ],
  places: ['package_code', 'day', 'time', 'place_id', ...inBoth('name'), ...inBoth('line')],
  pictures: ['package_code', 'path', ...inBoth('alt'), 'x', 'y', 'on_day'],
  options: ['package_code', 'option_id', ...inBoth('name'), 'price'],
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
} as const
export type SheetName = keyof typeof columns
type Column = (typeof columns)[SheetName][number]
export const sheetNames = ['trips', 'days', 'places', 'pictures', 'options', 'departures'] as const

/** Written as numbers, so that a spreadsheet can calculate with them. */
export const numberColumns: ReadonlySet<string> = new Set<Column>([
  'revision',
  'nights',
  'days',
  'travel_alert',
  'shopping_visits',
  'single_supplement',
  'day',
  'place_id',
  'x',
  'y',
  'on_day',
  'price',
  'departure_id',
  'adult_price',
  'child_price',
  'baby_price',
  'seats',
  'minimum',
])

export type Cells = Record<string, string>
export type Sheets = Record<SheetName, Cells[]>

const noSheets = (): Sheets => ({
  trips: [],
  days: [],
  places: [],
  pictures: [],
  options: [],
  departures: [],
})

const sameLines = (text: string) => text.replaceAll('\r\n', '\n')
const both = (name: string, words: Words | null): Cells => ({
  [`${name}.ko`]: sameLines(words?.ko ?? ''),
  [`${name}.en`]: sameLines(words?.en ?? ''),
})
/** One line each. Empty entries have no line. */
const lines = (name: string, list: readonly Words[]): Cells => {
  const spoken = list.filter(({ ko, en }) => ko !== '' || en !== '')
  const of = (language: 'ko' | 'en') =>
    spoken.some((words) => words[language] !== '') ? spoken.map((words) => words[language]).join('\n') : ''
  return { [`${name}.ko`]: of('ko'), [`${name}.en`]: of('en') }
}
const shown = (value: string | number | null) => (value === null ? '' : String(value))

export function laidOut(trips: readonly TripOut[], categories: Categories): Sheets {
  const sheets = noSheets()
  for (const trip of trips) layOut(trip, namesOf(trip.content, categories), sheets)
  return sheets
}

function layOut(trip: TripOut, names: Cells, to: Sheets): void {
  const { package_code, content, departures } = trip
  to.trips.push({ ...tripCells(trip), ...names })
  for (const [at, day] of content.schedule.entries()) {
    const on = { package_code, day: String(at + 1) }
    to.days.push({ ...on, ...dayCells(day) })
    for (const place of day.places) to.places.push({ ...on, ...placeCells(place) })
  }
  for (const picture of content.pictures) to.pictures.push({ package_code, ...pictureCells(picture) })
  for (const { option_id, name, price } of content.options)
    to.options.push({ package_code, option_id, ...both('name', name), price: String(price) })
  for (const departure of departures) to.departures.push({ package_code, ...departureCells(departure) })
}

const tripCells = ({ package_code, revision, state, content }: TripOut): Cells => ({
  package_code,
  revision: String(revision),
  state,
  ...both('page_title', content.page_title),
  ...both('summary', content.summary),
  nights: String(content.nights),
  days: String(content.days),
  tag_list: content.tag_list.join('\n'),
  tag_list_en: content.tag_list_en.join('\n'),
  ...lines('summary_points', content.summary_points),
  ...lines('included', content.included),
  ...lines('not_included', content.not_included),
  ...lines('cautions', content.cautions),
  ...both('meeting_point', content.meeting_point),
  ...both('airline', content.airline),
  destination: shown(content.destination),
  travel_alert: shown(content.travel_alert),
  shopping_visits: shown(content.shopping_visits),
  ...both('guide_fee', content.guide_fee),
  single_supplement: String(content.single_supplement),
  ...both('file_request', content.file_request),
  ...both('contents', content.contents),
})

type Day = TripOut['content']['schedule'][number]

const dayCells = ({ heading, text, meals, hotel, transport }: Day): Cells => ({
  ...both('heading', heading),
  ...both('text', text),
  ...both('breakfast', meals.breakfast),
  ...both('lunch', meals.lunch),
  ...both('dinner', meals.dinner),
  ...both('hotel', hotel),
  ...both('transport', transport),
})

const placeCells = ({ time, place_id, name, line }: Day['places'][number]): Cells => ({
  time: shown(time),
  place_id: shown(place_id),
  ...both('name', name),
  ...both('line', line),
})

const pictureCells = ({ path, alt, x, y, on_day }: TripOut['content']['pictures'][number]): Cells => ({
  path,
  ...both('alt', alt),
  x: String(x),
  y: String(y),
  on_day: shown(on_day),
})

function departureCells(departure: TripOut['departures'][number]): Cells {
  const { departure_id, departure_date, departure_time, flights, closed_yn, ...row } = departure
  return {
    departure_id: shown(departure_id),
    departure_date,
    closed_yn,
    // With flights, the departure time is that of the first flight, whatever the cell of the time says.
    ...(departure_time !== undefined && { departure_time: flights?.[0]?.departs ?? shown(departure_time) }),
    ...(flights && { flights: flightLines(flights) }),
    ...Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])),
  }
}

type Categorised = {
  tour_category_id: number
  tour_area_id: number | null
  tour_area_detail_id: number | null
}
type Node = { id: number; name: Words }

/** Written by its name. Two neighbours of the same name also carry their number. */
function nodeName(nodes: readonly Node[], id: number | null): string {
  const found = nodes.find((node) => node.id === id)
  if (!found) return id === null ? '' : `#${id}`
  const name = found.name.ko || found.name.en
  const isOnly = nodes.every((node) => node === found || (node.name.ko !== name && node.name.en !== name))
  return isOnly && !name.includes('#') ? name : `${name} #${id}`
}

function nodeNamed(nodes: readonly Node[], text: string): number | null | undefined {
  if (text === '') return null
  const numbered = /#(\d{1,15})$/.exec(text)
  if (numbered) return Number(numbered[1])
  return nodes.find(({ name }) => name.ko === text || name.en === text)?.id
}

function namesOf(
  { tour_category_id, tour_area_id, tour_area_detail_id }: Categorised,
  categories: Categories,
): Cells {
  const areas = categories.find(({ id }) => id === tour_category_id)?.areas ?? []
  const details = areas.find(({ id }) => id === tour_area_id)?.details ?? []
  return {
    category: nodeName(categories, tour_category_id),
    area: nodeName(areas, tour_area_id),
    detail: nodeName(details, tour_area_detail_id),
  }
}

/** The entry of the tree with this name; undefined if there is none. */
export function standingOf(cells: Cells, categories: Categories) {
  const tour_category_id = nodeNamed(categories, cells.category ?? '')
  const areas = categories.find(({ id }) => id === tour_category_id)?.areas ?? []
  const tour_area_id = nodeNamed(areas, cells.area ?? '')
  const details = areas.find(({ id }) => id === tour_area_id)?.details ?? []
  return { tour_category_id, tour_area_id, tour_area_detail_id: nodeNamed(details, cells.detail ?? '') }
}
