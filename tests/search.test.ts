// §2, §5 Finding a trip: by word, by month, by length, in an order one chooses.
import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { relaxedSearchesTried } from '#limits/display.ts'
import { createSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await createSite({ shared: true })
  const { tour_category_id } = await site.make.category({
    tour_category_name: { ko: '동남아', en: 'South-East Asia' },
  })
  const { tour_area_id } = await site.make.area({
    tour_category_id,
    tour_area_name: { ko: '베트남', en: 'Vietnam' },
  })
  const { tour_area_detail_id } = await site.make.areaDetail({
    tour_area_id,
    tour_area_detail_name: { ko: '호이안', en: 'Hoi An' },
  })
  await site.make.package({
    package_code: 'A',
    tour_category_id,
    tour_area_id,
    tour_area_detail_id,
    page_title: { ko: '등불 켜는 밤 5일', en: 'Lantern nights' },
    tag_list: ['가족여행'],
    tag_list_en: ['Family'],
    page_price: 900_000,
    nights: 3,
    seq: 3,
  })
  await site.make.package({
    package_code: 'B',
    tour_category_id,
    page_title: { ko: '방콕 “야시장” & 사원', en: "Bangkok's temples" },
    page_price: 500_000,
    nights: 5,
    seq: 1,
  })
  await site.make.package({
    package_code: 'C',
    tour_category_id,
    page_title: { ko: '당일치기 🌋 화산', en: 'Volcano in a day' },
    page_price: null,
    nights: 0,
    seq: 2,
    reg_date: '2099-01-01T00:00:00Z',
  })
  await site.make.departure({ package_code: 'A', departure_date: '2999-03-05', adult_price: 900_000 })
  await site.make.departure({ package_code: 'B', departure_date: '2999-03-31', adult_price: 500_000 })
  await site.make.departure({ package_code: 'B', departure_date: '2999-04-01', closed_yn: 'Y' })
  await site.makeAt(2).category({ tour_category_id: 900 })
  await site.makeAt(2).package({ tour_category_id: 900, page_title: { ko: '등불 축제', en: 'Lantern fair' } })
  await site.make.review({ package_code: 'C', stars: 3 })
  await site.db
    .insertInto('search_synonym')
    .values([
      { travel_agency: 1, word: '효도', means: '가족' },
      { travel_agency: 2, word: '야경', means: '방콕' },
    ])
    .execute()
})

const searchCodes = async (query: Parameters<typeof site.client.catalog.packageList>[0]) =>
  (await site.client.catalog.packageList(query)).list.map(({ package_code }) => package_code)

test.each([
  ['등불', ['A']],
  ['등불'.normalize('NFD'), ['A']],
  ['LANTERN', ['A']],
  ['family', ['A']],
  ['가족', ['A']],
  ['베트남', ['A']],
  ['hoi an', ['A']],
  ['동남아', ['B', 'C', 'A']],
  ['밤 등불', ['A']],
  ['등불 방콕', []],
  ['“야시장”', ['B']],
  ["bangkok's", ['B']],
  ['🌋 화산', ['C']],
  ['%%', []],
  ['__', []],
  ['\\\\', []],
  ["' or 1=1 --", []],
])('%s is found in titles, tags and places of this agency alone', async (page_title, found) => {
  expect(await searchCodes({ page_title })).toEqual(found)
})

test('a place that is renamed is found under its new name', async () => {
  await site.db
    .updateTable('tour_area')
    .set({ tour_area_name: { ko: '비엣남', en: 'Annam' } })
    .where('travel_agency', '=', 1)
    .execute()
  expect(await searchCodes({ page_title: '비엣남' })).toEqual(['A'])
  expect(await searchCodes({ page_title: 'vietnam' })).toEqual([])
})

test('a month finds what can still be booked in it', async () => {
  expect(await searchCodes({ month: '2999-03' })).toEqual(['B', 'A'])
  expect(await searchCodes({ month: '2999-04' })).toEqual([])
})

test('nights are a range', async () => {
  expect(await searchCodes({ nights_from: 1, nights_to: 4 })).toEqual(['A'])
  expect(await searchCodes({ nights_to: 0 })).toEqual(['C'])
  expect(await searchCodes({ nights_from: 5 })).toEqual(['B'])
})

test.each([
  ['recommended', ['B', 'C', 'A']],
  ['price_low', ['B', 'A', 'C']],
  ['price_high', ['A', 'B', 'C']],
  ['newest', ['C', 'B', 'A']],
  ['reviewed', ['C', 'B', 'A']],
] as const)('sorted by %s', async (sort, found) => {
  const order = await searchCodes({ sort })
  if (sort === 'newest') expect(order[0]).toBe('C')
  else expect(order).toEqual(found)
})

