// The trips of an office: drafts, copies, lists, and what another agency finds of them.
import { beforeAll, expect, test } from 'vitest'
import type { TripDraft } from '#domain/trip/trip.ts'
import { errors as ko } from '#i18n/ko/errors.ts'
import { dateInDays } from './days.ts'
import {
  category,
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
import { createStaffUser } from './staff-user.ts'

beforeAll(setUpTrips)

test('a trip that comes with its content is made as a whole, or not at all', async () => {
  const body = (content: TripDraft) => ({
    page_title: toWords('붙여넣은 여행'),
    tour_category_id: category,
    nights: 1,
    days: 2,
    content,
  })
  const { content } = await readTrip(await createTrip())
  const before = await site.db.selectFrom('package').select('package_code').execute()
  const foreign = { ...content, pictures: [{ path: '/files/x_1x1_000000.webp', alt: null, x: 50, y: 50 }] }
  expect(await owner.sendOnce('POST', '/api/office/trip', body(foreign))).toMatchObject({
    body: { code: 'PICTURE_NOT_FOUND' },
  })
  expect(await site.db.selectFrom('package').select('package_code').execute()).toEqual(before)
  const made = await owner.sendOnce(
    'POST',
    '/api/office/trip',
    body({ ...content, page_title: toWords('붙여넣은 여행') }),
  )
  expect(await readTrip(made.body.package_code)).toMatchObject({
    revision: 1,
    content: { page_title: toWords('붙여넣은 여행') },
  })
})

test('a new trip is a draft that nobody outside sees, until it is published', async () => {
  const code = await createTrip('아무도 못 본 여행')
  expect((await site.request(`/travel/detail/${code}`)).statusCode).toBe(404)
  const trip = await readTrip(code)
  expect(trip).toMatchObject({ state: 'draft', version: 0, revision: 1, changed: true })
  expect(trip.blockers).toEqual(
    expect.arrayContaining([
      { level: 'must', kind: 'destination', field: 'destination', number: null },
      { level: 'must', kind: 'shopping', field: 'shopping_visits', number: null },
      { level: 'should', kind: 'departures', field: 'departures', number: null },
    ]),
  )
  const refused = await publishTrip(code, 1)
  expect(refused).toMatchObject({ status: 409, body: { code: 'TRIP_NOT_READY' } })
  expect(Object.keys(refused.body.fields)).toContain('content.shopping_visits')
  const saved = await saveTrip(code, 1, completeDraft(trip.content))
  expect(saved).toMatchObject({ status: 200, body: { revision: 2, staff_name: '김하늘' } })
  expect(saved.body.blockers.filter(({ level }: { level: string }) => level === 'must')).toEqual([])
  expect(await publishTrip(code, 2)).toMatchObject({ status: 200, body: { version: 1, revision: 2 } })
  const page = await site.request(`/travel/detail/${code}`) // the very next page shows it
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('미케 비치 1')
  expect(await readTrip(code)).toMatchObject({ state: 'ended', changed: false })
})

test('two people at one draft: the second is told, and nothing of the first is lost', async () => {
  const code = await createTrip()
  const { content, revision } = await readTrip(code)
  const other = await createStaffUser(site, { roles: ['content'] })
  const answers = await Promise.all([
    saveTrip(code, revision, { ...content, page_title: toWords('하나') }),
    saveTrip(code, revision, { ...content, page_title: toWords('둘') }, other),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('CHANGED_MEANWHILE')
  const winner = answers[0].status === 200 ? '하나' : '둘'
  expect(await readTrip(code)).toMatchObject({ revision: 2, content: { page_title: { ko: winner } } })
})

test('publish blockers are listed at their fields', async () => {
  const code = await createTrip()
  const { content, revision } = await readTrip(code)
  await saveTrip(code, revision, {
    ...content,
    page_title: toWords(''),
    nights: 5,
    schedule: content.schedule.slice(0, 1),
  })
  const { body } = await publishTrip(code, revision + 1)
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

test('a copy has everything of a trip, its departures too, and is a draft of its own', async () => {
  const code = await createPublishedTrip('본보기')
  await site.make.departure({ package_code: code, departure_date: dateInDays(40), taken: 3 })
  const key = crypto.randomUUID()
  const body = { package_code: code }
  const [once, again] = [
    await owner.sendOnce('POST', '/api/office/trip/copy', body, key),
    await owner.sendOnce('POST', '/api/office/trip/copy', body, key),
  ]
  expect(again.body).toEqual(once.body) // a lost answer makes no second copy
  const copy = await readTrip(once.body.package_code)
  expect(copy).toMatchObject({ state: 'draft', content: { page_title: { ko: '본보기 (복사)' } } })
  const sheet = await owner.send('GET', `/api/office/departures?package_code=${once.body.package_code}`)
  expect(sheet.body.list).toMatchObject([{ departure_date: dateInDays(40), taken: 0 }])
})

test('a draft of a deleted trip is not saved, and a trip that was shown is not deleted', async () => {
  const code = await createTrip()
  const { content, revision } = await readTrip(code)
  expect((await owner.send('DELETE', `/api/office/trip?package_code=${code}`)).status).toBe(200)
  expect(await saveTrip(code, revision, content)).toMatchObject({
    status: 404,
    body: { code: 'PACKAGE_UNAVAILABLE' },
  })
  const shown = await createPublishedTrip()
  expect(await owner.send('DELETE', `/api/office/trip?package_code=${shown}`)).toMatchObject({
    status: 409,
    body: { code: 'TRIP_IN_USE' },
  })
})

test('another agency’s trip, category, picture and place are answered as not found', async () => {
  const code = await createTrip()
  const { content, revision } = await readTrip(code)
  const stranger = await createStaffUser(site, { travel_agency: 2 })
  const foreign = (await site.makeAt(2).category()).tour_category_id
  expect((await stranger.send('GET', `/api/office/trip?package_code=${code}`)).status).toBe(404)
  expect((await saveTrip(code, revision, content, stranger)).status).toBe(404)
  expect((await publishTrip(code, revision, null, stranger)).status).toBe(404)
  await site.db
    .insertInto('trip_picture')
    .values({ travel_agency: 2, path: '/files/theirs_1x1_000000.webp', staff_name: 'x' })
    .execute()
  const theirs = await stranger.send('POST', '/api/office/place', { name: toWords('남의 곳') })
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
          places: [{ place_id: theirs.body.place_id, time: null, name: toWords('남'), line: toWords('') }],
        })),
      },
      'PLACE_NOT_FOUND',
      'content.schedule.0.places.0',
    ],
  ]
  for (const [part, refusal, field] of tries) {
    const answer = await saveTrip(code, revision, { ...content, ...part })
    expect(answer).toMatchObject({ status: 404, body: { code: refusal } })
    expect(Object.keys(answer.body.fields)).toEqual([field])
  }
  expect((await readTrip(code)).revision).toBe(revision)
})

