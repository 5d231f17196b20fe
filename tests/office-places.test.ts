// The places and pictures of an office’s trips.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import type { TripDraft } from '#domain/trip/trip.ts'
import {
  completeDraft,
  createPublishedTrip,
  createTrip,
  owner,
  publishTrip,
  readTrip,
  saveTrip,
  setUpTrips,
  site,
  toWords,
} from './office-trips-setup.ts'
import { createOfficeVisitor, createStaffUser, type StaffUser } from './staff-user.ts'

beforeAll(setUpTrips)

test('what a place was called is suggested the next time, before the cities of the world', async () => {
  await createPublishedTrip('장소 있는 여행')
  const { list } = (await owner.send('GET', `/api/office/places?query=${encodeURIComponent('미케')}`)).body
  expect(list[0]).toMatchObject({ place_id: expect.any(Number), name: { ko: '미케 비치 0' } })
  const cities = (await owner.send('GET', '/api/office/places?query=da%20nang')).body.list
  expect(cities[0]).toMatchObject({ place_id: null, name: { en: 'Da Nang' }, country: 'VN' })
})

test('a picture keeps its words and the point that stays in sight on the site', async () => {
  const code = await createTrip('사진이 있는 여행')
  const { content, revision } = await readTrip(code)
  const path = '/files/focus_1200x800_88aa99.webp'
  await site.db.insertInto('trip_picture').values({ travel_agency: 1, path, staff_name: '김하늘' }).execute()
  const pictures = [{ path, alt: toWords('해 지는 다리', 'A bridge at dusk'), x: 20, y: 80, on_day: 1 }]
  expect((await saveTrip(code, revision, { ...completeDraft(content), pictures })).status).toBe(200)
  expect((await publishTrip(code, revision + 1)).status).toBe(200)
  const { body } = await site.request(`/travel/detail/${code}`)
  expect(body).toMatch(
    /alt="해 지는 다리"[^>]*object-position:20% 80%|object-position:20% 80%[^>]*alt="해 지는 다리"/,
  )
})

test('a city is found by its Korean name, too', async () => {
  const { body } = await owner.send('GET', `/api/office/places?query=${encodeURIComponent('바르셀')}`)
  expect(body.list[0]).toMatchObject({
    place_id: null,
    name: { ko: '바르셀로나', en: 'Barcelona' },
    country: 'ES',
  })
})

test('the first city search does not block the main thread', async () => {
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
  const place = { name: toWords('호이안', 'Hoi An'), country: 'VN', latitude: 15.88, longitude: 108.33 }
  const ids = await Promise.all([1, 2, 3].map(() => owner.send('POST', '/api/office/place', place)))
  expect(new Set(ids.map(({ body }) => body.place_id)).size).toBe(1)
})

const requestPlace = (place_id: number, who = owner) =>
  who.send('GET', `/api/office/place?place_id=${place_id}`)
const deletePlace = (place_id: number, who = owner) =>
  who.send('DELETE', `/api/office/place?place_id=${place_id}`)

test('a place is corrected in one place: the second of two people is told, and no other gets its name', async () => {
  const hue = { name: toWords('훼', 'Hue'), country: null, latitude: null, longitude: null }
  const { place_id } = (await owner.send('POST', '/api/office/place', hue)).body
  const right = { name: toWords('후에', 'Hue'), country: 'VN', latitude: 16.463, longitude: 107.59 }
  const change = (revision: number, place: object, who = owner) =>
    who.send('PUT', '/api/office/place', { place_id, revision, ...place })
  expect(await change(1, right)).toMatchObject({ status: 200, body: { revision: 2 } })
  expect((await requestPlace(place_id)).body).toMatchObject({ ...right, revision: 2, trips: 0 })
  expect((await change(1, hue)).body.code).toBe('CHANGED_MEANWHILE')
  await owner.send('POST', '/api/office/place', { ...hue, name: toWords('닌빈', 'Ninh Binh') })
  const taken = await change(2, { ...hue, name: toWords('닌빈', 'ninh binh') })
  expect(taken).toMatchObject({ status: 409, body: { code: 'PLACE_TAKEN', fields: { name: {} } } })
  for (const wrong of [{ latitude: 91 }, { longitude: -181 }, { latitude: null }, { country: 'vn' }])
    expect([wrong, (await change(2, { ...right, ...wrong })).body.code]).toEqual([wrong, 'BAD_INPUT'])
  const stranger = await createStaffUser(site, { travel_agency: 2 })
  for (const answer of [
    await change(2, right, stranger),
    await requestPlace(place_id, stranger),
    await deletePlace(place_id, stranger),
  ])
    expect(answer.body.code).toBe('PLACE_NOT_FOUND')
  expect((await requestPlace(place_id)).body).toMatchObject({ ...right, revision: 2 })
})

