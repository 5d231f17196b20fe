// §2, §7 One package: what its page shows, its departures, its sheet, its reviews.

import { expect, test, vi } from 'vitest'
import { trip as koTrip } from '#i18n/ko/trip.ts'
import { addDays } from '#lib/days.ts'
import { formatSeoulDay } from '#lib/format.ts'
import { createSite, type Site } from './site.ts'

const ko = koTrip.hotelBlock

const dateInDays = (days: number) => addDays(formatSeoulDay(new Date()), days)

async function createTrip(site: Site) {
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({
    tour_category_id,
    detail: {
      gallery: ['/files/a_1x1_000000.webp'],
      included: JSON.stringify([{ ko: '항공', en: 'Flight' }]),
      contents: { ko: '<h2>소개</h2><script>alert(1)</script>', en: '<p>Hello</p>' },
    },
  })
  return { package_code, tour_category_id }
}

test('the page has its prices of every open departure ahead, and nothing of the past', async () => {
  const site = await createSite()
  const { package_code } = await createTrip(site)
  await site.make.departure({ package_code, departure_date: '2020-01-01' })
  const { departure_id } = await site.make.departure({
    package_code,
    departure_date: dateInDays(10),
    adult_price: 700_000,
  })
  await site.make.departure({ package_code, departure_date: dateInDays(20), closed_yn: 'Y' })
  const info = await site.client.catalog.packageInfo({ package_code })
  expect(info).toMatchObject({
    package_code,
    gallery: ['/files/a_1x1_000000.webp'],
    is_wish: false,
    review_count: 0,
    review_average: null,
  })
  expect(info.departures).toEqual([
    {
      departure_id,
      departure_date: dateInDays(10),
      departure_time: null,
      flight_number: null,
      flight_plan: null,
      adult_price: 700_000,
      child_price: 790_000,
      baby_price: 100_000,
      minimum: 8,
    },
  ])
})

test('the agency’s own words come without a script', async () => {
  const site = await createSite()
  const { package_code } = await createTrip(site)
  const detail = await site.client.catalog.packageDetail({ package_code })
  expect(detail.contents).toEqual({ ko: '<h2>소개</h2>', en: '<p>Hello</p>' })
  expect(detail.included).toEqual([{ ko: '항공', en: 'Flight' }])
  expect(await site.client.catalog.productView({ package_code })).toMatchObject({
    info: { package_code },
    detail: { package_code },
  })
})

test('seats left and the state of every departure, closed ones too', async () => {
  const site = await createSite()
  const { package_code } = await createTrip(site)
  const taken = [0, 8, 16, 20, 25]
  for (const [at, seats] of taken.entries())
    await site.make.departure({
      package_code,
      departure_date: dateInDays(10 + at),
      taken: seats,
      confirmed: seats >= 8 ? new Date().toISOString() : null,
    })
  await site.make.departure({ package_code, departure_date: dateInDays(20), closed_yn: 'Y' })
  const { list } = await site.client.departure.departures({ package_code })
  expect(list.map(({ seats_left, state }) => [seats_left, state])).toEqual([
    [20, 'recruiting'],
    [12, 'confirmed'],
    [4, 'few_left'],
    [0, 'closed'],
    [0, 'closed'],
    [20, 'closed'],
  ])
})

test('a seat that is taken shows at once, though the page is kept', async () => {
  const site = await createSite()
  const { package_code } = await createTrip(site)
  await site.make.departure({ package_code, departure_date: dateInDays(10) })
  const seatsLeft = async () =>
    (await site.createClient('a1.localhost').departure.departures({ package_code })).list[0]?.seats_left
  expect(await seatsLeft()).toBe(20)
  await site.db.updateTable('departure_seat').set({ taken: 3 }).where('travel_agency', '=', 1).execute()
  expect(await seatsLeft()).toBe(17)
})

const tripCalls = ['packageInfo', 'packageDetail', 'productView', 'package/departures']