test('trips are listed by state and found by what is written in them, and change places', async () => {
  const [one, two] = [await createPublishedTrip('가나다라 하나'), await createTrip('가나다라 둘')]
  const list = async (query: string) =>
    (await owner.send('GET', `/api/office/trips?${query}`)).body.list.map(
      ({ package_code }: { package_code: string }) => package_code,
    )
  expect(await list(`query=${encodeURIComponent('가나다라')}`)).toEqual([two, one])
  expect(await list(`query=${encodeURIComponent('가나다라')}&state=draft`)).toEqual([two])
  await owner.send('PUT', '/api/office/trips/order', { codes: [one, two] })
  expect(await list(`query=${encodeURIComponent('가나다라')}`)).toEqual([one, two])
})

test('what was written before is suggested, the most used first, and nothing of another agency', async () => {
  const stranger = await createStaffUser(site, { travel_agency: 2 })
  const there = site.makeAt(2)
  const { tour_category_id } = await there.category()
  const day = (hotel: string) => ({
    day: 1,
    heading: toWords('하루'),
    places: [],
    meals: { breakfast: toWords('호텔식'), lunch: null, dinner: null },
    hotel: toWords(hotel),
    transport: null,
  })
  const write = (included: string[], hotel: string) =>
    there.package({
      tour_category_id,
      detail: {
        included: JSON.stringify(included.map((each) => toWords(each))),
        schedule: JSON.stringify([day(hotel)]),
      },
    })
  await write(['여행자 보험'], '가 호텔')
  await write(['왕복 항공권', '여행자 보험'], '나 호텔')
  await write(['왕복 항공권', '여행자 보험', '식사'], '나 호텔')
  const { body } = await stranger.send('GET', '/api/office/trips/phrases')
  const said = (list: { ko: string }[]) => list.map(({ ko }) => ko)
  expect(said(body.included)).toEqual(['여행자 보험', '왕복 항공권', '식사'])
  expect(said(body.hotels)).toEqual(['나 호텔', '가 호텔'])
  expect(said(body.meals)).toEqual(['호텔식'])
  expect(said((await owner.send('GET', '/api/office/trips/phrases')).body.hotels)).not.toContain('나 호텔')
})

test('the editor compares trips by their pictures: those on sale, of this agency alone', async () => {
  const stranger = await createStaffUser(site, { travel_agency: 2 })
  const read = async () => (await stranger.send('GET', '/api/office/trips/pictureFigures')).body
  const before = await read()
  const there = site.makeAt(2)
  const { tour_category_id } = await there.category()
  const add = (pictures: number, sale_yn: 'Y' | 'N' = 'Y') =>
    there.package({
      tour_category_id,
      sale_yn,
      detail: { gallery: Array.from({ length: pictures }, (_, at) => `/files/p${at}_4x3_aabbcc.webp`) },
    })
  await add(3)
  await add(5)
  await add(2)
  await add(0)
  await add(0, 'N')
  expect(await read()).toEqual({
    enough: { trips: before.enough.trips + 2, bookings: before.enough.bookings },
    fewer: { trips: before.fewer.trips + 2, bookings: before.fewer.bookings },
  })
})

test('a draft is seen on the agency’s own site by a signed address, and by nobody without one', async () => {
  const code = await createTrip('미리 보는 여행')
  const { content, revision } = await readTrip(code)
  await saveTrip(code, revision, { ...content, included: [toWords('미리 본 포함')] })
  const { body } = await owner.send('GET', `/api/office/trip/preview?package_code=${code}`)
  const { pathname, search } = new URL(body.address)
  const page = await site.request(`${pathname}${search}`)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('미리 보는 여행')
  expect(page.body).toContain('미리 본 포함')
  expect((await site.request(pathname)).statusCode).toBe(404)
  expect((await site.request(`${pathname}${search}`, { host: 'a2.localhost' })).statusCode).toBe(404)
  const stranger = await createStaffUser(site, { travel_agency: 2 })
  expect((await stranger.send('GET', `/api/office/trip/preview?package_code=${code}`)).status).toBe(404)
})
