// One trip: walks its units from heading to heading and gives each line to the part it belongs to.

import { findTimes } from './dates.ts'
import type { DayMark } from './day-marks.ts'
import { dittoed } from './ditto.ts'
import {
  orderOfAges,
  readDepartures,
  readFacts,
  readLeaving,
  readPricedDay,
  readPrices,
  readShares,
} from './facts.ts'
import { readFlights } from './flights.ts'
import { type Age, type Read, type ReadDay, type ReadTrip, sure, unsure } from './itinerary.ts'
import { type Labelled, labelled } from './labels.ts'
import { bare, hasBullet, isSentence, splitList, unnumbered } from './lines.ts'
import { findSums, isOtherSum } from './money.ts'
import { type OpenDay, openDay } from './open-day.ts'
import { closeDay, landNextDay, readCells, readHeading, readLine } from './read-day.ts'
import { withDoubts } from './shape.ts'
import { readTitle, type Titled } from './title.ts'
import { readTold, readToldLists } from './told.ts'
import { departureIn, type Unit } from './units.ts'

type Section = 'included' | 'not_included' | 'price' | 'departures' | 'notes'
type Walk = {
  trip: ReadTrip
  today: string
  day?: OpenDay | undefined
  days: { number: Read<number>; day: OpenDay }[]
  section?: Section | undefined
  /** The section had its words on its own line: what follows may belong to it, and may not. */
  inline: boolean
  /** How the heading of the section and its first item begin; and whether a blank line has followed items. */
  bullets: { head: string; item?: string | undefined }
  wasBlank: boolean
  order: Age[]
  /** The days are told in sentences. */
  isTold: boolean
  hotel?: string
  /** Above the days. */
  flights: ReadDay['flights']
}

/** `marks` are counted from the first unit of the trip. */
export function readTrip(
  units: readonly Unit[],
  marks: readonly DayMark[],
  today: string,
): ReadTrip | undefined {
  const trip: ReadTrip = { schedule: [], included: [], not_included: [], prices: {}, departures: [] }
  const walk: Walk = {
    trip,
    today,
    days: [],
    inline: false,
    bullets: { head: '' },
    wasBlank: false,
    order: [],
    isTold: false,
    flights: [],
  }
  const titled = readTitle(units.slice(0, marks[0]?.at ?? units.length))
  const isOneDay = marks.length === 0 && titled.span?.value.days === 1
  for (const [at, unit] of units.entries()) {
    const mark = marks.find((each) => each.at === at)
    if (mark) beginDay(walk, mark, unit)
    else if (unit.kind === 'cells') {
      if (walk.day) readCells(unit.cells, walk.day)
    } else if (unit.kind === 'line') {
      if (isOneDay && !walk.section && startsWithTime(unit.text))
        walk.day ??= begin(walk, { numbers: [1], sure: false }, bare(unit.text))
      if (walk.days.length === 0) walk.flights.push(...readFlights(unit.text).flights)
      takeLine(walk, unit.text)
    } else takePrices(walk, unit)
  }
  for (const [at, { day }] of walk.days.entries()) {
    const next = walk.days[at + 1]?.day
    if (next && next !== day) landNextDay(day, next)
  }
  trip.schedule = closed(walk)
  tellName(trip, titled, marks)
  const isTrip =
    trip.schedule.length > 0 ||
    titled.span !== undefined ||
    (trip.included.length > 0 && trip.title !== undefined)
  return isTrip ? withDoubts(trip) : undefined
}

const startsWithTime = (text: string) => findTimes(bare(text))[0]?.at === 0

function begin(
  walk: Walk,
  { numbers, sure: isSure }: Pick<DayMark, 'numbers' | 'sure'>,
  from: string,
): OpenDay {
  const day = openDay()
  walk.days.push(...numbers.map((number) => ({ number: { value: number, sure: isSure, from }, day })))
  return day
}

function beginDay(walk: Walk, mark: DayMark, unit: Unit): void {
  const cells = unit.kind === 'cells' ? unit.cells : {}
  const from = unit.kind === 'line' ? bare(unit.text) : (cells.day ?? []).join(' ')
  walk.day = begin(walk, mark, from)
  walk.section = undefined
  walk.isTold = mark.isTold === true
  if (walk.isTold) {
    readTold(mark.rest, walk.day)
    return
  }
  readHeading(mark.rest, walk.day, walk.today)
  readCells(cells, walk.day)
}

/** A heading of several days: they share all that is read below it, but not its flights. */
const closed = ({ days, hotel, flights }: Walk): ReadDay[] =>
  flown(
    housed(
      dittoed(
        days.map(({ number, day }, at) => {
          const read = closeDay(number, day)
          return days[at - 1]?.day === day ? { ...read, flights: [] } : read
        }),
      ),
      hotel,
    ),
    flights,
  )

