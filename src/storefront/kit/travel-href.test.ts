// §2 /travel: its whole state is in the address.
import { expect, test } from 'vitest'
import { buildTravelHref, parseTravelQuery, toListInput } from './travel-href.ts'

test('an address is read back as it was written', () => {
  const query = {
    page_title: '다낭 & 호이안',
    tour_category: 3,
    tour_area: 4,
    tour_area_detail: 5,
    who: 'parents',
    month: '2027-01',
    weekday: 6,
    nights: '3-4',
    price: '500000-1000000',
    tags: '부모님과,온천',
    airline: '대한항공',
    confirmed: 'Y',
    seats: 4,
    sort: 'price_low',
    page: 2,
  } as const
  expect(parseTravelQuery(new URL(buildTravelHref(query), 'http://x').searchParams)).toEqual({
    query,
    odd: false,
  })
})

test('the first page has no page parameter, and the usual order no sort', () => {
  expect(buildTravelHref({ sort: 'recommended', tour_area: 1 })).toBe('/travel?tour_area=1')
  expect(buildTravelHref({ tour_category: 3, page: 1 })).toBe('/travel?tour_category=3')
  expect(buildTravelHref()).toBe('/travel')
})

test('a value that is none is left out, and said so', () => {
  for (const search of [
    'page=0',
    'page=-1',
    'page=abc',
    'page=1e9',
    'tour_category=x',
    'tour_area=1.5',
    'sort=best',
    'month=2027-13',
    'nights=3',
    'who=nobody',
    'weekday=8',
    'price=cheap',
    'confirmed=N',
    'seats=0',
  ])
    expect(parseTravelQuery(new URLSearchParams(`page_title=다낭&${search}`))).toMatchObject({
      query: { page_title: '다낭' },
      odd: true,
    })
})

test('nights travel as a range in the address and as two numbers in the call', () => {
  expect(toListInput({ nights: '0-0', tour_area: 1 })).toEqual({ tour_area: 1, nights_from: 0, nights_to: 0 })
  expect(toListInput({ page: 2 })).toEqual({ page: 2 })
})