test('all filters combined page correctly', async () => {
  const input = {
    page_title: '동남아',
    nights_from: 0,
    nights_to: 9,
    sort: 'price_low' as const,
    page_size: 1,
  }
  expect(await searchCodes({ ...input, page: 1 })).toEqual(['B'])
  expect(await searchCodes({ ...input, page: 2 })).toEqual(['A'])
  expect(await site.client.catalog.packageList({ ...input, page: 9 })).toMatchObject({ total: 3, list: [] })
})

test('a sentence is understood: synonyms of the agency, months, first consonants, one wrong letter', async () => {
  expect(await searchCodes({ page_title: '효도' })).toEqual(['A'])
  expect(await searchCodes({ page_title: '효도여행 3월' })).toEqual([]) // the coming March, not that of 2999
  expect(await searchCodes({ page_title: 'ㅂㅋ' })).toEqual(['B'])
  expect(await searchCodes({ page_title: '방콬' })).toEqual(['B'])
  expect(await searchCodes({ page_title: 'bangkog' })).toEqual(['B'])
  expect(await searchCodes({ page_title: '야경' })).toEqual([]) // another agency's word
  expect(await searchCodes({ who: 'family' })).toEqual(['A'])
  expect(await site.client.catalog.sentence({ page_title: '방콬 12월' })).toMatchObject({
    months: [expect.stringMatching(/-12$/)],
    guesses: [{ typed: '방콬', means: '방콕' }],
  })
})

test('a name of several words is found as one, also with a letter wrong; one syllable is found as a word', async () => {
  expect(await searchCodes({ page_title: 'hoian' })).toEqual(['A'])
  expect(await searchCodes({ page_title: 'Hoi An' })).toEqual(['A'])
  expect(await searchCodes({ page_title: 'southeast' })).toEqual([])
  expect(await searchCodes({ page_title: '밤' })).toEqual(['A']) // 등불 켜는 밤 5일
  expect(await searchCodes({ page_title: '방' })).toEqual([]) // a part of 방콕, and no word
  for (const page_title of ['a', 'ㄱ', '!'])
    await expect(searchCodes({ page_title })).rejects.toMatchObject({ refusal: 'BAD_INPUT' })
})

test('filters say how many they leave, offer none that leaves nothing, and are right about it', async () => {
  await site.db
    .updateTable('departure')
    .set({ seats: 3 })
    .where('travel_agency', '=', 1)
    .where('package_code', '=', 'A')
    .execute()
  const input = { page_title: '동남아' }
  const { list } = await site.client.catalog.choicesOpen(input)
  expect(list.every(({ count }) => count > 0)).toBe(true)
  const found = (filter: string, value: string) =>
    list.find((choice) => choice.filter === filter && choice.value === value)?.count
  expect(found('nights', '3-4')).toBe(1)
  expect(found('nights', '1-2')).toBeUndefined()
  expect(found('price', '500000-1000000')).toBe(2)
  expect(found('tags', '가족여행')).toBe(1)
  expect(found('month', '2999-03')).toBe(2)
  expect(found('month', '2999-04')).toBeUndefined()
  expect(found('seats', '2')).toBe(2)
  expect(found('seats', '4')).toBe(1)
  expect(found('confirmed', 'Y')).toBeUndefined()
  for (const { filter, value, count } of list) {
    const [from, to] = value.split('-').map(Number)
    const chosen = {
      nights: { nights_from: from, nights_to: to },
      price: { price_from: from, price_to: to },
    }[filter as string] ?? { [filter]: filter === 'weekday' || filter === 'seats' ? Number(value) : value }
    expect(
      await site.client.catalog.packagesOpen({ ...input, ...chosen }),
      `${filter} ${value}`,
    ).toMatchObject({
      total: count,
    })
  }
  const choicesBefore = await site.client.catalog.choices(input)
  expect(choicesBefore.list).toEqual(
    list.filter(({ filter }) => filter !== 'confirmed' && filter !== 'seats'),
  )
})

