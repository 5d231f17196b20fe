// The price grid of departures: all of it is saved or nothing, each wrong cell named, seats never under those taken.

import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { dateInDays } from './days.ts'
import { createSite, type Site } from './site.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'

let site: Site
let owner: StaffUser
beforeAll(async () => {
  site = await createSite({ shared: true })
  owner = await createStaffUser(site)
})

const buildRow = (departure_date: string, more: object = {}) => ({
  departure_date,
  adult_price: 599_000,
  child_price: 549_000,
  baby_price: 80_000,
  seats: 20,
  minimum: 10,
  closed_yn: 'N',
  revision: 0,
  ...more,
})

async function createTrip(): Promise<string> {
  const { tour_category_id } = await site.make.category()
  return (await site.make.package({ tour_category_id, page_price: null })).package_code
}
const saveDepartures = (
  package_code: string,
  rows: object[],
  removed: number[] = [],
  key: string = randomUUID(),
) => owner.sendOnce('PUT', '/api/office/departures', { package_code, rows, removed }, key)
const listDepartures = async (code: string) =>
  (await owner.send('GET', `/api/office/departures?package_code=${code}`)).body.list

test('departures are added together, and the site names the lowest price at once', async () => {
  const code = await createTrip()
  const days = Array.from({ length: 52 }, (_, week) => dateInDays(10 + week * 7))
  const rows = days.map((day, at) => buildRow(day, at === 3 ? { adult_price: 499_000 } : {}))
  expect(await saveDepartures(code, rows)).toMatchObject({ status: 200, body: { saved: 52 } })
  expect(
    (await listDepartures(code)).map(({ departure_date }: { departure_date: string }) => departure_date),
  ).toEqual(days)
  const info = await site.request(`/api/landing/packageInfo?package_code=${code}`)
  expect(info.json()).toMatchObject({ page_price: 499_000 })
  expect(info.json().departures).toHaveLength(52)
})

test.each([
  ['price 0', { adult_price: 0 }, 'adult_price', 'BAD_INPUT'],
  ['price -1', { child_price: -1 }, 'child_price', 'BAD_INPUT'],
  ['price 1.5', { adult_price: 1.5 }, 'adult_price', 'BAD_INPUT'],
  ['price 10¹²', { adult_price: 1e12 }, 'adult_price', 'BAD_INPUT'],
  ['no seat', { seats: 0, minimum: 0 }, 'seats', 'BAD_INPUT'],
  ['a minimum above the seats', { minimum: 21 }, 'minimum', 'MINIMUM_TOO_HIGH'],
  ['29 February of a common year', { departure_date: '2027-02-29' }, 'departure_date', 'BAD_INPUT'],
  ['yesterday', { departure_date: dateInDays(-1) }, 'departure_date', 'DAY_IS_OVER'],
  ['in ten years', { departure_date: dateInDays(3_650) }, 'departure_date', 'DAY_TOO_FAR'],
  ['one day twice', { departure_date: dateInDays(20) }, 'departure_date', 'DAY_TWICE'],
])('%s is refused at its cell, and nothing is stored', async (_, wrong, column, refusal) => {
  const code = await createTrip()
  const answer = await saveDepartures(code, [buildRow(dateInDays(20)), buildRow(dateInDays(30), wrong)])
  expect(answer.body.code).toBe(refusal)
  expect(Object.keys(answer.body.fields)).toEqual([`rows.1.${column}`])
  const { ko } = answer.body.fields[`rows.1.${column}`]
  if (refusal !== 'BAD_INPUT') expect(ko, 'the cell says why').toBe(answer.body.description.ko)
  expect(await listDepartures(code)).toEqual([])
})

test('every wrong cell is named at once', async () => {
  const code = await createTrip()
  await site.make.departure({ package_code: code, departure_date: dateInDays(20), taken: 12 })
  const answer = await saveDepartures(code, [
    buildRow(dateInDays(20), { revision: 1, seats: 11 }),
    buildRow(dateInDays(-3)),
    buildRow(dateInDays(40)),
    buildRow(dateInDays(40)),
  ])
  expect(answer).toMatchObject({ status: 409, body: { code: 'SEATS_TAKEN' } })
  expect(Object.keys(answer.body.fields)).toEqual([
    'rows.0.seats',
    'rows.1.departure_date',
    'rows.3.departure_date',
  ])
  expect(await listDepartures(code)).toMatchObject([{ seats: 20, revision: 1 }])
})

test('when two people edit one row, the second is refused with that row named', async () => {
  const code = await createTrip()
  await saveDepartures(code, [buildRow(dateInDays(20))])
  const answers = await Promise.all([
    saveDepartures(code, [buildRow(dateInDays(20), { revision: 1, adult_price: 600_000 })]),
    saveDepartures(code, [
      buildRow(dateInDays(20), { revision: 1, adult_price: 700_000 }),
      buildRow(dateInDays(50)),
    ]),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    fields: { 'rows.0': {} },
  })
})

test('a departure with a booking is not removed; one without is', async () => {
  const code = await createTrip()
  const full = await site.make.departure({ package_code: code, departure_date: dateInDays(20), taken: 1 })
  const free = await site.make.departure({ package_code: code, departure_date: dateInDays(27) })
  const refused = await saveDepartures(code, [], [free.departure_id, full.departure_id])
  expect(refused.body).toMatchObject({ code: 'DEPARTURE_BOOKED', fields: { 'removed.1': {} } })
  expect(await listDepartures(code)).toHaveLength(2)
  expect((await saveDepartures(code, [], [free.departure_id])).status).toBe(200)
  expect(await listDepartures(code)).toHaveLength(1)
})

