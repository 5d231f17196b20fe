// A reviewed itinerary fits the schema of a trip, whatever was read.
import { expect, test } from 'vitest'
import { DepartureRow } from '#domain/departure/forms.ts'
import { createEmptyTrip } from '#domain/trip/empty-trip.ts'
import { TripDraft } from '#domain/trip/trip.ts'
import { fromText } from './from-text.ts'
import { readItinerary } from './read-itinerary.ts'
import { buildReview, countUnchecked, maxLetters } from './review.ts'
import { toDepartures, toDraft, toPlannedPrices, toTripBasics } from './to-draft.ts'

const source = `다낭·호이안 1박 2일
상품가 : 성인 899,000원 / 아동 849,000원 / 유아 90,000원
출발일 : 2027년 3월 5일(금), 3/12
최소출발인원 : 10명
쇼핑 2회
1일차 인천 - 다낭
09:00 바나힐 관광
숙박: 다낭 므엉탄 호텔
조식: X / 중식: 쌀국수 / 석식: 한식
2일차 다낭 - 인천
10:40 다낭 출발 (KE462)
포함: 항공, 호텔
불포함: 개인경비`

const none = { ko: '', en: '' }
const empty = createEmptyTrip({ page_title: none, tour_category_id: 1, nights: 1, days: 2 })

const readReview = (text: string) => {
  const [trip] = readItinerary([fromText(text)], '2026-11-16')
  if (!trip) throw new Error('nothing was read')
  return buildReview(trip)
}

test('days, places, meals and lists stand where the editor shows them', () => {
  const draft = TripDraft.parse(toDraft(readReview(source), empty))
  expect(draft).toMatchObject({
    page_title: { ko: '다낭·호이안 1박 2일' },
    nights: 1,
    days: 2,
    shopping_visits: 2,
  })
  expect(draft.schedule[0]).toMatchObject({
    places: [{ name: { ko: '인천' } }, { name: { ko: '다낭' } }, { time: '09:00', name: { ko: '바나힐' } }],
    meals: {
      breakfast: { ko: '불포함', en: 'Not included' },
      lunch: { ko: '쌀국수' },
      dinner: { ko: '한식' },
    },
    hotel: { ko: '다낭 므엉탄 호텔' },
  })
  expect(draft.schedule[1]?.transport?.ko).toBe('KE462 10:40')
  expect(draft.included.map(({ ko }) => ko)).toEqual(['항공', '호텔'])
})

test('each departure takes the prices of the trip, and the seats that were asked for', () => {
  const rows = toDepartures(readReview(source), 20).map((row) => DepartureRow.parse(row))
  expect(rows).toMatchObject([
    { departure_date: '2027-03-05', adult_price: 899_000, child_price: 849_000, seats: 20, minimum: 10 },
    { departure_date: '2027-03-12', adult_price: 899_000 },
  ])
})

test('what a departure needs and nobody has said is proposed, marked, and never taken unseen', () => {
  const groups = readReview(
    source.replace(' / 아동 849,000원 / 유아 90,000원', '').replace('최소출발인원 : 10명\n', ''),
  )
  const marked = groups.flatMap(({ fields }) => fields.filter(({ looked }) => !looked))
  expect(marked.map(({ name, value }) => [name, value])).toEqual([
    ['minimum', '0'],
    ['child', '899,000'],
    ['baby', '0'],
  ])
  expect(toDepartures(groups, 20)).toHaveLength(2)
  const without = groups.map((group) => ({
    ...group,
    fields: group.fields.filter(({ name }) => name !== 'baby'),
  }))
  expect(toDepartures(without, 20)).toEqual([])
})

test('what is not sure waits to be looked at', () => {
  const groups = readReview(
    source.replace('3/12', '').replace('3월 5일(금)', '3월 5일').replace('2027년', ''),
  )
  expect(countUnchecked(groups)).toBe(1)
  const looked = groups.map((group) => ({
    ...group,
    fields: group.fields.map((field) => ({ ...field, looked: true })),
  }))
  expect(countUnchecked(looked)).toBe(0)
})

test('the longest names and lists still fit', () => {
  const long = '가'.repeat(500)
  const groups = readReview(
    `${source}\n포함사항\n${Array.from({ length: 80 }, () => `- ${long}`).join('\n')}`,
  )
  const wild = groups.map((group) => ({
    ...group,
    fields: group.fields.map((field) => ({ ...field, value: field.name === 'days' ? '999' : long })),
  }))
  for (const each of [groups, wild]) {
    TripDraft.parse(toDraft(each, empty))
    expect(toTripBasics(each).days).toBeLessThanOrEqual(60)
  }
})

test('what may be typed at the review fits the draft, to its last letter', () => {
  const full = readReview(source).map((group) => ({
    ...group,
    fields: group.fields.map((field) => {
      const letters = '가'.repeat(maxLetters[field.name])
      return { ...field, value: field.name === 'place' ? `09:00 ${letters.slice(6)}` : letters }
    }),
  }))
  const { page_title, schedule, included } = TripDraft.parse(toDraft(full, empty))
  expect(page_title.ko).toHaveLength(maxLetters.title)
  expect(schedule[0]?.hotel?.ko).toHaveLength(maxLetters.hotel)
  expect(schedule[0]?.meals.lunch?.ko).toHaveLength(maxLetters.lunch)
  expect(schedule[0]?.places[0]?.name.ko).toHaveLength(maxLetters.place - '09:00 '.length)
  expect(included[0]?.ko).toHaveLength(maxLetters.item)
})

test('without a day, prices and people that were reviewed are kept for the first departures', () => {
  const dayless = source.replace(/^출발일.*\n/m, '')
  expect(toDepartures(readReview(dayless), 20)).toEqual([])
  expect(toPlannedPrices(readReview(dayless))).toEqual({
    adult_price: 899_000,
    child_price: 849_000,
    baby_price: 90_000,
    minimum: 10,
  })
  expect(toPlannedPrices(readReview('다낭 1박2일\n1일차 인천\n2일차 다낭'))).toBeNull()
})