test('a departure that is certain is found at once, and one that is full is not', async () => {
  const sure = () =>
    site.client.catalog
      .packagesOpen({ confirmed: 'Y' })
      .then(({ list }) => list.map((card) => card.package_code))
  expect(await sure()).toEqual([])
  const { departure_id } = await site.db
    .selectFrom('departure')
    .select('departure_id')
    .where('travel_agency', '=', 1)
    .where('package_code', '=', 'B')
    .where('closed_yn', '=', 'N')
    .executeTakeFirstOrThrow()
  const seat = { taken: 1, confirmed: new Date().toISOString() }
  await site.db
    .insertInto('departure_seat')
    .values({ travel_agency: 1, departure_id, ...seat })
    .onConflict((on) => on.columns(['travel_agency', 'departure_id']).doUpdateSet(seat))
    .execute()
  expect(await sure()).toEqual(['B'])
  await site.db
    .updateTable('departure')
    .set({ seats: 1 })
    .where('travel_agency', '=', 1)
    .where('departure_id', '=', departure_id)
    .execute()
  expect(await sure()).toEqual([])
})

test('an empty search suggests which filter to drop and shows the relaxed results', async () => {
  const { ways, list } = await site.client.catalog.relaxedSearch({ page_title: '등불 방콕', weekday: 1 })
  expect(ways).toEqual([])
  expect(list.length).toBeGreaterThan(0)
  expect(await site.client.catalog.relaxedSearch({ page_title: '등불 방콕' })).toMatchObject({
    ways: [
      { leave_out: 'page_title', word: '방콕', total: 1 },
      { leave_out: 'page_title', word: '등불', total: 1 },
    ],
    list: [{ package_code: 'A' }],
  })
  expect(
    await site.client.catalog.relaxedSearch({ month: '2999-04', nights_from: 3, nights_to: 4 }),
  ).toMatchObject({
    ways: [{ leave_out: 'month', word: null, total: 1 }],
  })
})

/** How many lists of trips were asked of the database, and how often what can be found was read. */
async function countStatements(ask: () => Promise<unknown>) {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await ask()
  const texts = query.mock.calls.map(([input]) => JSON.stringify(input))
  query.mockRestore()
  const countMatching = (part: string) => texts.filter((text) => text.includes(part)).length
  return { lists: countMatching('counted.total'), vocabularies: countMatching('array_agg(p.search_text)') }
}

const madeUpWords = Array.from({ length: 33 }, (_, at) =>
  String.fromCharCode(0xac00 + at * 301, 0xd7a3 - at * 17),
)

test('many made-up words cost as many searches as eight, and every filter besides no more than twelve', async () => {
  const page_title = madeUpWords.join(' ')
  const words = await countStatements(() => site.client.catalog.relaxedSearch({ page_title }))
  expect(words.lists).toBe(9) // without each of eight, and without all of them
  const filters = { weekday: 1, airline: '없는항공', departure_city: 'SEL', price_from: 1, nights_from: 90 }
  const chosen = {
    ...filters,
    tags: '없음',
    month: '2999-01',
    who: 'family',
    seats: 90,
    confirmed: 'Y',
  } as const
  const all = await countStatements(() =>
    site.client.catalog.relaxedSearch({ page_title, ...chosen, tour_category: 99 }),
  )
  expect(all.lists).toBe(relaxedSearchesTried + 1)
  const page = await countStatements(() =>
    site.request(`/travel?page_title=${encodeURIComponent(page_title)}`),
  )
  expect(page).toEqual({ lists: 10, vocabularies: 0 }) // it was read for the first question
})

test('the ninth word of a search does not count, and the answer says so', async () => {
  const nine = `등불 켜는 밤 동남아 가족 lantern nights family ${madeUpWords[0]}`
  expect(await site.client.catalog.packageList({ page_title: nine })).toMatchObject({ total: 1 })
  expect(await site.client.catalog.sentence({ page_title: nine })).toMatchObject({ is_cut: true })
  expect(await site.client.catalog.sentence({ page_title: '등불 밤' })).toMatchObject({ is_cut: false })
  expect(
    (await site.client.catalog.relaxedSearch({ page_title: `${nine} 방콕` })).ways[0]?.rest?.split(' '),
  ).not.toContain('방콕')
})

test('suggestions list only what can be found, with pictures and counts', async () => {
  await site.make.departure({ package_code: 'C', departure_date: '2999-07-01' }) // not for families
  const guide = await site.client.catalog.suggestions()
  expect(guide.who).toEqual([{ who: 'family', count: 1, months: ['2999-03'] }])
  expect(guide.places.map(({ name, count }) => [name.ko, count])).toContainEqual(['동남아', 3])
  expect(guide.tags.map(({ name }) => name)).toContainEqual({ ko: '가족여행', en: 'Family' })
  expect(guide.trips).toHaveLength(3)
  expect(guide.months).toEqual(['2999-03', '2999-07'])
})
