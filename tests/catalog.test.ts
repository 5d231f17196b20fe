// §2, §7 The package list.
import pg from 'pg'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { runDailyPriceUpdate, updateLowestPrices } from '#domain/departure/lowest-price.server.ts'
import { query } from './ops/postgres.ts'
import { createSite, type Site } from './site.ts'

async function createPackages(site: Site, count: number) {
  const { tour_category_id } = await site.make.category()
  for (let at = 0; at < count; at++) await site.make.package({ tour_category_id })
  return tour_category_id
}

test('a page holds 20, in the agency’s order, and says the true total', async () => {
  const site = await createSite()
  await createPackages(site, 45)
  const first = await site.client.catalog.packageList()
  expect(first).toMatchObject({ total: 45, page: 1, page_size: 20 })
  expect(first.list).toHaveLength(20)
  expect((await site.client.catalog.packageList({ page: 3 })).list).toHaveLength(5)
  expect(await site.client.catalog.packageList({ page: 4 })).toMatchObject({ total: 45, list: [] })
})

test('category, area and sub-area narrow the list; an unknown one finds nothing', async () => {
  const site = await createSite()
  const { tour_category_id } = await site.make.category()
  const { tour_area_id } = await site.make.area({ tour_category_id })
  const { tour_area_detail_id } = await site.make.areaDetail({ tour_area_id })
  await createPackages(site, 2)
  await site.make.package({ tour_category_id })
  await site.make.package({ tour_category_id, tour_area_id })
  await site.make.package({ tour_category_id, tour_area_id, tour_area_detail_id })
  const totals = async (query: Parameters<typeof site.client.catalog.packageList>[0]) =>
    (await site.client.catalog.packageList(query)).total
  expect(await totals({})).toBe(5)
  expect(await totals({ tour_category: tour_category_id })).toBe(3)
  expect(await totals({ tour_category: tour_category_id, tour_area: tour_area_id })).toBe(2)
  expect(await totals({ tour_area_detail: tour_area_detail_id })).toBe(1)
  expect(await totals({ tour_category: 987654 })).toBe(0)
})

test('what is not on sale is not listed', async () => {
  const site = await createSite()
  const { tour_category_id } = await site.make.category()
  await site.make.package({ tour_category_id, sale_yn: 'N' })
  expect(await site.client.catalog.packageList()).toMatchObject({ total: 0, list: [] })
})

test('a keyword matches anywhere in the title in both languages, with % and _ taken literally', async () => {
  const site = await createSite()
  const { tour_category_id } = await site.make.category()
  await site.make.package({
    tour_category_id,
    page_title: { ko: '다낭 100% 자유일정', en: 'Da Nang, 100% free' },
  })
  await site.make.package({ tour_category_id, page_title: { ko: '오사카 3일', en: 'Osaka in 3 days' } })
  const found = async (page_title: string) => (await site.client.catalog.packageList({ page_title })).total
  expect([
    await found('다낭'),
    await found('osaka'),
    await found('100%'),
    await found('0%'),
    await found('__'),
    await found('없는말'),
  ]).toEqual([1, 1, 1, 1, 0, 0])
  expect((await site.client.catalog.packageList({ query: '오사카' })).total).toBe(1)
  expect(await found('다낭'.normalize('NFD'))).toBe(1)
})

describe('what no list takes', () => {
  let site: Site
  beforeAll(async () => {
    site = await createSite({ shared: true })
  })

  test.each([
    ['page', '0'],
    ['page', '-1'],
    ['page', '1000000000'],
    ['page', 'abc'],
    ['page', '1.5'],
    ['page', '1e3'],
    ['page_size', '0'],
    ['page_size', '1000'],
    ['type', 'L'],
    ['tour_category', "1'--"],
    ['tour_category', '-5'],
    ['tour_area', 'x'],
    ['page_title', 'x'],
    ['page_title', 'x'.repeat(101)],
    ['sort', 'best'],
    ['month', '2027-13'],
    ['nights_from', '-1'],
    ['landing_user_id', 'me'],
    ['colour', 'red'],
  ])('%s=%s is refused, with the field named in both languages', async (field, value) => {
    const response = await site.request(`/api/landing/packageList?${new URLSearchParams({ [field]: value })}`)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      code: 'BAD_INPUT',
      description: { ko: expect.stringMatching(/[가-힣]/), en: expect.stringMatching(/[a-z]/) },
      fields: { [field]: { ko: expect.any(String), en: expect.any(String) } },
    })
  })
})

test('another member’s landing_user_id is refused as abnormal access', async () => {
  const site = await createSite()
  await expect(site.client.catalog.packageList({ landing_user_id: 5 })).rejects.toMatchObject({
    refusal: 'ABNORMAL_ACCESS',
    status: 403,
  })
})

