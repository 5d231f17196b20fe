// How well an itinerary was read: each field right, wrong or missing, marked or not.
import type { ReadDay, ReadPlace, ReadTrip } from '#domain/itinerary/itinerary.ts'

type ExpectedPlace = string | { name: string; time?: string }
type ExpectedFlight = { number: string; departs?: string; arrives?: string }
type ExpectedDeparture = string | { date: string; adult?: number; child?: number; baby?: number }
type ExpectedDay = {
  day: number
  date?: string
  places: ExpectedPlace[]
  may?: string[]
  meals?: Partial<Record<'breakfast' | 'lunch' | 'dinner', string | null>>
  hotel?: string
  flights?: ExpectedFlight[]
}
type ExpectedTrip = {
  title?: string
  nights?: number
  days?: number
  schedule: ExpectedDay[]
  included?: string[]
  not_included?: string[]
  prices?: Partial<Record<'adult' | 'child' | 'baby' | 'single', number>>
  departures?: ExpectedDeparture[]
  weekdays?: string[]
  minimum?: number
  shopping?: number
  guide_fee?: string
  alert?: number
  airline?: string
  meeting_point?: string
}
export type ExpectedItinerary = { trips: ExpectedTrip[] }

type FieldOutcome = {
  field: string
  outcome: 'right' | 'wrong' | 'missing'
  sure: boolean
  counts: boolean
  details: string
}

export type Score = { outcomes: FieldOutcome[] }

const activityWords =
  /관광|방문|투어|탐방|산책|조망|감상|견학|관람|체험|유람|탑승|트레킹|하이킹|라운딩|이동|도착|출발|경유|자유시간|자유관광|야경|외관|등정|입도|국제공항|공항|주변/g
const keepLetters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
const toPlaceName = (text: string) => keepLetters(text.replace(activityWords, ''))
/** What is in brackets may be missing. */
const removeBrackets = (text: string) => text.replace(/\s*\([^)]*\)/g, '')
const isSame = (one: string, other: string) =>
  keepLetters(one) === keepLetters(other) ||
  toPlaceName(one) === toPlaceName(other) ||
  toPlaceName(removeBrackets(one)) === toPlaceName(removeBrackets(other))
const isPartOf = (one: string, other: string) =>
  keepLetters(one).includes(keepLetters(other)) || keepLetters(other).includes(keepLetters(one))
const isSameHotel = (one: string, other: string) => {
  const plain = (text: string) =>
    keepLetters(text.replace(/또는\s*동급|or similar|동급|\([^)]*\)|\d성급|2인\s*1실/gi, ''))
  return plain(one) === plain(other)
}

