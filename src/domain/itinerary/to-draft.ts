// A reviewed itinerary in the one schema of a trip: its draft, and its departures.
import { mealNotIncluded, selfPaidMeal } from '#domain/catalog/meals.ts'
import type { DepartureRow, PlannedPrices } from '#domain/departure/forms.ts'
import type { TripDraft } from '#domain/trip/trip.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { tripLetters } from '#limits/trade.ts'
import { tripLimits } from '#limits/trip.ts'
import { type FieldName, maxLetters, parseDeparture, type ReviewField, type ReviewGroup } from './review.ts'

/** A name without Korean letters is in both languages, as does a word that is known in both. */
const toBilingual = (text: string, most: number): LocalizedText => {
  const line = text.trim().slice(0, most)
  const fixedMeal = [selfPaidMeal, mealNotIncluded].find(({ ko }) => ko === line)
  return fixedMeal ?? { ko: line, en: /[가-힣]/.test(line) ? '' : line }
}
const toBilingualOrNull = (text: string | undefined, most: number) =>
  text?.trim() ? toBilingual(text, most) : null

const textOf = (group: ReviewGroup | undefined, name: FieldName) =>
  group?.fields.find((field) => field.name === name)?.value.trim()
const parseWhole = (text: string | undefined, most: number): number | undefined => {
  const number = Number((text ?? '').replace(/[,\s원명회]/g, '') || Number.NaN)
  return Number.isInteger(number) && number >= 0 && number <= most ? number : undefined
}

export function toTripBasics(groups: readonly ReviewGroup[]) {
  const basics = groups.find(({ kind }) => kind === 'basics')
  const listed = groups.filter(({ kind }) => kind === 'day').length
  const days = parseWhole(textOf(basics, 'days'), tripLimits.days) || Math.max(1, listed)
  return {
    page_title: toBilingual(textOf(basics, 'title') ?? '', tripLetters.title),
    days,
    nights: parseWhole(textOf(basics, 'nights'), tripLimits.days) ?? Math.max(0, days - 1),
  }
}

/** `empty` is the draft of a new trip. Fields that were not read stay as they are in it. */
export function toDraft(groups: readonly ReviewGroup[], empty: TripDraft): TripDraft {
  const pick = (kind: ReviewGroup['kind']) => groups.find((group) => group.kind === kind)
  const basics = pick('basics')
  const read = groups.filter(({ kind }) => kind === 'day').map(toDay)
  const alert = parseWhole(textOf(basics, 'alert'), 4)
  return {
    ...empty,
    ...toTripBasics(groups),
    schedule: [...read, ...empty.schedule.slice(read.length)].slice(0, tripLimits.days),
    included: toLines(pick('included')),
    not_included: toLines(pick('not_included')),
    cautions: toLines(pick('cautions')),
    airline: toBilingualOrNull(textOf(basics, 'airline'), tripLetters.airline),
    meeting_point: toBilingualOrNull(textOf(basics, 'meeting_point'), tripLetters.meetingPoint),
    guide_fee: toBilingualOrNull(textOf(basics, 'guide_fee'), tripLetters.guideFee),
    shopping_visits: parseWhole(textOf(basics, 'shopping'), tripLimits.shopping) ?? null,
    destination: alert === undefined ? empty.destination : 'overseas',
    travel_alert: alert ?? empty.travel_alert,
    single_supplement:
      parseWhole(textOf(pick('prices'), 'single'), tripLimits.price) ?? empty.single_supplement,
  }
}

const toLines = (group: ReviewGroup | undefined): LocalizedText[] =>
  (group?.fields ?? [])
    .flatMap(({ name, value }) => (value.trim() ? [toBilingual(value, maxLetters[name])] : []))
    .slice(0, tripLimits.lines)

function toDay({ fields, text = '' }: ReviewGroup): TripDraft['schedule'][number] {
  const all = (name: FieldName) => fields.filter((field) => field.name === name && field.value.trim() !== '')
  const meal = (name: FieldName) =>
    toBilingualOrNull(fields.find((field) => field.name === name)?.value, tripLetters.meal)
  const flights = all('flight').map(({ value }) => value)
  return {
    heading: { ko: '', en: '' },
    text: { ko: text.slice(0, tripLetters.day), en: '' },
    places: all('place').slice(0, tripLimits.places).map(toPlace),
    meals: { breakfast: meal('breakfast'), lunch: meal('lunch'), dinner: meal('dinner') },
    hotel: toBilingualOrNull(all('hotel')[0]?.value, tripLetters.hotel),
    hotel_facts: null,
    transport: toBilingualOrNull(flights.join(', '), tripLetters.transport),
  }
}

function toPlace({ value }: ReviewField): TripDraft['schedule'][number]['places'][number] {
  const [, time = null, name = value] = /^((?:[01]\d|2[0-3]):[0-5]\d)\s+(.+)$/.exec(value.trim()) ?? []
  return { place_id: null, time, name: toBilingual(name, tripLetters.place), line: { ko: '', en: '' } }
}

/** The reviewed prices and people, for departures that are made later. */
export function toPlannedPrices(groups: readonly ReviewGroup[]): PlannedPrices | null {
  const prices = groups.find(({ kind }) => kind === 'prices')
  const basics = groups.find(({ kind }) => kind === 'basics')
  const pick = (name: FieldName) => parseWhole(textOf(prices, name), tripLimits.price) ?? null
  const planned = {
    adult_price: pick('adult') || null,
    child_price: pick('child'),
    baby_price: pick('baby'),
    minimum: parseWhole(textOf(basics, 'minimum'), tripLimits.seats) || null,
  }
  return Object.values(planned).some((value) => value !== null) ? planned : null
}

export const countDepartures = (groups: readonly ReviewGroup[]) =>
  groups.find(({ kind }) => kind === 'departures')?.fields.length ?? 0

/**
 * Departures with all their prices. A day with a price that nobody confirmed is left out; staff add it in the
 * price grid. An itinerary does not say how many seats there are: whoever makes the draft does.
 */
export function toDepartures(groups: readonly ReviewGroup[], seats: number): DepartureRow[] {
  const prices = groups.find(({ kind }) => kind === 'prices')
  const basics = groups.find(({ kind }) => kind === 'basics')
  const pick = (name: FieldName) => parseWhole(textOf(prices, name), tripLimits.price)
  const minimum = parseWhole(textOf(basics, 'minimum'), tripLimits.seats)
  const fields = groups.find(({ kind }) => kind === 'departures')?.fields ?? []
  return fields.flatMap(({ value }) => {
    const day = parseDeparture(value)
    const adult = day?.adult ?? pick('adult')
    const child_price = day?.child ?? pick('child')
    const baby_price = day?.baby ?? pick('baby')
    if (!day || !adult || child_price === undefined || baby_price === undefined || minimum === undefined)
      return []
    return [
      {
        departure_date: day.date,
        adult_price: adult,
        child_price,
        baby_price,
        seats,
        minimum: Math.min(seats, minimum),
        closed_yn: 'N',
        revision: 0,
      },
    ]
  })
}
