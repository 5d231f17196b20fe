// Trips as a file: what went out comes in with 0 changes, a changed cell is found, and bad files are refused.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import readXlsx from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { parseTripsFile } from '#domain/trip/parse-trips-file.ts'
import { planImport } from '#domain/trip/plan-import.ts'
import { getColumnTitle, getWorksheetTitle } from '#domain/trip/worksheet-titles.ts'
import { columns, worksheetNames } from '#domain/trip/worksheets.ts'
import { toTripsJson, toTripsWorkbook } from '#domain/trip/write-trips-file.ts'
import { writeWorkbook } from '#lib/workbook/write-workbook.ts'
import { importExportLimits } from '#limits/trade.ts'
import {
  categoryTree,
  randomTrips,
  readTripsFile,
  toColumnLetters,
  typeIntoCell,
} from './trips-file-setup.ts'

/** Columns are emptied with their titles, as if nobody had known them when the file went out. */
function removeColumns(bytes: Uint8Array, sheet: (typeof worksheetNames)[number], gone: readonly string[]) {
  const files = unzipSync(bytes)
  const path = `xl/worksheets/sheet${worksheetNames.indexOf(sheet) + 1}.xml`
  const letters = gone.map((column) => toColumnLetters(sheet, column)).join('|')
  const cells = new RegExp(`<c r="(?:${letters})\\d+"[^>]*?(?:/>|>.*?</c>)`, 'gs')
  const xml = strFromU8(files[path] ?? expect.fail(path))
  expect(xml).toMatch(cells)
  return zipSync({ ...files, [path]: strToU8(xml.replace(cells, '')) })
}

test('an exported file imports again with 0 changes, as workbook in both languages and as JSON', () => {
  const trips = randomTrips(200)
  const files = [
    toTripsWorkbook({ trips, categories: categoryTree }, 'ko'),
    toTripsWorkbook({ trips, categories: categoryTree }, 'en'),
    strToU8(toTripsJson({ trips, categories: categoryTree }, 1)),
  ]
  for (const bytes of files) {
    const { trips: read, faults } = readTripsFile(bytes)
    expect(faults).toEqual([])
    expect(read).toHaveLength(200)
    expect(planImport(read, trips, categoryTree)).toEqual({
      changes: [],
      toImport: [],
      faults: [],
      untouched: 200,
    })
  }
})

test('another program reads the workbook: each sheet with its titles and rows, no cell a formula', async () => {
  const trips = randomTrips(20)
  const bytes = toTripsWorkbook({ trips, categories: categoryTree }, 'ko')
  const read = await readXlsx(Buffer.from(bytes), { trim: false })
  expect(read.map(({ sheet }) => sheet)).toEqual(worksheetNames.map((name) => getWorksheetTitle(name, 'ko')))
  for (const [at, { data }] of read.entries()) {
    const name = worksheetNames[at] ?? expect.fail('a sheet too many')
    expect(data[0]).toEqual(columns[name].map((column) => getColumnTitle(column, 'ko')))
    expect(strFromU8(unzipSync(bytes)[`xl/worksheets/sheet${at + 1}.xml`] ?? expect.fail(name))).not.toMatch(
      /<f[ >]/,
    )
    for (const cell of data.flat()) expect(String(cell ?? '')).not.toMatch(/^[=+@]/)
  }
  expect(read[0]?.data.slice(1).map(([code]) => code)).toEqual(trips.map(({ package_code }) => package_code))
})

test('a changed cell is the one thing that is shown and sent', () => {
  const trips = randomTrips(3)
  const bytes = typeIntoCell(
    toTripsWorkbook({ trips, categories: categoryTree }, 'ko'),
    'trips',
    'single_supplement',
    3,
    '123,000',
  )
  const { changes, toImport } = planImport(readTripsFile(bytes).trips, trips, categoryTree)
  expect(changes).toEqual([
    {
      sheet: 'trips',
      row: 3,
      package_code: 'T00001',
      column: 'single_supplement',
      before: String(trips[1]?.content.single_supplement),
      after: '123000',
    },
  ])
  expect(toImport).toHaveLength(1)
  expect(toImport[0]?.trip).toMatchObject({
    package_code: 'T00001',
    rows: [],
    content: { single_supplement: 123_000 },
  })
})

