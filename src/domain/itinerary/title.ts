// Finds the title of a trip, and how long it says it takes.
import { markSure, type ReadValue } from './itinerary.ts'
import { findLabel } from './labels.ts'
import { isSentence, stripDecoration } from './lines.ts'
import { findSums } from './money.ts'
import type { Unit } from './units.ts'

export type TripLength = { nights?: number; days: number }

const lengthPatterns: [pattern: RegExp, read: (first: number, second: number) => TripLength][] = [
  [/(\d{1,2})\s*박\s*(\d{1,2})\s*일/, (nights, days) => ({ nights, days })],
  [/무박\s*(\d{1,2})\s*일/, (days) => ({ nights: 0, days })],
  [/(\d{1,2})\s*days?\s*[/,&]?\s*(?:and\s*)?(\d{1,2})\s*nights?/i, (days, nights) => ({ nights, days })],
  [/(\d{1,2})\s*nights?\s*[/,&]?\s*(?:and\s*)?(\d{1,2})\s*days?/i, (nights, days) => ({ nights, days })],
  [/(?<![\dA-Za-z])(\d{1,2})\s*D\s*(\d{1,2})\s*N(?![A-Za-z])/i, (days, nights) => ({ nights, days })],
  [/(?<![\dA-Za-z])(\d{1,2})\s*N\s*(\d{1,2})\s*D(?![A-Za-z])/i, (nights, days) => ({ nights, days })],
]
const oneDayPattern = /당일(?:치기|여행|코스|투어)?(?!\s*(?:취소|예약|\d))|1\s*day\s*(?:tour|trip)/i
const onlyDaysPattern =
  /(?<![\d월/.~-]|월\s)(\d{1,2})\s*일(?!\s*(?:차|째|전|이내|후|간\s|요일|\([월화수목금토일]\)|까지|부터|출발))/

function findLength(text: string): TripLength | undefined {
  for (const [pattern, read] of lengthPatterns) {
    const match = pattern.exec(text)
    if (match) return limitLength(read(Number(match[1]), Number(match[2])))
  }
  return undefined
}

const limitLength = (span: TripLength) => (span.days >= 1 && span.days <= 60 ? span : undefined)

/** A length that only a title may say in this way. */
function findLooseLength(text: string): TripLength | undefined {
  if (oneDayPattern.test(text)) return { nights: 0, days: 1 }
  const days = Number(onlyDaysPattern.exec(text)?.[1] ?? /(?<!\d)(\d{1,2})\s*days?\b/i.exec(text)?.[1] ?? 0)
  return days > 1 ? limitLength({ days }) : undefined
}

/** Long enough for a name, too short for prose. */
export const isTitleLike = (text: string) => {
  const line = stripDecoration(text)
  const label = findLabel(line)
  if (line.length > 70 || isSentence(line) || findSums(line).length > 0) return false
  return findLength(line) !== undefined && (!label || label.label === 'title')
}

/** "1. 진해 군항제 (당일)": a short name, and that it takes a day. */
export const isOneDayTitle = (text: string) => {
  const line = stripDecoration(text)
  return (
    line.length <= 60 &&
    oneDayPattern.test(line) &&
    !isSentence(line) &&
    !findLabel(line) &&
    findSums(line).length === 0 &&
    !/\d{1,2}:\d{2}/.test(line)
  )
}

const advertPattern = /^(?:[[【〔<(]([^\])】〕>]{1,20})[\])】〕>]\s*)+/
const wrappedPattern = /^[<《「『【[]\s*(.{4,60}?)\s*[>》」』】\]]$/
const numberedPattern =
  /^(?:\d{1,2}(?=\.\s+\D)|상품\s*\d+|[A-F]\s*안|[A-F]\s*코스|\d+\s*안|제\s*\d+\s*안|코스\s*\d+)\s*[.:)\-–]\s*/i
const documentWordPattern =
  /\s*(?:여행\s*)?(?:일정표|견적서|일정\s*\(안\)|세부\s*일정|상세\s*일정|일정\s*안내)\s*$/

