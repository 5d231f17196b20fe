// One day: its lines or the cells of its row become places, meals, hotel and flights.
import { findDates, findTimes, withoutTimes } from './dates.ts'
import { flightsInRow, readFlights } from './flights.ts'
import { type Meal, type Read, type ReadDay, type ReadPlace, sure, unsure } from './itinerary.ts'
import { labelled } from './labels.ts'
import { bare, isSentence } from './lines.ts'
import { mealInCell, readMeals } from './meals.ts'
import { joined, readPlaces, readRoute, townKey } from './places.ts'
import type { DayCells } from './units.ts'

/** While it is read: names as they come, the towns of its route, and when it begins with a landing. */
export type OpenDay = Omit<ReadDay, 'day' | 'places'> & {
  towns: Set<string>
  found: Read<ReadPlace>[]
  landed?: string
}

export const openDay = (): OpenDay => ({ meals: {}, flights: [], text: [], towns: new Set(), found: [] })

/** What stands on the line of the heading: a date, a route, and in one-liners everything else. */
export function readHeading(rest: string, day: OpenDay, today: string): void {
  beginLanded(rest, day)
  const [date] = findDates(rest, today)
  let text = rest
  if (date && date.at <= 2) {
    day.date = { value: date.date, sure: date.sure, from: rest }
    text = `${rest.slice(0, date.at)} ${rest.slice(date.end)}`
      .replace(/\(\s*\)/g, ' ')
      .replace(/^[\s:)|.,(-]+(?=\S)/, (marks) => (/\(/.test(marks) && !/\)/.test(marks) ? '(' : ''))
  }
  text = aside(text.trim(), day)
  if (text === '') return
  // "인천→울란바토르 OM302 13:55-17:10, 수흐바타르광장": where it leads and by which flight, then what is seen.
  const path = /^(?<way>[^,]*?(?:→|➔|➜|⇒|▶|\s[-–—]\s)[^,]*),\s*(?<more>.+)$/.exec(text)?.groups
  const flown = readFlights(path?.way ?? text)
  const way = withoutTimes(flown.rest).replace(/[\s\-–~]+$/, '')
  const led = path || flown.flights.length > 0 ? readRoute(way, rest, false) : []
  if (led.length > 1) {
    addFlights(flown.flights, day)
    addTowns(led, day)
    if (path?.more) readLine(path.more, day)
    return
  }
  // "마드리드 – 톨레도 대성당, 산토토메 성당": towns, and what is seen there.
  const seen = /^(?<towns>.*?)\s+[:：–—-]\s+(?<places>[^:：]*,[^:：]*)$/.exec(text)?.groups
  const towns = seen?.towns ? readRoute(seen.towns, rest, false) : []
  if (seen?.places && towns.length > 0) {
    addTowns(towns, day)
    readLine(seen.places, day)
    return
  }
  const [first = '', ...more] = text.split(/\s+\/\s+/)
  const asRoute = readRoute(text, rest, false)
  const isAllRoute = more.length === 0 || asRoute.length === more.length + 1
  const route = isAllRoute ? asRoute : readRoute(first, rest, false)
  addTowns(route, day)
  const left = isAllRoute ? [] : more
  if (route.length === 0) readLine(first, day)
  for (const each of left) readLine(each, day)
}

function addTowns(places: readonly Read<ReadPlace>[], day: OpenDay): void {
  day.found.push(...places)
  for (const { value } of places) day.towns.add(townKey(value.name))
}

/** A day in one line: its hotel and its meals are taken, and the rest is where it leads. */
function aside(text: string, day: OpenDay): string {
  const inside = hotelInside(text)
  if (inside) readHotel(inside.name, true, text, day)
  const line = [inside?.before ?? text, inside?.more].filter(Boolean).join(' / ')
  const { meals, rest } = readMeals(line, false)
  if (Object.keys(meals).length === 0) return line
  addMeals(meals, day)
  // Behind the meals, in brackets of its own, stands where one sleeps.
  const house = /^(?<before>.*\S)\s*\[(?<name>[^\]]{2,40})\]\s*$/.exec(rest)?.groups
  if (house?.name) day.hotel ??= { value: house.name, sure: isHouse.test(house.name), from: text }
  return (house?.before ?? rest).replace(/[\s(/,|·.]+$/, '').trim()
}

const isHouse = /호텔|리조트|캠프|게르|펜션|콘도|료칸|여관|hotel|resort|lodge|inn\b/i

