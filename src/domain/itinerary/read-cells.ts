// One day in a table: the cells of its rows, by their columns.
import { addColons, findTimes } from './dates.ts'
import { addFlights, landingPattern, recordLanding } from './day-flights.ts'
import { addTowns, type DayInProgress } from './day-in-progress.ts'
import { addMeals } from './day-meals.ts'
import { readFlightRow, readFlights } from './flights.ts'
import { hotelSignPattern, readHotel } from './hotels.ts'
import type { Meal } from './itinerary.ts'
import { findLabel } from './labels.ts'
import { stripDecoration } from './lines.ts'
import { readMealCell, readMeals } from './meals.ts'
import { readRoute } from './places.ts'
import { readLine } from './read-day.ts'
import type { DayCells } from './units.ts'

/** A row of the day's table. A row below it with an empty first cell goes on with the same day. */
export function readCells(cells: DayCells, day: DayInProgress): void {
  const { region = [], transport = [], time = [], meals = [], hotel = [], notes = [] } = cells
  const hours = time.map(addColons)
  const plan = addTimeToFlight(cells.plan ?? [], hours, transport)
  for (const line of region) addTowns(readRoute(line, line, true), day)
  const inRow = readFlightRow(transport, hours, plan)
  if (inRow.length === 0) recordLanding([...hours, ...plan.slice(0, 1)].join(' '), day)
  addFlights(inRow, day)
  const times = findTimes(time.join(' '))
  addLanding(inRow.length === 0 ? findTimes(hours.join(' ')) : [], plan, day)
  // Beside a coach the time is when it leaves.
  const isOne = plan.length === 1 && times.length >= 1 && transport.length === 0
  for (const line of plan) readLine(line, day, isOne && inRow.length === 0 ? (times[0]?.time ?? null) : null)
  // A line without a time in a column of times is read like any other line of the day.
  for (const line of time)
    if (!hourWordPattern.test(line) && findTimes(addColons(line)).length === 0) readLine(line, day)
  if (meals.length > 0) addMeals(readMeals(joinMealLines(meals), true).meals, day)
  for (const meal of ['breakfast', 'lunch', 'dinner'] as const) addMeal(meal, cells[meal], day)
  if (hotel.length > 0) readHotel(hotel.join(' '), true, hotel.join(' '), day)
  for (const line of notes) {
    const label = findLabel(line)
    if (label?.label === 'hotel') readHotel(label.value, label.firm, line, day)
    else if (hotelSignPattern.test(line)) readHotel(stripDecoration(line), true, line, day)
    else addMeals(readMeals(line, false).meals, day)
  }
}

const hourWordPattern = /^\s*(?:오전|오후|전일|종일|아침|저녁|새벽|밤)?\s*$/

/** "중:현지식", and below it "(쌀국수)": a line that names no meal goes on with the one before it. */
const joinMealLines = (lines: readonly string[]) =>
  lines.reduce((all, line) => {
    if (all === '') return line
    return `${all}${/^\s*[([]|^\s*[+&]/.test(line) && !/^\s*[([]\s*[조중석BLD]/.test(line) ? ' ' : ' / '}${line}`
  }, '')

/** "07:30 | 청주공항 출발 (7C801)": the time of the row is the flight's. */
function addTimeToFlight(plan: string[], time: string[], transport: string[]): string[] {
  const [only = ''] = plan
  const isFlight = plan.length === 1 && readFlights(only).flights.length === 1 && /출발|도착/.test(only)
  if (!isFlight || transport.length > 0 || time.length !== 1 || findTimes(only).length > 0) return plan
  return findTimes(time[0] ?? '').length === 1 ? [`${time[0]} ${only}`] : plan
}

/** The row below a flight's: the time in one cell, "후쿠오카공항 도착" in another. */
function addLanding(times: { time: string }[], [first = '']: string[], day: DayInProgress): void {
  const flight = day.flights.at(-1)
  const [landed] = times
  if (!flight || !landed || times.length > 1 || flight.value.departs === null) return
  if (flight.value.arrives === null && landingPattern.test(first) && !/출발/.test(first))
    flight.value.arrives = landed.time
}

function addMeal(meal: Meal, lines: string[] | undefined, day: DayInProgress): void {
  const read = lines && readMealCell(lines)
  if (read) addMeals({ [meal]: read }, day)
}
