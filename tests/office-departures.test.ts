// The sheet of departures: all or nothing, each wrong cell named, seats never under those taken.
import { beforeAll, expect, test } from 'vitest'
import { type Colleague, colleagueAt } from './office.ts'
import { openSite, type Site } from './site.ts'

let site: Site
let owner: Colleague
beforeAll(async () => {
  site = await openSite({ keep: true })
  owner = await colleagueAt(site)
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const row = (departure_date: string, more: object = {}) => ({
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

async function trip(): Promise<string> {
  const { tour_category_id } = await site.make.category()
  return (await site.make.package({ tour_category_id, page_price: null })).package_code
}
const save = (package_code: string, rows: object[], removed: string[] = []) =>
  owner.ask('PUT', '/api/office/departures', { package_code, rows, removed })
const list = async (code: string) =>
  (await owner.ask('GET', `/api/office/departures?package_code=${code}`)).body.list

test('departures are added together, and the site names the lowest price at once', async () => {
  const code = await trip()
  const days = Array.from({ length: 52 }, (_, week) => inDays(10 + week * 7))
  const rows = days.map((day, at) => row(day, at === 3 ? { adult_price: 499_000 } : {}))
  expect(await save(code, rows)).toMatchObject({ status: 200, body: { saved: 52 } })
  expect((await list(code)).map(({ departure_date }: { departure_date: string }) => departure_date)).toEqual(
    days,
  )
  const info = await site.ask(`/api/landing/packageInfo?package_code=${code}`)
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
  ['yesterday', { departure_date: inDays(-1) }, 'departure_date', 'DAY_IS_OVER'],
  ['in ten years', { departure_date: inDays(3_650) }, 'departure_date', 'DAY_TOO_FAR'],
  ['one day twice', { departure_date: inDays(20) }, 'departure_date', 'DAY_TWICE'],
])('%s is refused at its cell, and nothing is stored', async (_, wrong, column, refusal) => {
  const code = await trip()
  const answer = await save(code, [row(inDays(20)), row(inDays(30), wrong)])
  expect(answer.body.code).toBe(refusal)
  expect(Object.keys(answer.body.fields)).toEqual([`rows.1.${column}`])
  expect(await list(code)).toEqual([])
})

test('every wrong cell is named at once', async () => {
  const code = await trip()
  await site.make.departure({ package_code: code, departure_date: inDays(20), taken: 12 })
  const answer = await save(code, [
    row(inDays(20), { revision: 1, seats: 11 }),
    row(inDays(-3)),
    row(inDays(40)),
    row(inDays(40)),
  ])
  expect(answer).toMatchObject({ status: 409, body: { code: 'SEATS_TAKEN' } })
  expect(Object.keys(answer.body.fields)).toEqual([
    'rows.0.seats',
    'rows.1.departure_date',
    'rows.3.departure_date',
  ])
  expect(await list(code)).toMatchObject([{ seats: 20, revision: 1 }])
})

test('two people at one row: the second is told which', async () => {
  const code = await trip()
  await save(code, [row(inDays(20))])
  const answers = await Promise.all([
    save(code, [row(inDays(20), { revision: 1, adult_price: 600_000 })]),
    save(code, [row(inDays(20), { revision: 1, adult_price: 700_000 }), row(inDays(50))]),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    fields: { 'rows.0': {} },
  })
})

test('a departure with a booking is not removed; one without is', async () => {
  const code = await trip()
  await site.make.departure({ package_code: code, departure_date: inDays(20), taken: 1 })
  await site.make.departure({ package_code: code, departure_date: inDays(27) })
  const refused = await save(code, [], [inDays(27), inDays(20)])
  expect(refused.body).toMatchObject({ code: 'DEPARTURE_BOOKED', fields: { 'removed.1': {} } })
  expect(await list(code)).toHaveLength(2)
  expect((await save(code, [], [inDays(27)])).status).toBe(200)
  expect(await list(code)).toHaveLength(1)
})

test('seats are lowered while people book: never fewer than are taken', async () => {
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id })
  const both = [
    await site.make.departure({ package_code, departure_date: inDays(30), seats: 20 }),
    await site.make.departure({ package_code, departure_date: inDays(31), seats: 20 }),
  ]
  const { takeSeats } = await import('#domain/booking/seats.server.ts')
  const { inAgency } = await import('#platform/db/transaction.server.ts')
  const later = async () => {}
  const book = (departure_id: number) =>
    inAgency(site.db, 1, (db) => takeSeats({ db, travel_agency: 1, later }, { departure_id }, 2)).then(
      () => 'taken',
      () => 'sold out',
    )
  for (const { departure_id, departure_date } of both) {
    await Promise.all([
      ...Array.from({ length: 6 }, () => book(departure_id)),
      save(package_code, [row(departure_date, { seats: 4, minimum: 1, revision: 1 })]),
      ...Array.from({ length: 6 }, () => book(departure_id)),
    ])
    const [at] = (await list(package_code)).filter(
      (each: { departure_date: string }) => each.departure_date === departure_date,
    )
    expect(at.taken).toBeLessThanOrEqual(at.seats)
  }
})

test('another agency’s departures are not there', async () => {
  const code = await trip()
  await save(code, [row(inDays(20))])
  const stranger = await colleagueAt(site, { travel_agency: 2 })
  expect((await stranger.ask('GET', `/api/office/departures?package_code=${code}`)).status).toBe(404)
  const theirs = { package_code: code, rows: [row(inDays(33))], removed: [] }
  expect((await stranger.ask('PUT', '/api/office/departures', theirs)).status).toBe(404)
  expect(await list(code)).toHaveLength(1)
})