test('unknown, other agencies’ and unpublished trips get the same 404', async () => {
  const site = await createSite()
  const { tour_category_id } = await createTrip(site)
  const withdrawn = await site.make.package({ tour_category_id, sale_yn: 'N' })
  const { tour_category_id: elsewhere } = await site.makeAt(2).category()
  const foreign = await site.makeAt(2).package({ tour_category_id: elsewhere })
  for (const call of tripCalls) {
    const answers = await Promise.all(
      ['NOWHERE', withdrawn.package_code, foreign.package_code].map((code) =>
        site.request(`/api/landing/${call}?package_code=${code}`),
      ),
    )
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({
        code: 'PACKAGE_UNAVAILABLE',
        description: {
          ko: '존재하지 않거나 판매가 종료된 상품이에요.',
          en: 'The product does not exist or is no longer available for sale',
        },
      })
    }
  }
})

test('what is no package code is refused', async () => {
  const site = await createSite()
  const codes = ["P1'--", '../x', 'x'.repeat(41), '']
  const asked = codes.flatMap((package_code) =>
    tripCalls.map((call) => `/api/landing/${call}?${new URLSearchParams({ package_code })}`),
  )
  const answers = await Promise.all(asked.map((path) => site.request(path)))
  expect(asked.filter((_, at) => answers[at]?.statusCode !== 400)).toEqual([])
})

test('reviews: the newest first, ten a page, counted on the card', async () => {
  const site = await createSite()
  const { package_code, tour_category_id } = await createTrip(site)
  const other = await site.make.package({ tour_category_id })
  for (let at = 0; at < 12; at++)
    await site.make.review({
      package_code,
      stars: at < 6 ? 5 : 4,
      reg_date: new Date(Date.UTC(2026, 0, 1 + at)).toISOString(),
    })
  const { id } = await site.make.review({ package_code: other.package_code, stars: 1, contents: 'Rain' })
  const all = await site.client.review.reviewList()
  expect(all).toMatchObject({ total: 13, page: 1, page_size: 10 })
  expect(all.list).toHaveLength(10)
  expect(all.list[0]).toMatchObject({ id, contents: 'Rain' })
  expect(
    (await site.client.review.reviewList({ package_code, page: 2 })).list.map(({ reg_date }) =>
      reg_date.slice(0, 10),
    ),
  ).toEqual(['2026-01-02', '2026-01-01'])
  expect(await site.client.review.reviewInfo({ id })).toMatchObject({
    id,
    package_code: other.package_code,
    stars: 1,
  })
  expect(await site.client.catalog.packageInfo({ package_code })).toMatchObject({
    review_count: 12,
    review_average: 4.5,
  })
  await site.db
    .deleteFrom('review')
    .where('travel_agency', '=', 1)
    .where('package_code', '=', package_code)
    .where('stars', '=', 4)
    .execute()
  await vi.waitFor(
    async () =>
      expect(
        (await site.createClient('a1.localhost').catalog.packageInfo({ package_code })).review_average,
      ).toBe(5),
    5_000,
  )
})

test('another agency’s review does not exist here', async () => {
  const site = await createSite()
  const { tour_category_id } = await site.makeAt(2).category()
  const { package_code } = await site.makeAt(2).package({ tour_category_id })
  const { id } = await site.makeAt(2).review({ package_code })
  await expect(site.client.review.reviewInfo({ id })).rejects.toMatchObject({
    refusal: 'REVIEW_NOT_FOUND',
    status: 404,
  })
  expect(await site.client.review.reviewList()).toMatchObject({ total: 0, list: [] })
})

test('a list shows how a long review begins; the review itself is whole', async () => {
  const site = await createSite()
  const { package_code } = await createTrip(site)
  const { id } = await site.make.review({ package_code, contents: '길'.repeat(5_000) })
  const { list } = await site.createClient('a1.localhost').review.reviewList({ package_code })
  expect(list).toMatchObject([{ id, contents: '길'.repeat(300), is_whole: false }])
  expect(await site.client.review.reviewInfo({ id })).toMatchObject({
    contents: '길'.repeat(5_000),
    is_whole: true,
  })
})

