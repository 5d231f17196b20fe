// Trips in the office: a draft is saved as it is typed, published under a lock, taken down, copied, put back.

import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { publishDue } from '#domain/trip/publish.server.ts'
import type { TripDraft } from '#domain/trip/trip.ts'
import { dayAfter } from '#plain/days.ts'
import { seoulDay } from '#plain/format.ts'
import { errors as ko } from '#words/ko/errors.ts'
import { atOffice, type Colleague, colleagueAt } from './office.ts'
import { openSite, type Site } from './site.ts'

let site: Site
let owner: Colleague
let category: number
beforeAll(async () => {
  site = await openSite({ keep: true })
  owner = await colleagueAt(site, { name: '김하늘' })
  category = (await site.make.category()).tour_category_id
})

const words = (ko: string, en = '') => ({ ko, en })
const inDays = (days: number) => dayAfter(seoulDay(new Date()), days)

async function newTrip(title = '다낭 5일'): Promise<string> {
  const { status, body } = await owner.askOnce('POST', '/api/office/trip', {
    page_title: words(title),
    tour_category_id: category,
    nights: 1,
    days: 2,
  })
  expect(status).toBe(200)
  return body.package_code
}
const open = async (code: string, who = owner) =>
  (await who.ask('GET', `/api/office/trip?package_code=${code}`)).body
const save = (code: string, revision: number, content: TripDraft, who = owner) =>
  who.ask('PUT', '/api/office/trip', { package_code: code, revision, content })
const publish = (code: string, revision: number, at: string | null = null, who = owner) =>
  who.ask('POST', '/api/office/trip/publish', { package_code: code, revision, at })

/** Says all that must be said. */
const filled = (content: TripDraft): TripDraft => ({
  ...content,
  destination: 'overseas',
  travel_alert: 1,
  shopping_visits: 0,
  schedule: content.schedule.map((day, at) => ({
    ...day,
    places: [{ place_id: null, time: '09:30', name: words(`미케 비치 ${at}`), line: words('', '') }],
  })),
})

async function published(title?: string): Promise<string> {
  const code = await newTrip(title)
  const { content, revision } = await open(code)
  expect((await save(code, revision, filled(content))).status).toBe(200)
  expect(await publish(code, revision + 1)).toMatchObject({ status: 200, body: { version: 1 } })
  return code
}

test('a trip that comes with its content is made as a whole, or not at all', async () => {
  const body = (content: TripDraft) => ({
    page_title: words('붙여넣은 여행'),
    tour_category_id: category,
    nights: 1,
    days: 2,
    content,
  })
  const { content } = await open(await newTrip())
  const before = await site.db.selectFrom('package').select('package_code').execute()
  const foreign = { ...content, pictures: [{ path: '/files/x_1x1_000000.webp', alt: null, x: 50, y: 50 }] }
  expect(await owner.askOnce('POST', '/api/office/trip', body(foreign))).toMatchObject({
    body: { code: 'PICTURE_NOT_FOUND' },
  })
  expect(await site.db.selectFrom('package').select('package_code').execute()).toEqual(before)
  const made = await owner.askOnce(
    'POST',
    '/api/office/trip',
    body({ ...content, page_title: words('붙여넣은 여행') }),
  )
  expect(await open(made.body.package_code)).toMatchObject({
    revision: 1,
    content: { page_title: words('붙여넣은 여행') },
  })
})

