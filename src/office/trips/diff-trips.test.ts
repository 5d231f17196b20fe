// Two versions of a trip side by side: whatever differs is told, and what is in the tree by its name.
import { beforeAll, expect, test, vi } from 'vitest'
import { trips as words } from '#i18n/office/en/trips.ts'
import { createDice, createValidTrip } from '../../../tests/random-trips.ts'
import { diffTrips } from './diff-trips.ts'

/** Node has no documents. */
class NoMarkup {
  parseFromString = (html: string) => ({ body: { textContent: html.replace(/<[^>]*>/g, '') } })
}
beforeAll(() => void vi.stubGlobal('DOMParser', NoMarkup))

const category = (id: number, name: string) => ({
  id,
  name: { ko: name, en: '' },
  hidden_yn: 'N' as const,
  areas: [],
})
const options = { words, categories: [category(1, '동남아'), category(2, '유럽')] }
const names = (one: Parameters<typeof diffTrips>[0], other: Parameters<typeof diffTrips>[0]) =>
  diffTrips(one, other, options).one.map(([name]) => name)

const trip = {
  ...createValidTrip(createDice(3), 1),
  pictures: [{ path: '/files/a_1x1_000000.webp', alt: null, x: 50, y: 50, on_day: null }],
}

test('two that are the same differ in nothing', () => {
  expect(names(trip, structuredClone(trip))).toEqual([])
})

test.each([
  ['the category, by its name', { tour_category_id: 2 }],
  ['the point of a picture that stays in sight', { pictures: [{ ...trip.pictures[0], y: 20 }] }],
  ['the day of a picture', { pictures: [{ ...trip.pictures[0], on_day: 1 }] }],
  ['where it goes', { destination: trip.destination === 'domestic' ? 'overseas' : 'domestic' }],
  ['what a day says', { schedule: trip.schedule.map((day) => ({ ...day, text: { ko: '새 글', en: '' } })) }],
  ['a tag of the other language', { tag_list_en: [...trip.tag_list_en, 'new'] }],
  ['what is sent in', { file_request: { ko: '여권 사본', en: '' } }],
  ['the price of a room for one', { single_supplement: trip.single_supplement + 1 }],
] as const)('is told: %s', (_, change) => {
  const { one, other } = diffTrips(trip, Object.assign(structuredClone(trip), change), options)
  expect(one.length).toBeGreaterThan(0)
  expect(one).not.toEqual(other)
})

test('a category is told by its name', () => {
  expect(diffTrips(trip, { ...trip, tour_category_id: 2 }, options)).toEqual({
    one: [[words.fields.tour_category_id, '동남아']],
    other: [[words.fields.tour_category_id, '유럽']],
  })
})

test('names, meals and hotels in two languages stand apart on their line', () => {
  const [day] = trip.schedule
  if (!day) return expect.fail('a trip without days')
  const inBoth = (ko: string, en: string) => ({ ko, en })
  const emptyText = inBoth('', '')
  const fullDay = {
    ...day,
    heading: emptyText,
    text: emptyText,
    places: [
      {
        place_id: null,
        time: '09:00',
        name: inBoth('바나힐', 'Ba Na Hills'),
        line: inBoth('케이블카', 'cable car'),
      },
      { place_id: null, time: null, name: inBoth('호이안', ''), line: emptyText },
    ],
    meals: { breakfast: inBoth('호텔식', 'hotel'), lunch: null, dinner: null },
    hotel: inBoth('므엉탄', 'Muong Thanh'),
    transport: null,
  }
  const { other } = diffTrips(
    { ...trip, schedule: [] },
    {
      ...trip,
      schedule: [fullDay],
      options: [{ option_id: 'a', name: inBoth('야경', 'night'), price: 30_000 }],
    },
    options,
  )
  expect(new Map(other).get(words.day(1))).toBe(
    [
      '09:00 바나힐 / Ba Na Hills · 케이블카 / cable car',
      '호이안',
      `${words.meals.breakfast}: 호텔식 / hotel`,
      `${words.hotel}: 므엉탄 / Muong Thanh`,
    ].join('\n'),
  )
  expect(new Map(other).get(words.fields.options)).toBe('야경 / night · 30000')
})
