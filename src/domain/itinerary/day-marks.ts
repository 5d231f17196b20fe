// Finds where the days of an itinerary begin: 제1일, 2일차, DAY 3, 넷째 날, [5일], or dates in a row.
import { addDays, countDaysBetween } from '#lib/days.ts'
import { findSpans } from './dates.ts'
import { stripDecoration } from './lines.ts'

/** `rest`: what is behind it on its line. */
type DayHeading = { from: number; to: number; rest: string }
export type DayMark = {
  at: number
  numbers: number[]
  rest: string
  sure: boolean
  restarts: boolean
  /** The days are told in sentences. */
  isInSentences?: boolean
}

const ordinals = ['첫', '둘', '셋', '넷', '다섯', '여섯', '일곱', '여덟', '아홉', '열']
const particlePattern =
  '(?!\\s*(?:부터|까지|이후|에는|에만|에\\s|은\\s|는\\s|이\\s|의\\s|동안|이내|간\\s|전\\b|전까지|전에))'
const dayRangePattern = '(\\d{1,2})(?:\\s*(?:일\\s*차?)?\\s*[~\\-–]\\s*(?:제|day)?\\s*(\\d{1,2}))?'
const openingPattern = '^[\\[(<【「]{0,2}\\s*(?:여행\\s*)?'
const strongPatterns = [
  new RegExp(`${openingPattern}제\\s*${dayRangePattern}\\s*일(?:\\s*차|째)?${particlePattern}`, 'i'),
  new RegExp(`${openingPattern}${dayRangePattern}\\s*일\\s*(?:차|째)(?:\\s*날)?${particlePattern}`, 'i'),
  new RegExp(
    `${openingPattern}day\\s*[.#-]?\\s*0?${dayRangePattern}(?!\\d|:\\d|\\s*(?:tour|trip|pass|nights?))`,
    'i',
  ),
  new RegExp(`${openingPattern}D\\s?0?${dayRangePattern}(?=\\s*(?:$|[:.)\\]|\\s]))`),
  new RegExp(`${openingPattern}0?${dayRangePattern}\\s*(?:st|nd|rd|th)?\\s*day(?![a-z])`, 'i'),
]
const ordinalPattern = new RegExp(
  `^[\\[(<【]?\\s*(?:(${ordinals.join('|')})[째쨋]\\s*날|(첫)\\s*날|(이튿)날)(?!까지|부터|은\\s|의)`,
)
/** "5일" alone may also be a day of the month or a span: only a row of them from the first on is believed. */
const weakPattern = new RegExp(
  `${openingPattern}${dayRangePattern}\\s*일(?=\\s|$|[:.\\])】>|(/\\-–])(?!\\s*(?:전(?!일)|이내|후|간|이상|동안|부터|까지|평균|당|\\d+\\s*회|1일))`,
)

const trimHeading = (rest: string) =>
  rest
    .replace(/^\s*[\])】>」]{1,2}/, '')
    .replace(/^[\s:.|\-–—,·/~]+/, '')
    .trim()

function findHeading(line: string, patterns: readonly RegExp[]): DayHeading | undefined {
  const text = stripDecoration(line)
  for (const pattern of patterns) {
    const match = pattern.exec(text)
    if (!match) continue
    const from = Number(match[1])
    const to = Number(match[2] ?? match[1])
    if (from < 1 || to < from || to - from > 30) continue
    return { from, to, rest: trimHeading(text.slice(match[0].length)) }
  }
  return undefined
}

