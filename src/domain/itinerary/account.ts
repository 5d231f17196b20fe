// Accounts for every line of the source: what no field of the review has is told, line by line.
import { findSpans, findTimes } from './dates.ts'
import { strongHeading } from './day-marks.ts'
import type { SourceLine } from './itinerary.ts'
import { labelled } from './labels.ts'
import { bare } from './lines.ts'
import { findSums } from './money.ts'
import type { FieldName, ReviewGroup } from './review.ts'
import { isStructure, isTransformed, withoutDoing } from './said-words.ts'

/** `isPart`: some of the line stands in a field. `rest`: its words that stand in none. */
export type UnreadLine = SourceLine & { isPart: boolean; rest: string }

/** Numbers in circles and strokes that draw a line count for nothing. */
const letter = /(?![①-⒛⓪-⓿❶-➓㉠-㉻ㅡ])[\p{L}\p{N}]/gu

/** Letters and digits, and where each stands in the text. */
type Letters = { text: string; at: number[] }

function lettersIn(text: string): Letters {
  const found = [...text.matchAll(letter)]
  return { text: found.map(([letter]) => letter.toLowerCase()).join(''), at: found.map(({ index }) => index) }
}
const onlyLetters = (text: string) => (text.match(letter) ?? []).join('').toLowerCase()

/** What the fields say: as letters, and the numbers in them. `sources`: the pieces they were read from. */
type Said = { letters: string[]; all: string; numbers: Set<string>; sources: string[] }

function saidBy({ values, from }: { values: string[]; from: string[] }): Said {
  const letters = [...new Set(values.map(onlyLetters))].filter((value) => value !== '')
  return {
    letters: letters.toSorted((one, other) => other.length - one.length),
    all: letters.join('\n'),
    numbers: new Set(values.flatMap((value) => value.match(/\d[\d,:-]*/g) ?? []).map(onlyLetters)),
    sources: from.map(onlyLetters).filter((source) => source.length > 1),
  }
}

/** Lines that are not, or not wholly, in a field of their day or of the trip. */
export function unreadLines(lines: readonly SourceLine[], groups: readonly ReviewGroup[]): UnreadLine[] {
  const known = new Map<string, Said>()
  return lines.flatMap((line) => {
    const key = line.days.join()
    const said = known.get(key) ?? saidBy(valuesFor(line, groups))
    known.set(key, said)
    if (isHeadingOfItsDay(line)) return []
    const { rest, isTouched } = restOf(line.text, said)
    if (rest === '' && (isTouched || isStructure(line.text))) return []
    return [{ ...line, isPart: isTouched, rest: rest === '' ? bare(line.text) : rest }]
  })
}

/** "첫째날" alone is said by the number of the day it stands in. */
function isHeadingOfItsDay({ text, days }: SourceLine): boolean {
  const heading = strongHeading(text)
  return heading !== undefined && onlyLetters(heading.rest) === '' && days.includes(heading.from)
}

/** Of another day, and of the trip's lists, the name of a thing is no proof that this line was read. */
const near: Partial<Record<ReviewGroup['kind'], readonly FieldName[]>> = {
  // Flights and hotels may be told on another day than theirs: above the days, or on the morning after.
  day: ['flight', 'hotel'],
  basics: ['airline', 'minimum', 'shopping', 'alert', 'guide_fee', 'meeting_point'],
  prices: ['adult', 'child', 'baby', 'single'],
  departures: ['departure'],
}

function valuesFor({ days }: SourceLine, groups: readonly ReviewGroup[]) {
  const isHere = ({ number }: ReviewGroup) =>
    days.length === 0 || (number !== undefined && days.includes(number))
  const fields = groups.flatMap((group) =>
    group.fields.filter(({ name }) => isHere(group) || near[group.kind]?.includes(name)),
  )
  const beside = groups
    .filter((group) => isHere(group) || group.kind === 'basics')
    .flatMap(({ number, text = '', also = [] }) => [
      text,
      ...also,
      ...(number === undefined ? [] : [String(number)]),
    ])
  return {
    values: [...fields.flatMap(({ value, read }) => [value, read]), ...beside],
    from: fields.map(({ from }) => from),
  }
}

/** The words of the line that no field has. */
function restOf(line: string, said: Said): { rest: string; isTouched: boolean } {
  const letters = lettersIn(line)
  if (said.letters.some((value) => value.includes(letters.text) && letters.text.length > 1))
    return { rest: '', isTouched: true }
  const covered = new Set<number>()
  coverValues(letters, said, covered)
  coverNumbers(line, said, covered)
  let isTouched = covered.size > 0
  for (let at = 0; at < line.length - (valueIn(line) ?? line).length; at++) covered.add(at)
  const isSource = said.sources.some((each) => each.includes(letters.text) || letters.text.includes(each))
  const words = [...line.matchAll(/\d[\d,.:]*\d|\d|\p{L}+/gu)]
  const rest = words.filter(({ 0: word, index }) => {
    const left = runsOf(word, index, covered).filter((run) => {
      const isSaid = isIn(run, said) || (isSource && isTransformed(run))
      isTouched ||= isSaid
      return !isSaid && withoutDoing(run) !== '' && !isIn(withoutDoing(run), said)
    })
    return left.length > 0
  })
  return { rest: rest.map(([word]) => word).join(' '), isTouched }
}

/** What stands behind the label of the line. */
function valueIn(line: string): string | undefined {
  const value = labelled(line)?.value
  return value !== undefined && line.trimEnd().endsWith(value)
    ? line.slice(line.lastIndexOf(value))
    : undefined
}

const isIn = (run: string, { all, numbers }: Said) => {
  const text = onlyLetters(run)
  return /^\d+$/.test(text)
    ? numbers.has(text) || numbers.has(String(Number(text)))
    : text.length > 1 && all.includes(text)
}

/** Whole values, wherever they stand in the line and however they are spaced there. */
function coverValues({ text, at }: Letters, { letters }: Said, covered: Set<number>): void {
  for (const value of letters) {
    if (value.length < 2 || /^\d+$/.test(value)) continue
    for (let found = text.indexOf(value); found >= 0; found = text.indexOf(value, found + value.length))
      for (let index = found; index < found + value.length; index++) covered.add(at[index] ?? -1)
  }
}

/** Days, hours and sums are written in another way in their fields. */
function coverNumbers(line: string, { numbers }: Said, covered: Set<number>): void {
  const cover = (from: number, to: number) => {
    for (let index = from; index < to; index++) covered.add(index)
  }
  const days = new Set([...numbers].flatMap((number) => (number.length === 8 ? number.slice(4) : [])))
  // Which year a day is in is worked out elsewhere.
  for (const { date, at, end } of findSpans(line, '2000-01-01'))
    if (days.has(onlyLetters(date).slice(4))) cover(at, end)
  for (const { time, at, end } of findTimes(line)) if (numbers.has(onlyLetters(time))) cover(at, end)
  for (const { won, at, end } of findSums(line)) if (numbers.has(String(won))) cover(at, end)
}

/** The parts of a word that no value covers. */
function runsOf(word: string, from: number, covered: ReadonlySet<number>): string[] {
  const kept = [...word].map((letter, at) => (covered.has(from + at) ? ' ' : letter))
  return kept.join('').split(' ').filter(Boolean)
}