test('two people give two places one name at one instant: the second is told at the name', async () => {
  for (let round = 0; round < 8; round++) {
    const name = toWords(`같은 이름 ${round}`, `Same ${round}`)
    const ids = await Promise.all(
      ['가', '나'].map(async (each) => {
        const made = await owner.send('POST', '/api/office/place', { name: toWords(`${each} ${round}`) })
        return Number(made.body.place_id)
      }),
    )
    const answers = await Promise.all(
      ids.map((place_id) => owner.send('PUT', '/api/office/place', { place_id, revision: 1, name })),
    )
    expect(answers.map(({ status }) => status).sort(), `round ${round}`).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'PLACE_TAKEN',
      fields: { name: {} },
    })
  }
})

test('a location with only one coordinate is refused at the missing field', async () => {
  const half = await owner.send('POST', '/api/office/place', { name: toWords('반쪽'), latitude: 10 })
  expect(half).toMatchObject({ status: 400, body: { code: 'BAD_INPUT', fields: { longitude: {} } } })
})

test('a place that a trip shows, has written or waits to show stays; any other is deleted', async () => {
  const code = await createPublishedTrip('장소가 있는 여행')
  const { content, revision } = await readTrip(code)
  const { place_id } = (await owner.send('POST', '/api/office/place', { name: toWords('랑꼬', 'Lang Co') }))
    .body
  const asked = (query: string) => owner.send('GET', `/api/office/places/own?${query}`)
  const found = async (query: string) =>
    (await asked(`query=lang%20co&${query}`)).body.list.map(({ trips }: { trips: number }) => trips)
  expect(await found('lacking=trips')).toEqual([0])
  expect(await found('lacking=spot')).toEqual([0])

  const [day, ...days] = content.schedule
  const visit = { place_id, time: null, name: toWords('랑꼬', 'Lang Co'), line: toWords('') }
  const visiting = { ...content, schedule: [{ ...day, places: [visit] }, ...days] }
  let seen = revision
  const write = async (now: TripDraft) => expect((await saveTrip(code, seen++, now)).status).toBe(200)
  const isKept = async () => expect((await deletePlace(place_id)).body.code).toBe('PLACE_IN_USE')
  await write(visiting)
  await isKept()
  expect(await found('')).toEqual([1])
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  expect((await publishTrip(code, seen, tomorrow)).status).toBe(200)
  await write(content)
  await isKept()
  await owner.send('DELETE', `/api/office/trip/publish?package_code=${code}`)
  await write(visiting)
  expect((await publishTrip(code, seen)).status).toBe(200)
  await write(content)
  await isKept()
  expect((await publishTrip(code, seen)).status).toBe(200)
  expect((await deletePlace(place_id)).status).toBe(200)
  expect(await found('')).toEqual([])

  // A version that had it has its name still, and can be taken up again.
  const shown = `/api/office/trip/version?package_code=${code}&version=2`
  const restored = (await owner.send('GET', shown)).body.content
  expect(restored.schedule[0].places).toMatchObject([{ place_id: null, name: { ko: '랑꼬' } }])
  await write(restored)
})

test('land is drawn for whoever is logged in at the office, and for nobody else', async () => {
  const land = (who: Pick<StaffUser, 'visitor'>) => who.visitor.send('GET', '/map/108.2_16.05_46.svg')
  const drawn = await land(owner)
  expect([drawn.status, drawn.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect((await land({ visitor: createOfficeVisitor(site) })).status).toBe(404)
})
