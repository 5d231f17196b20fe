// Random trips from a seed: such as an office could write, and the same with one thing broken.
import { listFields, tripFields } from '#domain/catalog/trip-fields.ts'
import { createEmptyTrip } from '#domain/trip/empty-trip.ts'
import type { TripDraft } from '#domain/trip/trip.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { buildRecord } from '#lib/build-record.ts'

/** Mulberry32: small, and the same everywhere. */
export function createDice(seed: number) {
  let state = seed >>> 0
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (most: number) => Math.floor(roll() * most)
  const one = <T>(list: readonly T[]): T => {
    const picked = list[below(list.length)]
    if (picked === undefined) throw new Error('an empty list')
    return picked
  }
  return { below, one, chance: (share: number) => roll() < share }
}
type Dice = ReturnType<typeof createDice>

const textPieces = [
  '다낭',
  '호이안 구시가',
  '미케 비치',
  '5성 호텔',
  'Da Nang',
  'old town',
  '<b>굵게</b>',
  "'작은'따옴표",
  '"quoted"',
  '&amp;',
  '{{x}}',
  '$1 $&',
  '</script><script>alert(1)</script>',
  '家族旅行',
  '🏝️',
  'é́',
  '‮뒤집힘',
  '%s %d',
  '../..',
  '12.19(토)',
] as const

const pickText = ({ one, below }: Dice, most = 60) =>
  Array.from({ length: 1 + below(4) }, () => one(textPieces))
    .join(' ')
    .slice(0, most)
    .trim()
    .toWellFormed() || '글'

/** In both languages, or in one. */
function pickWords(roll: Dice, most?: number): LocalizedText {
  const both = roll.chance(0.6)
  const korean = both || roll.chance(0.5)
  return { ko: korean ? pickText(roll, most) : '', en: both || !korean ? pickText(roll, most) : '' }
}
const pickOrNull = <T>(roll: Dice, make: () => T): T | null => (roll.chance(0.6) ? make() : null)
const pickMany = <T>(roll: Dice, most: number, make: () => T): T[] =>
  Array.from({ length: roll.below(most + 1) }, make)

/** Facts are beside a name alone; a location is whole or none. */
function pickHotel(roll: Dice): Pick<TripDraft['schedule'][number], 'hotel' | 'hotel_facts'> {
  const hotel = pickOrNull(roll, () => pickWords(roll))
  if (!hotel || roll.chance(0.4)) return { hotel, hotel_facts: null }
  const location = roll.chance(0.6)
    ? { latitude: roll.below(1_800_000) / 10_000 - 90, longitude: roll.below(3_600_000) / 10_000 - 180 }
    : { latitude: null, longitude: null }
  return {
    hotel,
    hotel_facts: {
      stars: 1 + roll.below(5),
      room_m2: pickOrNull(roll, () => 3 + roll.below(200)),
      ...location,
    },
  }
}

export function createValidTrip(roll: Dice, tour_category_id: number): TripDraft {
  const days = 1 + roll.below(7)
  const overseas = roll.chance(0.7)
  return {
    ...createEmptyTrip({ page_title: { ko: '', en: '' }, tour_category_id, nights: 0, days }),
    page_title: pickWords(roll),
    summary: roll.chance(0.8) ? pickWords(roll) : { ko: '', en: '' },
    tag_list: pickMany(roll, 4, () => pickText(roll, 20)),
    tag_list_en: pickMany(roll, 4, () => pickText(roll, 20)),
    nights: roll.below(days + 1),
    summary_points: pickMany(roll, 5, () => pickWords(roll)),
    schedule: roll.chance(0.1)
      ? []
      : Array.from({ length: days }, () => ({
          heading: pickWords(roll),
          text: roll.chance(0.4) ? pickWords(roll) : { ko: '', en: '' },
          places: pickMany(roll, 5, () => ({
            place_id: null,
            time: pickOrNull(roll, () => `${String(roll.below(24)).padStart(2, '0')}:30`),
            name: pickWords(roll),
            line: roll.chance(0.5) ? pickWords(roll) : { ko: '', en: '' },
          })),
          meals: {
            breakfast: pickOrNull(roll, () => pickWords(roll)),
            lunch: pickOrNull(roll, () => pickWords(roll)),
            dinner: pickOrNull(roll, () => pickWords(roll)),
          },
          ...pickHotel(roll),
          transport: pickOrNull(roll, () => pickWords(roll)),
        })),
    included: pickMany(roll, 6, () => pickWords(roll)),
    not_included: pickMany(roll, 6, () => pickWords(roll)),
    cautions: pickMany(roll, 6, () => pickWords(roll)),
    meeting_point: pickOrNull(roll, () => pickWords(roll)),
    airline: pickOrNull(roll, () => pickWords(roll)),
    contents: roll.chance(0.7) ? { ko: `<p>${pickText(roll)}</p>`, en: '' } : { ko: '', en: '' },
    destination: overseas ? 'overseas' : 'domestic',
    travel_alert: overseas ? roll.below(5) : null,
    shopping_visits: roll.below(6),
    guide_fee: pickOrNull(roll, () => pickWords(roll)),
    single_supplement: roll.below(2) * 100_000,
    options: pickMany(roll, 3, () => pickWords(roll)).map((name, at) => ({
      option_id: `option-${at + 1}`,
      name,
      price: roll.below(3) * 50_000,
    })),
    file_request: pickOrNull(roll, () => pickWords(roll)),
    // Without a roll: a field that is added leaves the trips of a seed as they were.
    visa: tripFields.visa.values[days - 1] ?? null,
    passport_months: days % 2 === 0 ? days : null,
    entry_note: days % 3 === 0 ? { ko: '입국 <b>카드</b>', en: 'arrival card' } : null,
    search_title: days % 4 === 0 ? { ko: '검색 <b>제목</b>', en: '' } : null,
    search_description: null,
    ...buildRecord(listFields('kind', 'yesNo'), () => (days % 2 === 0 ? ('Y' as const) : ('N' as const))),
  }
}