test('a member’s answer is never cached for a visitor who claims to be that member', async () => {
  const site = await createSite()
  const person = await site.make.member()
  const path = `/api/landing/packageList?landing_user_id=${person.id}`
  expect(
    (await site.request(path, { headers: { cookie: await site.createTokenCookie(person) } })).statusCode,
  ).toBe(200)
  expect((await site.request(path)).json().code).toBe('ABNORMAL_ACCESS')
})

test('tags are counted, the most used first', async () => {
  const site = await createSite()
  const { tour_category_id } = await site.make.category()
  await site.make.package({ tour_category_id, tag_list: ['가족', '휴양'], tag_list_en: ['Family'] })
  await site.make.package({ tour_category_id, tag_list: ['휴양'] })
  expect(await site.client.catalog.tag()).toEqual({
    tag_list: [
      { tag: '휴양', count: 2 },
      { tag: '가족', count: 1 },
    ],
    tag_list_en: [{ tag: 'Family', count: 1 }],
  })
})

test('after the daily job the card shows the lowest price of the open departures', async () => {
  const site = await createSite()
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id, page_price: 1 })
  const gone = await site.make.package({ tour_category_id, page_price: 5 })
  await site.make.departure({ package_code, departure_date: '2020-01-01', adult_price: 100 })
  await site.make.departure({ package_code, departure_date: '2999-01-01', adult_price: 300 })
  await site.make.departure({ package_code, departure_date: '2999-01-02', adult_price: 200 })
  await site.make.departure({ package_code, departure_date: '2999-01-03', adult_price: 150, closed_yn: 'Y' })
  await runDailyPriceUpdate(site.db)
  const prices = await site.db.selectFrom('package').select(['package_code', 'page_price']).execute()
  expect(new Map(prices.map((row) => [row.package_code, row.page_price]))).toEqual(
    new Map([
      [package_code, 200],
      [gone.package_code, null],
    ]),
  )
  const before = await site.db.selectFrom('revision').selectAll().where('kind', '=', 'catalog').execute()
  await runDailyPriceUpdate(site.db)
  expect(await site.db.selectFrom('revision').selectAll().where('kind', '=', 'catalog').execute()).toEqual(
    before,
  )
})

test('the daily job works on many trips before table statistics exist', async () => {
  const site = await createSite()
  // No statistics, as on a morning when an agency brought its trips.
  for (const table of ['package', 'departure'])
    await query(site.url, `alter table ${table} set (autovacuum_enabled = off)`)
  await createPackages(site, 400)
  await query(
    site.url,
    `insert into departure (travel_agency, package_code, departure_date, adult_price, child_price, baby_price, seats)
      select travel_agency, package_code, '2999-01-01', 1000 + length(package_code), 0, 0, 10 from package`,
  )
  await runDailyPriceUpdate(site.db)
  const trips = await site.db.selectFrom('package').select(['package_code', 'page_price']).execute()
  expect(trips).toHaveLength(400)
  for (const { package_code, page_price } of trips) expect(page_price).toBe(1000 + package_code.length)
})

test('an agency with locked trips does not block the daily job of others, and is done later', async () => {
  const site = await createSite()
  for (const travel_agency of [1, 2]) {
    const make = site.makeAt(travel_agency)
    const { tour_category_id } = await make.category()
    const { package_code } = await make.package({ tour_category_id, page_price: 1 })
    await make.departure({ package_code, departure_date: '2999-01-01', adult_price: 777_000 })
  }
  const prices = async () => {
    const rows = await site.db.selectFrom('package').select('page_price').orderBy('travel_agency').execute()
    return rows.map(({ page_price }) => page_price)
  }
  const office = new pg.Client(site.url)
  await office.connect()
  onTestFinished(() => office.end())
  await office.query('begin')
  await office.query('select from package where travel_agency = 1 for update')
  await expect(runDailyPriceUpdate(site.db)).rejects.toThrow('lock timeout')
  expect(await prices()).toEqual([1, 777_000])
  await office.query('rollback')
  await runDailyPriceUpdate(site.db)
  expect(await prices()).toEqual([777_000, 777_000])
})

test('among the next departures a sold-out one is replaced by the trip’s next one', async () => {
  const site = await createSite()
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id })
  await site.make.departure({ package_code, departure_date: '2099-03-02', seats: 8, taken: 8 })
  await site.make.departure({ package_code, departure_date: '2099-03-09', seats: 8, taken: 7 })
  const days = (rows: { departure_date: string }[]) => rows.map(({ departure_date }) => departure_date)
  expect(days((await site.client.departure.nextDepartures()).list)).toEqual(['2099-03-09'])
  expect(days((await site.client.departure.leavingNow({ by: 'soon' })).list)).toEqual(['2099-03-09'])
})

