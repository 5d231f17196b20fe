// The places and pictures of an office’s trips.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import type { TripDraft } from '#domain/trip/trip.ts'
import { atOffice, type Colleague, colleagueAt } from './office.ts'
import {
  filled,
  newTrip,
  open,
  openTrips,
  owner,
  publish,
  published,
  save,
  site,
  words,
} from './office-trips.ts'

beforeAll(openTrips)

test('what a place was called is suggested the next time, before the cities of the world', async () => {
  await published('장소 있는 여행')
  const { list } = (await owner.ask('GET', `/api/office/places?query=${encodeURIComponent('미케')}`)).body
  expect(list[0]).toMatchObject({ place_id: expect.any(Number), name: { ko: '미케 비치 0' } })
  const cities = (await owner.ask('GET', '/api/office/places?query=da%20nang')).body.list
  expect(cities[0]).toMatchObject({ place_id: null, name: { en: 'Da Nang' }, country: 'VN' })
})

test('a picture keeps its words and the point that stays in sight on the site', async () => {
  const code = await newTrip('사진이 있는 여행')
  const { content, revision } = await open(code)
  const path = '/files/focus_1200x800_88aa99.webp'
  await site.db.insertInto('trip_picture').values({ travel_agency: 1, path, staff_name: '김하늘' }).execute()
  const pictures = [{ path, alt: words('해 지는 다리', 'A bridge at dusk'), x: 20, y: 80, on_day: 1 }]
  expect((await save(code, revision, { ...filled(content), pictures })).status).toBe(200)
  expect((await publish(code, revision + 1)).status).toBe(200)
  const { body } = await site.ask(`/travel/detail/${code}`)
  expect(body).toMatch(
    /alt="해 지는 다리"[^>]*object-position:20% 80%|object-position:20% 80%[^>]*alt="해 지는 다리"/,
  )
})

test('a city is found by its Korean name, too', async () => {
  const { body } = await owner.ask('GET', `/api/office/places?query=${encodeURIComponent('바르셀')}`)
  expect(body.list[0]).toMatchObject({
    place_id: null,
    name: { ko: '바르셀로나', en: 'Barcelona' },
    country: 'ES',
  })
})

test('the first search for a city leaves the thread that answers everybody to the others', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '-e',
    `const { findCities } = await import('#domain/trip/find-cities.server.ts')
    const [here, all] = [process.threadCpuUsage(), process.cpuUsage()]
    const found = await findCities(1, { query: 'da nang', most: 5 })
    const spent = ({ user, system }) => user + system
    const share = spent(process.threadCpuUsage(here)) / spent(process.cpuUsage(all))
    console.log(JSON.stringify({ first: found[0].name.en, share }))`,
  ])
  const { first, share } = JSON.parse(stdout)
  expect(first).toBe('Da Nang')
  expect(share).toBeLessThan(0.5) // of the processor's time, which is the same on a busy machine
})

test('a place is one row, however often it is added', async () => {
  const place = { name: words('호이안', 'Hoi An'), country: 'VN', latitude: 15.88, longitude: 108.33 }
  const ids = await Promise.all([1, 2, 3].map(() => owner.ask('POST', '/api/office/place', place)))
  expect(new Set(ids.map(({ body }) => body.place_id)).size).toBe(1)
})

const placeAt = (place_id: number, who = owner) => who.ask('GET', `/api/office/place?place_id=${place_id}`)
const removePlace = (place_id: number, who = owner) =>
  who.ask('DELETE', `/api/office/place?place_id=${place_id}`)

