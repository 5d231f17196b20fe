// §2 /travel: its whole state is in the address.
import { expect, test } from 'vitest'
import { readTravelQuery, travelHref } from './travel-href.ts'

test('an address is read back as it was written', () => {
  const query = { page_title: '다낭 & 호이안', tour_category: 3, tour_area: 4, tour_area_detail: 5, page: 2 }
  expect(readTravelQuery(new URL(travelHref(query), 'http://x').searchParams)).toEqual(query)
})

test('the first page has no page parameter', () => {
  expect(travelHref({ tour_category: 3, page: 1 })).toBe('/travel?tour_category=3')
  expect(travelHref()).toBe('/travel')
})

test('a number that is none makes the address unreadable', () => {
  for (const search of ['page=0', 'page=-1', 'page=abc', 'page=1e9', 'tour_category=x', 'tour_area=1.5']) expect(readTravelQuery(new URLSearchParams(search))).toBeUndefined()
})
