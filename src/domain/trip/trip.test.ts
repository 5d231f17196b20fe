// What was stored before a field was added is still read.
import { expect, test } from 'vitest'
import { TripDraft } from './trip.ts'

const words = { ko: '글', en: '' }

/** All fields that a draft had on 18 November 2026, when the fields became a table. */
const storedDraft = {
  page_title: words,
  summary: words,
  tour_category_id: 1,
  tour_area_id: null,
  tour_area_detail_id: null,
  tag_list: ['바다'],
  tag_list_en: [],
  nights: 0,
  days: 1,
  pictures: [{ path: '/files/a_1x1_000000.webp', alt: null, x: 50, y: 50 }],
  summary_points: [words],
  schedule: [],
  included: [words],
  not_included: [],
  cautions: [],
  meeting_point: words,
  airline: null,
  contents: words,
  destination: 'overseas',
  travel_alert: 0,
  shopping_visits: 2,
  guide_fee: null,
  single_supplement: 0,
  options: [],
  file_request: null,
}

test('a draft that was stored before a field was added is still read', () => {
  const { pictures, ...stored } = storedDraft
  expect(TripDraft.parse(storedDraft)).toMatchObject(stored)
})

test('a field that was always there may not be missing', () => {
  for (const name of Object.keys(storedDraft))
    expect([name, TripDraft.safeParse({ ...storedDraft, [name]: undefined }).success]).toEqual([name, false])
})
