// The line of a day's heading: a date, a route, and in one-liners everything else.
import { findSpans, withoutTimes } from './dates.ts'
import { addFlights, beginLanded } from './day-flights.ts'
import { addMeals, unchained } from './day-meals.ts'
import { readFlights } from './flights.ts'
import { hotelInside, isHouse, isHouseName, takeInside } from './hotels.ts'
import { unsure } from './itinerary.ts'
import { readMeals } from './meals.ts'
import { addTowns, type OpenDay } from './open-day.ts'
import { readRoute } from './places.ts'
import { readLine } from './read-day.ts'

/** Takes the parts of the line that have a meaning of their own, one by one. What is left is the route. */
export function readHeading(written: string, day: OpenDay, today: string): void {
  // "팔레르모 (09:00 입항 / 18:00 출항)": when the ship is there.
  const heading = written.replace(/\([^()]*(?:입항|출항|정박)[^()]*\)/g, ' ')
  beginLanded(heading, day)
  const rest = unchained(heading, day)
  // "용두암, 산책로. 저녁: 흑돼지. …": each is told by itself.
  const [head = '', ...more] = undated(rest, day, today).split(/(?<=[가-힣)])\.\s+/)
  if (more.length > 0) {
    readHeading(head, day, today)
    for (const each of more) readLine(each, day)
    return
  }
  const text = aside(head.trim(), day)
  if (text === '') return
  // "인천→밴쿠버 (AC064 …) / 스탠리파크, 개스타운 / 힐튼 호텔": the way, what is seen, where one sleeps.
  const [lead = '', ...parts] = text.split(/\s+\/\s+/)
  const isWay = /[→➔➜⇒▶]/.test(lead) || readFlights(lead).flights.length > 0
  if (isWay && parts.some((part) => part.includes(',') || isHouseName.test(part))) {
    readHeading(lead, day, today)
    for (const part of parts)
      if (isHouseName.test(part)) day.hotel ??= unsure(part.trim(), part)
      else readLine(part, day)
    return
  }
  if (!readFlown(text, rest, day) && !readTownsAndSights(text, rest, day)) readTowns(text, rest, day)
}

/** The heading without its date. Over several days each has its own. */
function undated(rest: string, day: OpenDay, today: string): string {
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
function readFlown(text: string, from: string, day: OpenDay): boolean {
  const path = /^(?<way>[^,]*?(?:→|➔|➜|⇒|▶|\s[-–—]\s)(?:[^,]|,(?=\d{3}))*),\s*(?<more>.+)$/.exec(text)?.groups
  const flown = readFlights(path?.way ?? text)
  const way = withoutTimes(flown.rest).replace(/[\s\-–~]+$/, '')
  const led = path || flown.flights.length > 0 ? readRoute(way, from, false) : []
  if (led.length < 2) return false
  addFlights(flown.flights, day)
  addTowns(led, day)
  if (path?.more) readLine(path.more, day)
  return true
}

/** "마드리드 – 톨레도 대성당, 산토토메 성당": towns, and what is seen there. */
function readTownsAndSights(text: string, from: string, day: OpenDay): boolean {
  const seen = /^(?<towns>.*?)\s+[:：–—-]\s+(?<places>[^:：]*,[^:：]*)$/.exec(text)?.groups
  const towns = seen?.towns ? readRoute(seen.towns, from, false) : []
  if (!seen?.places || towns.length === 0) return false
  addTowns(towns, day)
  readLine(seen.places, day)
  return true
}

function readTowns(text: string, from: string, day: OpenDay): void {
  const [first = '', ...others] = text.split(/\s+\/\s+/)
  const asRoute = readRoute(text, from, false)
  const isAllRoute = others.length === 0 || asRoute.length === others.length + 1
  const route = isAllRoute ? asRoute : readRoute(first, from, false)
  addTowns(route, day)
  if (route.length === 0) readLine(first, day)
  for (const each of isAllRoute ? [] : others) readLine(each, day)
}

/** A day in one line: its hotel and its meals are taken, and the rest is where it leads. */
function aside(text: string, day: OpenDay): string {
  const inside = hotelInside(text)
  if (inside) takeInside(inside, text, day)
  const line = [inside?.before ?? text, inside?.more].filter(Boolean).join(' / ')
  const { meals, rest } = readMeals(line, false)
  if (Object.keys(meals).length === 0) return line
  addMeals(meals, day)
  // Behind the meals, in brackets of its own, stands where one sleeps.
  const house = /^(?<before>.*\S)\s*\[(?<name>[^\]]{2,40})\]\s*$/.exec(rest)?.groups
  if (house?.name) day.hotel ??= { value: house.name, sure: isHouse.test(house.name), from: text }
  const behind = house ? undefined : hotelInside(rest.replace(/[\s/,|·.]+$/, ''))
  if (behind) takeInside(behind, text, day)
  return (behind?.before ?? house?.before ?? rest).replace(/[\s(/,|·.]+$/, '').trim()
}