export function readLine(raw: string, day: OpenDay, time: string | null = null): void {
  const line = raw.trim()
  if (bare(line) === '') return
  day.text.push(bare(line))
  beginLanded(line, day)
  const label = labelled(line)
  if (!label && /^\s*(?:🏨|🛏)/u.test(line) && readHotel(bare(line), true, line, day)) return
  const inside = label ? undefined : hotelInside(line)
  if (inside) {
    readHotel(inside.name, true, line, day)
    readLine([inside.before, inside.more].filter(Boolean).join(' / '), day, time)
    return
  }
  if (label?.label === 'hotel') {
    const [name = '', more] = cutBefore(label.value)
    if (readHotel(name, label.firm, line, day)) {
      if (more) readLine(more, day, time)
      return
    }
  }
  if (label?.label === 'meals' && (label.firm || /[조중석]식|[조중석]\s*:/.test(label.value))) {
    addMeals(readMeals(label.value, true).meals, day)
    return
  }
  if (/^기내\s*(?:박|숙박|1박)/.test(bare(line))) {
    day.hotel ??= sure(bare(line).replace(/[.!]$/, ''), line)
    return
  }
  const { meals, rest } = readMeals(line, false)
  addMeals(meals, day)
  if (bare(rest) === '') return
  readRest(rest.replace(/[\s/,|·]+$/, ''), day, time)
}

/** "… 석식 현지식. 숙박: A", "… (조중석 포함) 숙소 A": the hotel ends a line that is about the day. */
function hotelInside(line: string) {
  const found =
    /^(?<before>.*?\S)\s*(?<mark>[.,)\]/]\s*|\s)(?:숙박|숙소|투숙|hotel|overnight)(?:\s*[:：]\s*|\s+)(?<name>\S.*)$/i.exec(
      line,
    )?.groups
  const night = /^(?<before>.*[.)\]])\s*(?<name>기내\s*(?:숙)?박)\s*$/.exec(line)?.groups
  if (night) return { before: night.before ?? '', name: night.name ?? '', more: undefined }
  const { before = '', mark = '', name: value = '' } = found ?? {}
  const isClear = mark.trim() !== '' || /(?:숙박|숙소|투숙|hotel|overnight)\s*[:：]/i.test(line)
  if (!found || !isClear) return undefined
  const [name, more] = cutBefore(value)
  return { before: before + (/[)\]]/.test(mark) ? mark.trim() : ''), name: name.replace(/[.\s]+$/, ''), more }
}

/** "A호텔 / 식사: …", "A호텔 [식사] …": the line goes on with the meals. */
function cutBefore(value: string): [name: string, more: string | undefined] {
  const at = value.search(
    /\s*[/|,]?\s*[[(<【]?\s*(?:식사|조식|중식|석식|조|중|석|meals?)\s*[\])>】]?\s*[:：\])-]|\s+[/|]\s+/i,
  )
  if (at <= 0) return [value, undefined]
  const more = value.slice(at).replace(/^[\s/|,]+/, '')
  return /[조중석]|식사|meal/i.test(more) ? [value.slice(0, at), more] : [value, undefined]
}

function readRest(line: string, day: OpenDay, time: string | null): void {
  // A one-liner may name the hotel behind a slash.
  for (const part of line.split(/\s+\/\s+(?=[^\d\s])/)) {
    const label = part === line ? undefined : labelled(part)
    if (label?.label === 'hotel' && readHotel(label.value, label.firm, part, day)) continue
    const { flights, rest } = readFlights(part)
    addFlights(flights, day)
    if (flights.length === 0) addArrival(part, day)
    hotelBreakfast(part, day)
    day.found.push(
      ...readPlaces(flights.length > 0 ? withoutTimes(rest) : rest, {
        towns: day.towns,
        time,
        from: bare(line),
      }),
    )
  }
}

function addFlights(flights: ReadDay['flights'], day: OpenDay): void {
  for (const flight of flights)
    if (!day.flights.some(({ value }) => value.number === flight.value.number)) day.flights.push(flight)
}

/** The line after a flight's: "00:05 다낭 도착". */
function addArrival(line: string, day: OpenDay): void {
  const flight = day.flights.at(-1)
  const times = findTimes(line)
  if (!flight || flight.value.arrives !== null || flight.value.departs === null || times.length !== 1) return
  if (!lands.test(line) || /출발/.test(line)) return
  const isNext = day.text.at(-2)?.includes(flight.value.number) ?? false
  flight.value.arrives = times[0]?.time ?? null
  flight.sure &&= isNext
}

const lands = /도착|착륙|arriv/i