test('a new trip is a draft that nobody outside sees, until it is published', async () => {
  const code = await newTrip('아무도 못 본 여행')
  expect((await site.ask(`/travel/detail/${code}`)).statusCode).toBe(404)
  const trip = await open(code)
  expect(trip).toMatchObject({ state: 'draft', version: 0, revision: 1, changed: true })
  expect(trip.hindrances).toEqual(
    expect.arrayContaining([
      { level: 'must', kind: 'alert', field: 'destination', number: null },
      { level: 'must', kind: 'shopping', field: 'shopping_visits', number: null },
      { level: 'should', kind: 'departures', field: 'departures', number: null },
    ]),
  )
  const refused = await publish(code, 1)
  expect(refused).toMatchObject({ status: 409, body: { code: 'TRIP_NOT_READY' } })
  expect(Object.keys(refused.body.fields)).toContain('content.shopping_visits')
  const saved = await save(code, 1, filled(trip.content))
  expect(saved).toMatchObject({ status: 200, body: { revision: 2, staff_name: '김하늘' } })
  expect(saved.body.hindrances.filter(({ level }: { level: string }) => level === 'must')).toEqual([])
  expect(await publish(code, 2)).toMatchObject({ status: 200, body: { version: 1, revision: 2 } })
  const page = await site.ask(`/travel/detail/${code}`) // the very next page shows it
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('미케 비치 1')
  expect(await open(code)).toMatchObject({ state: 'ended', changed: false })
})

test('a published trip is edited beside what is shown, and the site changes with the next publishing only', async () => {
  const code = await published('보이는 제목')
  const { content, revision } = await open(code)
  await save(code, revision, { ...content, page_title: words('새 제목', 'New title') })
  expect((await site.ask(`/travel/detail/${code}`)).body).toContain('보이는 제목')
  expect(await open(code)).toMatchObject({ changed: true, content: { page_title: { ko: '새 제목' } } })
  await publish(code, revision + 1)
  expect((await site.ask(`/travel/detail/${code}`)).body).toContain('새 제목')
  const { list } = (await owner.ask('GET', `/api/office/trip/versions?package_code=${code}`)).body
  expect(list).toMatchObject([{ version: 2, staff_name: '김하늘' }, { version: 1 }])
  const first = await owner.ask('GET', `/api/office/trip/version?package_code=${code}&version=1`)
  expect(first.body.content.page_title).toEqual(words('보이는 제목'))
})

