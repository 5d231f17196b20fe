// The address of a list, for search engines.
import { expect, test } from 'vitest'
import { buildListPath } from './list-path.ts'

test('a list is known by its place and page, in one order', () => {
  expect(buildListPath({})).toBe('/travel')
  expect(buildListPath({ page: 2, tour_area: 3, tour_category: 1 })).toBe(
    '/travel?tour_category=1&tour_area=3&page=2',
  )
})

test('filtered or sorted it is the same list, from its beginning', () => {
  expect(buildListPath({ tour_category: 1, month: '2026-12', sort: 'price_low', page: 4 })).toBe(
    '/travel?tour_category=1',
  )
})

test('a search has no address of its own', () => {
  expect(buildListPath({ page_title: '오사카', tour_category: 1 })).toBeUndefined()
})