/** A line that says nothing is left out when it is published; anything else wrong about it is refused. */
const breakLine = (wrong: unknown) => (JSON.stringify(wrong).match(/[a-z0-9]{2}":"\s*"|\\t/) ? 7 : wrong)

type BrokenTrip = { what: string; trip: Record<string, unknown> }

/** One thing that no page could show, or no law allows. */
export function createBrokenTrip(roll: Dice, tour_category_id: number): BrokenTrip {
  const trip = createValidTrip(roll, tour_category_id)
  const words = { ko: '글', en: '' }
  const day = {
    heading: words,
    text: words,
    places: [],
    meals: { breakfast: null, lunch: null, dinner: null },
    hotel: null,
    transport: null,
  }
  const wrongWords = roll.one<unknown>([
    null,
    7,
    'no object',
    [],
    {},
    { ko: 'x' },
    { ko: 7, en: '' },
    { ko: '', en: '' },
    { ko: ' ', en: '\t' },
    { ko: 'a\u0000b', en: '' },
    { ko: 'x'.repeat(5_000), en: '' },
    { ko: 'x', en: '', fr: 'y' },
  ])
  const price = roll.one<unknown>([-1, 1.5, 1e12, '1000', null])
  const one = (schedule: unknown) => ({ ...trip, days: 1, nights: 0, schedule })
  const breaks: [string, Record<string, unknown>][] = [
    ['title', { ...trip, page_title: wrongWords }],
    ['a line of a list', { ...trip, included: [words, breakLine(wrongWords)] }],
    ['a heading', one([{ ...day, heading: wrongWords }])],
    ['a place', one([{ ...day, places: [{ place_id: null, time: null, name: wrongWords, line: words }] }])],
    ['a time', one([{ ...day, places: [{ place_id: null, time: '25:00', name: words, line: words }] }])],
    ['a day that is none', one([roll.one<unknown>([null, 3, 'x', {}, []])])],
    ['meals', one([{ ...day, meals: roll.one<unknown>([null, {}, { breakfast: 'x' }]) }])],
    ['too few days', { ...trip, days: 9, nights: 1, schedule: [day] }],
    ['too many nights', { ...trip, nights: trip.days + 1 }],
    ['days', { ...trip, days: roll.one<unknown>([0, -1, 1.5, 99, null]), schedule: [] }],
    ['alert', { ...trip, destination: 'overseas', travel_alert: roll.one<unknown>([null, 5, -1, '1']) }],
    ['destination', { ...trip, destination: roll.one<unknown>([null, 'moon']) }],
    ['shopping', { ...trip, shopping_visits: roll.one<unknown>([null, -1, 2.5, 99]) }],
    ['an option', { ...trip, options: [{ option_id: 'o', name: words, price }] }],
    ['single supplement', { ...trip, single_supplement: price }],
    ['a category of nobody', { ...trip, tour_category_id: roll.one<unknown>([999_999, 0, null, 'x']) }],
    [
      'a picture of nobody',
      { ...trip, pictures: [{ path: '/files/x_1x1_000000.webp', alt: null, x: 50, y: 50 }] },
    ],
    [
      'a picture from elsewhere',
      { ...trip, pictures: [{ path: 'https://x/y.png', alt: null, x: 50, y: 50 }] },
    ],
    ['tags', { ...trip, tag_list: roll.one<unknown>([null, [''], ['x'.repeat(99)], 'x']) }],
    ['a field too many', { ...trip, is_admin: true }],
  ]
  const [what, broken] = roll.one(breaks)
  return { what, trip: broken }
}
