// One line of a day: it becomes places, meals, a hotel or flights.
import { withoutTimes } from './dates.ts'
import { addArrival, addFlights, beginLanded, leftBefore } from './day-flights.ts'
import { addMeals, hotelBreakfast, unchained } from './day-meals.ts'
import { readFlights } from './flights.ts'
import {
  cutBefore,
  hotelInside,
  isHouseName,
  isHouseSign,
  isOffered,
  readHotel,
  takeInside,
} from './hotels.ts'
import { sure, unsure } from './itinerary.ts'
import { type Labelled, labelled } from './labels.ts'
import { bare } from './lines.ts'
import { readMeals } from './meals.ts'
import type { OpenDay } from './open-day.ts'
import { readPlaces } from './places.ts'

export function readLine(raw: string, day: OpenDay, time: string | null = null): void {
  const line = raw.trim().replace(/^\(([^()]*)\)$/, '$1')
  if (bare(line) === '') return
  const listed = eachListed(line)
  if (listed.length > 1) {
    for (const each of listed) readLine(each, day, each === listed[0] ? time : null)
    return
  }
  day.text.push(bare(line))
  if (isOffer.test(bare(line))) return
  beginLanded(line, day)
  const unlinked = unchained(line, day)
  if (unlinked !== line) {
    readLine(unlinked, day, time)
    return
  }
  const label = labelled(line)
  if (!label && isHouseSign.test(line) && readHotel(bare(line), true, line, day)) return
  if (!label && isOffered.test(line)) {
    day.hotel ??= unsure(bare(line), line)
    return
  }
  const inside = label ? undefined : hotelInside(line)
  if (inside) {
    takeInside(inside, line, day)
    readLine([inside.before, inside.more].filter(Boolean).join(' / '), day, time)
    return
  }
  if (label && readLabelled(label, line, day, time)) return
  if (/^기내\s*(?:박|숙박|1박)/.test(bare(line))) {
    day.hotel ??= sure(bare(line).replace(/[.!]$/, ''), line)
    return
  }
  const { meals, rest } = readMeals(line, false)
  addMeals(meals, day)
  if (bare(rest) === '') return
  readRest(rest.replace(/[\s/,|·]+$/, ''), day, time)
}

/** "▶대성당 ▶미케비치 ▶한시장": the sign that begins the line stands before each of them. */
function eachListed(line: string): string[] {
  const [, sign] = /^([▶▷►▸●○■□▪▫◆◇◦∙☞★☆♣❖➤✓✔•·-])\s*\S/.exec(line) ?? []
  const parts = sign ? line.split(new RegExp(`(?:^|\\s+)\\${sign}\\s*(?=\\S)`)).filter(Boolean) : []
  return parts.length > 1 ? parts.map((part) => `${sign} ${part}`) : []
}

/** True if the label said what the line is. */
function readLabelled(
  { label, value, firm }: Labelled,
  line: string,
  day: OpenDay,
  time: string | null,
): boolean {
  if (label === 'hotel') {
    const [name = '', more] = cutBefore(value)
    if (!readHotel(name, firm, line, day)) return false
    if (more) readLine(more, day, time)
    return true
  }
  if (label !== 'meals' || !(firm || /[조중석]식|[조중석]\s*:/.test(value))) return false
  addMeals(readMeals(value, true).meals, day)
  return true
}

/** Optional extras are not part of the day. */
const isOffer =
  /^[[(<【]?\s*(?:선택\s*관광|추천\s*(?:선택\s*)?관광|추천\s*옵션|옵션|optional)\s*(?:tours?)?\s*[\])>】:：]/i

function readRest(line: string, day: OpenDay, time: string | null): void {
  // A one-liner may name the hotel behind a slash.
  for (const part of line.split(/\s+\/\s+(?=[^\d\s])/)) {
    const label = part === line ? undefined : labelled(part)
    if (label?.label === 'hotel' && readHotel(label.value, label.firm, part, day)) continue
    // "저녁 가이세키 / 벳부 스기노이 호텔 (온천)": behind the meals.
    const house = line.startsWith('/') ? part.replace(/^\/\s*|\s*\([^()]*\)$/g, '') : ''
    if (isHouseName.test(house)) {
      day.hotel ??= unsure(house, part)
      continue
    }
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
