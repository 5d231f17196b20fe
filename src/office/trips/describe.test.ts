// Two versions of a trip side by side: whatever differs is told, and what stands in the tree by its name.
import { beforeAll, expect, test, vi } from 'vitest'
import { trips as words } from '#words/office/en/trips.ts'
import { dice, validTrip } from '../../../tests/random-trips.ts'
import { differences } from './describe.ts'

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
const said = { words, categories: [category(1, '동남아'), category(2, '유럽')] }
const names = (one: Parameters<typeof differences>[0], other: Parameters<typeof differences>[0]) =>
  differences(one, other, said).one.map(([name]) => name)

const trip = {
  ...validTrip(dice(3), 1),
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
  const { one, other } = differences(trip, Object.assign(structuredClone(trip), change), said)
  expect(one.length).toBeGreaterThan(0)
  expect(one).not.toEqual(other)
})

test('a category is told by its name', () => {
  expect(differences(trip, { ...trip, tour_category_id: 2 }, said)).toEqual({
    one: [[words.fields.tour_category_id, '동남아']],
    other: [[words.fields.tour_category_id, '유럽']],
  })
})
