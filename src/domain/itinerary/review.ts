// The fields of an itinerary for a person to review: each is confirmed or changed before a draft is made.
import { mealNotIncluded } from '#domain/catalog/meals.ts'
import { itineraryLimits, tripLetters } from '#limits/trade.ts'
import { tripLimits } from '#limits/trip.ts'
import { findDates } from './dates.ts'
import type { Meal, ReadDay, ReadTrip, ReadValue, SourceLine } from './itinerary.ts'
import { isSentence, splitLongLine } from './lines.ts'
import { findSums } from './money.ts'

export type FieldName =
  | 'title'
  | 'nights'
  | 'days'
  | 'airline'
  | 'minimum'
  | 'shopping'
  | 'alert'
  | 'guide_fee'
  | 'meeting_point'
  | 'place'
  | Meal
  | 'hotel'
  | 'flight'
  | 'item'
  | 'caution'
  | 'adult'
  | 'child'
  | 'baby'
  | 'single'
  | 'departure'

const { typed } = itineraryLimits
/** How many letters the draft takes of each field. A place may begin with its time. */
export const maxLetters: Readonly<Record<FieldName, number>> = {
  title: tripLetters.title,
  nights: typed,
  days: typed,
  airline: tripLetters.airline,
  minimum: typed,
  shopping: typed,
  alert: typed,
  guide_fee: tripLetters.guideFee,
  meeting_point: tripLetters.meetingPoint,
  place: '00:00 '.length + tripLetters.place,
  breakfast: tripLetters.meal,
  lunch: tripLetters.meal,
  dinner: tripLetters.meal,
  hotel: tripLetters.hotel,
  flight: tripLetters.transport,
  item: tripLetters.item,
  caution: tripLetters.caution,
  adult: typed,
  child: typed,
  baby: typed,
  single: typed,
  departure: typed,
}

/** `looked`: sure from the start, or somebody has confirmed or changed it. */
export type ReviewField = {
  key: string
  name: FieldName
  value: string
  /** The value as it was read, whatever was made of it since. */
  read: string
  from: string
  sure: boolean
  looked: boolean
}
export type ReviewGroup = {
  kind: 'basics' | 'day' | 'included' | 'not_included' | 'cautions' | 'prices' | 'departures'
  /** The day's number, in its group. */
  number?: number
  /** The text of the day beside its fields: sentences, and lines that somebody has put there. */
  text?: string
  /** Texts above the fields: the date of a day, the days of the week on which the trip leaves. */
  also?: string[]
  fields: ReviewField[]
}

type FieldReading = { name: FieldName; read: ReadValue<string> | undefined }

const toText = <T extends string | number>(read: ReadValue<T> | undefined) =>
  read && { ...read, value: String(read.value) }
const toWon = (read: ReadValue<number> | undefined) =>
  read && { ...read, value: read.value.toLocaleString('en-US') }

export function buildReview(trip: ReadTrip): ReviewGroup[] {
  const list = (reads: ReadValue<string>[], name: FieldName): FieldReading[] =>
    reads.map((read) => ({ name, read }))
  const groups: [Omit<ReviewGroup, 'fields'>, FieldReading[]][] = [
    [
      {
        kind: 'basics',
        ...(trip.weekdays && { also: [trip.weekdays.value.map((day) => `${day}요일`).join(' ')] }),
      },
      listBasics(trip),
    ],
    ...trip.schedule.slice(0, tripLimits.days).map((day): [Omit<ReviewGroup, 'fields'>, FieldReading[]] => [
      {
        kind: 'day',
        number: day.day.value,
        text: joinSentences(day),
        ...(day.date && { also: [day.date.value] }),
      },
      listDayFields(day),
    ]),
    [{ kind: 'included' }, list(trip.included, 'item').slice(0, tripLimits.lines)],
    [{ kind: 'not_included' }, list(trip.not_included, 'item').slice(0, tripLimits.lines)],
    [
      { kind: 'prices' },
      (['adult', 'child', 'baby', 'single'] as const).map((name) => ({
        name,
        read: toWon(trip.prices[name] ?? proposePrice(trip, name)),
      })),
    ],
    [
      { kind: 'departures' },
      list(
        trip.departures.map((read) => ({ ...read, value: formatDeparture(read.value) })),
        'departure',
      ),
    ],
  ]
  return groups.flatMap(([group, readings]) => {
    const fields = readings.flatMap(({ name, read }, at): ReviewField[] =>
      read ? [{ ...toField(name, read), key: `${group.kind}${group.number ?? ''}.${name}.${at}` }] : [],
    )
    return fields.length > 0 || group.text !== undefined || group.kind === 'basics'
      ? [{ ...group, fields }]
      : []
  })
}

/** Only so much of it as the draft takes: what is cut off is seen here, and told with its line. */
function toField(name: FieldName, { value, sure, from }: ReadValue<string>): Omit<ReviewField, 'key'> {
  const cutValue = value.trim().slice(0, maxLetters[name])
  return { name, value: cutValue, read: cutValue, from, sure, looked: sure }
}

