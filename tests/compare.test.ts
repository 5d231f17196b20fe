// §2 Trips side by side: what one decides by.
import { expect, test } from 'vitest'
import { createSite } from './site.ts'

const toWords = (ko: string) => ({ ko, en: ko })
const createDay = (hotel: string | null, places: number, meals: number) => ({
  day: 1,
  heading: toWords('하루'),
  places: Array.from({ length: places }, () => ({ time: null, name: toWords('곳'), line: toWords('') })),
  meals: {
    breakfast: meals > 0 ? toWords('조식') : null,
    lunch: meals > 1 ? toWords('중식') : null,
    dinner: meals > 2 ? toWords('석식') : null,
  },
  hotel: hotel === null ? null : toWords(hotel),
  transport: null,
})

test('the comparison lists trips in the requested order with distinct hotels, meal counts and the busiest day', async () => {
  const site = await createSite()
  const { tour_category_id } = await site.make.category({})
  await site.make.package({ package_code: 'ONE', tour_category_id, page_price: 500_000 })
  await site.make.package({
    package_code: 'TWO',
    tour_category_id,
    detail: {
      shopping_visits: 2,
      visa: 'authorisation',
      passport_months: 6,
      schedule: JSON.stringify([
        createDay('바다 호텔', 2, 3),
        createDay('바다 호텔', 4, 1),
        createDay(null, 0, 0),
      ]),
    },
  })
  const { list } = await site.client.catalog.compare({ package_codes: 'TWO,ONE' })
  expect(list.map(({ package_code }) => package_code)).toEqual(['TWO', 'ONE'])
  expect(list[0]).toMatchObject({
    hotels: [toWords('바다 호텔')],
    meals: 4,
    stops_a_day: 4,
    shopping_visits: 2,
    visa: 'authorisation',
    passport_months: 6,
  })
  expect(list[1]).toMatchObject({ page_price: 500_000, visa: null, passport_months: null })
})

test('a trip counts from its day on; where nothing leaves then, its next departure is shown', async () => {
  const site = await createSite()
  const { tour_category_id } = await site.make.category({})
  const { package_code } = await site.make.package({ package_code: 'DATED', tour_category_id })
  const leave = (departure_date: string, adult_price: number, departure_time = '09:00') =>
    site.make.departure({ package_code, departure_date, departure_time, adult_price })
  await leave('2096-01-05', 500_000)
  await leave('2096-05-04', 700_000)
  await leave('2096-05-04', 650_000, '14:00')
  const readNext = async (package_codes: string) => {
    const { list } = await site.client.catalog.compare({ package_codes })
    return list.map(({ next_date, next_price }) => [next_date, next_price])
  }
  expect(await readNext('DATED')).toEqual([['2096-01-05', 500_000]])
  expect(await readNext('DATED@2096-05-01')).toEqual([['2096-05-04', 650_000]])
  expect(await readNext('DATED@2096-06-01')).toEqual([['2096-01-05', 500_000]])
  for (const package_codes of ['DATED@2096-13-01', 'DATED@', 'DATED@2096-05-01@2096-05-02'])
    await expect(readNext(package_codes)).rejects.toMatchObject({ status: 400 })
})

test('what is not on sale, unknown or another agency’s is left out; a fourth trip is refused', async () => {
  const site = await createSite()
  const { tour_category_id } = await site.make.category({})
  await site.make.package({ package_code: 'OPEN', tour_category_id })
  await site.make.package({ package_code: 'GONE', tour_category_id, sale_yn: 'N' })
  const { list } = await site.client.catalog.compare({ package_codes: 'GONE,OPEN,NOWHERE' })
  expect(list.map(({ package_code }) => package_code)).toEqual(['OPEN'])
  await expect(site.client.catalog.compare({ package_codes: 'A,B,C,D' })).rejects.toMatchObject({
    status: 400,
  })
  const { headers } = await site.request('/travel/compare?trips=OPEN,OPEN')
  expect(headers.location).toBe('/travel/compare?trips=OPEN')
  const page = await site.request('/travel/compare?trips=OPEN,GONE')
  expect(page.body).toContain('판매가 끝난 여행은 뺐어요.')
})