test('seats are lowered while people book: never fewer than are taken', async () => {
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id })
  const both = [
    await site.make.departure({ package_code, departure_date: dateInDays(30), seats: 20 }),
    await site.make.departure({ package_code, departure_date: dateInDays(31), seats: 20 }),
  ]
  const { takeSeats } = await import('#domain/departure/seats.server.ts')
  const { runInTransaction } = await import('#platform/db/transaction.server.ts')
  const later = async () => {}
  const book = (departure_id: number) =>
    runInTransaction(site.db, 1, (db) =>
      takeSeats({ db, travel_agency: 1, enqueue: later }, { departure_id }, 2),
    ).then(
      () => 'taken',
      () => 'sold out',
    )
  for (const { departure_id, departure_date } of both) {
    await Promise.all([
      ...Array.from({ length: 6 }, () => book(departure_id)),
      saveDepartures(package_code, [buildRow(departure_date, { seats: 4, minimum: 1, revision: 1 })]),
      ...Array.from({ length: 6 }, () => book(departure_id)),
    ])
    const [at] = (await listDepartures(package_code)).filter(
      (each: { departure_date: string }) => each.departure_date === departure_date,
    )
    expect(at.taken).toBeLessThanOrEqual(at.seats)
  }
})

test('another agency’s departures are answered as not found', async () => {
  const code = await createTrip()
  await saveDepartures(code, [buildRow(dateInDays(20))])
  const stranger = await createStaffUser(site, { travel_agency: 2 })
  expect((await stranger.send('GET', `/api/office/departures?package_code=${code}`)).status).toBe(404)
  const theirs = { package_code: code, rows: [buildRow(dateInDays(33))], removed: [] }
  expect((await stranger.sendOnce('PUT', '/api/office/departures', theirs, randomUUID())).status).toBe(404)
  expect(await listDepartures(code)).toHaveLength(1)
})

test('a save without a key is refused; sent twice with one it is done once', async () => {
  const code = await createTrip()
  const sheet = { package_code: code, rows: [buildRow(dateInDays(20))], removed: [] }
  expect((await owner.send('PUT', '/api/office/departures', sheet)).body.code).toBe(
    'IDEMPOTENCY_KEY_REQUIRED',
  )
  const key = randomUUID()
  const both = [
    await saveDepartures(code, [buildRow(dateInDays(20))], [], key),
    await saveDepartures(code, [buildRow(dateInDays(20))], [], key),
  ]
  expect(both.map(({ status, body }) => [status, body.saved])).toEqual([
    [200, 1],
    [200, 1],
  ])
  expect(await listDepartures(code)).toMatchObject([{ revision: 1 }])
})

const flight = {
  way: 'out',
  airline: { ko: '아시아나항공', en: '' },
  number: 'oz 755',
  from: 'icn',
  to: 'DAD',
  departs: '18:20',
  arrives: '21:05',
}

test('two departures on one date are allowed when time or flight differ; an identical one is refused', async () => {
  const code = await createTrip()
  const morning = buildRow(dateInDays(20), { departure_time: '09:30' })
  const evening = buildRow(dateInDays(20), { flights: [flight] })
  expect((await saveDepartures(code, [morning, evening])).status).toBe(200)
  const [first, second] = await listDepartures(code)
  expect([first.departure_time, second.departure_time, second.flights[0].number]).toEqual([
    '09:30',
    '18:20',
    'OZ755',
  ])
  const again = await saveDepartures(code, [buildRow(dateInDays(21)), evening])
  expect(again.body).toMatchObject({ code: 'DAY_TWICE', fields: { 'rows.1.departure_date': {} } })
  // They change places in one save.
  const swapped = await saveDepartures(code, [
    buildRow(dateInDays(20), { departure_id: first.departure_id, revision: 1, flights: [flight] }),
    buildRow(dateInDays(20), {
      departure_id: second.departure_id,
      revision: 1,
      flights: [],
      departure_time: '09:30',
    }),
  ])
  expect(swapped.status).toBe(200)
  expect((await listDepartures(code)).map((each: { departure_id: number }) => each.departure_id)).toEqual([
    second.departure_id,
    first.departure_id,
  ])
})

test('rows of several trips are saved together, or none of them', async () => {
  const [one, other] = [await createTrip(), await createTrip()]
  const rows = [
    buildRow(dateInDays(20), { package_code: one }),
    buildRow(dateInDays(20), { package_code: other, seats: 0 }),
  ]
  expect((await saveDepartures(one, rows)).body.fields).toMatchObject({ 'rows.1.seats': {} })
  expect([await listDepartures(one), await listDepartures(other)]).toEqual([[], []])
  expect(
    (
      await saveDepartures(
        one,
        rows.map((each) => ({ ...each, seats: 20 })),
      )
    ).status,
  ).toBe(200)
  expect([await listDepartures(one), await listDepartures(other)]).toMatchObject([
    [{ package_code: one }],
    [{ package_code: other }],
  ])
})

test('the day of a departure nobody booked is changed at once', async () => {
  const code = await createTrip()
  await saveDepartures(code, [buildRow(dateInDays(20))])
  const [{ departure_id }] = await listDepartures(code)
  expect((await saveDepartures(code, [buildRow(dateInDays(25), { departure_id, revision: 1 })])).status).toBe(
    200,
  )
  expect(await listDepartures(code)).toMatchObject([
    { departure_id, departure_date: dateInDays(25), revision: 2 },
  ])
})

test('the database itself keeps the seats that are taken', async () => {
  const { departure_id } = await site.make.departure({
    package_code: await createTrip(),
    departure_date: dateInDays(20),
    taken: 5,
  })
  const lower = site.db
    .updateTable('departure')
    .set({ seats: 4 })
    .where('travel_agency', '=', 1)
    .where('departure_id', '=', departure_id)
    .execute()
  await expect(lower).rejects.toThrow(/fewer seats than are taken/)
})
