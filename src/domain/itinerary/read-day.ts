// One day: its lines or the cells of its row become places, meals, hotel and flights.
import { findSpans, findTimes, withColons, withoutTimes } from './dates.ts'
import { flightsInRow, readFlights } from './flights.ts'
import { type Meal, type Read, type ReadDay, type ReadPlace, sure, unsure } from './itinerary.ts'
import { labelled } from './labels.ts'
import { bare, isSentence } from './lines.ts'
import { mealInCell, readMeals } from './meals.ts'
import type { OpenDay } from './open-day.ts'
import { joined, readPlaces, readRoute, townKey } from './places.ts'
import type { DayCells } from './units.ts'

/** What stands on the line of the heading: a date, a route, and in one-liners everything else. */
export function readHeading(written: string, day: OpenDay, today: string): void {
  // "팔레르모 (09:00 입항 / 18:00 출항)": when the ship is there.
  const heading = written.replace(/\([^()]*(?:입항|출항|정박)[^()]*\)/g, ' ')
  beginLanded(heading, day)
  const [date] = findSpans(heading, today)
  const rest = unchained(heading, day)
  let text = rest
  if (date && date.at <= 2) {
    // Over several days each has its own.
    if (!date.last) day.date = { value: date.date, sure: date.sure, from: rest }
    // "(8/6 금) 테를지": the date has taken the end of its bracket along.
    const isOpen = /^[^(]*\)$/.test(rest.slice(date.at, date.end))
    const before = rest.slice(0, date.at)
    text = `${isOpen ? before.replace(/\(\s*$/, '') : before} ${rest.slice(date.end)}`
      .replace(/\(\s*\)/g, ' ')
      .replace(/^[\s:)|.,(-]+(?=\S)/, (marks) => (/\(/.test(marks) && !/\)/.test(marks) ? '(' : ''))
  }
  // "용두암, 산책로. 저녁: 흑돼지. …": each is told by itself.
  const [head = '', ...more] = text.split(/(?<=[가-힣)])\.\s+/)
  if (more.length > 0) {
    readHeading(head, day, today)
    for (const each of more) readLine(each, day)
    return
  }
  text = aside(text.trim(), day)
  if (text === '') return
  // "인천→밴쿠버 (AC064 …) / 스탠리파크, 개스타운 / 힐튼 호텔": the way, what is seen, where one sleeps.
  const [lead = '', ...parts] = text.split(/\s+\/\s+/)
  if (/[→➔➜⇒▶]/.test(lead) && parts.some((part) => part.includes(',') || isHouseName.test(part))) {
    readHeading(lead, day, today)
    for (const part of parts)
      if (isHouseName.test(part)) day.hotel ??= unsure(part.trim(), part)
      else readLine(part, day)
    return
  }
  // "인천→울란바토르 OM302 13:55-17:10, 수흐바타르광장": where it leads and by which flight, then what is seen.
  const path = /^(?<way>[^,]*?(?:→|➔|➜|⇒|▶|\s[-–—]\s)(?:[^,]|,(?=\d{3}))*),\s*(?<more>.+)$/.exec(text)?.groups
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
  const [first = '', ...others] = text.split(/\s+\/\s+/)
  const asRoute = readRoute(text, rest, false)
  const isAllRoute = others.length === 0 || asRoute.length === others.length + 1
  const route = isAllRoute ? asRoute : readRoute(first, rest, false)
  addTowns(route, day)
  const left = isAllRoute ? [] : others
  if (route.length === 0) readLine(first, day)
  for (const each of left) readLine(each, day)
}

