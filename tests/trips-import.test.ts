// Trips as a file that is sent to the office: all or nothing, once, and each refusal finds its cell.
import { strToU8 } from 'fflate'
import pg from 'pg'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { ExportedTrip } from '#domain/trip/import-export.ts'
import { parseTripsFile } from '#domain/trip/parse-trips-file.ts'
import { locateFault, planImport } from '#domain/trip/plan-import.ts'
import { toNewTrip } from '#domain/trip/to-new-trip.ts'
import { toTripsJson, toTripsWorkbook } from '#domain/trip/write-trips-file.ts'
import { dateInDays } from './days.ts'
import { query } from './ops/postgres.ts'
import { createDice, createValidTrip } from './random-trips.ts'
import { createSite, type Site } from './site.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'
import {
  buildDepartureRow,
  categoryTree,
  createReturnFlights,
  randomTrips,
  readTripsFile,
  typeIntoCell,
} from './trips-file-setup.ts'

let site: Site
let owner: StaffUser
let category: number
beforeAll(async () => {
  site = await createSite({ shared: true })
  owner = await createStaffUser(site)
  category = (await site.make.category()).tour_category_id
})
const exportAllTrips = async (who = owner) => {
  const trips: ExportedTrip[] = []
  for (let next: string | null = ''; next !== null; ) {
    const { status, body } = await who.send('GET', `/api/office/trips/export${next && `?after=${next}`}`)
    expect(status).toBe(200)
    trips.push(...body.trips)
    next = body.next
  }
  const { body } = await who.send('GET', '/api/office/trips/export')
  return { trips, categories: body.categories }
}
const importTrips = (body: object, who = owner) => who.sendOnce('POST', '/api/office/trips/import', body)

test('trips are made, changed and published by a file, all or nothing', async () => {
  const content = createValidTrip(createDice(3), category)
  const imported = await importTrips({
    trips: [
      { package_code: null, revision: 0, content, rows: [buildDepartureRow(30), buildDepartureRow(40)] },
      { package_code: null, revision: 0, content: createValidTrip(createDice(4), category) },
    ],
  })
  expect(imported).toMatchObject({ status: 200, body: { saved: 0, published: 0, rows: 2 } })
  const [code = ''] = imported.body.made
  const out = await exportAllTrips()
  const one = out.trips.find(({ package_code }) => package_code === code) ?? expect.fail('it did not go out')
  expect(one).toMatchObject({ state: 'draft', revision: 1, content: { page_title: content.page_title } })
  expect(one.departures).toHaveLength(2)

  const bytes = toTripsWorkbook(out, 'ko')
  const file = parseTripsFile(bytes, out)
  expect('refused' in file || planImport(file.trips, out.trips, out.categories)).toMatchObject({
    changes: [],
    faults: [],
  })

  const wrong = await importTrips({
    trips: [
      { package_code: code, revision: 1, content: { ...content, days: 3, nights: 1, schedule: [] } },
      {
        package_code: imported.body.made[1],
        revision: 1,
        content: { ...content, tour_category_id: 999_999 },
      },
      {
        package_code: code,
        revision: 1,
        content: null,
        rows: [buildDepartureRow(30, { revision: 7 }), buildDepartureRow(-3)],
      },
    ],
  })
  expect(wrong.status).toBeGreaterThanOrEqual(400)
  expect(Object.keys(wrong.body.fields).sort()).toEqual([
    'trips.1.content.tour_category_id',
    'trips.2.rows.0',
    'trips.2.rows.1.departure_date',
  ])
  expect((await exportAllTrips()).trips, 'nothing was stored').toEqual(out.trips)

  const change = {
    package_code: code,
    revision: 1,
    content: { ...content, summary: { ko: '고침', en: '' } },
    rows: [],
  }
  expect(await importTrips({ trips: [change], only_try: true })).toMatchObject({
    status: 200,
    body: { saved: 1 },
  })
  expect((await exportAllTrips()).trips, 'it was only tried').toEqual(out.trips)
  expect(await importTrips({ trips: [change] })).toMatchObject({
    status: 200,
    body: { saved: 1, published: 0 },
  })
  expect(await importTrips({ trips: [change] })).toMatchObject({
    status: 409,
    body: { code: 'CHANGED_MEANWHILE' },
  })
})

test('while a file is checked no trip of it stays locked: whoever sells or edits another one goes on', async () => {
  const imported = await importTrips({
    trips: [5, 6].map((seed) => ({
      package_code: null,
      revision: 0,
      content: createValidTrip(createDice(seed), category),
    })),
  })
  const [first = '', last = ''] = imported.body.made.toSorted()
  const [holder, other] = [new pg.Client(site.url), new pg.Client(site.url)]
  for (const client of [holder, other]) {
    await client.connect()
    onTestFinished(() => client.end())
  }
  const lock = 'select from package where travel_agency = 1 and package_code = $1 for no key update'
  await holder.query('begin')
  await holder.query(lock, [last])
  const trips = [first, last].map((package_code) => ({
    package_code,
    revision: 1,
    content: null,
    rows: [buildDepartureRow(33)],
  }))
  const taking = importTrips({ trips })
  await vi.waitFor(
    async () =>
      expect(
        await query(
          site.url,
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        ),
      ).not.toEqual([]),
    { timeout: 20_000, interval: 5 },
  )
  await other.query(`${lock} nowait`, [first])
  await holder.query('rollback')
  const { status } = await taking
  expect([200, 503]).toContain(status) // a slow machine holds the lock for longer than anybody waits
  if (status === 503) expect((await importTrips({ trips })).status).toBe(200)
})

