// What the tests of trips as a file share: trips of every kind, and files that somebody opens and changes.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect } from 'vitest'
import type { Flights } from '#domain/catalog/flights.ts'
import type { Categories, ExportedTrip } from '#domain/trip/import-export.ts'
import { parseTripsFile } from '#domain/trip/parse-trips-file.ts'
import { columns, worksheetNames } from '#domain/trip/worksheets.ts'
import { dateInDays } from './days.ts'
import { createDice, createValidTrip } from './random-trips.ts'

export const categoryTree: Categories = [
  {
    id: 1,
    name: { ko: '동남아', en: 'South-East Asia' },
    hidden_yn: 'N',
    areas: [
      { id: 11, name: { ko: '베트남', en: 'Vietnam' }, details: [{ id: 111, name: { ko: '다낭', en: '' } }] },
      { id: 12, name: { ko: '베트남', en: '' }, details: [] },
    ],
  },
]
const oddTexts = ['=1+1', "'=1", "''@x", '-5%', '_x0041_', ' 앞뒤 ', '둘째\n\n줄', '1,000', '2027-01-01']

export const createReturnFlights = (number: string, departs: string): Flights => {
  const flight = { airline: { ko: '아시아나항공', en: 'Asiana Airlines' }, number, departs, arrives: '22:10' }
  return [
    { ...flight, way: 'out', from: 'ICN', to: 'DAD', days: 0 },
    { ...flight, way: 'back', airline: { ko: '', en: 'Vietjet' }, from: 'DAD', to: 'ICN', days: 1 },
  ]
}

export function randomTrips(count: number, seed = 7): ExportedTrip[] {
  const roll = createDice(seed)
  return Array.from({ length: count }, (_, at) => {
    const content = createValidTrip(roll, 1)
    return {
      package_code: `T${String(at).padStart(5, '0')}`,
      state: roll.one(['draft', 'on_sale', 'hidden'] as const),
      revision: 1 + roll.below(9),
      content: {
        ...content,
        tour_area_id: roll.one([null, 11, 12]),
        contents: { ko: roll.one(oddTexts), en: content.contents.en },
        guide_fee: { ko: roll.one(oddTexts).replaceAll('\n', '').trim(), en: '' },
        pictures: [
          { path: `/files/a${at}_1x1_000000.webp`, alt: null, x: 30, y: 70, on_day: at % 3 || null },
        ],
      },
      departures: Array.from({ length: roll.below(4) }, (_, day) => ({
        departure_id: at * 10 + day + 1,
        departure_date: `2027-0${1 + day}-15`,
        ...roll.one([
          { departure_time: null, flights: [] },
          { departure_time: '07:30', flights: [] },
          { departure_time: '18:20', flights: createReturnFlights('OZ755', '18:20') },
        ]),
        adult_price: 1_000_000 + day,
        child_price: 900_000,
        baby_price: 0,
        seats: 20,
        minimum: 4,
        closed_yn: roll.one(['Y', 'N'] as const),
        revision: 1 + day,
      })),
    }
  })
}

export const readTripsFile = (bytes: Uint8Array, categories = categoryTree, trips: ExportedTrip[] = []) => {
  const file = parseTripsFile(bytes, { trips, categories })
  return 'refused' in file ? expect.fail(file.refused) : file
}

export const toColumnLetters = (sheet: (typeof worksheetNames)[number], column: string) => {
  const names: readonly string[] = columns[sheet]
  const at = names.indexOf(column)
  return `${at < 26 ? '' : String.fromCharCode(64 + Math.floor(at / 26))}${String.fromCharCode(65 + (at % 26))}`
}

/** One cell of a workbook is typed over, as a spreadsheet does it. */
export function typeIntoCell(
  bytes: Uint8Array,
  sheet: (typeof worksheetNames)[number],
  column: string,
  row: number,
  text: string,
) {
  const files = unzipSync(bytes)
  const path = `xl/worksheets/sheet${worksheetNames.indexOf(sheet) + 1}.xml`
  const letters = toColumnLetters(sheet, column)
  const xml = strFromU8(files[path] ?? expect.fail(path))
  const cell = new RegExp(`<c r="${letters}${row}"[^>]*>.*?</c>`, 's')
  expect(xml).toMatch(cell)
  const now = xml.replace(cell, `<c r="${letters}${row}" t="inlineStr"><is><t>${text}</t></is></c>`)
  return zipSync({ ...files, [path]: strToU8(now) })
}
export const buildDepartureRow = (day: number, more = {}) => ({
  departure_date: dateInDays(day),
  adult_price: 500_000,
  child_price: 400_000,
  baby_price: 0,
  seats: 20,
  minimum: 4,
  closed_yn: 'N',
  revision: 0,
  ...more,
})
