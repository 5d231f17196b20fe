// Trips as a file: what went out comes in with 0 changes, a changed cell is found, and bad files are refused.

import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import readXlsx from 'read-excel-file/node'
import { beforeAll, expect, test } from 'vitest'
import type { Flights } from '#domain/catalog/flights.ts'
import { asNew } from '#domain/trip/as-new.ts'
import { compare, faultAt } from '#domain/trip/compare.ts'
import type { Categories, TripOut } from '#domain/trip/exchange.ts'
import { openTripsFile } from '#domain/trip/open-trips-file.ts'
import { columns, sheetNames } from '#domain/trip/sheets.ts'
import { sheetTitle, titleOf } from '#domain/trip/titles.ts'
import { jsonOf, workbookOf } from '#domain/trip/write-trips-file.ts'
import { exchangeLimits } from '#limits.ts'
import { dayAfter } from '#plain/days.ts'
import { seoulDay } from '#plain/format.ts'
import { writeWorkbook } from '#plain/workbook/write-workbook.ts'
import { type Colleague, colleagueAt } from './office.ts'
import { dice, validTrip } from './random-trips.ts'
import { openSite, type Site } from './site.ts'

const tree: Categories = [
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
const odd = ['=1+1', "'=1", "''@x", '-5%', '_x0041_', ' 앞뒤 ', '둘째\n\n줄', '1,000', '2027-01-01']

const bothWays = (number: string, departs: string): Flights => {
  const flight = { airline: { ko: '아시아나항공', en: 'Asiana Airlines' }, number, departs, arrives: '22:10' }
  return [
    { ...flight, way: 'out', from: 'ICN', to: 'DAD', days: 0 },
    { ...flight, way: 'back', airline: { ko: '', en: 'Vietjet' }, from: 'DAD', to: 'ICN', days: 1 },
  ]
}

function randomTrips(count: number, seed = 7): TripOut[] {
  const roll = dice(seed)
  return Array.from({ length: count }, (_, at) => {
    const content = validTrip(roll, 1)
    return {
      package_code: `T${String(at).padStart(5, '0')}`,
      state: roll.one(['draft', 'on_sale', 'hidden'] as const),
      revision: 1 + roll.below(9),
      content: {
        ...content,
        tour_area_id: roll.one([null, 11, 12]),
        contents: { ko: roll.one(odd), en: content.contents.en },
        guide_fee: { ko: roll.one(odd).replaceAll('\n', '').trim(), en: '' },
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
          { departure_time: '18:20', flights: bothWays('OZ755', '18:20') },
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

const opened = (bytes: Uint8Array, categories = tree, trips: TripOut[] = []) => {
  const file = openTripsFile(bytes, { trips, categories })
  return 'refused' in file ? expect.fail(file.refused) : file
}

const lettersOf = (sheet: (typeof sheetNames)[number], column: string) => {
  const names: readonly string[] = columns[sheet]
  const at = names.indexOf(column)
  return `${at < 26 ? '' : String.fromCharCode(64 + Math.floor(at / 26))}${String.fromCharCode(65 + (at % 26))}`
}

/** Columns are emptied with their titles, as if nobody had known them when the file went out. */
function without(bytes: Uint8Array, sheet: (typeof sheetNames)[number], gone: readonly string[]) {
  const files = unzipSync(bytes)
  const path = `xl/worksheets/sheet${sheetNames.indexOf(sheet) + 1}.xml`
  const letters = gone.map((column) => lettersOf(sheet, column)).join('|')
  const cells = new RegExp(`<c r="(?:${letters})\\d+"[^>]*?(?:/>|>.*?</c>)`, 'gs')
  const xml = strFromU8(files[path] ?? expect.fail(path))
  expect(xml).toMatch(cells)
  return zipSync({ ...files, [path]: strToU8(xml.replace(cells, '')) })
}

/** One cell of a workbook is typed over, as a spreadsheet does it. */
function typed(
  bytes: Uint8Array,
  sheet: (typeof sheetNames)[number],
  column: string,
  row: number,
  text: string,
) {
  const files = unzipSync(bytes)
  const path = `xl/worksheets/sheet${sheetNames.indexOf(sheet) + 1}.xml`
  const letters = lettersOf(sheet, column)
  const xml = strFromU8(files[path] ?? expect.fail(path))
  const cell = new RegExp(`<c r="${letters}${row}"[^>]*>.*?</c>`, 's')
  expect(xml).toMatch(cell)
  const now = xml.replace(cell, `<c r="${letters}${row}" t="inlineStr"><is><t>${text}</t></is></c>`)
  return zipSync({ ...files, [path]: strToU8(now) })
}

test('what went out comes in again with 0 changes, as a workbook in both languages and as JSON', () => {
  const trips = randomTrips(200)
  const files = [
    workbookOf({ trips, categories: tree }, 'ko'),
    workbookOf({ trips, categories: tree }, 'en'),
    strToU8(jsonOf({ trips, categories: tree }, 1)),
  ]
  for (const bytes of files) {
    const { trips: read, faults } = opened(bytes)
    expect(faults).toEqual([])
    expect(read).toHaveLength(200)
    expect(compare(read, trips, tree)).toEqual({ changes: [], sent: [], faults: [], untouched: 200 })
  }
})

test('another program reads the workbook: each sheet with its titles and rows, no cell a formula', async () => {
  const trips = randomTrips(20)
  const bytes = workbookOf({ trips, categories: tree }, 'ko')
  const read = await readXlsx(Buffer.from(bytes), { trim: false })
  expect(read.map(({ sheet }) => sheet)).toEqual(sheetNames.map((name) => sheetTitle(name, 'ko')))
  for (const [at, { data }] of read.entries()) {
    const name = sheetNames[at] ?? expect.fail('a sheet too many')
    expect(data[0]).toEqual(columns[name].map((column) => titleOf(column, 'ko')))
    expect(strFromU8(unzipSync(bytes)[`xl/worksheets/sheet${at + 1}.xml`] ?? expect.fail(name))).not.toMatch(
      /<f[ >]/,
    )
    for (const cell of data.flat()) expect(String(cell ?? '')).not.toMatch(/^[=+@]/)
  }
  expect(read[0]?.data.slice(1).map(([code]) => code)).toEqual(trips.map(({ package_code }) => package_code))
})

test('a changed cell is the one thing that is shown and sent', () => {
  const trips = randomTrips(3)
  const bytes = typed(
    workbookOf({ trips, categories: tree }, 'ko'),
    'trips',
    'single_supplement',
    3,
    '123,000',
  )
  const { changes, sent } = compare(opened(bytes).trips, trips, tree)
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
  expect(sent).toHaveLength(1)
  expect(sent[0]?.trip).toMatchObject({
    package_code: 'T00001',
    rows: [],
    content: { single_supplement: 123_000 },
  })
})

test('what an older version did not write stays as it stands; a column nobody knows is named', () => {
  const trips = randomTrips(60)
  const bytes = workbookOf({ trips, categories: tree }, 'ko')
  const ofTrips = ['guide_fee.ko', 'guide_fee.en', 'single_supplement', 'tag_list_en']
  const older = [
    ['trips', ofTrips],
    ['days', ['transport.ko', 'transport.en', 'hotel.ko']],
    ['places', ['place_id', 'line.ko']],
    ['pictures', ['on_day', 'x']],
    ['options', ['name.en', 'price']],
    ['departures', ['departure_time', 'flights', 'closed_yn']],
  ] as const
  const file = older.reduce((left, [sheet, gone]) => without(left, sheet, gone), bytes)
  const read = opened(file, tree, trips)
  expect(read.faults).toEqual([])
  expect(compare(read.trips, trips, tree)).toEqual({ changes: [], sent: [], faults: [], untouched: 60 })

  const changed = opened(typed(without(bytes, 'trips', ofTrips), 'trips', 'nights', 3, '7'), tree, trips)
  const { changes, sent } = compare(changed.trips, trips, tree)
  expect(changes).toMatchObject([{ sheet: 'trips', row: 3, column: 'nights', after: '7' }])
  expect(sent[0]?.trip.content).toEqual({ ...trips[1]?.content, nights: 7 })

  const named = typed(bytes, 'days', 'heading.en', 1, '메모')
  expect(refusedAs(named)).toEqual({ refused: 'unknown_column', sheet: 'days', columns: ['메모'] })
  expect(refusedAs(without(bytes, 'departures', ['departure_id', 'seats']))).toEqual({
    refused: 'lacking_column',
    sheet: 'departures',
    columns: ['departure_id'],
  })
})

test('a wrong cell is named by sheet, row and column', () => {
  const trips = randomTrips(6)
  const bytes = workbookOf({ trips, categories: tree }, 'ko')
  const faultsOf = (file: Uint8Array) =>
    opened(file).faults.map(({ sheet, row, column }) => [sheet, row, column])
  expect(faultsOf(typed(bytes, 'trips', 'days', 4, '엿새'))).toEqual([['trips', 4, 'days']])
  expect(faultsOf(typed(bytes, 'trips', 'category', 2, '없는 곳'))).toEqual([['trips', 2, 'category']])
  expect(faultsOf(typed(bytes, 'departures', 'adult_price', 2, '1.5'))).toEqual([
    ['departures', 2, 'adult_price'],
  ])
  expect(faultsOf(typed(bytes, 'departures', 'departure_date', 2, '2027-02-29'))).toEqual([
    ['departures', 2, 'departure_date'],
  ])
  expect(faultsOf(typed(bytes, 'departures', 'package_code', 2, 'NOBODY'))).toEqual([
    ['departures', 2, 'package_code'],
  ])
  expect(faultsOf(typed(bytes, 'trips', 'package_code', 3, 'T00000'))).toContainEqual([
    'trips',
    3,
    'package_code',
  ])
  const day = trips[0]?.content.schedule.length ? 2 : expect.fail('no days')
  expect(faultsOf(typed(bytes, 'days', 'day', day, '5'))).toContainEqual(['days', 2, 'day'])
})

test('what somebody else changed after the download is not overwritten', () => {
  const trips = randomTrips(2)
  const nights = String((trips[0]?.content.nights ?? 0) + 1)
  const bytes = typed(workbookOf({ trips, categories: tree }, 'ko'), 'trips', 'nights', 2, nights)
  const later = trips.map((trip) => ({ ...trip, revision: trip.revision + 1 }))
  expect(compare(opened(bytes).trips, later, tree).faults).toEqual([
    { sheet: 'trips', row: 2, column: 'revision', why: 'changed_meanwhile' },
  ])
})

const refusedAs = (bytes: Uint8Array) => {
  const file = openTripsFile(bytes, { trips: [], categories: tree })
  return 'refused' in file ? file : expect.fail('it was taken')
}

test('50 MB, 100,000 rows, a zip bomb, a macro and the wrong sheet are each refused', () => {
  const sheets = sheetNames.map((sheet) => ({
    name: sheetTitle(sheet, 'ko'),
    titles: columns[sheet].map((column) => titleOf(column, 'ko')),
    rows: [],
  }))
  const files = unzipSync(writeWorkbook(sheets))
  expect(refusedAs(new Uint8Array(50 * 1024 * 1024))).toEqual({ refused: 'too_large' })
  expect(refusedAs(new Uint8Array())).toEqual({ refused: 'empty' })
  const many = sheets.map((sheet, at) => ({
    ...sheet,
    rows: Array.from({ length: at === 5 ? 100_000 : 0 }, () => ['T1']),
  }))
  expect(refusedAs(writeWorkbook(many))).toEqual({ refused: 'too_many_rows', sheet: 'departures' })
  const bomb = new Uint8Array(exchangeLimits.unzipped_bytes + 1)
  expect(refusedAs(zipSync({ ...files, 'xl/sharedStrings.xml': bomb }))).toEqual({
    refused: 'too_large_inside',
  })
  expect(refusedAs(zipSync({ ...files, 'xl/vbaProject.bin': strToU8('x') }))).toEqual({ refused: 'macro' })
  expect(refusedAs(writeWorkbook(sheets.slice(0, 5)))).toEqual({
    refused: 'wrong_sheet',
    sheets: ['departures'],
  })
  expect(
    refusedAs(writeWorkbook(sheets.with(4, { name: '선택관광', titles: ['상품번호'], rows: [] }))),
  ).toMatchObject({
    refused: 'lacking_column',
    sheet: 'options',
    columns: ['option_id'],
  })
  expect(refusedAs(zipSync({ 'word/document.xml': strToU8('<x/>') }))).toEqual({ refused: 'unknown_file' })
  expect(refusedAs(strToU8('PK but no zip'))).toMatchObject({ refused: expect.stringMatching(/_file$/) })
  expect(refusedAs(strToU8('{"naru":"bookings"}'))).toEqual({ refused: 'unknown_file' })
})

let site: Site
let owner: Colleague
let category: number
beforeAll(async () => {
  site = await openSite({ keep: true })
  owner = await colleagueAt(site)
  category = (await site.make.category()).tour_category_id
})
const inDays = (days: number) => dayAfter(seoulDay(new Date()), days)
const all = async (who = owner) => {
  const trips: TripOut[] = []
  for (let next: string | null = ''; next !== null; ) {
    const { status, body } = await who.ask('GET', `/api/office/trips/export${next && `?after=${next}`}`)
    expect(status).toBe(200)
    trips.push(...body.trips)
    next = body.next
  }
  const { body } = await who.ask('GET', '/api/office/trips/export')
  return { trips, categories: body.categories }
}
const take = (body: object, who = owner) => who.askOnce('POST', '/api/office/trips/import', body)
const row = (day: number, more = {}) => ({
  departure_date: inDays(day),
  adult_price: 500_000,
  child_price: 400_000,
  baby_price: 0,
  seats: 20,
  minimum: 4,
  closed_yn: 'N',
  revision: 0,
  ...more,
})

test('trips are made, changed and published by a file, all or nothing', async () => {
  const content = validTrip(dice(3), category)
  const made = await take({
    trips: [
      { package_code: null, revision: 0, content, rows: [row(30), row(40)] },
      { package_code: null, revision: 0, content: validTrip(dice(4), category) },
    ],
  })
  expect(made).toMatchObject({ status: 200, body: { saved: 0, published: 0, rows: 2 } })
  const [code = ''] = made.body.made
  const out = await all()
  const one = out.trips.find(({ package_code }) => package_code === code) ?? expect.fail('it did not go out')
  expect(one).toMatchObject({ state: 'draft', revision: 1, content: { page_title: content.page_title } })
  expect(one.departures).toHaveLength(2)

  const bytes = workbookOf(out, 'ko')
  const file = openTripsFile(bytes, out)
  expect('refused' in file || compare(file.trips, out.trips, out.categories)).toMatchObject({
    changes: [],
    faults: [],
  })

  const wrong = await take({
    trips: [
      { package_code: code, revision: 1, content: { ...content, days: 3, nights: 1, schedule: [] } },
      { package_code: made.body.made[1], revision: 1, content: { ...content, tour_category_id: 999_999 } },
      { package_code: code, revision: 1, content: null, rows: [row(30, { revision: 7 }), row(-3)] },
    ],
  })
  expect(wrong.status).toBeGreaterThanOrEqual(400)
  expect(Object.keys(wrong.body.fields).sort()).toEqual([
    'trips.1.content.tour_category_id',
    'trips.2.rows.0',
    'trips.2.rows.1.departure_date',
  ])
  expect((await all()).trips, 'nothing was stored').toEqual(out.trips)

  const change = {
    package_code: code,
    revision: 1,
    content: { ...content, summary: { ko: '고침', en: '' } },
    rows: [],
  }
  expect(await take({ trips: [change], only_try: true })).toMatchObject({ status: 200, body: { saved: 1 } })
  expect((await all()).trips, 'it was only tried').toEqual(out.trips)
  expect(await take({ trips: [change] })).toMatchObject({ status: 200, body: { saved: 1, published: 0 } })
  expect(await take({ trips: [change] })).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } })
})

test('departures of one day keep their flights on the way to another Naru, and are changed each by itself', async () => {
  const leaving = [
    row(50, { flights: bothWays('OZ755', '18:20') }),
    row(50, { flights: bothWays('OZ757', '09:00') }),
    row(50, { departure_time: '06:15' }),
  ]
  const content = validTrip(dice(9), category)
  const made = await take({ trips: [{ package_code: null, revision: 0, content, rows: leaving }] })
  const out = await all()
  const one =
    out.trips.find(({ package_code }) => package_code === made.body.made[0]) ?? expect.fail('not exported')
  const seen = ({ departures }: TripOut) =>
    departures.map(({ departure_time, flights }) => ({ departure_time, flights }))
  expect(seen(one)).toEqual([
    { departure_time: '18:20', flights: bothWays('OZ755', '18:20') },
    { departure_time: '09:00', flights: bothWays('OZ757', '09:00') },
    { departure_time: '06:15', flights: [] },
  ])
  const placing = { theirs: out.categories, ours: out.categories, otherwise: category, today: inDays(0) }
  const copied = await take({ trips: [asNew(one, placing)] })
  expect(copied).toMatchObject({ status: 200, body: { rows: 3 } })
  const copy = (await all()).trips.find(({ package_code }) => package_code === copied.body.made[0])
  expect(copy && seen(copy)).toEqual(seen(one))

  const changed = typed(workbookOf({ ...out, trips: [one] }, 'ko'), 'departures', 'seats', 3, '7')
  const file = opened(changed, out.categories)
  const { sent, faults } = compare(file.trips, [one], out.categories)
  expect(faults).toEqual([])
  expect(await take({ trips: sent.map(({ trip }) => trip) })).toMatchObject({
    status: 200,
    body: { rows: 1 },
  })
  const later = (await all()).trips.find(({ package_code }) => package_code === one.package_code)
  expect(later?.departures.map(({ seats }) => seats)).toEqual([20, 7, 20])
})

test('flights are changed in their cell, a wrong one is named, and an export without them changes none', () => {
  const trips = randomTrips(6)
  const at = trips.flatMap(({ departures }) => departures).findIndex(({ flights }) => flights?.length)
  const write = (text: string) =>
    opened(typed(workbookOf({ trips, categories: tree }, 'ko'), 'departures', 'flights', at + 2, text))
  const [sent] = compare(write('out|KE461|ICN 10:00|DAD 13:05|대한항공|').trips, trips, tree).sent
  expect(sent?.trip.rows[0]?.flights).toEqual([
    {
      way: 'out',
      number: 'KE461',
      from: 'ICN',
      departs: '10:00',
      to: 'DAD',
      arrives: '13:05',
      days: 0,
      airline: { ko: '대한항공', en: '' },
    },
  ])
  expect(write('내일 비행기').faults).toMatchObject([{ sheet: 'departures', row: at + 2, column: 'flights' }])
  const former = trips.map((trip) => ({
    ...trip,
    departures: trip.departures.map(({ departure_time: _, flights: __, ...row }) => row),
    content: { ...trip.content, pictures: trip.content.pictures.map(({ on_day: _, ...one }) => one) },
  }))
  const file = { ...JSON.parse(jsonOf({ trips, categories: tree }, 1)), trips: former }
  const read = opened(strToU8(JSON.stringify(file)), tree, trips)
  expect(compare(read.trips, trips, tree)).toMatchObject({ changes: [], untouched: 6 })
})

test('what is on sale is shown at once where that is asked for', async () => {
  const { package_code } = await site.make.package({ tour_category_id: category, sale_yn: 'Y' })
  await site.db
    .updateTable('package')
    .set({ published: new Date().toISOString() })
    .where('package_code', '=', package_code)
    .execute()
  const { trips } = await all()
  const one = trips.find((trip) => trip.package_code === package_code) ?? expect.fail('it did not go out')
  const content = {
    ...validTrip(dice(5), one.content.tour_category_id),
    page_title: { ko: '파일로 고친 여행', en: '' },
  }
  const taken = await take({
    trips: [{ package_code, revision: one.revision, content, rows: [] }],
    publish: true,
  })
  expect(taken).toMatchObject({ status: 200, body: { saved: 1, published: 1 } })
  expect((await site.ask(`/travel/detail/${package_code}`)).body).toContain('파일로 고친 여행')
})

test('sent twice it is done once, and a role without departures may not', async () => {
  const body = { trips: [{ package_code: null, revision: 0, content: validTrip(dice(6), category) }] }
  const first = await owner.askOnce('POST', '/api/office/trips/import', body, 'once-import-1')
  expect(await owner.askOnce('POST', '/api/office/trips/import', body, 'once-import-1')).toEqual(first)
  const writer = await colleagueAt(site, { roles: ['content'] })
  expect(await take(body, writer)).toMatchObject({ status: 403, body: { code: 'NOT_ALLOWED' } })
  const stranger = await colleagueAt(site, { travel_agency: 2 })
  const [code] = first.body.made
  expect(
    await take({ trips: [{ ...body.trips[0], package_code: code, revision: 1 }] }, stranger),
  ).toMatchObject({
    status: 404,
    body: { code: 'PACKAGE_UNAVAILABLE', fields: { 'trips.0': expect.anything() } },
  })
})

test('a refusal of the server finds its cell', () => {
  const trips = randomTrips(3)
  const bytes = typed(workbookOf({ trips, categories: tree }, 'ko'), 'departures', 'seats', 2, '3')
  const { sent } = compare(opened(bytes).trips, trips, tree)
  expect(faultAt(sent, 'trips.0.rows.0.seats', 'code_twice')).toMatchObject({
    sheet: 'departures',
    row: 2,
    column: 'seats',
  })
})