test('two people at one draft: the second is told, and nothing of the first is lost', async () => {
  const code = await newTrip()
  const { content, revision } = await open(code)
  const other = await colleagueAt(site, { roles: ['content'] })
  const answers = await Promise.all([
    save(code, revision, { ...content, page_title: words('하나') }),
    save(code, revision, { ...content, page_title: words('둘') }, other),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('CHANGED_MEANWHILE')
  const winner = answers[0].status === 200 ? '하나' : '둘'
  expect(await open(code)).toMatchObject({ revision: 2, content: { page_title: { ko: winner } } })
})

test('two people publish at once: one version, the second sees what the first did', async () => {
  const code = await published()
  const { content, revision } = await open(code)
  await save(code, revision, { ...content, summary: words('요약') })
  const answers = await Promise.all([publish(code, revision + 1), publish(code, revision)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const versions = async () =>
    (await owner.ask('GET', `/api/office/trip/versions?package_code=${code}`)).body.list
  expect(await versions()).toHaveLength(2)
  await save(code, revision + 1, { ...content, summary: words('새 요약') })
  const same = await Promise.all([publish(code, revision + 2), publish(code, revision + 2)])
  expect(same.map(({ status, body }) => [status, body.version])).toEqual([
    [200, 3],
    [200, 3],
  ])
  expect(await versions()).toHaveLength(3)
})

test('what still hinders a publishing is said at each field, in its own words', async () => {
  const code = await newTrip()
  const { content, revision } = await open(code)
  await save(code, revision, {
    ...content,
    page_title: words(''),
    nights: 5,
    schedule: content.schedule.slice(0, 1),
  })
  const { body } = await publish(code, revision + 1)
  expect(body).toMatchObject({
    code: 'TRIP_NOT_READY',
    fields: {
      'content.page_title': { ko: ko.WORDS_REQUIRED },
      'content.nights': { ko: ko.NIGHTS_DIFFER },
      'content.days': { ko: ko.DAYS_DIFFER },
      'content.destination': { ko: ko.ALERT_REQUIRED },
      'content.shopping_visits': { ko: ko.SHOPPING_REQUIRED },
    },
  })
})

test('what is published, priced and taken down in one process is the next page of another', async () => {
  const other = await openSite({ databaseUrl: site.url })
  const code = await published('한 곳에서 낸 여행')
  const page = () => other.ask(`/travel/detail/${code}`)
  // Another process hears of a change in about a millisecond; its poll, every two seconds, would be too late.
  const isSeen = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 1_000, interval: 5 })
  await isSeen(async () => expect((await page()).body).toContain('한 곳에서 낸 여행'))
  const { content } = await open(code)
  for (const title of ['둘째 이름', '셋째 이름']) {
    await page() // is kept there as it is
    const { revision: now } = await open(code)
    await save(code, now, { ...content, page_title: words(title) })
    expect((await page()).body, 'a draft is nobody’s page').not.toContain(title)
    await publish(code, now + 1)
    await isSeen(async () => expect((await page()).body).toContain(title))
  }
  const row = {
    departure_date: inDays(40),
    child_price: 0,
    baby_price: 0,
    seats: 9,
    minimum: 0,
    closed_yn: 'N',
  }
  await owner.askOnce('PUT', '/api/office/departures', {
    package_code: code,
    rows: [{ ...row, adult_price: 777_000, revision: 0 }],
  })
  await isSeen(async () => expect((await page()).body).toContain('777,000'))
  await owner.ask('PUT', '/api/office/trip/hide', { package_code: code })
  await isSeen(async () => expect((await page()).statusCode).toBe(404))
})

test('an old page does not save over what was published since', async () => {
  const code = await published()
  const old = await open(code)
  await save(code, old.revision, { ...old.content, summary: words('새로') })
  await publish(code, old.revision + 1)
  expect(await save(code, old.revision, old.content)).toMatchObject({
    status: 409,
    body: { code: 'CHANGED_MEANWHILE' },
  })
})

test('a trip that is published at a time is shown then, as it was when the time was set', async () => {
  const code = await published('처음')
  const { content, revision } = await open(code)
  await save(code, revision, { ...content, page_title: words('정한 것') })
  expect(await publish(code, revision + 1, '2020-01-01T00:00:00.000Z')).toMatchObject({
    status: 400,
    body: { code: 'TIME_IS_OVER' },
  })
  const at = new Date(Date.now() + 3_600_000).toISOString()
  expect(await publish(code, revision + 1, at)).toMatchObject({ status: 200, body: { publish_at: at } })
  await save(code, revision + 1, { ...content, page_title: words('나중 것') })
  const log = site.naru.app.log
  await publishDue({ db: site.db, log })
  expect((await site.ask(`/travel/detail/${code}`)).body).toContain('처음')
  await sql`update package_draft set publish_at = now() where package_code = ${code}`.execute(site.db)
  await Promise.all([publishDue({ db: site.db, log }), publishDue({ db: site.db, log })])
  await vi.waitFor(
    async () => expect((await site.ask(`/travel/detail/${code}`)).body).toContain('정한 것'),
    10_000,
  )
  const { list } = (await owner.ask('GET', `/api/office/trip/versions?package_code=${code}`)).body
  expect(list).toHaveLength(2)
  expect(await open(code)).toMatchObject({
    changed: true,
    publish_at: null,
    content: { page_title: { ko: '나중 것' } },
  })
})

test('a trip that can no longer be read does not keep the others that are due from being shown', async () => {
  const [broken, whole] = [await published('못 읽는 여행'), await published('그 뒤의 여행')].sort()
  const at = new Date(Date.now() + 3_600_000).toISOString()
  for (const code of [broken, whole]) await publish(code ?? '', (await open(code ?? '')).revision, at)
  await sql`update package_draft set publish_content = '{"nights":"many"}', publish_at = now() - interval '1 minute'
    where package_code = ${broken}`.execute(site.db)
  await sql`update package_draft set publish_at = now() where package_code = ${whole}`.execute(site.db)
  await publishDue({ db: site.db, log: site.naru.app.log })
  expect(await open(whole ?? '')).toMatchObject({ version: 2, publish_at: null })
  expect(await open(broken ?? '')).toMatchObject({ version: 1 })
})

test('a publishing that is called off does not happen', async () => {
  const code = await published('그대로')
  const { content, revision } = await open(code)
  await save(code, revision, { ...content, page_title: words('아니다') })
  await publish(code, revision + 1, new Date(Date.now() + 3_600_000).toISOString())
  await owner.ask('DELETE', `/api/office/trip/publish?package_code=${code}`)
  await publishDue({ db: site.db, log: site.naru.app.log })
  expect(await open(code)).toMatchObject({ publish_at: null, version: 1 })
})

test('a trip that is taken down is gone from the site, and comes back with a publishing', async () => {
  const code = await published('내렸다 올린 여행')
  await owner.ask('PUT', '/api/office/trip/hide', { package_code: code })
  expect((await site.ask(`/travel/detail/${code}`)).statusCode).toBe(404)
  expect((await open(code)).state).toBe('hidden')
  await publish(code, (await open(code)).revision)
  expect((await site.ask(`/travel/detail/${code}`)).statusCode).toBe(200)
})

test('a copy has everything of a trip, its departures too, and is a draft of its own', async () => {
  const code = await published('본보기')
  await site.make.departure({ package_code: code, departure_date: inDays(40), taken: 3 })
  const key = crypto.randomUUID()
  const body = { package_code: code }
  const [once, again] = [
    await owner.askOnce('POST', '/api/office/trip/copy', body, key),
    await owner.askOnce('POST', '/api/office/trip/copy', body, key),
  ]
  expect(again.body).toEqual(once.body) // a lost answer makes no second copy
  const copy = await open(once.body.package_code)
  expect(copy).toMatchObject({ state: 'draft', content: { page_title: { ko: '본보기 (복사)' } } })
  const sheet = await owner.ask('GET', `/api/office/departures?package_code=${once.body.package_code}`)
  expect(sheet.body.list).toMatchObject([{ departure_date: inDays(40), taken: 0 }])
})

test('a draft of a deleted trip is not saved, and a trip that was shown is not deleted', async () => {
  const code = await newTrip()
  const { content, revision } = await open(code)
  expect((await owner.ask('DELETE', `/api/office/trip?package_code=${code}`)).status).toBe(200)
  expect(await save(code, revision, content)).toMatchObject({
    status: 404,
    body: { code: 'PACKAGE_UNAVAILABLE' },
  })
  const shown = await published()
  expect(await owner.ask('DELETE', `/api/office/trip?package_code=${shown}`)).toMatchObject({
    status: 409,
    body: { code: 'TRIP_IN_USE' },
  })
})

test('another agency’s trip, category, picture and place are not there', async () => {
  const code = await newTrip()
  const { content, revision } = await open(code)
  const stranger = await colleagueAt(site, { travel_agency: 2 })
  const foreign = (await site.makeAt(2).category()).tour_category_id
  expect((await stranger.ask('GET', `/api/office/trip?package_code=${code}`)).status).toBe(404)
  expect((await save(code, revision, content, stranger)).status).toBe(404)
  expect((await publish(code, revision, null, stranger)).status).toBe(404)
  await site.db
    .insertInto('trip_picture')
    .values({ travel_agency: 2, path: '/files/theirs_1x1_000000.webp', staff_name: 'x' })
    .execute()
  const theirs = await stranger.ask('POST', '/api/office/place', { name: words('남의 곳') })
  const tries: [Partial<TripDraft>, string, string][] = [
    [{ tour_category_id: foreign }, 'CATEGORY_NOT_FOUND', 'content.tour_category_id'],
    [
      { pictures: [{ path: '/files/theirs_1x1_000000.webp', alt: null, x: 50, y: 50, on_day: null }] },
      'PICTURE_NOT_FOUND',
      'content.pictures.0',
    ],
    [
      {
        schedule: content.schedule.map((day: TripDraft['schedule'][number]) => ({
          ...day,
          places: [{ place_id: theirs.body.place_id, time: null, name: words('남'), line: words('') }],
        })),
      },
      'PLACE_NOT_FOUND',
      'content.schedule.0.places.0',
    ],
  ]
  for (const [part, refusal, field] of tries) {
    const answer = await save(code, revision, { ...content, ...part })
    expect(answer).toMatchObject({ status: 404, body: { code: refusal } })
    expect(Object.keys(answer.body.fields)).toEqual([field])
  }
  expect((await open(code)).revision).toBe(revision)
})

test('trips are listed by state and found by what is written in them, and change places', async () => {
  const [one, two] = [await published('가나다라 하나'), await newTrip('가나다라 둘')]
  const list = async (query: string) =>
    (await owner.ask('GET', `/api/office/trips?${query}`)).body.list.map(
      ({ package_code }: { package_code: string }) => package_code,
    )
  expect(await list(`query=${encodeURIComponent('가나다라')}`)).toEqual([two, one])
  expect(await list(`query=${encodeURIComponent('가나다라')}&state=draft`)).toEqual([two])
  await owner.ask('PUT', '/api/office/trips/order', { codes: [one, two] })
  expect(await list(`query=${encodeURIComponent('가나다라')}`)).toEqual([one, two])
})

test('what a place was called is suggested the next time, before the cities of the world', async () => {
  await published('장소 있는 여행')
  const { list } = (await owner.ask('GET', `/api/office/places?query=${encodeURIComponent('미케')}`)).body
  expect(list[0]).toMatchObject({ place_id: expect.any(Number), name: { ko: '미케 비치 0' } })
  const cities = (await owner.ask('GET', '/api/office/places?query=da%20nang')).body.list
  expect(cities[0]).toMatchObject({ place_id: null, name: { en: 'Da Nang' }, country: 'VN' })
})

test('what was written before is suggested, the most used first, and nothing of another agency', async () => {
  const stranger = await colleagueAt(site, { travel_agency: 2 })
  const there = site.makeAt(2)
  const { tour_category_id } = await there.category()
  const day = (hotel: string) => ({
    day: 1,
    heading: words('하루'),
    places: [],
    meals: { breakfast: words('호텔식'), lunch: null, dinner: null },
    hotel: words(hotel),
    transport: null,
  })
  const write = (included: string[], hotel: string) =>
    there.package({
      tour_category_id,
      detail: {
        included: JSON.stringify(included.map((each) => words(each))),
        schedule: JSON.stringify([day(hotel)]),
      },
    })
  await write(['여행자 보험'], '가 호텔')
  await write(['왕복 항공권', '여행자 보험'], '나 호텔')
  await write(['왕복 항공권', '여행자 보험', '식사'], '나 호텔')
  const { body } = await stranger.ask('GET', '/api/office/trips/phrases')
  const said = (list: { ko: string }[]) => list.map(({ ko }) => ko)
  expect(said(body.included)).toEqual(['여행자 보험', '왕복 항공권', '식사'])
  expect(said(body.hotels)).toEqual(['나 호텔', '가 호텔'])
  expect(said(body.meals)).toEqual(['호텔식'])
  expect(said((await owner.ask('GET', '/api/office/trips/phrases')).body.hotels)).not.toContain('나 호텔')
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

test('a draft is seen on the agency’s own site by a signed address, and by nobody without one', async () => {
  const code = await newTrip('미리 보는 여행')
  const { content, revision } = await open(code)
  await save(code, revision, { ...content, included: [words('미리 본 포함')] })
  const { body } = await owner.ask('GET', `/api/office/trip/preview?package_code=${code}`)
  const { pathname, search } = new URL(body.address)
  const page = await site.ask(`${pathname}${search}`)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('미리 보는 여행')
  expect(page.body).toContain('미리 본 포함')
  expect((await site.ask(pathname)).statusCode).toBe(404)
  expect((await site.ask(`${pathname}${search}`, { host: 'a2.localhost' })).statusCode).toBe(404)
  const stranger = await colleagueAt(site, { travel_agency: 2 })
  expect((await stranger.ask('GET', `/api/office/trip/preview?package_code=${code}`)).status).toBe(404)
})
