// Turns sources into itineraries: finds units and days, splits trips, and reads each trip.
import { itineraryLimits as limits } from '#limits/trade.ts'
import { findTimes } from './dates.ts'
import { type DayMark, findDayMarks } from './day-marks.ts'
import type { ReadTrip, Source } from './itinerary.ts'
import { joinLines } from './join-lines.ts'
import { stripDecoration } from './lines.ts'
import { readTrip } from './read-trip.ts'
import { findDaysInSentences, splitSentences } from './sentences.ts'
import { isOneDayTitle, isTitleLike } from './title.ts'
import { toUnits, type Unit } from './units.ts'

/** `today` in Seoul: a day without a year is the next to come. */
export function readItinerary(sources: readonly Source[], today: string): ReadTrip[] {
  const lines = listLines(sources)
  let first = 0
  const sheets = sources.map(({ rows }) => {
    const trips = readRows(rows, first, today)
    first += rows.reduce((sum, { cells }) => sum + cells.flat().length, 0)
    return trips
  })
  // Worksheets without days, beside others with days, are lists for the office's own use.
  const withDays = sheets.filter((trips) => trips.some(({ schedule }) => schedule.length > 0))
  return addUnclaimedLines((withDays.length > 0 ? withDays : sheets.slice(0, 1)).flat(), lines)
}

/** Lines as they are counted and shown: those of the rows, then those from which nothing is read. */
export const listLines = (sources: readonly Source[]): string[] => [
  ...sources.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat())),
  ...sources.flatMap(({ ignored }) => ignored),
]

/** Lines that belong to no trip go with the first, so that none is lost. */
function addUnclaimedLines(found: readonly ReadTrip[], lines: readonly string[]): ReadTrip[] {
  const trips = found.slice(0, limits.trips)
  const taken = new Set(trips.flatMap((trip) => trip.lines.map(({ at }) => at)))
  const left = lines.flatMap((text, at) => (taken.has(at) ? [] : [{ at, text, days: [] }]))
  return trips.map((trip, index) => {
    const all = index === 0 ? [...trip.lines, ...left] : trip.lines
    const withLetters = all.filter(({ text }) => hasLetters(text))
    return { ...trip, lines: withLetters.toSorted((one, other) => one.at - other.at) }
  })
}

/** Strokes and numbers in circles alone are drawn, not written. */
const hasLetters = (text: string) => /(?![①-⒛⓪-⓿❶-➓㉠-㉻ㅡ])[\p{L}\p{N}]/u.test(text)

function readRows(rows: Source['rows'], first: number, today: string): ReadTrip[] {
  const joinedUnits = joinLines(toUnits(rows, first).flatMap(splitUnit))
  const headingMarks = findDayMarks(listCandidates(joinedUnits), today)
  const sentences = headingMarks.length > 0 ? [] : splitSentences(joinedUnits)
  const sentenceMarks = findDaysInSentences(sentences)
  const [units, marks] = sentenceMarks.length > 0 ? [sentences, sentenceMarks] : [joinedUnits, headingMarks]
  const parts = marks.length > 0 ? splitTrips(units, marks) : splitDayTrips(units)
  return parts.flatMap(({ from, to, marks: tripMarks }) => {
    const shiftedMarks = tripMarks.map((mark) => ({ ...mark, at: mark.at - from }))
    return readTrip(units.slice(from, to), shiftedMarks, today) ?? []
  })
}

/**
 * Beginnings in the middle of a line: a field with its sign, a number in a circle, the not included list.
 * Each is looked for only in a line that begins as it must, so that a long line is not read again for every
 * blank.
 */
const midLinePatterns: [line: RegExp, beginsAt: RegExp][] = [
  // "◆출발일 : 8월 5일 ◆여행경비 : 1,590,000원"
  [/[■◆●◎▣□◇○※★☆♣]/, /(?<=\S)\s+(?=[■◆●◎▣□◇○※★☆♣]\s*[가-힣]{2,6}\s*[:：])/],
  // "① 왕복항공료 ② 입장료"
  [/^\s*[①⑴❶]/, /(?<=\S)\s+(?=[②-⑳⑵-⒇❷-❿])/],
  // "포함 : A / 불포함 : B"
  [/^[^가-힣]*포함.*불포함/, /(?<=\S)\s+(?:[/|]\s+)?(?=[[(<【]?불포함(?:사항|내역)?[\])>】]?\s*[:：○▷])/],
]

