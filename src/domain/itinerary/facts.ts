// Facts of a whole trip, wherever they are said: prices, minimum, shopping, alert level, guide's fee.
import { tripLimits } from '#limits.ts'
import { daysBetween } from '#plain/days.ts'
import { type FoundSpan, findDates, findSpans, findWeekdays } from './dates.ts'
import { findAirlines } from './flights.ts'
import { type Age, type ReadTrip, sure, unsure } from './itinerary.ts'
import { bare, isSentence } from './lines.ts'
import { ageBefore, ageBehind, ageNames, ages, agesBefore, findSums, isOtherSum, isSingle } from './money.ts'

const minimums = [
  /최소\s*(?:출발\s*|행사\s*|모객\s*|진행\s*)?(?:인원|모객)?\s*(?:은|는)?\s*[:：▷▶▸|-]?\s*(?:성인\s*)?(\d{1,3})\s*(?:명|인|名)/,
  /(\d{1,3})\s*(?:명|인)\s*(?:이상|부터)\s*(?:모객\s*(?:시|되면)?\s*|모이면\s*|예약\s*시\s*|시\s*)?(?:출발|행사)/,
  /(?:최소\s*출발|출발\s*인원)\s*(?:인원)?\s*[:：]?\s*(?:성인\s*)?(\d{1,3})\s*(?:명|인)/,
  /^인원\s*[:：]?\s*(\d{1,3})\s*명\s*(?:이상|부터)/,
  /min(?:imum|\.)?\s*(?:of\s*)?(\d{1,3})\s*(?:pax|persons?|people|guests?)/i,
]
/** In other words than usual: read, and to be looked at. */
const spokenMinimum =
  /최소\s*(\d{1,3})\s*분|(\d{1,3})\s*(?:명|분)(?:이|만)?\s*(?:이상\s*)?모이(?:면|셔야|시면|게\s*되면)/
const spokenVisits = /쇼핑[^.\d]{0,14}(한|두|세|네)\s*(?:번|곳|군데|차례)/
const visits =
  /(?:쇼핑|shopping)\s*(?:센터|관광|방문|횟수)*(?:은|는|이)?\s*[:：-]?\s*(?:총\s*)?(\d{1,2})\s*(?:회|번|곳|군데)/i
const noShopping =
  /(?:노|no|無|무)\s*-?\s*쇼핑|쇼핑\s*(?:센터|일정|관광)?\s*(?:방문)?(?:은|는|이|도)?\s*[:：]?\s*(?:전혀\s*|일체\s*)?(?:없|無|x\b|미포함)/i