/** A bracket that says how long it takes holds the name, whatever is behind it. */
const bracketedNamePattern = /^[<《「『【[]\s*([^>》」』】\]]{4,60}?)\s*[>》」』】\]]/

function cleanTitle(text: string): string {
  const inner = bracketedNamePattern.exec(stripDecoration(text))?.[1]
  if (inner && findLength(inner)) return inner
  const line = stripDecoration(text)
    .replace(/(?:\s+#\S+)+$/, '')
    .replace(wrappedPattern, '$1')
    .replace(numberedPattern, '')
    .trim()
  const plain = line.replace(advertPattern, '').trim()
  return stripDecoration(
    (plain.length >= 4 && !isOnlyLength(plain) ? plain : line).replace(documentWordPattern, ''),
  )
}

/** "[방콕/파타야] 3박5일 특가": without its bracket it has no name. */
const isOnlyLength = (text: string) =>
  !/\p{L}{2}/u.test(text.replace(/\d+\s*박|\d+\s*일|특가|여행|투어|상품|초특가|확정|할인/g, ' '))

export type TitleAndLength = { title?: ReadValue<string>; span?: ReadValue<TripLength> }

type LineUnit = Extract<Unit, { kind: 'line' }>

/** `head` is what is before the first day. */
export function readTitle(head: readonly Unit[]): TitleAndLength {
  const lines = head.flatMap((unit) =>
    unit.kind === 'line' && stripDecoration(unit.text) !== '' ? [unit] : [],
  )
  const span = lines.map(({ text }) => ({ text, found: findLength(text) })).find(({ found }) => found)
  const spoken = span?.found && markSure(span.found, stripDecoration(span.text))
  const named = lines
    .map(({ text }) => findLabel(text))
    .find((label) => label?.label === 'title' && label.firm && label.value)
  if (named)
    return {
      title: markSure(cleanTitle(named.value), named.value),
      ...withSpan(spoken ?? readLooseLength(named.value)),
    }
  const full = lines.find(({ text }) => isTitleLike(text) && !isOnlyLength(stripDecoration(text)))
  // A slogan may say how long it takes, and the name is above it.
  if (full)
    return {
      title: toTitle(full, full === lines[0] || full.heading || isOnlyTitle(lines, full)),
      ...withSpan(spoken),
    }
  const names = lines.slice(0, 3).filter(({ text }) => !findLabel(text) && !isSentence(stripDecoration(text)))
  const first = names.find(
    ({ text }) => findLooseLength(stripDecoration(text)) && stripDecoration(text).length <= 60,
  )
  if (first)
    return {
      title: toTitle(first, first === lines[0] || first.heading),
      ...withSpan(spoken ?? readLooseLength(first.text)),
    }
  const guess = names.find(({ text }) => stripDecoration(text).length <= 50 && findSums(text).length === 0)
  return { ...(guess && { title: toTitle(guess, false) }), ...withSpan(spoken) }
}

/** A sign in the middle separates the name from a slogan. It does not say which side is the name. */
const separatorPattern = /\s[♥♡★☆◆◇■□●▶※]\s/

const toTitle = ({ text }: LineUnit, isSure: boolean): ReadValue<string> => {
  const value = cleanTitle(text)
  return { value, sure: isSure && !separatorPattern.test(value), from: stripDecoration(text) }
}

/** Before it, nothing that could be a name. */
const isOnlyTitle = (lines: readonly { text: string }[], full: { text: string }) =>
  lines
    .slice(0, lines.indexOf(full))
    .every(({ text }) => isSentence(stripDecoration(text)) || findLabel(text) !== undefined) &&
  lines.filter(({ text }) => isTitleLike(text)).length === 1

const readLooseLength = (text: string) => {
  const found = findLooseLength(stripDecoration(text))
  // "당일" has no number. Staff confirm that it means one day.
  return found && { value: found, sure: found.days > 1, from: stripDecoration(text) }
}
const withSpan = (span: ReadValue<TripLength> | undefined) => (span ? { span } : {})
