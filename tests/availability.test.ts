// What a card says of its next departure: the day with the page, its state from one call for a whole
// screen.
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#lib/days.ts'
import { formatSeoulDay } from '#lib/format.ts'
import { createSite, type Site } from './site.ts'

const dateInDays = (days: number) => addDays(formatSeoulDay(new Date()), days)

let site: Site
beforeAll(async () => {
  site = await createSite({ shared: true })
})

async function createTrip(key: number, departures: object[]) {
  const make = site.makeAt(key)
  const { tour_category_id } = await make.category()
  const { package_code } = await make.package({ tour_category_id })
  for (const [at, departure] of departures.entries())
    await make.departure({
      package_code,
      departure_date: dateInDays(30 + at),
      seats: 20,
      minimum: 8,
      ...departure,
    })
  return package_code
}
const readAvailability = async (...codes: string[]) =>
  (await site.createClient('a1.localhost').departure.availability({ package_codes: codes.join(',') })).list

test('one call returns for every card whether its next departure is confirmed, how many are missing and how few seats are left', async () => {
  const going = await createTrip(1, [{ confirmed: new Date().toISOString(), taken: 9 }])
  const open = await createTrip(1, [{}])
  const few = await createTrip(1, [{ taken: 15 }])
  const list = await readAvailability(going, open, few)
  const findAvailability = (code: string) => list.find(({ package_code }) => package_code === code)
  expect(findAvailability(going)).toMatchObject({
    departure_date: dateInDays(30),
    state: 'confirmed',
    is_confirmed: true,
    to_confirm: 0,
  })
  expect(findAvailability(open)).toMatchObject({
    state: 'recruiting',
    is_confirmed: false,
    seats_left: 20,
    to_confirm: 8,
  })
  expect(findAvailability(few)).toMatchObject({ state: 'few_left', seats_left: 5 })
})

test('who looks for a later month is told how the day in it stands, beside the next one', async () => {
  const code = await createTrip(1, [
    {},
    { confirmed: new Date().toISOString() },
    { taken: 20 },
    { taken: 17 },
  ])
  expect(
    await readAvailability(code, `${code}@${dateInDays(31)}`, `${code}@${dateInDays(32)}`),
  ).toMatchObject([
    { departure_date: dateInDays(30), state: 'recruiting' },
    { departure_date: dateInDays(31), state: 'confirmed' },
    { departure_date: dateInDays(33), state: 'few_left', seats_left: 3 },
  ])
  expect(await readAvailability(`${code}@${dateInDays(34)}`)).toEqual([])
})

test('full and closed departures are skipped, and a trip without any other is not in the answer', async () => {
  const second = await createTrip(1, [{ taken: 20 }, { closed_yn: 'Y' }, {}])
  const none = await createTrip(1, [{ taken: 20 }])
  expect(await readAvailability(second, none)).toMatchObject([
    { package_code: second, departure_date: dateInDays(32) },
  ])
})

test('a date that takes the place of a full one brings its own price, the lowest that can be booked on it', async () => {
  const day = dateInDays(31)
  const code = await createTrip(1, [
    { taken: 20, adult_price: 549_000 },
    { departure_date: day, departure_time: '08:00', taken: 20, adult_price: 600_000 },
    { departure_date: day, departure_time: '10:00', adult_price: 640_000 },
    { departure_date: day, departure_time: '12:00', adult_price: 615_000 },
  ])
  expect(await readAvailability(code)).toMatchObject([{ departure_date: day, adult_price: 615_000 }])
})

test('with the filters of a list, a full day makes room only for a day that the list would have', async () => {
  const code = await createTrip(1, [
    { taken: 20, adult_price: 549_000 },
    { adult_price: 700_000 },
    { adult_price: 590_000 },
  ])
  const full = await createTrip(1, [{ taken: 20, adult_price: 549_000 }, { adult_price: 700_000 }])
  const asked = { package_codes: `${code}@${dateInDays(30)},${full}@${dateInDays(30)}` }
  const list = async (filters: object) =>
    (await site.createClient('a1.localhost').departure.availability({ ...asked, ...filters })).list.map(
      ({ package_code, departure_date }) => [package_code, departure_date],
    )
  const both = [
    [code, dateInDays(31)],
    [full, dateInDays(31)],
  ]
  expect(await list({})).toEqual(expect.arrayContaining(both))
  expect(await list({ price_to: 600_000 })).toEqual([[code, dateInDays(32)]])
  expect(await list({ price_from: 700_000 })).toEqual(expect.arrayContaining(both))
  const isoWeekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  expect(await list({ weekday: isoWeekday(dateInDays(32)) })).toEqual([[code, dateInDays(32)]])
  expect(await list({ months: '2099-01,2099-02' })).toEqual([])
  expect(await list({ departure_city: 'PUS' })).toEqual([])
  expect(await list({ confirmed: 'Y' })).toEqual([])
  expect(await list({ seats: 20 })).toEqual(expect.arrayContaining(both))
  expect(await list({ seats: 21 })).toEqual([])
  await expect(list({ months: '2099' })).rejects.toMatchObject({ refusal: 'BAD_INPUT' })
})