const links = /\s+[-–—]\s+|\s*[→➔➜⇒▶▷]\s*/
const linkedMeal = /^(?:아침|점심|저녁|조식|중식|석식)(?:\s*식사)?(?:\s*[:：(-]\s*|\s+)(?!후|전|및|식사)\S/
const linkedHouse =
  /^(?:숙소|숙박|투숙|호텔|리조트)\s*[:：]?\s+(?!조식|체크|이동|투숙|휴식|도착|출발|복귀|귀환)\S/

/** "오죽헌 - 점심 초당순두부 - 경포대 - 숙소 A호텔": its meals and its hotel are links of the chain, and go. */
function unchained(line: string, day: OpenDay): string {
  const pieces = line.split(links)
  if (pieces.length < 3) return line
  const rest = pieces.filter((piece) => {
    // "조식 → 산호섬": that there is a meal, not which.
    if (/^(?:호텔\s*)?(?:아침|점심|저녁|조식|중식|석식)(?:\s*식사)?(?:\s*후)?$/.test(piece.trim()))
      return false
    if (linkedMeal.test(piece)) {
      const { meals, rest: left } = readMeals(piece, false)
      if (Object.keys(meals).length !== 1 || left !== '') return true
      for (const read of Object.values(meals)) read.sure = false
      addMeals(meals, day)
      return false
    }
    if (!linkedHouse.test(piece)) return true
    return !readHotel(piece.replace(/^\S+?\s*[:：]?\s+/, ''), false, piece, day)
  })
  return rest.length === pieces.length ? line : rest.join(' - ')
}

function addTowns(places: readonly Read<ReadPlace>[], day: OpenDay): void {
  day.found.push(...places)
  for (const { value } of places) day.towns.add(townKey(value.name))
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

const isHouseName =
  /^[^,→:：\d]{2,30}(?:호텔|리조트|로지|롯지|산장|hotel|resort|lodge)\s*$|^기내(?:\s*숙?박)?$/i
const isHouse = /호텔|리조트|캠프|게르|펜션|콘도|료칸|여관|hotel|resort|lodge|inn\b/i

export function readLine(raw: string, day: OpenDay, time: string | null = null): void {
  const line = raw.trim().replace(/^\(([^()]*)\)$/, '$1')
  if (bare(line) === '') return
  day.text.push(bare(line))
  if (isOffer.test(bare(line))) return
  beginLanded(line, day)
  const unlinked = unchained(line, day)
  if (unlinked !== line) {
    readLine(unlinked, day, time)
    return
  }
  const label = labelled(line)
  if (!label && /^\s*(?:🏨|🛏)/u.test(line) && readHotel(bare(line), true, line, day)) return
  const inside = label ? undefined : hotelInside(line)
  if (inside) {
    takeInside(inside, line, day)
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

/** What can be bought besides is no part of the day. */
const isOffer =
  /^[[(<【]?\s*(?:선택\s*관광|추천\s*(?:선택\s*)?관광|추천\s*옵션|옵션|optional)\s*(?:tours?)?\s*[\])>】:：]/i

/** "… 석식 현지식. 숙박: A", "… (조중석 포함) 숙소 A": the hotel ends a line that is about the day. */
function hotelInside(line: string) {
  const found =
    /^(?<before>.*?\S)\s*(?<mark>[.,)\]/]\s*|\s)(?:숙박|숙소|투숙|hotel|overnight)(?:\s*[:：]\s*|\s+)(?<name>\S.*)$/i.exec(
      line,
    )?.groups
  const night = /^(?<before>.*(?:[.)\]]\s*|\S\s+))(?<name>기내\s*(?:숙)?박)\s*$/.exec(line)?.groups
  if (night) return { before: night.before ?? '', name: night.name ?? '', more: undefined }
  // "호텔 투숙 (암만 랜드마크 호텔)", "… → 도야마 (도야마 엑셀호텔)".
  const house =
    /^(?<before>.*\S)\s*\((?<name>[^()]{2,30}?(?:호텔|리조트|료칸|산장|롯지|게르)[^()\d]{0,8})\)\s*$/.exec(
      line,
    )?.groups
  if (house?.name && !/[,/→]|조식|로비|식사/.test(house.name)) {
    const isSlept = /투숙\s*$/.test(house.before ?? '')
    return {
      before: isSlept ? '' : (house.before ?? ''),
      name: house.name,
      more: undefined,
      isUnsure: !isSlept,
    }
  }
  const { before = '', mark = '', name: value = '' } = found ?? {}
  const isClear = mark.trim() !== '' || /(?:숙박|숙소|투숙|hotel|overnight)\s*[:：]/i.test(line)
  if (!found || !isClear) return undefined
  const [name, more] = cutBefore(value)
  return { before: before + (/[)\]]/.test(mark) ? mark.trim() : ''), name: name.replace(/[.\s]+$/, ''), more }
}