test('departures of one day keep their flights on the way to another Naru, and are changed each by itself', async () => {
  const leaving = [
    buildDepartureRow(50, { flights: createReturnFlights('OZ755', '18:20') }),
    buildDepartureRow(50, { flights: createReturnFlights('OZ757', '09:00') }),
    buildDepartureRow(50, { departure_time: '06:15' }),
  ]
  const content = createValidTrip(createDice(9), category)
  const imported = await importTrips({ trips: [{ package_code: null, revision: 0, content, rows: leaving }] })
  const out = await exportAllTrips()
  const one =
    out.trips.find(({ package_code }) => package_code === imported.body.made[0]) ??
    expect.fail('not exported')
  const seen = ({ departures }: ExportedTrip) =>
    departures.map(({ departure_time, flights }) => ({ departure_time, flights }))
  expect(seen(one)).toEqual([
    { departure_time: '18:20', flights: createReturnFlights('OZ755', '18:20') },
    { departure_time: '09:00', flights: createReturnFlights('OZ757', '09:00') },
    { departure_time: '06:15', flights: [] },
  ])
  const placing = { theirs: out.categories, ours: out.categories, otherwise: category, today: dateInDays(0) }
  const copied = await importTrips({ trips: [toNewTrip(one, placing)] })
  expect(copied).toMatchObject({ status: 200, body: { rows: 3 } })
  const copy = (await exportAllTrips()).trips.find(({ package_code }) => package_code === copied.body.made[0])
  expect(copy && seen(copy)).toEqual(seen(one))

  const changed = typeIntoCell(toTripsWorkbook({ ...out, trips: [one] }, 'ko'), 'departures', 'seats', 3, '7')
  const file = readTripsFile(changed, out.categories)
  const { toImport, faults } = planImport(file.trips, [one], out.categories)
  expect(faults).toEqual([])
  expect(await importTrips({ trips: toImport.map(({ trip }) => trip) })).toMatchObject({
    status: 200,
    body: { rows: 1 },
  })
  const later = (await exportAllTrips()).trips.find(({ package_code }) => package_code === one.package_code)
  expect(later?.departures.map(({ seats }) => seats)).toEqual([20, 7, 20])
})

test('flights are changed in their cell, a wrong one is named, and an export without them changes none', () => {
  const trips = randomTrips(6)
  const at = trips.flatMap(({ departures }) => departures).findIndex(({ flights }) => flights?.length)
  const write = (text: string) =>
    readTripsFile(
      typeIntoCell(
        toTripsWorkbook({ trips, categories: categoryTree }, 'ko'),
        'departures',
        'flights',
        at + 2,
        text,
      ),
    )
  const [sent] = planImport(
    write('out|KE461|ICN 10:00|DAD 13:05|대한항공|').trips,
    trips,
    categoryTree,
  ).toImport
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
  const file = { ...JSON.parse(toTripsJson({ trips, categories: categoryTree }, 1)), trips: former }
  const read = readTripsFile(strToU8(JSON.stringify(file)), categoryTree, trips)
  expect(planImport(read.trips, trips, categoryTree)).toMatchObject({ changes: [], untouched: 6 })
})

test('what is on sale is shown at once where that is asked for', async () => {
  const { package_code } = await site.make.package({ tour_category_id: category, sale_yn: 'Y' })
  await site.db
    .updateTable('package')
    .set({ published: new Date().toISOString() })
    .where('package_code', '=', package_code)
    .execute()
  const { trips } = await exportAllTrips()
  const one = trips.find((trip) => trip.package_code === package_code) ?? expect.fail('it did not go out')
  const content = {
    ...createValidTrip(createDice(5), one.content.tour_category_id),
    page_title: { ko: '파일로 고친 여행', en: '' },
  }
  const taken = await importTrips({
    trips: [{ package_code, revision: one.revision, content, rows: [] }],
    publish: true,
  })
  expect(taken).toMatchObject({ status: 200, body: { saved: 1, published: 1 } })
  expect((await site.request(`/travel/detail/${package_code}`)).body).toContain('파일로 고친 여행')
})

test('sent twice it is done once, and a role without departures may not', async () => {
  const body = {
    trips: [{ package_code: null, revision: 0, content: createValidTrip(createDice(6), category) }],
  }
  const first = await owner.sendOnce('POST', '/api/office/trips/import', body, 'once-import-1')
  expect(await owner.sendOnce('POST', '/api/office/trips/import', body, 'once-import-1')).toEqual(first)
  const writer = await createStaffUser(site, { roles: ['content'] })
  expect(await importTrips(body, writer)).toMatchObject({ status: 403, body: { code: 'NOT_ALLOWED' } })
  const stranger = await createStaffUser(site, { travel_agency: 2 })
  const [code] = first.body.made
  expect(
    await importTrips({ trips: [{ ...body.trips[0], package_code: code, revision: 1 }] }, stranger),
  ).toMatchObject({
    status: 404,
    body: { code: 'PACKAGE_UNAVAILABLE', fields: { 'trips.0': expect.anything() } },
  })
})

test('a server refusal is shown at its cell', () => {
  const trips = randomTrips(3)
  const bytes = typeIntoCell(
    toTripsWorkbook({ trips, categories: categoryTree }, 'ko'),
    'departures',
    'seats',
    2,
    '3',
  )
  const { toImport } = planImport(readTripsFile(bytes).trips, trips, categoryTree)
  expect(locateFault(toImport, 'trips.0.rows.0.seats', 'code_twice')).toMatchObject({
    sheet: 'departures',
    row: 2,
    column: 'seats',
  })
})