/**
 * Flights that stand above the days: the first leaves on the first day, the last comes back; neither says so.
 */
function flown(list: ReadDay[], flights: ReadDay['flights']): ReadDay[] {
  const isKnown = (number: string) =>
    list.some((day) => day.flights.some(({ value }) => value.number === number))
  const [out, back] = [flights[0], flights.length > 1 ? flights.at(-1) : undefined]
  const onto = (day: ReadDay, flight: (typeof flights)[number] | undefined): ReadDay =>
    flight && !isKnown(flight.value.number)
      ? { ...day, flights: [...day.flights, { ...flight, sure: false }] }
      : day
  if (list.length < 2) return list
  return list.map((day, at) => {
    if (at === 0) return onto(day, out)
    return at === list.length - 1 ? onto(day, back) : day
  })
}

/** A hotel that is named once, behind the last day, is that of all nights. */
function housed(list: ReadDay[], behind: string | undefined): ReadDay[] {
  const last = list.at(-1)
  const isOnlyLast =
    list.length > 1 && last?.hotel !== undefined && list.filter(({ hotel }) => hotel).length === 1
  const name = isOnlyLast ? last?.hotel?.value : behind
  if (name === undefined) return list
  return list.map(({ hotel, ...day }, at) => {
    if (at === list.length - 1) return hotel && !isOnlyLast ? { ...day, hotel } : day
    return { ...day, hotel: hotel ?? unsure(name, name) }
  })
}

function takePrices({ trip, today }: Walk, unit: Extract<Unit, { prices: object }>): void {
  if (unit.kind === 'departure') {
    const read = departureIn(unit.from, unit.prices, today)
    if (read) trip.departures.push(read)
    return
  }
  const isWhole = /^(?:총|합계|최종|total)/i.test(unit.from)
  if (!isWhole && isOtherSum(unit.from)) return // what comes on top has a row of its own
  for (const age of ['adult', 'child', 'baby'] as const) {
    const won = unit.prices[age]
    if (won === undefined) continue
    if (isWhole) trip.prices[age] = sure(won, unit.from)
    const standing = trip.prices[age]
    if (!standing) trip.prices[age] = sure(won, unit.from)
    else if (standing.value !== won) standing.sure = false
  }
}

function takeLine(walk: Walk, raw: string): void {
  const { trip, today } = walk
  const text = bare(raw)
  if (text === '') {
    walk.wasBlank = true
    return
  }
  const isItem = walk.section !== undefined && !walk.inline && isLikeItem(walk, raw)
  const label = isItem ? undefined : labelled(raw)
  const isSection = label?.label === 'included' || label?.label === 'not_included'
  const where = walk.day ? 'day' : walk.section
  const isFact = readFacts(raw, trip, isSection ? label.label : where)
  if (label && takeLabel(walk, label, raw)) return
  if (isFact && !isItem) {
    if (walk.section && walk.inline) walk.section = undefined
    if (!walk.day || text.length <= 30) readPrices(raw, trip, false)
    return
  }
  if (walk.inline && orderOfAges(text).length > 0 && readPrices(raw, trip, false)) return
  if (walk.section === 'included' || walk.section === 'not_included') {
    takeItem(walk, walk.section, raw)
    return
  }
  if (readPricedDay(raw, trip, today, walk.order)) return
  const order = orderOfAges(text)
  if (order.length > 1 && findSums(text).length === 0) walk.order = order
  if (walk.section === 'price') {
    if (readPrices(raw, trip, true) || readShares(raw, trip) || hasBullet(raw)) return
    walk.section = undefined
  }
  if (walk.section === 'departures' && readDepartures(text, trip, today)) return
  if (walk.days.length === 0 && walk.section === undefined) readLeaving(raw, trip, today)
  if (walk.isTold && readToldLists(raw, trip)) {
    walk.day = undefined
    return
  }
  if (walk.day && walk.section === undefined) {
    if (walk.isTold && isSentence(text)) {
      if (findSums(text).length > 0) walk.day = undefined
      if (!readPrices(raw, trip, false) && walk.day) readTold(raw, walk.day)
      return
    }
    if (!readPrices(raw, { ...trip, prices: {} }, false) || !readPrices(raw, trip, false))
      readLine(raw, walk.day)
  } else if (walk.section !== 'notes') readPrices(raw, trip, false)
}