test('six seats are not few, and five are', async () => {
  const [six, five] = [await createTrip(1, [{ taken: 14 }]), await createTrip(1, [{ taken: 15 }])]
  expect((await readAvailability(six)).map(({ state }) => state)).toEqual(['recruiting'])
  expect((await readAvailability(five)).map(({ state }) => state)).toEqual(['few_left'])
})

test('another agency’s trip, and one that is not on sale, are not in the answer; nonsense is a bad request', async () => {
  const theirs = await createTrip(2, [{}])
  const make = site.makeAt(1)
  const { tour_category_id } = await make.category()
  const { package_code } = await make.package({ tour_category_id, sale_yn: 'N' })
  await make.departure({ package_code, departure_date: dateInDays(30) })
  expect(await readAvailability(theirs, package_code)).toEqual([])
  for (const nonsense of [
    '',
    ',',
    'a b',
    'A@',
    'A@2027-02-30',
    'A@0000-01-01',
    Array.from({ length: 101 }, () => 'A').join(),
  ])
    await expect(readAvailability(nonsense)).rejects.toMatchObject({ refusal: 'BAD_INPUT' })
})

test('a seat taken is seen by the next call, and raises no revision', async () => {
  const code = await createTrip(1, [{ taken: 14 }])
  const readRevision = () =>
    site.db.selectFrom('revision').selectAll().where('travel_agency', '=', 1).orderBy('kind').execute()
  const before = await readRevision()
  await site.db
    .updateTable('departure_seat')
    .set({ taken: 17 })
    .where('travel_agency', '=', 1)
    .where('taken', '=', 14)
    .execute()
  expect(await readAvailability(code)).toMatchObject([{ state: 'few_left', seats_left: 3 }])
  expect(await readRevision()).toEqual(before)
})

test('a card has its first open day, the airline, the cities it flies from and a few pictures with the kept page', async () => {
  const make = site.makeAt(1)
  const { tour_category_id } = await make.category()
  const gallery = ['a', 'b', 'c', 'd', 'e'].map((name) => `/files/pictures/${name}.jpg`)
  const pictures = gallery.map((path, at) => ({ path, alt: null, x: 50, y: at % 2 ? 20 : 50 }))
  const airline = { ko: '대한항공', en: 'Korean Air' }
  const flight = {
    way: 'out',
    airline,
    number: 'KE1',
    to: 'DAD',
    departs: '09:00',
    arrives: '12:00',
    days: 0,
  }
  const { package_code } = await make.package({
    tour_category_id,
    detail: { gallery, airline, pictures: JSON.stringify(pictures) },
  })
  const from = (airport: string) => ({
    departure_time: flight.departs,
    flights: JSON.stringify([{ ...flight, from: airport }]),
  })
  await make.departure({ package_code, departure_date: dateInDays(20), closed_yn: 'Y', ...from('TAE') })
  await make.departure({ package_code, departure_date: dateInDays(21), ...from('PUS') })
  await make.departure({ package_code, departure_date: dateInDays(22), ...from('GMP') })
  await make.departure({ package_code, departure_date: dateInDays(23), ...from('ICN') })
  const { list } = await site
    .createClient('a1.localhost')
    .catalog.packageList({ tour_category: tour_category_id })
  expect(list).toMatchObject([{ next_date: dateInDays(21), airline, gallery: gallery.slice(0, 4) }])
  expect(list[0]?.departure_cities).toEqual([
    { ko: '서울', en: 'Seoul' },
    { ko: '부산', en: 'Busan' },
  ])
  expect(list[0]?.focus).toEqual([
    { path: gallery[1], x: 50, y: 20 },
    { path: gallery[3], x: 50, y: 20 },
  ])
})