const splitUnit = (unit: Unit): Unit[] => {
  if (unit.kind !== 'line') return [unit]
  const usedPatterns = midLinePatterns.filter(([line]) => line.test(unit.text))
  const texts = usedPatterns.reduce(
    (parts, [, beginsAt]) => parts.flatMap((text) => text.split(beginsAt)),
    [unit.text],
  )
  return texts.map((text) => ({ ...unit, text }))
}

const listCandidates = (units: readonly Unit[]) =>
  units.flatMap((unit, at) => {
    if (unit.kind === 'line') return [{ at, text: unit.text, numbered: false }]
    const day = unit.kind === 'cells' ? (unit.cells.day ?? []) : []
    return day.length > 0 ? [{ at, text: day.join(' '), numbered: true }] : []
  })

type TripRange = { from: number; to: number; marks: DayMark[] }

/**
 * A second "day 1" begins another trip, starting at the title before it. Without a title it repeats the same
 * days.
 */
function splitTrips(units: readonly Unit[], marks: readonly DayMark[]): TripRange[] {
  const parts: TripRange[] = [{ from: 0, to: units.length, marks: [] }]
  let last = 0
  for (const mark of marks) {
    const part = parts.at(-1)
    if (!part) break
    const title = mark.restarts ? findTitleBetween(units, last, mark.at) : undefined
    // "첫날 …" in a note above the days was none of them.
    const isFalseStart = part.marks.length === 1 && title === undefined
    if (mark.restarts && !isFalseStart && (title !== undefined || !isOverviewRepeated(marks, mark))) {
      const from = title ?? findBlockStart(units, last, mark.at)
      part.to = from
      parts.push({ from, to: units.length, marks: [mark] })
    } else if (mark.restarts) part.marks = [mark]
    else part.marks.push(mark)
    last = mark.at
  }
  return parts
}

/** Without days: several trips of one day, each with its name above its hours. */
function splitDayTrips(units: readonly Unit[]): TripRange[] {
  const named = units.flatMap((unit, at) =>
    unit.kind === 'line' && isOneDayTitle(unit.text) ? [{ from: at, to: units.length }] : [],
  )
  const parts = named
    .map(({ from }, at) => ({ from, to: named[at + 1]?.from ?? units.length, marks: [] }))
    .filter(({ from, to }) => units.slice(from, to).filter(beginsWithTime).length > 1)
  return parts.length > 1 ? parts : [{ from: 0, to: units.length, marks: [] }]
}

const beginsWithTime = (unit: Unit) =>
  unit.kind === 'line' && findTimes(stripDecoration(unit.text))[0]?.at === 0

function findTitleBetween(units: readonly Unit[], after: number, before: number): number | undefined {
  for (let at = before - 1; at > after; at--) {
    const unit = units[at]
    if (unit?.kind === 'line' && stripDecoration(unit.text) !== '' && isTitleLike(unit.text)) return at
  }
  return undefined
}

/** Without a title: what is together with the first day, up to the blank line above it. */
function findBlockStart(units: readonly Unit[], after: number, before: number): number {
  for (let at = before - 1; at > after; at--) {
    const unit = units[at]
    if (unit?.kind === 'line' && stripDecoration(unit.text) === '') return at
  }
  return before
}

/** An overview before the details: the same number of days twice, a line or two for each at first. */
function isOverviewRepeated(marks: readonly DayMark[], second: DayMark): boolean {
  const at = marks.indexOf(second)
  const rest = marks.slice(at + 1).findIndex(({ restarts }) => restarts)
  const count = rest < 0 ? marks.length - at : rest + 1
  const first = Math.max(
    0,
    marks.slice(0, at).findLastIndex(({ restarts }) => restarts),
  )
  const lines = (marks[at - 1]?.at ?? 0) - (marks[first]?.at ?? 0)
  return count === at - first && lines <= 2 * count
}