test('a filter by month or weekday shows the matching departure; without one the next departure is shown', async () => {
  const site = await createSite()
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id })
  for (const departure_date of ['2099-03-02', '2099-05-05', '2099-05-09'])
    await site.make.departure({ package_code, departure_date })
  await site.make.departure({ package_code, departure_date: '2099-05-01', closed_yn: 'Y' })
  const shown = async (filters: Parameters<typeof site.client.catalog.packageList>[0]) =>
    (await site.client.catalog.packageList(filters)).list.map(({ next_date }) => next_date)
  expect(await shown({})).toEqual(['2099-03-02'])
  expect(await shown({ month: '2099-05' })).toEqual(['2099-05-05'])
  expect(await shown({ month: '2099-05', weekday: 6 })).toEqual(['2099-05-09'])
})

test('a card has the price of the day it shows, whatever it was found by; page_price stays the lowest', async () => {
  const site = await createSite()
  const { tour_category_id } = await site.make.category()
  const createTrip = async (days: [departure_date: string, adult_price: number][]) => {
    const { package_code } = await site.make.package({ tour_category_id, page_price: null })
    for (const [at, [departure_date, adult_price]] of days.entries())
      await site.make.departure({ package_code, departure_date, departure_time: `1${at}:00`, adult_price })
    await updateLowestPrices(site.db, 1, package_code)
    return package_code
  }
  const one = await createTrip([
    ['2099-03-02', 549_000],
    ['2099-05-05', 640_000],
    ['2099-05-05', 615_000],
    ['2099-05-09', 599_000],
  ])
  const two = await createTrip([
    ['2099-03-03', 700_000],
    ['2099-05-09', 590_000],
  ])
  const shown = async (filters: Parameters<typeof site.client.catalog.packageList>[0]) =>
    (await site.client.catalog.packageList(filters)).list.map((card) => [
      card.package_code === one ? 'one' : 'two',
      card.next_date,
      card.next_price,
      card.page_price,
    ])
  expect(await shown({})).toEqual([
    ['one', '2099-03-02', 549_000, 549_000],
    ['two', '2099-03-03', 700_000, 590_000],
  ])
  expect(await shown({ month: '2099-05' })).toEqual([
    ['one', '2099-05-05', 615_000, 549_000],
    ['two', '2099-05-09', 590_000, 590_000],
  ])
  expect(await shown({ month: '2099-05', price_to: 600_000 })).toEqual([
    ['one', '2099-05-09', 599_000, 549_000],
    ['two', '2099-05-09', 590_000, 590_000],
  ])
  expect(await shown({ month: '2099-05', price_to: 550_000 })).toEqual([])
  expect(await shown({ month: '2099-05', sort: 'price_low' })).toEqual([
    ['two', '2099-05-09', 590_000, 590_000],
    ['one', '2099-05-09', 599_000, 549_000],
  ])
  expect(await shown({ sort: 'price_high' })).toEqual([
    ['two', '2099-05-09', 590_000, 590_000],
    ['one', '2099-03-02', 549_000, 549_000],
  ])
  expect(await site.client.catalog.packageInfo({ package_code: two })).toMatchObject({
    page_price: 590_000,
    page_price_date: '2099-05-09',
    next_date: '2099-03-03',
    next_price: 700_000,
  })
})

test('the filter offers the months in which something can still depart, of the place that was chosen', async () => {
  const site = await createSite()
  const [here, there] = [await site.make.category(), await site.make.category()]
  const trip = async (tour_category_id: number, days: { date: string; closed?: 'Y' }[], sale_yn?: 'N') => {
    const { package_code } = await site.make.package({ tour_category_id, ...(sale_yn && { sale_yn }) })
    for (const { date, closed } of days)
      await site.make.departure({ package_code, departure_date: date, closed_yn: closed ?? 'N' })
  }
  await trip(here.tour_category_id, [
    { date: '2020-03-01' },
    { date: '2099-03-01' },
    { date: '2099-03-09' },
    { date: '2099-05-01', closed: 'Y' },
  ])
  await trip(there.tour_category_id, [{ date: '2099-04-01' }])
  await trip(there.tour_category_id, [{ date: '2099-07-01' }], 'N')
  const months = async (tour_category?: number) => (await site.client.catalog.months({ tour_category })).list
  expect(await months()).toEqual(['2099-03', '2099-04'])
  expect(await months(here.tour_category_id)).toEqual(['2099-03'])
  expect(await months(987_654)).toEqual([])
  const offered = async (query: string) =>
    [...(await site.request(`/travel${query}`)).body.matchAll(/<option value="(\d{4}-\d\d)"/g)].map(
      ([, key]) => key,
    )
  expect(await offered('')).toEqual(['2099-03', '2099-04'])
  expect(await offered('?month=2099-06')).toEqual(['2099-03', '2099-04', '2099-06'])
})
