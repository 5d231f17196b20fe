// How well an itinerary was read: each field right, wrong or missing, marked or not.
import type { ReadDay, ReadPlace, ReadTrip } from '#domain/itinerary/itinerary.ts'

type Place = string | { name: string; time?: string }
type Flight = { number: string; departs?: string; arrives?: string }
type Departure = string | { date: string; adult?: number; child?: number; baby?: number }
type ExpectedDay = {
  day: number
  date?: string
  places: Place[]
  may?: string[]
  meals?: Partial<Record<'breakfast' | 'lunch' | 'dinner', string | null>>
  hotel?: string
  flights?: Flight[]
}
type ExpectedTrip = {
  title?: string
  nights?: number
  days?: number
  schedule: ExpectedDay[]
  included?: string[]
  not_included?: string[]
  prices?: Partial<Record<'adult' | 'child' | 'baby' | 'single', number>>
  departures?: Departure[]
  weekdays?: string[]
  minimum?: number
  shopping?: number
  guide_fee?: string
  alert?: number
  airline?: string
  meeting_point?: string
}
export type Expected = { trips: ExpectedTrip[] }

type Outcome = {
  field: string
  outcome: 'right' | 'wrong' | 'missing'
  sure: boolean
  counts: boolean
  told: string
}

export type Score = { outcomes: Outcome[] }

const activity =
  /관광|방문|투어|탐방|산책|조망|감상|견학|관람|체험|유람|탑승|트레킹|하이킹|라운딩|이동|도착|출발|경유|자유시간|자유관광|야경|외관|등정|입도|국제공항|공항|주변/g
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
const name = (text: string) => letters(text.replace(activity, ''))
/** What stands in brackets may be missing. */
const unbracketed = (text: string) => text.replace(/\s*\([^)]*\)/g, '')
const isSame = (one: string, other: string) =>
  letters(one) === letters(other) ||
  name(one) === name(other) ||
  name(unbracketed(one)) === name(unbracketed(other))
const holds = (one: string, other: string) =>
  letters(one).includes(letters(other)) || letters(other).includes(letters(one))
const isHotel = (one: string, other: string) => {
  const plain = (text: string) =>
    letters(text.replace(/또는\s*동급|or similar|동급|\([^)]*\)|\d성급|2인\s*1실/gi, ''))
  return plain(one) === plain(other)
}

export function scoreOf(expected: Expected, read: readonly ReadTrip[]): Score {
  const outcomes: Outcome[] = []
  const say = (field: string, outcome: Outcome['outcome'], sure: boolean, told: unknown, counts = false) =>
    outcomes.push({ field, outcome, sure, counts, told: JSON.stringify(told) ?? '' })

  /** One value: read rightly, read wrongly, read though it is not there, or not read. */
  const one = <T>(
    field: string,
    wanted: T | undefined,
    got: { value: T; sure: boolean } | undefined,
    same = (a: T, b: T) => a === b,
  ) => {
    if (got && wanted !== undefined && same(wanted, got.value)) say(field, 'right', got.sure, got.value)
    else if (got) say(field, 'wrong', got.sure, { wanted, got: got.value })
    else if (wanted !== undefined) say(field, 'missing', false, wanted)
  }
  /** Items: how a list is cut does not matter. */
  const items = (field: string, wanted: string[] = [], got: readonly { value: string; sure: boolean }[]) => {
    const [all, found] = [letters(wanted.join('')), letters(got.map(({ value }) => value).join(''))]
    for (const { value, sure } of got)
      say(field, all.includes(letters(value)) ? 'right' : 'wrong', sure, value)
    for (const each of wanted) if (!found.includes(letters(each))) say(field, 'missing', false, each)
  }

  const scorePlaces = (wanted: ExpectedDay, got: ReadDay) => {
    const at = `day ${wanted.day} place`
    const list = wanted.places.map((each) => (typeof each === 'string' ? { name: each } : each))
    for (const { name: want, time } of list) {
      const found = got.places.find(({ value }) => isSame(value.name, want))
      if (!found) say(at, 'missing', false, want, true)
      else {
        say(at, 'right', found.sure, want, true)
        if (time !== undefined) one(`${at} time`, time, timeOf(found))
        else if (found.value.time !== null) say(`${at} time`, 'wrong', found.sure, found.value)
      }
    }
    for (const { value, sure } of got.places)
      if (![...list.map((each) => each.name), ...(wanted.may ?? [])].some((each) => isSame(each, value.name)))
        say(at, 'wrong', sure, value.name)
  }
  const timeOf = ({ value, sure }: { value: ReadPlace; sure: boolean }) =>
    value.time === null ? undefined : { value: value.time, sure }

  const scoreDay = (wanted: ExpectedDay, got: ReadDay | undefined) => {
    const at = `day ${wanted.day}`
    if (!got) {
      say(at, 'missing', false, wanted, true)
      for (const place of wanted.places) say(`${at} place`, 'missing', false, place, true)
      return
    }
    say(at, 'right', got.day.sure, wanted.day, true)
    one(`${at} date`, wanted.date, got.date)
    scorePlaces(wanted, got)
    for (const meal of ['breakfast', 'lunch', 'dinner'] as const)
      one(
        `${at} ${meal}`,
        wanted.meals?.[meal],
        got.meals[meal],
        (a, b) => a === b || (a !== null && b !== null && letters(a) === letters(b)),
      )
    one(`${at} hotel`, wanted.hotel, got.hotel, isHotel)
    for (const flight of wanted.flights ?? []) {
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
      if (!wanted.flights?.some(({ number }) => number === value.number))
        say(`${at} flight`, 'wrong', sure, value)
  }

  const scoreTrip = (wanted: ExpectedTrip, got: ReadTrip) => {
    one('title', wanted.title, got.title, holds)
    one('nights', wanted.nights, got.nights)
    one('days', wanted.days, got.days)
    for (const day of wanted.schedule)
      scoreDay(
        day,
        got.schedule.find(({ day: number }) => number.value === day.day),
      )
    for (const { day } of got.schedule)
      if (!wanted.schedule.some((each) => each.day === day.value))
        say('day', 'wrong', day.sure, day.value, true)
    items('included', wanted.included, got.included)
    items('not included', wanted.not_included, got.not_included)
    for (const kind of ['adult', 'child', 'baby', 'single'] as const)
      one(`price ${kind}`, wanted.prices?.[kind], got.prices[kind])
    scoreDepartures(wanted.departures ?? [], got.departures)
    one('weekdays', wanted.weekdays, got.weekdays, (a, b) => a.toSorted().join() === b.toSorted().join())
    one('minimum', wanted.minimum, got.minimum)
    one('shopping', wanted.shopping, got.shopping)
    one('guide fee', wanted.guide_fee, got.guide_fee, holds)
    one('alert', wanted.alert, got.alert)
    one('airline', wanted.airline, got.airline, holds)
    one('meeting point', wanted.meeting_point, got.meeting_point, holds)
  }

  const scoreDepartures = (wanted: Departure[], got: ReadTrip['departures']) => {
    const list = wanted.map((each) => (typeof each === 'string' ? { date: each } : each))
    for (const departure of list) {
      const found = got.find(({ value }) => value.date === departure.date)
      if (!found) say('departure', 'missing', false, departure)
      else {
        const agrees = (['adult', 'child', 'baby'] as const).every(
          (age) => departure[age] === found.value[age],
        )
        say('departure', agrees ? 'right' : 'wrong', found.sure, { wanted: departure, got: found.value })
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
export function figuresOf(scores: readonly Score[]) {
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