export function findStrongHeading(line: string): DayHeading | undefined {
  // "3/5(금) 1일차": the date goes on to the rest.
  const dated =
    /^\s*(\d{1,2}\s*[./월]\s*\d{1,2}\s*일?\s*(?:\([월화수목금토일]\))?)\s*[-:]?\s*(?=[([]?\s*(?:제\s*)?\d{1,2}\s*일\s*차|[([]?\s*day)/i.exec(
      stripDecoration(line),
    )
  if (dated) {
    const inner = findHeading(stripDecoration(line).slice(dated[0].length), strongPatterns)
    return inner && { ...inner, rest: `${dated[1]} ${inner.rest}` }
  }
  const word = ordinalPattern.exec(stripDecoration(line))
  if (!word) return findHeading(line, strongPatterns)
  const number = word[3] ? 2 : ordinals.indexOf(word[1] ?? word[2] ?? '') + 1
  return { from: number, to: number, rest: trimHeading(stripDecoration(line).slice(word[0].length)) }
}

/** `numbered`: the cell of a column of days, where a number alone is enough. */
type Candidate = { at: number; text: string; numbered: boolean }

/** "2", "(2~3)", or "2 3/19(금)", where its date has a column of its own. */
const cellPattern =
  /^\D?(?<from>\d{1,2})(?:\s*[~–-]\s*(?<to>\d{1,2}))?\D?(?:\s+(?<date>(?:\d{2,4}\s*[-./년]\s*)?\d{1,2}\s*[-./월]\s*\d.*))?$/

export function findDayMarks(candidates: readonly Candidate[], today: string): DayMark[] {
  const found = listSequentialDays(candidates, ({ text, numbered }) => {
    const { from, to = from, date = '' } = (numbered && cellPattern.exec(text.trim())?.groups) || {}
    if (!from) return findStrongHeading(text)
    return Number(to) < Number(from) ? undefined : { from: Number(from), to: Number(to), rest: date }
  })
  if (found.length > 0) return found
  const plainDays = listSequentialDays(candidates, ({ text }) => findHeading(text, [weakPattern]))
  if (plainDays.some(({ numbers }) => numbers.includes(2))) return plainDays
  return listDatedDays(candidates, today)
}

/** A day follows the one before it. A second first day begins another list; a gap is taken, and not sure. */
function listSequentialDays(
  candidates: readonly Candidate[],
  read: (candidate: Candidate) => DayHeading | undefined,
): DayMark[] {
  const marks: DayMark[] = []
  const headings = candidates.flatMap((candidate) => {
    const heading = read(candidate)
    return heading ? [{ candidate, ...heading }] : []
  })
  let last = 0
  for (const [index, { candidate, from, to, rest }] of headings.entries()) {
    const follows = from === last + 1
    // "1일 자유 관광" in the midst of a day, "첫날 …" in a note: no second day comes behind them.
    const next = headings.slice(index + 1).find((each) => each.from !== 1)
    const restarts = from === 1 && last > 0 && (to > 1 || next?.from === to + 1)
    if (!follows && !restarts && !(last > 0 && from > last && from <= last + 3)) continue
    const numbers = Array.from({ length: to - from + 1 }, (_, at) => from + at)
    marks.push({ at: candidate.at, numbers, rest, sure: (follows || restarts) && from === to, restarts })
    last = to
  }
  return marks
}

/** Lines that begin with a date, each the day after the one before. */
function listDatedDays(candidates: readonly Candidate[], today: string): DayMark[] {
  const dated = candidates.flatMap(({ at, text }) => {
    const line = stripDecoration(text)
    const [first, second] = findSpans(line, today)
    if (!first || second || first.at > 1 || /\d{2},\d{3}/.test(line)) return []
    const last = first.last ?? first.date
    if (countDaysBetween(first.date, last) > 30) return []
    return [{ at, line, first: first.date, last, sure: first.sure && last === first.date }]
  })
  const marks: DayMark[] = []
  let before: string | undefined
  for (const [index, { at, line, first, last, sure }] of dated.entries()) {
    const follows = before !== undefined && first === addDays(before, 1)
    // Several days in one line are between others; alone they say when the trip begins and ends.
    if (last !== first && !follows && dated[index + 1]?.first !== addDays(last, 1)) continue
    const restarts = before !== undefined && !follows
    const number = before === undefined || restarts ? 1 : (marks.at(-1)?.numbers.at(-1) ?? 0) + 1
    const numbers = Array.from({ length: countDaysBetween(first, last) + 1 }, (_, more) => number + more)
    marks.push({ at, numbers, rest: line, sure, restarts })
    before = last
  }
  // One date alone, or dates that do not follow each other, are departures or deadlines.
  return marks.length > 1 && marks.every(({ restarts }) => !restarts) ? marks : []
}