/** What stands in brackets behind the last stop may be where one only eats. */
function takeInside(
  { name, isUnsure }: { name: string; isUnsure?: boolean },
  from: string,
  day: OpenDay,
): void {
  const isNew = day.hotel === undefined
  readHotel(name, true, from, day)
  if (isUnsure && isNew && day.hotel) day.hotel.sure = false
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
    leftBefore(flights, day)
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

/** "18:05 인천 출발", and its number on the next line. */
function leftBefore(flights: ReadDay['flights'], day: OpenDay): void {
  const [only, more] = flights
  const line = day.text.at(-2) ?? ''
  const [time, second] = findTimes(line)
  if (!only || more || only.value.departs !== null || only.value.arrives !== null) return
  if (!time || second || !/출발/.test(line) || readFlights(line).flights.length > 0) return
  only.value.departs = time.time
  only.sure = false
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
    if (!read) continue
    if (!standing || (!standing.sure && read.sure)) day.meals[meal] = read
    // Told twice and not alike: which of them holds is not said.
    if (standing?.sure && standing.value !== read.value) day.meals[meal] = { ...standing, sure: false }
  }
}

/** "호텔 조식 후" says where breakfast is, if nothing else does. */
function hotelBreakfast(line: string, day: OpenDay): void {
  if (/호텔\s*조식\s*후|호텔에서\s*조식/.test(line)) day.meals.breakfast ??= unsure('호텔식', line.trim())
}

function readHotel(value: string, firm: boolean, from: string, day: OpenDay): boolean {
  const name = value
    .replace(/^[\s:\-–]+/, '')
    .replace(/^투숙\s*\(([^()]{2,40})\)$/, '$1')
    .replace(/\s*(?:에서\s*)?(?:투숙|체크인|(?<!기내\s?)숙박)\s*(?:및\s*휴식)?$/, '')
    .trim()
  if (/^(?:투숙|조식|체크|이동|휴식|도착|출발|복귀|귀환|중식|석식|으로|에서|로\s|내\s|수영장|식)/.test(name))
    return false
  if (name === '' || /^[-x×]$|^없음$/i.test(name)) return firm
  const clear = firm || /^HOTEL\s/.test(bare(from))
  if (!clear && isSentence(name)) return false
  if (day.hotel && day.hotel.value !== name) day.hotel = { ...day.hotel, sure: false }
  day.hotel ??= { value: name, sure: clear, from: from.trim() }
  return true
}

/** A row of the day's table. A row below it with an empty first cell goes on with the same day. */
export function readCells(cells: DayCells, day: OpenDay): void {
  const { region = [], transport = [], time = [], meals = [], hotel = [], notes = [] } = cells
  const hours = time.map(withColons)
  const plan = flownAt(cells.plan ?? [], hours, transport)
  for (const line of region) addTowns(readRoute(line, line, true), day)
  const inRow = flightsInRow(transport, hours, plan)
  if (inRow.length === 0) beginLanded([...hours, ...plan.slice(0, 1)].join(' '), day)
  addFlights(inRow, day)
  const times = findTimes(time.join(' '))
  addLanding(inRow.length === 0 ? findTimes(hours.join(' ')) : [], plan, day)
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

/** "07:30 | 청주공항 출발 (7C801)": the time of the row is the flight's. */
function flownAt(plan: string[], time: string[], transport: string[]): string[] {
  const [only = ''] = plan
  const isFlight = plan.length === 1 && readFlights(only).flights.length === 1 && /출발|도착/.test(only)
  if (!isFlight || transport.length > 0 || time.length !== 1 || findTimes(only).length > 0) return plan
  return findTimes(time[0] ?? '').length === 1 ? [`${time[0]} ${only}`] : plan
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