test('what an older version did not write stays as it stands; a column nobody knows is named', () => {
  const trips = randomTrips(60)
  const bytes = toTripsWorkbook({ trips, categories: categoryTree }, 'ko')
  const ofTrips = ['guide_fee.ko', 'guide_fee.en', 'single_supplement', 'tag_list_en']
  const older = [
    ['trips', ofTrips],
    ['days', ['transport.ko', 'transport.en', 'hotel.ko']],
    ['places', ['place_id', 'line.ko']],
    ['pictures', ['on_day', 'x']],
    ['options', ['name.en', 'price']],
    ['departures', ['departure_time', 'flights', 'closed_yn']],
  ] as const
  const file = older.reduce((left, [sheet, gone]) => removeColumns(left, sheet, gone), bytes)
  const read = readTripsFile(file, categoryTree, trips)
  expect(read.faults).toEqual([])
  expect(planImport(read.trips, trips, categoryTree)).toEqual({
    changes: [],
    toImport: [],
    faults: [],
    untouched: 60,
  })

  const changed = readTripsFile(
    typeIntoCell(removeColumns(bytes, 'trips', ofTrips), 'trips', 'nights', 3, '7'),
    categoryTree,
    trips,
  )
  const { changes, toImport } = planImport(changed.trips, trips, categoryTree)
  expect(changes).toMatchObject([{ sheet: 'trips', row: 3, column: 'nights', after: '7' }])
  expect(toImport[0]?.trip.content).toEqual({ ...trips[1]?.content, nights: 7 })

  const named = typeIntoCell(bytes, 'days', 'heading.en', 1, '메모')
  expect(expectFileRefused(named)).toEqual({ refused: 'unknown_column', sheet: 'days', columns: ['메모'] })
  expect(expectFileRefused(removeColumns(bytes, 'departures', ['departure_id', 'seats']))).toEqual({
    refused: 'lacking_column',
    sheet: 'departures',
    columns: ['departure_id'],
  })
})

test('a file that was downloaded before columns were renamed imports with 0 changes', () => {
  const trips = randomTrips(20)
  const former = {
    ko: [
      ['trips', 'tag_list', '꼬리표 (한국어)'],
      ['trips', 'tag_list_en', '꼬리표 (영어)'],
      ['trips', 'summary_points.ko', '요점 (한국어)'],
      ['trips', 'meeting_point.en', '만나는 곳 (영어)'],
      ['trips', 'contents.ko', '자세한 글 (한국어)'],
      ['trips', 'guide_fee.ko', '현지에서 내는 비용 (한국어)'],
      ['trips', 'file_request.ko', '받을 서류 (한국어)'],
      ['days', 'text.ko', '하루 이야기 (한국어)'],
      ['days', 'transport.en', '이동 (영어)'],
      ['pictures', 'on_day', '며칠째'],
      ['options', 'option_id', '선택 번호'],
      ['options', 'price', '값'],
      ['departures', 'seats', '자리'],
    ],
    en: [
      ['trips', 'state', 'State'],
      ['trips', 'summary_points.en', 'Points (English)'],
      ['trips', 'contents.en', 'Text (English)'],
      ['trips', 'cautions.en', 'Cautions (English)'],
      ['trips', 'travel_alert', 'Travel alert'],
      ['trips', 'single_supplement', 'Single room'],
      ['trips', 'file_request.en', 'Papers asked for (English)'],
      ['days', 'text.en', 'Story (English)'],
      ['places', 'line.ko', 'Line (Korean)'],
      ['pictures', 'path', 'Picture'],
      ['departures', 'departure_time', 'Leaves at'],
      ['departures', 'baby_price', 'Baby'],
    ],
  } as const
  for (const language of ['ko', 'en'] as const) {
    const now = toTripsWorkbook({ trips, categories: categoryTree }, language)
    const before = former[language].reduce(
      (file, [sheet, column, title]) => typeIntoCell(file, sheet, column, 1, title),
      typeIntoCell(now, 'trips', 'state', 2, '쓰는 중'),
    )
    const read = readTripsFile(before)
    expect(read.faults).toEqual([])
    expect(planImport(read.trips, trips, categoryTree)).toMatchObject({ changes: [], untouched: 20 })
  }
})