/** Whole sentences, as many as a day's text takes. */
function joinSentences({ text }: ReadDay): string {
  return text.filter(isSentence).reduce((all, line) => appendLine(all, line) ?? all, '')
}

/** Undefined if the longer text is too long. */
function appendLine(text: string, line: string): string | undefined {
  const more = text === '' ? line : `${text}\n${line}`
  return more.length <= tripLetters.day ? more : undefined
}

/**
 * A departure needs these. If the text does not say them, the usual values are proposed and staff must check
 * them.
 */
function proposePrice({ departures, prices }: ReadTrip, name: 'adult' | 'child' | 'baby' | 'single') {
  const isNeeded =
    (name === 'child' || name === 'baby') && departures.some(({ value }) => value[name] === undefined)
  const adult = prices.adult?.value ?? departures[0]?.value.adult
  if (!isNeeded || adult === undefined) return undefined
  return { value: name === 'child' ? adult : 0, sure: false, from: '' }
}

function listBasics(trip: ReadTrip): FieldReading[] {
  const title = trip.title ?? { value: '', sure: false, from: '' }
  const days = trip.days ?? { value: Math.max(1, trip.schedule.length), sure: false, from: '' }
  const nights = trip.nights ?? { value: Math.max(0, days.value - 1), sure: false, from: '' }
  const minimum = trip.departures.length > 0 ? { value: 0, sure: false, from: '' } : undefined
  return [
    { name: 'title', read: title },
    { name: 'nights', read: toText(nights) },
    { name: 'days', read: toText(days) },
    { name: 'airline', read: trip.airline },
    { name: 'minimum', read: toText(trip.minimum ?? minimum) },
    { name: 'shopping', read: toText(trip.shopping) },
    { name: 'alert', read: toText(trip.alert) },
    { name: 'guide_fee', read: trip.guide_fee },
    { name: 'meeting_point', read: trip.meeting_point },
  ]
}

function listDayFields({ places, meals, hotel, flights }: ReadDay): FieldReading[] {
  const meal = (name: Meal): FieldReading => {
    const read = meals[name]
    return { name, read: read && { ...read, value: read.value ?? mealNotIncluded.ko } }
  }
  return [
    ...flights.map(({ value: { number, departs, arrives }, ...read }): FieldReading => {
      const times = [departs, arrives].filter((time) => time !== null).join(' – ')
      return { name: 'flight', read: { ...read, value: times ? `${number} ${times}` : number } }
    }),
    ...places.slice(0, tripLimits.places).map(
      ({ value: { name, time }, ...read }): FieldReading => ({
        name: 'place',
        read: { ...read, value: time ? `${time} ${name}` : name },
      }),
    ),
    meal('breakfast'),
    meal('lunch'),
    meal('dinner'),
    { name: 'hotel', read: hotel },
  ]
}

type DeparturePrices = { adult?: number | undefined; child?: number | undefined; baby?: number | undefined }

const formatDeparture = ({ date, adult, child, baby }: { date: string } & DeparturePrices) =>
  [
    date,
    [adult, child, baby]
      .flatMap((won) => (won === undefined ? [] : [won.toLocaleString('en-US')]))
      .join(' / '),
  ]
    .join(' ')
    .trim()

/** The departure as it was shown, or as somebody has written it since. */
export function parseDeparture(text: string): ({ date: string } & DeparturePrices) | undefined {
  const [day] = findDates(text, '0000-00-00')
  if (!day || !/\d{4}/.test(text.slice(0, day.end))) return undefined
  const [adult, child, baby] = findSums(text.slice(day.end)).map(({ won }) => won)
  return { date: day.date, adult, child, baby }
}

export const countUnchecked = (groups: readonly ReviewGroup[]) =>
  groups.reduce((sum, { fields }) => sum + fields.filter(({ looked }) => !looked).length, 0)

/**
 * The review with a line of the source in the text of its day, or among the cautions where it is in no
 * day. Undefined if it does not fit there.
 */
export function addLineToReview(
  groups: readonly ReviewGroup[],
  { at, text, days }: SourceLine,
): ReviewGroup[] | undefined {
  const line = text.trim()
  const day = groups.findIndex(({ number }) => number !== undefined && days.includes(number))
  if (day >= 0) {
    const more = appendLine(groups[day]?.text ?? '', line)
    return more === undefined
      ? undefined
      : groups.map((group, index) => (index === day ? { ...group, text: more } : group))
  }
  const cautions = groups.find(({ kind }) => kind === 'cautions') ?? { kind: 'cautions' as const, fields: [] }
  const fields = splitLongLine(line, tripLetters.caution).map(
    (value, piece): ReviewField => ({
      ...toField('caution', { value, sure: true, from: value }),
      key: `cautions.${at}.${piece}`,
    }),
  )
  const all = { ...cautions, fields: [...cautions.fields, ...fields] }
  if (all.fields.length > tripLimits.lines) return undefined
  return [...groups.filter(({ kind }) => kind !== 'cautions'), all]
}
