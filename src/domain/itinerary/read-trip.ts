// One trip: walks its units from heading to heading and gives each to the part it belongs to.
import { closed, tellName, tellPrice } from './close-trip.ts'
import { findTimes } from './dates.ts'
import type { DayMark } from './day-marks.ts'
import { readFlights } from './flights.ts'
import { type ReadTrip, sure } from './itinerary.ts'
import { bare } from './lines.ts'
import { isOtherSum } from './money.ts'
import { type OpenDay, openDay } from './open-day.ts'
import { addOwnPrices } from './own-prices.ts'
import { readCells } from './read-cells.ts'
import { readHeading } from './read-heading.ts'
import { withDoubts } from './shape.ts'
import { takeLine } from './take-line.ts'
import { readTitle } from './title.ts'
import { readTold } from './told.ts'
import { departureIn, type Unit } from './units.ts'
import { startWalk, type Walk } from './walk.ts'

/** `marks` are counted from the first unit of the trip. */
export function readTrip(
  units: readonly Unit[],
  marks: readonly DayMark[],
  today: string,
): ReadTrip | undefined {
  const trip: ReadTrip = {
    lines: [],
    schedule: [],
    included: [],
    not_included: [],
    prices: {},
    departures: [],
  }
  const head = units.slice(0, marks[0]?.at ?? units.length)
  const walk = startWalk(trip, beforeYearIn(head, today))
  const titled = readTitle(head)
  const isOneDay = marks.length === 0 && titled.span?.value.days === 1
  let opened: Unit | undefined
  for (const [at, unit] of units.entries()) {
    const mark = marks.find((each) => each.at === at)
    walk.isAside = false
    if (mark) opened = unit
    else if (opened && at > (marks.at(-1)?.at ?? 0) && isBehind(opened, unit)) walk.day = undefined
    if (mark) beginDay(walk, mark, unit)
    else if (unit.kind === 'cells') {
      if (walk.day) readCells(unit.cells, walk.day)
    } else if (unit.kind === 'line') {
      if (isOneDay && !walk.section && startsWithTime(unit.text))
        walk.day ??= begin(walk, { numbers: [1], sure: false }, bare(unit.text))
      if (walk.days.length === 0) walk.flights.push(...readFlights(unit.text).flights)
      takeLine(walk, unit.text)
    } else if (unit.kind !== 'head') takePrices(walk, unit)
    for (const line of unit.lines) walk.daysOf.set(line, [...(walk.daysOf.get(line) ?? []), ...daysNow(walk)])
  }
  trip.lines = [...walk.daysOf].map(([line, days]) => ({ ...line, days: [...new Set(days)] }))
  trip.schedule = closed(walk)
  tellName(trip, titled, marks)
  addOwnPrices(trip, walk.ownPrices)
  tellPrice(trip)
  const isTrip =
    trip.schedule.length > 0 ||
    titled.span !== undefined ||
    (trip.included.length > 0 && trip.title !== undefined)
  return isTrip ? withDoubts(trip) : undefined
}

/** "2027년 여름 특선": dates without a year are of the one year that stands above the days. */
function beforeYearIn(head: readonly Unit[], today: string): string {
  const text = head.flatMap((unit) => (unit.kind === 'line' ? unit.text : [])).join(' ')
  const years = new Set(
    [...text.matchAll(/(?<!\d)(20\d\d)\s*(?:년|[./-]\s*\d)/g)].map(([, year]) => Number(year)),
  )
  const [only = 0] = years
  return years.size === 1 && only > Number(today.slice(0, 4)) ? `${only - 1}-12-31` : today
}

/** The numbers of the days of the heading that stands above what is read now. */
const daysNow = ({ day, days, isAside }: Walk) =>
  isAside ? [] : days.flatMap((each) => (each.day === day ? each.number.value : []))

/** Behind the last day: a paragraph below the table of the days, or a heading like those of the days. */
const isBehind = (opened: Unit, unit: Unit) =>
  unit.kind === 'line' &&
  bare(unit.text) !== '' &&
  ((opened.isInTable && !unit.isInTable) ||
    (opened.kind === 'line' && opened.heading && !opened.isInTable && unit.heading))

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

function takePrices({ trip, today }: Walk, unit: Extract<Unit, { prices: object }>): void {
  if (unit.kind === 'departure') {
    const read = departureIn(unit, today)
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