/** True if the label said what the line is. */
function takeLabel(walk: Walk, { label, value, firm }: Labelled, raw: string): boolean {
  const { trip, today } = walk
  switch (label) {
    case 'included':
    case 'not_included': {
      if (!firm && !value.includes(',')) return false
      walk.section = label
      walk.inline = value !== ''
      walk.bullets = { head: bulletOf(raw) }
      walk.wasBlank = false
      walk.day = undefined
      if (value !== '') addItems(trip[label], value, true)
      return true
    }
    case 'price': {
      const has = findSums(value).length > 0
      if (!has && !(firm && value === '') && orderOfAges(value).length === 0) return false
      if (walk.day && has && !firm && isSentence(value)) return false
      walk.day = undefined
      walk.section = has ? undefined : 'price'
      if (has) readPrices(value, trip, true)
      else walk.order = orderOfAges(value)
      return true
    }
    case 'departures': {
      if (!readDepartures(value, trip, today) && trip.weekdays === undefined && value !== '') return false
      if (value === '' && !firm) return false
      if (!walk.day || value === '') walk.section = 'departures'
      return true
    }
    case 'meeting':
      if (!firm || value === '' || walk.day) return false
      trip.meeting_point ??= sure(value, bare(raw))
      return true
    case 'hotel':
      if (walk.day || !firm || value === '') return false
      walk.hotel ??= value
      return true
    case 'airline':
      if (!firm || walk.day) return false
      if (value !== '' && value.length <= 20) trip.airline ??= unsure(value, bare(raw))
      return true
    case 'single':
    case 'minimum':
    case 'shopping':
    case 'title':
      if (!firm && walk.day) return false
      if (walk.section && walk.inline) walk.section = undefined
      return !walk.section || firm
    case 'notes':
      if (value !== '') return firm
      walk.section = 'notes'
      walk.day = undefined
      return true
    case 'schedule':
      walk.section = undefined
      return value === ''
    default:
      return false
  }
}

function takeItem(walk: Walk, section: 'included' | 'not_included', raw: string): void {
  const isListed = hasBullet(raw) || /^\s/.test(raw) || /^(?:\d+|[가-하])[.)]/.test(raw.trim())
  if (isContact.test(raw)) {
    walk.section = undefined
    return
  }
  if (walk.inline && !isListed) {
    walk.section = undefined
    takeLine(walk, raw)
    return
  }
  // "※ 미사 시간은 바뀔 수 있습니다.", behind items with other signs: the list has ended.
  const isNote = isSentence(bare(raw).replace(/\s*\([^)]*\)$/, ''))
  if (isNote && walk.bullets.item !== undefined && walk.bullets.item !== bulletOf(raw)) {
    walk.section = 'notes'
    return
  }
  walk.bullets.item ??= bulletOf(raw)
  const belongs = !walk.inline && !walk.wasBlank && walk.bullets.item === bulletOf(raw)
  addItems(walk.trip[section], raw, belongs && !isSentence(bare(raw)))
}

/** Whom to call stands behind the list. */
const isContact = /(?<!\d)(?:0\d{1,2}-\d{3,4}|1[568]\d{2})-\d{4}(?!\d)/

const bulletOf = (raw: string) => /^\s*([^\p{L}\p{N}\s([<]?)/u.exec(raw)?.[1] ?? ''

/**
 * It begins as the items before it do, and not as the heading did: a word that could be a label is none here.
 */
function isLikeItem({ bullets: { head, item } }: Walk, raw: string): boolean {
  const own = bulletOf(raw)
  return own !== '' && own !== head && (item === undefined ? /[-–—·•*∙◦▪]/.test(own) : own === item)
}

function addItems(list: ReadTrip['included'], line: string, isSure: boolean): void {
  const parts = splitList(unnumbered(bare(line))).flatMap((part) => part.split(/\s+\/\s+/))
  for (const part of parts) {
    const item = part.replace(/[.;]$/, '').trim()
    if (item !== '') list.push({ value: item, sure: isSure && item.length <= 100, from: bare(line) })
  }
}

function tellName(trip: ReadTrip, { title, span }: Titled, marks: readonly DayMark[]): void {
  const count = trip.schedule.length
  const isWhole =
    marks.every((mark) => mark.sure) && trip.schedule.every(({ day }, at) => day.value === at + 1)
  if (title) trip.title = title
  if (span) {
    const { nights, days: said } = span.value
    const agrees = count === 0 || count === said
    trip.days = { value: said, sure: agrees && span.sure, from: span.from }
    if (nights !== undefined)
      trip.nights = {
        value: nights,
        sure: agrees && span.sure && nights < said && said - nights <= 3,
        from: span.from,
      }
  } else if (count > 0)
    trip.days = {
      value: count,
      sure: isWhole,
      from: trip.schedule
        .map(({ day }) => day.from)
        .join(' · ')
        .slice(0, 200),
    }
}
