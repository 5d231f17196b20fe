// Days that are told in sentences: "첫날은 … 점심으로 … 드십니다". Everything read here is marked unsure.

import type { DayInProgress } from './day-in-progress.ts'
import type { DayMark } from './day-marks.ts'
import { readFlights } from './flights.ts'
import { type Meal, markUnsure, type ReadTrip } from './itinerary.ts'
import { endsLikePlace, isKnownPlace, isOnlyKind } from './known-places.ts'
import { splitList, stripDecoration } from './lines.ts'
import type { Unit } from './units.ts'

const ordinals = ['첫', '둘', '셋', '넷', '다섯', '여섯', '일곱', '여덟', '아홉', '열']
const dayOpeningPattern =
  /^(?:그리고\s*|이어서?\s*)?(?:(?<count>첫|둘|셋|넷|다섯|여섯|일곱|여덟|아홉|열)[째쨋]\s*날|(?<first>첫)\s*날|(?<second>이튿)날|(?<last>마지막)\s*날)(?:은|에는|엔|에|,)?\s+(?=\S)/

/** Each sentence a line of its own: a day may begin in the middle of a paragraph. */
export const splitSentences = (units: readonly Unit[]): Unit[] =>
  units.flatMap<Unit>((unit) =>
    unit.kind === 'line'
      ? unit.text.split(/(?<=(?:다|요|죠)[.!])\s+/).map((text) => ({ ...unit, text }))
      : [unit],
  )

/** The first sentences of the days, in their order; none where the days do not follow each other. */
export function findDaysInSentences(units: readonly Unit[]): DayMark[] {
  const marks: DayMark[] = []
  for (const [at, unit] of units.entries()) {
    const text = unit.kind === 'line' ? stripDecoration(unit.text) : ''
    const found = dayOpeningPattern.exec(text)
    if (!found?.groups) continue
    const { count, first, second, last } = found.groups
    const next = marks.length + 1
    const number = last ? next : ordinals.indexOf(count ?? first ?? (second ? '둘' : '')) + 1
    if (number !== next) return []
    marks.push({
      at,
      numbers: [number],
      rest: text.slice(found[0].length),
      sure: false,
      restarts: false,
      isInSentences: true,
    })
  }
  return marks.length > 1 ? marks : []
}

const mealByName: Record<string, Meal> = {
  아침: 'breakfast',
  조식: 'breakfast',
  점심: 'lunch',
  중식: 'lunch',
  저녁: 'dinner',
  석식: 'dinner',
}
const mealPattern =
  /(?<name>아침|조식|점심|중식|저녁|석식)(?:\s*식사)?(?:은|는|을|으로|로|에는)\s+(?<what>[^,.]{2,20}?)(?:을|를|으로|로|입니다|이며|이고|예요|이에요)(?=[\s,.]|$)/g
const hotelPattern =
  /(?<name>(?:[^\s,.]+\s){0,3}?[^\s,.]*(?:호텔|료칸|리조트|펜션|여관|캠프|콘도|게스트하우스))에(?:서)?\s*(?:주무|숙박|투숙|묵|머무)/
const particlePattern = /(?:에서|으로|까지|부터|에는|와|과|을|를|의|에|로|은|는|이|가)$/

export function readDaySentence(sentence: string, day: DayInProgress): void {
  const from = stripDecoration(sentence)
  day.text.push(from)
  let text = from
  for (const found of from.matchAll(mealPattern)) {
    const { name = '', what = '' } = found.groups ?? {}
    const which = mealByName[name]
    if (which) day.meals[which] ??= markUnsure(what.trim(), from)
    text = text.replace(found[0], ' ')
  }
  const hotelMatch = hotelPattern.exec(text)
  if (hotelMatch) {
    day.hotel ??= markUnsure((hotelMatch.groups?.name ?? '').replace(/^.*(?:며|고|는|은|뒤|후)\s+/, ''), from)
    text = text.replace(hotelMatch[0], ' ')
  }
  const { flights, rest } = readFlights(text)
  for (const flight of flights) day.flights.push({ ...flight, sure: false })
  if (flights.length === 0)
    day.found.push(...findPlaceNames(rest).map((name) => markUnsure({ name, time: null }, from)))
}

/** Known names, and names that end like a place; "호수" alone takes the word before it. */
export function findPlaceNames(text: string): string[] {
  const list = text.split(/[\s,.]+/).filter(Boolean)
  return list.flatMap((each, at) => {
    const word = each.replace(particlePattern, '')
    const before = list[at - 1] ?? ''
    if (word.length < 2 || /^(?:공항|호텔|숙소|오전|오후|저녁)$/.test(word)) return []
    if (isOnlyKind(word) || (endsLikePlace(word) && isKnownPlace(before))) {
      return before.length > 1 &&
        !particlePattern.test(before.replace(/의$/, '')) &&
        !/[다요며고]$/.test(before)
        ? [`${before} ${word}`]
        : []
    }
    const next = (list[at + 1] ?? '').replace(particlePattern, '')
    const isFirstHalf = each === word && (isOnlyKind(next) || (isKnownPlace(word) && endsLikePlace(next)))
    if (isFirstHalf) return []
    return isKnownPlace(word) ||
      (word.length >= 4 && (endsLikePlace(word) || /[가-힣]{3,}사$|시티$/.test(word)))
      ? [word]
      : []
  })
}

/** "포함되는 것은 A, B이고, 포함되지 않는 것은 C입니다." */
export function readListSentence(sentence: string, trip: ReadTrip): boolean {
  const text = stripDecoration(sentence)
  const lists = [
    ['included', /포함되(?:는|어\s*있는)\s*것은\s*(.+?)(?:이고|이며|입니다|이에요|예요)(?=[\s,.]|$)/],
    ['not_included', /포함되지\s*않는\s*것은\s*(.+?)(?:이고|이며|입니다|이에요|예요)(?=[\s,.]|$)/],
  ] as const
  for (const [list, pattern] of lists)
    for (const item of splitList(pattern.exec(text)?.[1] ?? '')) trip[list].push(markUnsure(item, text))
  return lists.some(([, pattern]) => pattern.test(text))
}