const levels: [name: RegExp, level: number][] = [
  [/여행\s*유의/, 1],
  [/여행\s*자제/, 2],
  [/출국\s*권고|철수\s*권고/, 3],
  [/여행\s*금지/, 4],
]
const fee =
  /(?:(?:가이드|기사|인솔자|현지\s*가이드)(?:\s*[/·&,및]?\s*(?:가이드|기사|인솔자))*\s*(?:경비|팁|봉사료)|공동\s*경비|(?<![가-힣])tips?)\s*[:：-]?\s*((?:[^,\n(]|,(?=\d{3}))*\d[^,\n(]*(?:,\d{3}[^,\n(]*)?)/i

/** True if the line was about such a fact and nothing else. */
export function readFacts(line: string, trip: ReadTrip, where?: string): boolean {
  const text = bare(line)
  const before = { ...trip }
  const people = minimums.map((pattern) => pattern.exec(text)?.[1]).find((each) => each !== undefined)
  const isAside = where === 'day' || where === 'included'
  if (people && !(isAside && isSentence(text) && text.length > 40))
    trip.minimum ??= { value: Number(people), sure: !/무료|할인|추가|최대/.test(text), from: text }
  const [, few, those] = spokenMinimum.exec(text) ?? []
  if (!people && (few ?? those)) trip.minimum ??= unsure(Number(few ?? those), text)
  const stops = visits.exec(text)?.[1]
  // Of one day: the others may have theirs.
  if (stops) trip.shopping ??= { value: Number(stops), sure: where !== 'day' || text.length <= 8, from: text }
  else if (noShopping.test(text)) trip.shopping ??= sure(0, text)
  const times = spokenVisits.exec(text)?.[1]
  if (times) trip.shopping ??= unsure('한두세네'.indexOf(times) + 1, text)
  const level = levelIn(text)
  if (level !== undefined) trip.alert ??= sure(level, text)
  const days = findWeekdays(text)
  if (days.length > 0) trip.weekdays ??= sure(days, text)
  readAirline(text, trip)
  readSingle(text, trip)
  const guide = fee.exec(text)?.[1]?.trim()
  const isShared = /공동\s*경비/.test(text)
  if (guide)
    trip.guide_fee ??= {
      value: guide.replace(/[)\].]+$/, ''),
      sure: !isShared && where !== 'included' && guide.length <= 30,
      from: text,
    }
  const isNew = (['minimum', 'shopping', 'alert', 'weekdays'] as const).some(
    (name) => trip[name] !== before[name],
  )
  return isNew && text.length <= 60
}

function levelIn(text: string): number | undefined {
  const step = /여행\s*경보[^\d]{0,12}([0-4])\s*단계/.exec(text)?.[1]
  if (step) return Number(step)
  const named = levels.filter(([name]) => name.test(text))
  return named.length === 1 && /경보|단계/.test(text) ? named[0]?.[1] : undefined
}

/** Two airlines in one text may be a code share, or a choice. */
function readAirline(text: string, trip: ReadTrip): void {
  const [name, second] = findAirlines(text)
  if (!name) return
  if (!trip.airline) trip.airline = second ? unsure(name, text) : sure(name, text)
  else if (!trip.airline.value.includes(name) && !name.includes(trip.airline.value)) trip.airline.sure = false
}

function readSingle(text: string, trip: ReadTrip): void {
  const at = text.search(isSingle)
  if (at < 0) return
  const [sum] = findSums(text.slice(at))
  const before = text.slice(at, at + (sum?.at ?? 0))
  if (sum && sum.at <= 25)
    trip.prices.single ??= {
      value: sum.won,
      sure: !/1\s*박|박\s*당|1\s*일|일\s*당|~|혼자/.test(before),
      from: text,
    }
}

/**
 * Behind a label of price, or beside the words for ages. `labelled`: the line, or its section, says it is a
 * price.
 */
export function readPrices(line: string, trip: ReadTrip, labelled: boolean): boolean {
  const text = bare(line)
  const single = text.search(isSingle)
  const sums = findSums(text).filter(({ at }) => single < 0 || at < single || at > single + 25)
  if (sums.length === 0) return false
  if (isOtherSum(text.slice(0, sums[0]?.at))) return false
  const behind = sums.map(({ end }, index) => ageBehind(text.slice(end, sums[index + 1]?.at)))
  const before = sums.map(({ at }, index) => ageIn(text.slice(sums[index - 1]?.end ?? 0, at)))
  // Where the first has no age before it and one behind it, so have the others.
  const byAge = before[0] === undefined && behind[0] !== undefined ? behind : before
  const named = byAge.some((age) => age !== undefined)
  if (!labelled && !named) {
    if (!isSentence(text)) trip.prices.adult ??= unsure(sums[0]?.won ?? 0, text)
    return false
  }
  for (const [index, { won }] of sums.entries()) {
    // "요금 289,000원 / 아동 259,000원": the first is the others'.
    const isRest = index === 0 && !byAge.includes('adult')
    const age = byAge[index] ?? (isRest ? 'adult' : undefined)
    const former = byAge[index - 1]
    if (!age) {
      // "4,190,000원 → 3,990,000원": which of them holds is not said.
      const between = text.slice(sums[index - 1]?.end ?? 0, sums[index]?.at)
      const last = former && trip.prices[former]
      if (last && !/[(]/.test(between) && !isOtherSum(between)) last.sure = false
      continue
    }
    const standing = trip.prices[age]
    const isClear = labelled || !isSentence(text)
    if (!standing || (!standing.sure && isClear))
      trip.prices[age] = {
        value: won,
        sure: isClear && (byAge[index] !== undefined || (!named && sums.length === 1)),
        from: text,
      }
    // A second price for the same people: of another season, or with another hotel.
    else if (standing.value !== won) standing.sure = false
    const [, ...shared] = agesBefore(text.slice(sums[index - 1]?.end ?? 0, sums[index]?.at)).toReversed()
    if (byAge === before)
      for (const each of shared) trip.prices[each] ??= { value: won, sure: isClear, from: text }
  }
  readShares(line, trip)
  return true
}

/** "1인 1,290,000원" is what everybody pays who is not named apart. */
const ageIn = (before: string) =>
  ageBefore(before) ?? (/(?<![\d가-힣])1인(?:당)?\s*[:：]?\s*$/.test(before) ? 'adult' : undefined)

const shares = new RegExp(
  `(?<age>${ages.child.source}|${ages.baby.source})\\s*(?:\\([^)]*\\)\\s*)?[:：]?\\s*(?:(?:성인|대인|어른)(?:의|\\s*요금의)?\\s*)?(?:(?<share>\\d{1,2})\\s*%(?<off>\\s*할인)?|(?<free>무료)|(?<same>동일|같음))`,
  'gi',
)

/**
 * "아동 90%", "소인 10% 할인", "유아 무료": beside the price of adults, of which it is a part. What is worked out is
 * looked at.
 */
export function readShares(line: string, trip: ReadTrip): boolean {
  const text = bare(line)
  const whole = trip.prices.adult
  const found = [...text.matchAll(shares)]
  for (const { groups } of found) {
    const age = ageBefore(groups?.age ?? '')
    if (!age || trip.prices[age]) continue
    const share = Number(groups?.share ?? 0)
    if (groups?.free)
      trip.prices[age] = { value: 0, sure: /유\s?아|영\s?아|infant/i.test(groups.age ?? ''), from: text }
    else if (groups?.same && whole) trip.prices[age] = { ...whole, from: text }
    else if (whole)
      trip.prices[age] = unsure(Math.round((whole.value * (groups?.off ? 100 - share : share)) / 100), text)
  }
  return found.length > 0
}

/** "12/19(토) 출발": above the days, a date of which it is said; or "5.12~5.16", which says nothing else. */
export function readLeaving(line: string, trip: ReadTrip, today: string): void {
  const text = bare(line)
  const [span, second] = findSpans(text, today)
  if (span?.last && !second && isOnlyDated(`${text.slice(0, span.at)} ${text.slice(span.end)}`))
    addDeparture(trip, span, { from: text, isClear: false })
  const dates = findDates(text, today)
  // "8월 12일, 8월 26일 출발": what is said of the last is said of all.
  const isLeft = (at: number): boolean => {
    const { end = 0 } = dates[at] ?? {}
    const next = dates[at + 1]
    if (next && /^\s*[,/·&]\s*$/.test(text.slice(end, next.at))) return isLeft(at + 1)
    return /^\s*(?:에\s[^.\d]{0,12})?출발(?!\s*(?:마감|취소|불가|전|일))/.test(text.slice(end))
  }
  for (const [at, { date, sure: clear }] of dates.entries())
    if (isLeft(at) && !trip.departures.some(({ value }) => value.date === date))
      trip.departures.push({ value: { date }, sure: clear && !isSentence(text), from: text })
}

/** "1/10(일) 1,090,000 / 890,000 / 200,000": a day with its prices. */
export function readPricedDay(line: string, trip: ReadTrip, today: string, order: readonly Age[]): boolean {
  const text = bare(line)
  const [day, second] = findDates(text, today)
  if (!day || day.at > 3 || second) return false
  const sums = findSums(text.slice(day.end))
  if (sums.length === 0 || sums.length > 3) return false
  // "2027.2.20 잔금 500,000원" is a day to pay, not one to leave.
  if (isDeadline.test(text) || isOtherSum(text)) return false
  const inOrder = order.length >= sums.length
  const prices = Object.fromEntries(
    sums.flatMap(({ won }, at) => {
      const age = (inOrder ? order : ageNames)[at]
      return age ? [[age, won]] : []
    }),
  )
  trip.departures.push({
    value: { date: day.date, ...prices },
    sure: day.sure && (inOrder || sums.length === 1) && isOnlyDated(text.slice(day.end)),
    from: text,
  })
  return true
}

/** "(성인/아동/유아)" names the columns of the lines below it. */
export function orderOfAges(text: string): Age[] {
  const found = ageNames.flatMap((age) => {
    const at = text.search(ages[age])
    return at < 0 ? [] : [{ age, at }]
  })
  return found.sort((one, other) => one.at - other.at).map(({ age }) => age)
}

/** Days on which something else is due. */
const isDeadline = /마감|잔금|입금|예약|계약|신청|납부|결제|설명회|모임|까지|deadline|payment/i
/** Nothing is left beside days, sums, ages and the words of leaving. */
const isOnlyDated = (text: string) =>
  !/\p{L}{2}/u.test(
    text
      .replace(
        /[월화수목금토일]요일|출발|확정|가능|요금|만\s*원|천\s*원|매주|성인|대인|아동|소아|유아|부터|\d+\s*[년월일박]/g,
        ' ',
      )
      .replace(/\([^)]*\)/g, ' '),
  )

export function readDepartures(value: string, trip: ReadTrip, today: string): boolean {
  if (isDeadline.test(value)) return false
  const found = findSpans(value, today)
  const isClear = isOnlyDated(value) && found.every(({ last }) => last === undefined)
  for (const span of found) addDeparture(trip, span, { from: value, isClear })
  return found.length > 0
}

type Line = { from: string; isClear: boolean }

/**
 * That a span is one trip and not a season, nobody has said: it is looked at, and so is how long it takes.
 */
function addDeparture(trip: ReadTrip, { date, last, sure }: FoundSpan, { from, isClear }: Line): void {
  if (trip.departures.some(({ value }) => value.date === date)) return
  trip.departures.push({ value: { date }, sure: sure && isClear, from })
  const days = last ? daysBetween(date, last) + 1 : 0
  if (days > 1 && days <= tripLimits.days) trip.days ??= unsure(days, from)
}
