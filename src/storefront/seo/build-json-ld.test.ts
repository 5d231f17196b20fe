// Pages in the words of schema.org.
import { expect, test } from 'vitest'
import type { PackageInfo } from '#domain/catalog/package.ts'
import { sameInBoth } from '#seed/make.ts'
import { buildBreadcrumbs, listPlaceBreadcrumbs } from './breadcrumbs.ts'
import { buildTripJsonLd } from './build-trip-json-ld.ts'

const context = {
  localized: (words: { ko: string } | null | undefined) => words?.ko ?? '',
  address: (path: string) => `https://a.example${path}`,
  origin: 'https://a.example',
}

const departure = {
  departure_id: 1,
  departure_date: '2027-01-02',
  departure_time: null,
  flight_number: null,
  flight_plan: null,
  adult_price: 990_000,
  child_price: 790_000,
  baby_price: 0,
  minimum: 8,
}
const info: PackageInfo = {
  package_code: 'P1',
  thumbnail_path: '/files/x_960x720_aabbcc.webp',
  page_title: sameInBoth('다낭'),
  page_price: 990_000,
  page_price_date: '2027-03-01',
  next_price: 990_000,
  tag_list: [],
  tag_list_en: [],
  is_wish: false,
  tour_area_name: null,
  nights: 3,
  days: 4,
  review_count: 0,
  review_average: null,
  tour_category_id: 1,
  tour_area_id: 2,
  tour_area_detail_id: null,
  summary: sameInBoth('바다'),
  pictures: [],
  gallery: [],
  departures: [departure, { ...departure, departure_date: '2027-01-09', adult_price: 1_190_000 }],
  flight_plans: [],
  single_supplement: 0,
  discounts: [],
  options: [],
  airline: null,
  next_date: '2027-01-02',
  cancel_fees: [],
  payment_plan: { kind: 'whole' },
  shopping_visits: 0,
  file_request: null,
  search_title: null,
  search_description: null,
}
const review = {
  id: 1,
  package_code: 'P1',
  page_title: sameInBoth('다낭'),
  stars: 5,
  contents: '좋았어요',
  is_whole: true,
  reg_name: '김*나',
  reg_date: '2026-01-01T00:00:00.000Z',
  photos: [],
  who: null,
  walking: null,
  meals: null,
  guide: null,
  hotel: null,
  reply: null,
  reply_date: null,
}

test('a trip is a product with its prices, its picture and its code', () => {
  expect(buildTripJsonLd(info, [], context)).toMatchObject({
    '@type': ['Product', 'TouristTrip'],
    name: '다낭',
    description: '바다',
    sku: 'P1',
    image: ['https://a.example/share/P1.jpg', 'https://a.example/files/x_960x720_aabbcc_960.webp'],
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'KRW',
      lowPrice: 990_000,
      highPrice: 1_190_000,
      offerCount: 2,
      availability: 'https://schema.org/InStock',
      url: 'https://a.example/travel/detail/P1',
    },
  })
})

test('nothing is offered where nothing departs, and nothing rated that nobody reviewed', () => {
  const shown = buildTripJsonLd(
    { ...info, page_price: null, departures: [], thumbnail_path: null },
    [],
    context,
  )
  expect(Object.keys(shown)).toEqual(['@context', '@type', 'name', 'description', 'sku', 'url', 'image'])
})

test('a rating comes with the reviews that are shown, five at the most', () => {
  const shown = buildTripJsonLd(
    { ...info, review_count: 8, review_average: 4.6 },
    Array.from({ length: 8 }, () => review),
    context,
  )
  expect(shown).toMatchObject({ aggregateRating: { ratingValue: 4.6, reviewCount: 8 } })
  expect('review' in shown && shown.review).toHaveLength(5)
})

test('crumbs lead from the category down, as far as the place is known', () => {
  const detail = { tour_area_detail_id: 3, tour_area_detail_name: sameInBoth('호이안') }
  const area = {
    tour_area_id: 2,
    tour_area_name: sameInBoth('베트남'),
    tour_area_col_seq: 1,
    tour_area_seq: 1,
    tour_area_detail_list: [detail],
  }
  const categories = [
    {
      tour_category_id: 1,
      tour_category_name: sameInBoth('동남아'),
      side_yn: 'Y' as const,
      tour_area_list: [area],
    },
  ]
  expect(
    listPlaceBreadcrumbs(
      categories,
      { tour_category: 1, tour_area: 2, tour_area_detail: 3 },
      context.localized,
    ),
  ).toEqual([
    { name: '동남아', path: '/travel?tour_category=1' },
    { name: '베트남', path: '/travel?tour_category=1&tour_area=2' },
    { name: '호이안', path: '/travel?tour_category=1&tour_area=2&tour_area_detail=3' },
  ])
  expect(listPlaceBreadcrumbs(categories, { tour_category: 9, tour_area: 2 }, context.localized)).toEqual([])
  expect(buildBreadcrumbs([{ name: '홈', path: '/' }], context)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1, name: '홈', item: 'https://a.example/' }],
  })
})