test('a place is corrected in one place: the second of two people is told, and no other gets its name', async () => {
  const hue = { name: words('훼', 'Hue'), country: null, latitude: null, longitude: null }
  const { place_id } = (await owner.ask('POST', '/api/office/place', hue)).body
  const right = { name: words('후에', 'Hue'), country: 'VN', latitude: 16.463, longitude: 107.59 }
  const change = (revision: number, place: object, who = owner) =>
    who.ask('PUT', '/api/office/place', { place_id, revision, ...place })
  expect(await change(1, right)).toMatchObject({ status: 200, body: { revision: 2 } })
  expect((await placeAt(place_id)).body).toMatchObject({ ...right, revision: 2, trips: 0 })
  expect((await change(1, hue)).body.code).toBe('CHANGED_MEANWHILE')
  await owner.ask('POST', '/api/office/place', { ...hue, name: words('닌빈', 'Ninh Binh') })
  const taken = await change(2, { ...hue, name: words('닌빈', 'ninh binh') })
  expect(taken).toMatchObject({ status: 409, body: { code: 'PLACE_TAKEN', fields: { name: {} } } })
  for (const wrong of [{ latitude: 91 }, { longitude: -181 }, { latitude: null }, { country: 'vn' }])
    expect([wrong, (await change(2, { ...right, ...wrong })).body.code]).toEqual([wrong, 'BAD_INPUT'])
  const stranger = await colleagueAt(site, { travel_agency: 2 })
  for (const answer of [
    await change(2, right, stranger),
    await placeAt(place_id, stranger),
    await removePlace(place_id, stranger),
  ])
    expect(answer.body.code).toBe('PLACE_NOT_FOUND')
  expect((await placeAt(place_id)).body).toMatchObject({ ...right, revision: 2 })
})

test('two people give two places one name at one instant: the second is told at the name', async () => {
  for (let round = 0; round < 8; round++) {
    const name = words(`같은 이름 ${round}`, `Same ${round}`)
    const ids = await Promise.all(
      ['가', '나'].map(async (each) => {
        const made = await owner.ask('POST', '/api/office/place', { name: words(`${each} ${round}`) })
        return Number(made.body.place_id)
      }),
    )
    const answers = await Promise.all(
      ids.map((place_id) => owner.ask('PUT', '/api/office/place', { place_id, revision: 1, name })),
    )
    expect(answers.map(({ status }) => status).sort(), `round ${round}`).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'PLACE_TAKEN',
      fields: { name: {} },
    })
  }
})

test('half a location is none: it is refused at the half that is missing', async () => {
  const half = await owner.ask('POST', '/api/office/place', { name: words('반쪽'), latitude: 10 })
  expect(half).toMatchObject({ status: 400, body: { code: 'BAD_INPUT', fields: { longitude: {} } } })
})

test('a place that a trip shows, has written or waits to show stays; any other is deleted', async () => {
  const code = await published('장소가 있는 여행')
  const { content, revision } = await open(code)
  const { place_id } = (await owner.ask('POST', '/api/office/place', { name: words('랑꼬', 'Lang Co') })).body
  const asked = (query: string) => owner.ask('GET', `/api/office/places/own?${query}`)
  const found = async (query: string) =>
    (await asked(`query=lang%20co&${query}`)).body.list.map(({ trips }: { trips: number }) => trips)
  expect(await found('lacking=trips')).toEqual([0])
  expect(await found('lacking=spot')).toEqual([0])

  const [day, ...days] = content.schedule
  const visit = { place_id, time: null, name: words('랑꼬', 'Lang Co'), line: words('') }
  const visiting = { ...content, schedule: [{ ...day, places: [visit] }, ...days] }
  let seen = revision
  const write = async (now: TripDraft) => expect((await save(code, seen++, now)).status).toBe(200)
  const isKept = async () => expect((await removePlace(place_id)).body.code).toBe('PLACE_IN_USE')
  await write(visiting)
  await isKept()
  expect(await found('')).toEqual([1])
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  expect((await publish(code, seen, tomorrow)).status).toBe(200)
  await write(content)
  await isKept()
  await owner.ask('DELETE', `/api/office/trip/publish?package_code=${code}`)
  await write(visiting)
  expect((await publish(code, seen)).status).toBe(200)
  await write(content)
  await isKept()
  expect((await publish(code, seen)).status).toBe(200)
  expect((await removePlace(place_id)).status).toBe(200)
  expect(await found('')).toEqual([])

  // A version that had it has its name still, and can be taken up again.
  const shown = `/api/office/trip/version?package_code=${code}&version=2`
  const restored = (await owner.ask('GET', shown)).body.content
  expect(restored.schedule[0].places).toMatchObject([{ place_id: null, name: { ko: '랑꼬' } }])
  await write(restored)
})

test('land is drawn for whoever is logged in at the office, and for nobody else', async () => {
  const land = (who: Pick<Colleague, 'browser'>) => who.browser.send('GET', '/map/108.2_16.05_46.svg')
  const drawn = await land(owner)
  expect([drawn.status, drawn.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect((await land({ browser: atOffice(site) })).status).toBe(404)
})