test('a trip shows its route once one of its places is located, and the land under it', async () => {
  const site = await createSite()
  const { tour_category_id } = await site.make.category()
  const place = async (ko: string) => {
    const { place_id } = await site.db
      .insertInto('place')
      .values({ travel_agency: 1, name: { ko, en: ko } })
      .returning('place_id')
      .executeTakeFirstOrThrow()
    return place_id
  }
  const hue = await place('후에')
  const danang = await place('다낭')
  const stops = [danang, hue]
  const day = { meals: { breakfast: null, lunch: null, dinner: null }, hotel: null, transport: null }
  const schedule = stops.map((place_id, at) => ({
    ...day,
    day: at + 1,
    heading: { ko: '하루', en: 'Day' },
    places: [{ place_id, time: null, name: { ko: '곳', en: 'Place' }, line: { ko: '', en: '' } }],
  }))
  const { package_code } = await site.make.package({
    tour_category_id,
    detail: { schedule: JSON.stringify(schedule) },
  })
  const route = async () =>
    (await site.createClient('a1.localhost').catalog.packageDetail({ package_code })).route
  expect(await route()).toBeNull()
  const locate = (place_id: number, where: { latitude: number; longitude: number }) =>
    site.db.updateTable('place').set(where).where('place_id', '=', place_id).execute()
  const readStops = async () =>
    (await vi.waitUntil(route, { timeout: 10_000 })).stops.map(({ name, at }) => [name.ko, at?.number])
  await locate(danang, { latitude: 16.06, longitude: 108.22 })
  expect(await readStops()).toEqual([
    ['다낭', 1],
    ['후에', undefined],
  ])
  await locate(hue, { latitude: 16.46, longitude: 107.59 })
  await vi.waitUntil(async () => (await readStops()).every(([, number]) => number !== undefined))
  expect(await readStops()).toEqual([
    ['다낭', 1],
    ['후에', 2],
  ])
  const shown = (await route()) ?? expect.fail('the trip has no route any more')
  const { statusCode, headers, body } = await site.request(`/map/${shown.land}.svg`)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(headers['cache-control']).toContain('immutable')
  expect(body).toMatch(/^<svg .* d="M[\d. -]/)
  for (const path of ['/map/1_2.svg', `/map/${shown.land}`, '/map/0_0_1.svg'])
    expect([path, (await site.request(path)).statusCode]).toEqual([path, 404])
})

/** A day of one hotel. `facts` are as they are stored. */
const createHotelDay = (facts: object | null) => ({
  day: 1,
  heading: { ko: '하루', en: 'Day' },
  places: [],
  meals: { breakfast: null, lunch: null, dinner: null },
  hotel: { ko: '미케 호텔', en: 'My Khe Hotel' },
  hotel_facts: facts,
  transport: null,
})

test('a hotel shows what is known of it, and where nothing is known only its name', async () => {
  const site = await createSite()
  const { tour_category_id } = await site.make.category()
  const readPage = async (facts: object | null) => {
    const { package_code } = await site.make.package({
      tour_category_id,
      detail: { schedule: JSON.stringify([createHotelDay(facts)]) },
    })
    return (await site.request(`/travel/detail/${package_code}`)).body
  }
  const nowhere = { latitude: null, longitude: null }
  const full = await readPage({ stars: 4, room_m2: 26, latitude: 16.06, longitude: 108.25 })
  for (const said of [ko.title, ko.stars(4), ko.room(26), 'query=16.06,108.25']) expect(full).toContain(said)
  const starsAlone = await readPage({ stars: 3, room_m2: null, ...nowhere })
  expect(starsAlone).toContain(ko.stars(3))
  for (const absent of ['㎡', ko.openMap]) expect(starsAlone).not.toContain(absent)
  const nameAlone = await readPage(null)
  expect(nameAlone).toContain('미케 호텔')
  expect(nameAlone).not.toContain(ko.title)
})

test('a trip without pictures, summary, days, trip contact or telephone leaves out their parts and their tabs', async () => {
  const site = await createSite()
  await site.db.updateTable('agency_info').set({ phone: '' }).where('travel_agency', '=', 1).execute()
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({
    tour_category_id,
    summary: { ko: '', en: '' },
    detail: { gallery: [], pictures: '[]' },
  })
  const { body, statusCode } = await site.request(`/travel/detail/${package_code}`)
  expect(statusCode).toBe(200)
  const empty = [
    'id="summary"',
    'href="#summary"',
    'id="schedule"',
    'href="#schedule"',
    'id="trip-contact-title"',
  ]
  for (const part of [...empty, `aria-label="${koTrip.gallery}"`, 'href="tel:'])
    expect(body).not.toContain(part)
  for (const part of ['href="#rates"', 'href="#details"']) expect(body).toContain(part)
})
