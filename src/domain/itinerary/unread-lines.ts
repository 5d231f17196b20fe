// Accounts for every line of the source: what no field of the review has is told, line by line.
import { findSpans, findTimes } from './dates.ts'
import { findStrongHeading } from './day-marks.ts'
import { isOnlyLabels, isReworded, removeActivityWords } from './filler-words.ts'
import type { SourceLine } from './itinerary.ts'
import { findLabel } from './labels.ts'
import { stripDecoration } from './lines.ts'
import { findSums } from './money.ts'
import type { FieldName, ReviewGroup } from './review.ts'

/** `isPart`: some of the line is in a field. `rest`: its words that are in none. */
export type UnreadLine = SourceLine & { isPart: boolean; rest: string }

/** Numbers in circles and strokes that draw a line count for nothing. */
const letterPattern = /(?![①-⒛⓪-⓿❶-➓㉠-㉻ㅡ])[\p{L}\p{N}]/gu

/** Letters and digits, and where each is in the text. */
type LetterPositions = { text: string; at: number[] }

function findLetters(text: string): LetterPositions {
  const found = [...text.matchAll(letterPattern)]
  return { text: found.map(([letter]) => letter.toLowerCase()).join(''), at: found.map(({ index }) => index) }
}
const toLetters = (text: string) => (text.match(letterPattern) ?? []).join('').toLowerCase()

/**
 * The contents of the fields: as letters, and the numbers in them. `sources`: the pieces they were read from.
 */
type FieldTexts = { letters: string[]; all: string; numbers: Set<string>; sources: string[] }

function collectFieldTexts({ values, from }: { values: string[]; from: string[] }): FieldTexts {
  const letters = [...new Set(values.map(toLetters))].filter((value) => value !== '')
  return {
    letters: letters.toSorted((one, other) => other.length - one.length),
    all: letters.join('\n'),
    numbers: new Set(values.flatMap((value) => value.match(/\d[\d,:-]*/g) ?? []).map(toLetters)),
    sources: from.map(toLetters).filter((source) => source.length > 1),
  }
}

/** Lines that are not, or not wholly, in a field of their day or of the trip. */
export function listUnreadLines(lines: readonly SourceLine[], groups: readonly ReviewGroup[]): UnreadLine[] {
  const textsByDays = new Map<string, FieldTexts>()
  return lines.flatMap((line) => {
    const key = line.days.join()
    const fieldTexts = textsByDays.get(key) ?? collectFieldTexts(listValues(line, groups))
    textsByDays.set(key, fieldTexts)
    if (isHeadingOfItsDay(line)) return []
    const { rest, isTouched } = findUncoveredWords(line.text, fieldTexts)
    if (rest === '' && (isTouched || isOnlyLabels(line.text))) return []
    return [{ ...line, isPart: isTouched, rest: rest === '' ? stripDecoration(line.text) : rest }]
  })
}

/** "첫째날" alone is said by the number of the day it is in. */
function isHeadingOfItsDay({ text, days }: SourceLine): boolean {
  const heading = findStrongHeading(text)
  return heading !== undefined && toLetters(heading.rest) === '' && days.includes(heading.from)
}

/** A name that is also in another day or in the trip's lists does not prove that this line was read. */
const fieldsReadAnywhere: Partial<Record<ReviewGroup['kind'], readonly FieldName[]>> = {
  // Flights and hotels may be told on another day than theirs: above the days, or on the morning after.
  day: ['flight', 'hotel'],
  basics: ['airline', 'minimum', 'shopping', 'alert', 'guide_fee', 'meeting_point'],
  prices: ['adult', 'child', 'baby', 'single'],
  departures: ['departure'],
}

function listValues({ days }: SourceLine, groups: readonly ReviewGroup[]) {
  const isHere = ({ number }: ReviewGroup) =>
    days.length === 0 || (number !== undefined && days.includes(number))
  const fields = groups.flatMap((group) =>
    group.fields.filter(({ name }) => isHere(group) || fieldsReadAnywhere[group.kind]?.includes(name)),
  )
  const groupTexts = groups
    .filter((group) => isHere(group) || group.kind === 'basics')
    .flatMap(({ number, text = '', also = [] }) => [
      text,
      ...also,
      ...(number === undefined ? [] : [String(number)]),
    ])
  return {
    values: [...fields.flatMap(({ value, read }) => [value, read]), ...groupTexts],
    from: fields.map(({ from }) => from),
  }
}

function findUncoveredWords(line: string, fieldTexts: FieldTexts): { rest: string; isTouched: boolean } {
  const letters = findLetters(line)
  if (fieldTexts.letters.some((value) => value.includes(letters.text) && letters.text.length > 1))
    return { rest: '', isTouched: true }
  const covered = new Set<number>()
  coverValues(letters, fieldTexts, covered)
  coverNumbers(line, fieldTexts, covered)
  let isTouched = covered.size > 0
  for (let at = 0; at < line.length - (findLabelValue(line) ?? line).length; at++) covered.add(at)
  const isSource = fieldTexts.sources.some(
    (each) => each.includes(letters.text) || letters.text.includes(each),
  )
  const words = [...line.matchAll(/\d[\d,.:]*\d|\d|\p{L}+/gu)]
  const rest = words.filter(({ 0: word, index }) => {
    const left = listUncoveredParts(word, index, covered).filter((run) => {
      const isInField = isInFields(run, fieldTexts) || (isSource && isReworded(run))
      isTouched ||= isInField
      return (
        !isInField && removeActivityWords(run) !== '' && !isInFields(removeActivityWords(run), fieldTexts)
      )
    })
    return left.length > 0
  })
  return { rest: rest.map(([word]) => word).join(' '), isTouched }
}

function findLabelValue(line: string): string | undefined {
  const value = findLabel(line)?.value
  return value !== undefined && line.trimEnd().endsWith(value)
    ? line.slice(line.lastIndexOf(value))
    : undefined
}

const isInFields = (run: string, { all, numbers }: FieldTexts) => {
  const text = toLetters(run)
  return /^\d+$/.test(text)
    ? numbers.has(text) || numbers.has(String(Number(text)))
    : text.length > 1 && all.includes(text)
}

/** Whole values, wherever they are in the line and however they are spaced there. */
function coverValues({ text, at }: LetterPositions, { letters }: FieldTexts, covered: Set<number>): void {
  for (const value of letters) {
    if (value.length < 2 || /^\d+$/.test(value)) continue
    for (let found = text.indexOf(value); found >= 0; found = text.indexOf(value, found + value.length))
      for (let index = found; index < found + value.length; index++) covered.add(at[index] ?? -1)
  }
}

/** Days, hours and sums are written in another way in their fields. */
function coverNumbers(line: string, { numbers }: FieldTexts, covered: Set<number>): void {
  const cover = (from: number, to: number) => {
    for (let index = from; index < to; index++) covered.add(index)
  }
  const days = new Set([...numbers].flatMap((number) => (number.length === 8 ? number.slice(4) : [])))
  // The year does not count here, so any will do.
  for (const { date, at, end } of findSpans(line, '2000-01-01'))
    if (days.has(toLetters(date).slice(4))) cover(at, end)
  for (const { time, at, end } of findTimes(line)) if (numbers.has(toLetters(time))) cover(at, end)
  for (const { won, at, end } of findSums(line)) if (numbers.has(String(won))) cover(at, end)
}

function listUncoveredParts(word: string, from: number, covered: ReadonlySet<number>): string[] {
  const uncovered = [...word].map((letter, at) => (covered.has(from + at) ? ' ' : letter))
  return uncovered.join('').split(' ').filter(Boolean)
}