test('a wrong cell is named by sheet, row and column', () => {
  const trips = randomTrips(6)
  const bytes = toTripsWorkbook({ trips, categories: categoryTree }, 'ko')
  const listFaults = (file: Uint8Array) =>
    readTripsFile(file).faults.map(({ sheet, row, column }) => [sheet, row, column])
  expect(listFaults(typeIntoCell(bytes, 'trips', 'days', 4, '엿새'))).toEqual([['trips', 4, 'days']])
  expect(listFaults(typeIntoCell(bytes, 'trips', 'category', 2, '없는 곳'))).toEqual([
    ['trips', 2, 'category'],
  ])
  expect(listFaults(typeIntoCell(bytes, 'departures', 'adult_price', 2, '1.5'))).toEqual([
    ['departures', 2, 'adult_price'],
  ])
  expect(listFaults(typeIntoCell(bytes, 'departures', 'departure_date', 2, '2027-02-29'))).toEqual([
    ['departures', 2, 'departure_date'],
  ])
  expect(listFaults(typeIntoCell(bytes, 'departures', 'package_code', 2, 'NOBODY'))).toEqual([
    ['departures', 2, 'package_code'],
  ])
  expect(listFaults(typeIntoCell(bytes, 'trips', 'package_code', 3, 'T00000'))).toContainEqual([
    'trips',
    3,
    'package_code',
  ])
  const day = trips[0]?.content.schedule.length ? 2 : expect.fail('no days')
  expect(listFaults(typeIntoCell(bytes, 'days', 'day', day, '5'))).toContainEqual(['days', 2, 'day'])
})

test('what somebody else changed after the download is not overwritten', () => {
  const trips = randomTrips(2)
  const nights = String((trips[0]?.content.nights ?? 0) + 1)
  const bytes = typeIntoCell(
    toTripsWorkbook({ trips, categories: categoryTree }, 'ko'),
    'trips',
    'nights',
    2,
    nights,
  )
  const later = trips.map((trip) => ({ ...trip, revision: trip.revision + 1 }))
  expect(planImport(readTripsFile(bytes).trips, later, categoryTree).faults).toEqual([
    { sheet: 'trips', row: 2, column: 'revision', why: 'changed_meanwhile' },
  ])
})

const expectFileRefused = (bytes: Uint8Array) => {
  const file = parseTripsFile(bytes, { trips: [], categories: categoryTree })
  return 'refused' in file ? file : expect.fail('it was taken')
}

test('50 MB, 100,000 rows, a zip bomb, a macro and the wrong sheet are each refused', () => {
  const sheets = worksheetNames.map((sheet) => ({
    name: getWorksheetTitle(sheet, 'ko'),
    titles: columns[sheet].map((column) => getColumnTitle(column, 'ko')),
    rows: [],
  }))
  const files = unzipSync(writeWorkbook(sheets))
  expect(expectFileRefused(new Uint8Array(50 * 1024 * 1024))).toEqual({ refused: 'too_large' })
  expect(expectFileRefused(new Uint8Array())).toEqual({ refused: 'empty' })
  const many = sheets.map((sheet, at) => ({
    ...sheet,
    rows: Array.from({ length: at === 5 ? 100_000 : 0 }, () => ['T1']),
  }))
  expect(expectFileRefused(writeWorkbook(many))).toEqual({ refused: 'too_many_rows', sheet: 'departures' })
  const bomb = new Uint8Array(importExportLimits.unzipped_bytes + 1)
  expect(expectFileRefused(zipSync({ ...files, 'xl/sharedStrings.xml': bomb }))).toEqual({
    refused: 'too_large_inside',
  })
  expect(expectFileRefused(zipSync({ ...files, 'xl/vbaProject.bin': strToU8('x') }))).toEqual({
    refused: 'macro',
  })
  expect(expectFileRefused(writeWorkbook(sheets.slice(0, 5)))).toEqual({
    refused: 'wrong_sheet',
    sheets: ['departures'],
  })
  expect(
    expectFileRefused(writeWorkbook(sheets.with(4, { name: '선택관광', titles: ['상품번호'], rows: [] }))),
  ).toMatchObject({
    refused: 'lacking_column',
    sheet: 'options',
    columns: ['option_id'],
  })
  expect(expectFileRefused(zipSync({ 'word/document.xml': strToU8('<x/>') }))).toEqual({
    refused: 'unknown_file',
  })
  expect(expectFileRefused(strToU8('PK but no zip'))).toMatchObject({
    refused: expect.stringMatching(/_file$/),
  })
  expect(expectFileRefused(strToU8('{"naru":"bookings"}'))).toEqual({ refused: 'unknown_file' })
})
