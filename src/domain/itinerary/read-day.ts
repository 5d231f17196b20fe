// One line of a day: it becomes places, meals, a hotel or flights.
import { removeTimes } from './dates.ts'
import { addArrivalTime, addDepartureTime, addFlights, recordLanding } from './day-flights.ts'
import type { DayInProgress } from './day-in-progress.ts'
import { addHotelBreakfast, addMeals, takeMealsFromChain } from './day-meals.ts'
import { readFlights } from './flights.ts'
import {
  addHotelFromLine,
  findHotelInLine,
  hotelNamePattern,
  hotelOfferPattern,
  hotelSignPattern,
  readHotel,
  splitBeforeMeals,
} from './hotels.ts'
import { markSure, markUnsure } from './itinerary.ts'
import { findLabel, type LabelMatch } from './labels.ts'
import { stripDecoration } from './lines.ts'
import { readMeals } from './meals.ts'
import { readPlaces } from './places.ts'

export function readLine(raw: string, day: DayInProgress, time: string | null = null): void {
  const line = raw.trim().replace(/^\(([^()]*)\)$/, '$1')
  if (stripDecoration(line) === '') return
  const listed = splitBulletItems(line)
  if (listed.length > 1) {
    for (const each of listed) readLine(each, day, each === listed[0] ? time : null)
    return
  }
  day.text.push(stripDecoration(line))
  if (optionalTourPattern.test(stripDecoration(line))) return
  recordLanding(line, day)
  const withoutChain = takeMealsFromChain(line, day)
  if (withoutChain !== line) {
    readLine(withoutChain, day, time)
    return
  }
  const label = findLabel(line)
  if (!label && hotelSignPattern.test(line) && readHotel(stripDecoration(line), true, line, day)) return
  if (!label && hotelOfferPattern.test(line)) {
    day.hotel ??= markUnsure(stripDecoration(line), line)
    return
  }
  const inner = label ? undefined : findHotelInLine(line)
  if (inner) {
    addHotelFromLine(inner, line, day)
    readLine([inner.before, inner.more].filter(Boolean).join(' / '), day, time)
    return
  }
  if (label && readLabelled(label, line, day, time)) return
  if (/^기내\s*(?:박|숙박|1박)/.test(stripDecoration(line))) {
    day.hotel ??= markSure(stripDecoration(line).replace(/[.!]$/, ''), line)
    return
  }
  const { meals, rest } = readMeals(line, false)
  addMeals(meals, day)
  if (stripDecoration(rest) === '') return
  readRest(rest.replace(/[\s/,|·]+$/, ''), day, time)
}

/** "▶대성당 ▶미케비치 ▶한시장": the sign that begins the line is before each of them. */
function splitBulletItems(line: string): string[] {
  const [, sign] = /^([▶▷►▸●○■□▪▫◆◇◦∙☞★☆♣❖➤✓✔•·-])\s*\S/.exec(line) ?? []
  const parts = sign ? line.split(new RegExp(`(?:^|\\s+)\\${sign}\\s*(?=\\S)`)).filter(Boolean) : []
  return parts.length > 1 ? parts.map((part) => `${sign} ${part}`) : []
}

/** True if the label said what the line is. */
function readLabelled(
  { label, value, firm }: LabelMatch,
  line: string,
  day: DayInProgress,
  time: string | null,
): boolean {
  if (label === 'hotel') {
    const [name = '', more] = splitBeforeMeals(value)
    if (!readHotel(name, firm, line, day)) return false
    if (more) readLine(more, day, time)
    return true
  }
  if (label !== 'meals' || !(firm || /[조중석]식|[조중석]\s*:/.test(value))) return false
  addMeals(readMeals(value, true).meals, day)
  return true
}

/** Optional extras are not part of the day. */
const optionalTourPattern =
  /^[[(<【]?\s*(?:선택\s*관광|추천\s*(?:선택\s*)?관광|추천\s*옵션|옵션|optional)\s*(?:tours?)?\s*[\])>】:：]/i

function readRest(line: string, day: DayInProgress, time: string | null): void {
  // A one-liner may name the hotel behind a slash.
  for (const part of line.split(/\s+\/\s+(?=[^\d\s])/)) {
    const label = part === line ? undefined : findLabel(part)
    if (label?.label === 'hotel' && readHotel(label.value, label.firm, part, day)) continue
    // "저녁 가이세키 / 벳부 스기노이 호텔 (온천)": behind the meals.
    const house = line.startsWith('/') ? part.replace(/^\/\s*|\s*\([^()]*\)$/g, '') : ''
    if (hotelNamePattern.test(house)) {
      day.hotel ??= markUnsure(house, part)
      continue
    }
    const { flights, rest } = readFlights(part)
    addDepartureTime(flights, day)
    addFlights(flights, day)
    if (flights.length === 0) addArrivalTime(part, day)
    addHotelBreakfast(part, day)
    day.found.push(
      ...readPlaces(flights.length > 0 ? removeTimes(rest) : rest, {
        towns: day.towns,
        time,
        from: stripDecoration(line),
      }),
    )
  }
}