/** "05:30 다낭 도착", before anything is seen that day: what left the evening before has landed. */
function beginLanded(line: string, day: OpenDay): void {
  const [first, ...more] = findTimes(line)
  const isSeen = day.found.some(
    ({ value: { name } }) => !day.towns.has(townKey(name)) && !line.includes(name),
  )
  if (!first || more.length > 0 || day.flights.length > 0 || isSeen) return
  if (lands.test(line) && !/출발|(?:호텔|숙소|리조트)[가-힣]*\s*도착/.test(line)) day.landed ??= first.time
}

/** A flight lands the day after; that it is this one, nobody has said. */
export function landNextDay(evening: OpenDay, { landed }: OpenDay): void {
  const flight = evening.flights.at(-1)
  if (!flight || !landed || flight.value.departs === null || flight.value.arrives !== null) return
  flight.value.arrives = landed
  flight.sure = false
}

function addMeals(meals: ReadDay['meals'], day: OpenDay): void {
  for (const meal of ['breakfast', 'lunch', 'dinner'] as const) {
    const read = meals[meal]
    const standing = day.meals[meal]
    if (read && (!standing || (!standing.sure && read.sure))) day.meals[meal] = read
  }
}

/** "호텔 조식 후" says where breakfast is, if nothing else does. */
function hotelBreakfast(line: string, day: OpenDay): void {
  if (/호텔\s*조식\s*후|호텔에서\s*조식/.test(line)) day.meals.breakfast ??= unsure('호텔식', line.trim())
}

function readHotel(value: string, firm: boolean, from: string, day: OpenDay): boolean {
  const name = value
    .replace(/^[\s:\-–]+/, '')
    .replace(/\s*(?:에서\s*)?(?:투숙|체크인|숙박)\s*(?:및\s*휴식)?$/, '')
    .trim()
  if (/^(?:투숙|조식|체크|이동|휴식|도착|출발|복귀|귀환|중식|석식|으로|에서|로\s|내\s|수영장|식)/.test(name))
    return false
  if (name === '' || /^[-x×]$|^없음$/i.test(name)) return firm
  const clear = firm || /^HOTEL\s/.test(bare(from))
  if (!clear && isSentence(name)) return false
  day.hotel ??= {
    value: name,
    sure: clear && name.length <= 60 && !/이동|휴식|체크|\s\/\s/.test(name),
    from: from.trim(),
  }
  return true
}

/** A row of the day's table. A row below it with an empty first cell goes on with the same day. */
export function readCells(cells: DayCells, day: OpenDay): void {
  const { region = [], transport = [], time = [], plan = [], meals = [], hotel = [], notes = [] } = cells
  for (const line of region) addTowns(readRoute(line, line, true), day)
  const inRow = flightsInRow(transport, time, plan)
  if (inRow.length === 0) beginLanded([...time, ...plan.slice(0, 1)].join(' '), day)
  addFlights(inRow, day)
  const times = findTimes(time.join(' '))
  addLanding(inRow.length === 0 ? times : [], plan, day)
  // Beside a coach the time is when it leaves.
  const isOne = plan.length === 1 && times.length >= 1 && transport.length === 0
  for (const line of plan) readLine(line, day, isOne && inRow.length === 0 ? (times[0]?.time ?? null) : null)
  if (meals.length > 0) addMeals(readMeals(meals.join(' / '), true).meals, day)
  for (const meal of ['breakfast', 'lunch', 'dinner'] as const) addMeal(meal, cells[meal], day)
  if (hotel.length > 0) readHotel(hotel.join(' '), true, hotel.join(' '), day)
  for (const line of notes) {
    const label = labelled(line)
    if (label?.label === 'hotel') readHotel(label.value, label.firm, line, day)
    else addMeals(readMeals(line, false).meals, day)
  }
}

/** The row below a flight's: the time in one cell, "후쿠오카공항 도착" in another. */
function addLanding(times: { time: string }[], [first = '']: string[], day: OpenDay): void {
  const flight = day.flights.at(-1)
  const [landed] = times
  if (!flight || !landed || times.length > 1 || flight.value.departs === null) return
  if (flight.value.arrives === null && lands.test(first) && !/출발/.test(first))
    flight.value.arrives = landed.time
}

function addMeal(meal: Meal, lines: string[] | undefined, day: OpenDay): void {
  const read = lines && mealInCell(lines)
  if (read) addMeals({ [meal]: read }, day)
}

export const closeDay = (day: Read<number>, { towns: _, landed: __, found, ...rest }: OpenDay): ReadDay => ({
  day,
  ...rest,
  places: joined(found),
})
