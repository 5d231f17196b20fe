// One trip: walks its units from heading to heading and gives each to the part it belongs to.

import { findTimes } from './dates.ts'
import { createDay, type DayInProgress } from './day-in-progress.ts'
import type { DayMark } from './day-marks.ts'
import { addDayPrices } from './day-prices.ts'
import { finishDays, setPriceOfOnlyDeparture, setTitleAndLength } from './finish-trip.ts'
import { readFlights } from './flights.ts'
import { markSure, type ReadTrip } from './itinerary.ts'
import { stripDecoration } from './lines.ts'
import { markDoubtful } from './mark-doubtful.ts'
import { isOtherSum } from './money.ts'
import { readCells } from './read-cells.ts'
import { readHeading } from './read-heading.ts'
import { createReadState, type ReadState } from './read-state.ts'
import { readDaySentence } from './sentences.ts'
import { takeLine } from './take-line.ts'
import { readTitle } from './title.ts'
import { readDepartureUnit, type Unit } from './units.ts'

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
  const state = createReadState(trip, findBaseDay(head, today))
  const titled = readTitle(head)
  const isOneDay = marks.length === 0 && titled.span?.value.days === 1
  let dayUnit: Unit | undefined
  for (const [at, unit] of units.entries()) {
    const mark = marks.find((each) => each.at === at)
    state.isOffTopic = false
    if (mark) dayUnit = unit
    else if (dayUnit && at > (marks.at(-1)?.at ?? 0) && isAfterDays(dayUnit, unit)) state.day = undefined
    if (mark) startDay(state, mark, unit)
    else if (unit.kind === 'cells') {
      if (state.day) readCells(unit.cells, state.day)
    } else if (unit.kind === 'line') {
      if (isOneDay && !state.section && startsWithTime(unit.text))
        state.day ??= addDays(state, { numbers: [1], sure: false }, stripDecoration(unit.text))
      if (state.days.length === 0) state.flights.push(...readFlights(unit.text).flights)
      takeLine(state, unit.text)
    } else if (unit.kind !== 'head') addUnitPrices(state, unit)
    for (const line of unit.lines)
      state.daysByLine.set(line, [...(state.daysByLine.get(line) ?? []), ...listCurrentDays(state)])
  }
  trip.lines = [...state.daysByLine].map(([line, days]) => ({ ...line, days: [...new Set(days)] }))
  trip.schedule = finishDays(state)
  setTitleAndLength(trip, titled, marks)
  addDayPrices(trip, state.dayPrices)
  setPriceOfOnlyDeparture(trip)
  const isTrip =
    trip.schedule.length > 0 ||
    titled.span !== undefined ||
    (trip.included.length > 0 && trip.title !== undefined)
  return isTrip ? markDoubtful(trip) : undefined
}

/** "2027년 여름 특선": dates without a year are of the one year that is above the days. */
function findBaseDay(head: readonly Unit[], today: string): string {
  const text = head.flatMap((unit) => (unit.kind === 'line' ? unit.text : [])).join(' ')
  const years = new Set(
    [...text.matchAll(/(?<!\d)(20\d\d)\s*(?:년|[./-]\s*\d)/g)].map(([, year]) => Number(year)),
  )
  const [only = 0] = years
  return years.size === 1 && only > Number(today.slice(0, 4)) ? `${only - 1}-12-31` : today
}

/** The numbers of the days of the heading that is above what is read now. */
const listCurrentDays = ({ day, days, isOffTopic }: ReadState) =>
  isOffTopic ? [] : days.flatMap((each) => (each.day === day ? each.number.value : []))

/** Behind the last day: a paragraph below the table of the days, or a heading like those of the days. */
const isAfterDays = (dayUnit: Unit, unit: Unit) =>
  unit.kind === 'line' &&
  stripDecoration(unit.text) !== '' &&
  ((dayUnit.isInTable && !unit.isInTable) ||
    (dayUnit.kind === 'line' && dayUnit.heading && !dayUnit.isInTable && unit.heading))

const startsWithTime = (text: string) => findTimes(stripDecoration(text))[0]?.at === 0

function addDays(
  state: ReadState,
  { numbers, sure: isSure }: Pick<DayMark, 'numbers' | 'sure'>,
  from: string,
): DayInProgress {
  const day = createDay()
  state.days.push(...numbers.map((number) => ({ number: { value: number, sure: isSure, from }, day })))
  return day
}

function startDay(state: ReadState, mark: DayMark, unit: Unit): void {
  const cells = unit.kind === 'cells' ? unit.cells : {}
  const from = unit.kind === 'line' ? stripDecoration(unit.text) : (cells.day ?? []).join(' ')
  state.day = addDays(state, mark, from)
  state.section = undefined
  state.isInSentences = mark.isInSentences === true
  if (state.isInSentences) {
    readDaySentence(mark.rest, state.day)
    return
  }
  readHeading(mark.rest, state.day, state.today)
  readCells(cells, state.day)
}

function addUnitPrices({ trip, today }: ReadState, unit: Extract<Unit, { prices: object }>): void {
  if (unit.kind === 'departure') {
    const read = readDepartureUnit(unit, today)
    if (read) trip.departures.push(read)
    return
  }
  const isWhole = /^(?:총|합계|최종|total)/i.test(unit.from)
  if (!isWhole && isOtherSum(unit.from)) return // what comes on top has a row of its own
  for (const age of ['adult', 'child', 'baby'] as const) {
    const won = unit.prices[age]
    if (won === undefined) continue
    if (isWhole) trip.prices[age] = markSure(won, unit.from)
    const existing = trip.prices[age]
    if (!existing) trip.prices[age] = markSure(won, unit.from)
    else if (existing.value !== won) existing.sure = false
  }
}