export function scoreItinerary(expected: ExpectedItinerary, read: readonly ReadTrip[]): Score {
  const outcomes: FieldOutcome[] = []
  const say = (
    field: string,
    outcome: FieldOutcome['outcome'],
    sure: boolean,
    details: unknown,
    counts = false,
  ) => outcomes.push({ field, outcome, sure, counts, details: JSON.stringify(details) ?? '' })

  /** One value: read rightly, read wrongly, read though it is not there, or not read. */
  const one = <T>(
    field: string,
    expectedValue: T | undefined,
    got: { value: T; sure: boolean } | undefined,
    same = (a: T, b: T) => a === b,
  ) => {
    if (got && expectedValue !== undefined && same(expectedValue, got.value))
      say(field, 'right', got.sure, got.value)
    else if (got) say(field, 'wrong', got.sure, { expectedValue, got: got.value })
    else if (expectedValue !== undefined) say(field, 'missing', false, expectedValue)
  }
  /** Items: how a list is cut does not matter. */
  const items = (
    field: string,
    expectedValue: string[] = [],
    got: readonly { value: string; sure: boolean }[],
  ) => {
    const [all, found] = [
      keepLetters(expectedValue.join('')),
      keepLetters(got.map(({ value }) => value).join('')),
    ]
    for (const { value, sure } of got)
      say(field, all.includes(keepLetters(value)) ? 'right' : 'wrong', sure, value)
    for (const each of expectedValue)
      if (!found.includes(keepLetters(each))) say(field, 'missing', false, each)
  }

  const scorePlaces = (expectedValue: ExpectedDay, got: ReadDay) => {
    const at = `day ${expectedValue.day} place`
    const list = expectedValue.places.map((each) => (typeof each === 'string' ? { name: each } : each))
    for (const { name: want, time } of list) {
      const found = got.places.find(({ value }) => isSame(value.name, want))
      if (!found) say(at, 'missing', false, want, true)
      else {
        say(at, 'right', found.sure, want, true)
        if (time !== undefined) one(`${at} time`, time, findTime(found))
        else if (found.value.time !== null) say(`${at} time`, 'wrong', found.sure, found.value)
      }
    }
    for (const { value, sure } of got.places)
      if (
        ![...list.map((each) => each.name), ...(expectedValue.may ?? [])].some((each) =>
          isSame(each, value.name),
        )
      )
        say(at, 'wrong', sure, value.name)
  }
  const findTime = ({ value, sure }: { value: ReadPlace; sure: boolean }) =>
    value.time === null ? undefined : { value: value.time, sure }

  const scoreDay = (expectedValue: ExpectedDay, got: ReadDay | undefined) => {
    const at = `day ${expectedValue.day}`
    if (!got) {
      say(at, 'missing', false, expectedValue, true)
      for (const place of expectedValue.places) say(`${at} place`, 'missing', false, place, true)
      return
    }
    say(at, 'right', got.day.sure, expectedValue.day, true)
    one(`${at} date`, expectedValue.date, got.date)
    scorePlaces(expectedValue, got)
    for (const meal of ['breakfast', 'lunch', 'dinner'] as const)
      one(
        `${at} ${meal}`,
        expectedValue.meals?.[meal],
        got.meals[meal],
        (a, b) => a === b || (a !== null && b !== null && keepLetters(a) === keepLetters(b)),
      )
    one(`${at} hotel`, expectedValue.hotel, got.hotel, isSameHotel)
    for (const flight of expectedValue.flights ?? []) {
      const found = got.flights.find(({ value }) => value.number === flight.number)
      if (!found) say(`${at} flight`, 'missing', false, flight)
      else {
        say(`${at} flight`, 'right', found.sure, flight.number)
        for (const end of ['departs', 'arrives'] as const) {
          const time = found.value[end]
          one(
            `${at} flight ${end}`,
            flight[end],
            time === null ? undefined : { value: time, sure: found.sure },
          )
        }
      }
    }
    for (const { value, sure } of got.flights)
      if (!expectedValue.flights?.some(({ number }) => number === value.number))
        say(`${at} flight`, 'wrong', sure, value)
  }

  const scoreTrip = (expectedValue: ExpectedTrip, got: ReadTrip) => {
    one('title', expectedValue.title, got.title, isPartOf)
    one('nights', expectedValue.nights, got.nights)
    one('days', expectedValue.days, got.days)
    for (const day of expectedValue.schedule)
      scoreDay(
        day,
        got.schedule.find(({ day: number }) => number.value === day.day),
      )
    for (const { day } of got.schedule)
      if (!expectedValue.schedule.some((each) => each.day === day.value))
        say('day', 'wrong', day.sure, day.value, true)
    items('included', expectedValue.included, got.included)
    items('not included', expectedValue.not_included, got.not_included)
    for (const kind of ['adult', 'child', 'baby', 'single'] as const)
      one(`price ${kind}`, expectedValue.prices?.[kind], got.prices[kind])
    scoreDepartures(expectedValue.departures ?? [], got.departures)
    one(
      'weekdays',
      expectedValue.weekdays,
      got.weekdays,
      (a, b) => a.toSorted().join() === b.toSorted().join(),
    )
    one('minimum', expectedValue.minimum, got.minimum)
    one('shopping', expectedValue.shopping, got.shopping)
    one('guide fee', expectedValue.guide_fee, got.guide_fee, isPartOf)
    one('alert', expectedValue.alert, got.alert)
    one('airline', expectedValue.airline, got.airline, isPartOf)
    one('meeting point', expectedValue.meeting_point, got.meeting_point, isPartOf)
  }

  const scoreDepartures = (expectedValue: ExpectedDeparture[], got: ReadTrip['departures']) => {
    const list = expectedValue.map((each) => (typeof each === 'string' ? { date: each } : each))
    for (const departure of list) {
      const found = got.find(({ value }) => value.date === departure.date)
      if (!found) say('departure', 'missing', false, departure)
      else {
        const agrees = (['adult', 'child', 'baby'] as const).every(
          (age) => departure[age] === found.value[age],
        )
        say('departure', agrees ? 'right' : 'wrong', found.sure, {
          expectedValue: departure,
          got: found.value,
        })
      }
    }
    for (const { value, sure } of got)
      if (!list.some(({ date }) => date === value.date)) say('departure', 'wrong', sure, value)
  }

  for (const [at, trip] of expected.trips.entries()) {
    const got = read[at]
    if (got) scoreTrip(trip, got)
    else for (const day of trip.schedule) scoreDay(day, undefined)
  }
  for (const extra of read.slice(expected.trips.length))
    say('trip', 'wrong', true, extra.title?.value ?? '?', true)
  return { outcomes }
}

/** The three figures of all of them together. */
export function sumScores(scores: readonly Score[]) {
  const all = scores.flatMap(({ outcomes }) => outcomes)
  const counted = all.filter(({ counts }) => counts)
  const right = all.filter(({ outcome }) => outcome === 'right')
  return {
    placesRight: counted.filter(({ outcome }) => outcome === 'right').length / Math.max(1, counted.length),
    wrongUnmarked: all.filter(({ outcome, sure }) => outcome === 'wrong' && sure).length,
    unsureOfRight: right.filter(({ sure }) => !sure).length / Math.max(1, right.length),
    missing: all.filter(({ outcome }) => outcome === 'missing').length,
    fields: all.length,
  }
}
