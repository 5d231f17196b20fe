// The line of a day's heading: a date, a route, and in one-liners everything else.
import { findSpans, removeTimes } from './dates.ts'
import { addFlights, recordLanding } from './day-flights.ts'
import { addTowns, type DayInProgress } from './day-in-progress.ts'
import { addMeals, takeMealsFromChain } from './day-meals.ts'
import { readFlights } from './flights.ts'
import { addHotelFromLine, findHotelInLine, hotelNamePattern, hotelWordPattern } from './hotels.ts'
import { markUnsure } from './itinerary.ts'
import { readMeals } from './meals.ts'
import { readRoute } from './places.ts'
import { readLine } from './read-day.ts'

/** Takes the parts of the line that have a meaning of their own, one by one. What is left is the route. */
export function readHeading(rawHeading: string, day: DayInProgress, today: string): void {
  // "팔레르모 (09:00 입항 / 18:00 출항)": when the ship is there.
  const heading = rawHeading.replace(/\([^()]*(?:입항|출항|정박)[^()]*\)/g, ' ')
  recordLanding(heading, day)
  const rest = takeMealsFromChain(heading, day)
  // "용두암, 산책로. 저녁: 흑돼지. …": each is told by itself.
  const [head = '', ...more] = takeDate(rest, day, today).split(/(?<=[가-힣)])\.\s+/)
  if (more.length > 0) {
    readHeading(head, day, today)
    for (const each of more) readLine(each, day)
    return
  }
  const text = takeHotelAndMeals(head.trim(), day)
  if (text === '') return
  // "인천→밴쿠버 (AC064 …) / 스탠리파크, 개스타운 / 힐튼 호텔": the way, what is seen, where one sleeps.
  const [lead = '', ...parts] = text.split(/\s+\/\s+/)
  const isWay = /[→➔➜⇒▶]/.test(lead) || readFlights(lead).flights.length > 0
  if (isWay && parts.some((part) => part.includes(',') || hotelNamePattern.test(part))) {
    readHeading(lead, day, today)
    for (const part of parts)
      if (hotelNamePattern.test(part)) day.hotel ??= markUnsure(part.trim(), part)
      else readLine(part, day)
    return
  }
  if (!readRouteWithFlight(text, rest, day) && !readTownsAndSights(text, rest, day))
    readTowns(text, rest, day)
}

/** The heading without its date. Over several days each has its own. */
function takeDate(rest: string, day: DayInProgress, today: string): string {
  const [date] = findSpans(rest, today)
  if (!date || date.at > 2) return rest
  if (!date.last) day.date = { value: date.date, sure: date.sure, from: rest }
  // "(8/6 금) 테를지": the date has taken the end of its bracket along.
  const isOpen = /^[^(]*\)$/.test(rest.slice(date.at, date.end))
  const before = rest.slice(0, date.at)
  return `${isOpen ? before.replace(/\(\s*$/, '') : before} ${rest.slice(date.end)}`
    .replace(/\(\s*\)/g, ' ')
    .replace(/^[\s:)|.,(-]+(?=\S)/, (marks) => (/\(/.test(marks) && !/\)/.test(marks) ? '(' : ''))
}

/** "인천→울란바토르 OM302 13:55-17:10, 수흐바타르광장": where it leads and by which flight, then what is seen. */
function readRouteWithFlight(text: string, from: string, day: DayInProgress): boolean {
  const path = /^(?<way>[^,]*?(?:→|➔|➜|⇒|▶|\s[-–—]\s)(?:[^,]|,(?=\d{3}))*),\s*(?<more>.+)$/.exec(text)?.groups
  const flightsRead = readFlights(path?.way ?? text)
  const way = removeTimes(flightsRead.rest).replace(/[\s\-–~]+$/, '')
  const route = path || flightsRead.flights.length > 0 ? readRoute(way, from, false) : []
  if (route.length < 2) return false
  addFlights(flightsRead.flights, day)
  addTowns(route, day)
  if (path?.more) readLine(path.more, day)
  return true
}

/** "마드리드 – 톨레도 대성당, 산토토메 성당": towns, and what is seen there. */
function readTownsAndSights(text: string, from: string, day: DayInProgress): boolean {
  const match = /^(?<towns>.*?)\s+[:：–—-]\s+(?<places>[^:：]*,[^:：]*)$/.exec(text)?.groups
  const towns = match?.towns ? readRoute(match.towns, from, false) : []
  if (!match?.places || towns.length === 0) return false
  addTowns(towns, day)
  readLine(match.places, day)
  return true
}

function readTowns(text: string, from: string, day: DayInProgress): void {
  const [first = '', ...others] = text.split(/\s+\/\s+/)
  const asRoute = readRoute(text, from, false)
  const isAllRoute = others.length === 0 || asRoute.length === others.length + 1
  const route = isAllRoute ? asRoute : readRoute(first, from, false)
  addTowns(route, day)
  if (route.length === 0) readLine(first, day)
  for (const each of isAllRoute ? [] : others) readLine(each, day)
}

/** A day in one line: its hotel and its meals are taken, and the rest is where it leads. */
function takeHotelAndMeals(text: string, day: DayInProgress): string {
  const inner = findHotelInLine(text)
  if (inner) addHotelFromLine(inner, text, day)
  const line = [inner?.before ?? text, inner?.more].filter(Boolean).join(' / ')
  const { meals, rest } = readMeals(line, false)
  if (Object.keys(meals).length === 0) return line
  addMeals(meals, day)
  // Behind the meals, in brackets of its own, is where one sleeps.
  const house = /^(?<before>.*\S)\s*\[(?<name>[^\]]{2,40})\]\s*$/.exec(rest)?.groups
  if (house?.name) day.hotel ??= { value: house.name, sure: hotelWordPattern.test(house.name), from: text }
  const hotelAfterMeals = house ? undefined : findHotelInLine(rest.replace(/[\s/,|·.]+$/, ''))
  if (hotelAfterMeals) addHotelFromLine(hotelAfterMeals, text, day)
  return (hotelAfterMeals?.before ?? house?.before ?? rest).replace(/[\s(/,|·.]+$/, '').trim()
}
