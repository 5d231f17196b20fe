// A reviewed itinerary in the one schema of a trip: its draft, and its departures.
import { notIncluded, ownMeal } from '#domain/catalog/meals.ts'
import type { DepartureRow, Planned, TripDraft } from '#domain/trip/trip.ts'
import { tripLetters, tripLimits } from '#limits/trade.ts'
import type { Words } from '#words/language.ts'
import { type FieldName, lettersOf, type ReviewField, type ReviewGroup, readDeparture } from './review.ts'

/** A name without Korean letters stands in both languages, as does a word that is known in both. */
const said = (text: string, most: number): Words => {
  const line = text.trim().slice(0, most)
  const known = [ownMeal, notIncluded].find(({ ko }) => ko === line)
  return known ?? { ko: line, en: /[가-힣]/.test(line) ? '' : line }
}
const orNull = (text: string | undefined, most: number) => (text?.trim() ? said(text, most) : null)

const textOf = (group: ReviewGroup | undefined, name: FieldName) =>
  group?.fields.find((field) => field.name === name)?.value.trim()
const wholeOf = (text: string | undefined, most: number): number | undefined => {
  const number = Number((text ?? '').replace(/[,\s원명회]/g, '') || Number.NaN)
  return Number.isInteger(number) && number >= 0 && number <= most ? number : undefined
}

/** What a trip is made with. */
export function beginningOf(groups: readonly ReviewGroup[]) {
  const basics = groups.find(({ kind }) => kind === 'basics')
  const listed = groups.filter(({ kind }) => kind === 'day').length
  const days = wholeOf(textOf(basics, 'days'), tripLimits.days) || Math.max(1, listed)
  return {
    page_title: said(textOf(basics, 'title') ?? '', tripLetters.title),
    days,
    nights: wholeOf(textOf(basics, 'nights'), tripLimits.days) ?? Math.max(0, days - 1),
  }
}

/** `empty` is the draft of a new trip. Fields that were not read stay as they are in it. */
export function draftOf(groups: readonly ReviewGroup[], empty: TripDraft): TripDraft {
  const of = (kind: ReviewGroup['kind']) => groups.find((group) => group.kind === kind)
  const basics = of('basics')
  const read = groups.filter(({ kind }) => kind === 'day').map(dayOf)
  const alert = wholeOf(textOf(basics, 'alert'), 4)
  return {
    ...empty,
    ...beginningOf(groups),
    schedule: [...read, ...empty.schedule.slice(read.length)].slice(0, tripLimits.days),
    included: linesOf(of('included')),
    not_included: linesOf(of('not_included')),
    cautions: linesOf(of('cautions')),
    airline: orNull(textOf(basics, 'airline'), tripLetters.airline),
    meeting_point: orNull(textOf(basics, 'meeting_point'), tripLetters.meetingPoint),
    guide_fee: orNull(textOf(basics, 'guide_fee'), tripLetters.guideFee),
    shopping_visits: wholeOf(textOf(basics, 'shopping'), tripLimits.shopping) ?? null,
    destination: alert === undefined ? empty.destination : 'overseas',
    travel_alert: alert ?? empty.travel_alert,
    single_supplement: wholeOf(textOf(of('prices'), 'single'), tripLimits.price) ?? empty.single_supplement,
  }
}

const linesOf = (group: ReviewGroup | undefined): Words[] =>
  (group?.fields ?? [])
    .flatMap(({ name, value }) => (value.trim() ? [said(value, lettersOf[name])] : []))
    .slice(0, tripLimits.lines)

function dayOf({ fields, text = '' }: ReviewGroup): TripDraft['schedule'][number] {
  const all = (name: FieldName) => fields.filter((field) => field.name === name && field.value.trim() !== '')
  const meal = (name: FieldName) =>
    orNull(fields.find((field) => field.name === name)?.value, tripLetters.meal)
  const flights = all('flight').map(({ value }) => value)
  return {
    heading: { ko: '', en: '' },
    text: { ko: text.slice(0, tripLetters.day), en: '' },
    places: all('place').slice(0, tripLimits.places).map(placeOf),
    meals: { breakfast: meal('breakfast'), lunch: meal('lunch'), dinner: meal('dinner') },
    hotel: orNull(all('hotel')[0]?.value, tripLetters.hotel),
    transport: orNull(flights.join(', '), tripLetters.transport),
  }
}

function placeOf({ value }: ReviewField): TripDraft['schedule'][number]['places'][number] {
  const [, time = null, name = value] = /^((?:[01]\d|2[0-3]):[0-5]\d)\s+(.+)$/.exec(value.trim()) ?? []
  return { place_id: null, time, name: said(name, tripLetters.place), line: { ko: '', en: '' } }
}

/** What was reviewed of prices and people, for departures that are made later. */
export function plannedOf(groups: readonly ReviewGroup[]): Planned | null {
  const prices = groups.find(({ kind }) => kind === 'prices')
  const basics = groups.find(({ kind }) => kind === 'basics')
  const of = (name: FieldName) => wholeOf(textOf(prices, name), tripLimits.price) ?? null
  const planned = {
    adult_price: of('adult') || null,
    child_price: of('child'),
    baby_price: of('baby'),
    minimum: wholeOf(textOf(basics, 'minimum'), tripLimits.seats) || null,
  }
  return Object.values(planned).some((value) => value !== null) ? planned : null
}

/** How many departures the itinerary names. */
export const departuresIn = (groups: readonly ReviewGroup[]) =>
  groups.find(({ kind }) => kind === 'departures')?.fields.length ?? 0

/**
 * Departures with all their prices. A day with a price that nobody confirmed is left out; staff add it in the
 * sheet. An itinerary does not say how many seats there are: whoever makes the draft does.
 */
export function departuresOf(groups: readonly ReviewGroup[], seats: number): DepartureRow[] {
  const prices = groups.find(({ kind }) => kind === 'prices')
  const basics = groups.find(({ kind }) => kind === 'basics')
  const of = (name: FieldName) => wholeOf(textOf(prices, name), tripLimits.price)
  const minimum = wholeOf(textOf(basics, 'minimum'), tripLimits.seats)
  const fields = groups.find(({ kind }) => kind === 'departures')?.fields ?? []
  return fields.flatMap(({ value }) => {
    const day = readDeparture(value)
    const adult = day?.adult ?? of('adult')
    const child_price = day?.child ?? of('child')
    const baby_price = day?.baby ?? of('baby')
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
