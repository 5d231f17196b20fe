// What a trip is called, and how long it says it takes.
import { type Read, sure } from './itinerary.ts'
import { labelled } from './labels.ts'
import { bare, isSentence } from './lines.ts'
import { findSums } from './money.ts'
import type { Unit } from './units.ts'

export type Span = { nights?: number; days: number }

const spans: [pattern: RegExp, read: (first: number, second: number) => Span][] = [
  [/(\d{1,2})\s*박\s*(\d{1,2})\s*일/, (nights, days) => ({ nights, days })],
  [/무박\s*(\d{1,2})\s*일/, (days) => ({ nights: 0, days })],
  [/(\d{1,2})\s*days?\s*[/,&]?\s*(?:and\s*)?(\d{1,2})\s*nights?/i, (days, nights) => ({ nights, days })],
  [/(\d{1,2})\s*nights?\s*[/,&]?\s*(?:and\s*)?(\d{1,2})\s*days?/i, (nights, days) => ({ nights, days })],
  [/(?<![\dA-Za-z])(\d{1,2})\s*D\s*(\d{1,2})\s*N(?![A-Za-z])/i, (days, nights) => ({ nights, days })],
  [/(?<![\dA-Za-z])(\d{1,2})\s*N\s*(\d{1,2})\s*D(?![A-Za-z])/i, (nights, days) => ({ nights, days })],
]
const oneDay = /당일(?:치기|여행|코스|투어)?(?!\s*(?:취소|예약|\d))|1\s*day\s*(?:tour|trip)/i
const onlyDays =
  /(?<![\d월/.~-]|월\s)(\d{1,2})\s*일(?!\s*(?:차|째|전|이내|후|간\s|요일|\([월화수목금토일]\)|까지|부터|출발))/

function spanIn(text: string): Span | undefined {
  for (const [pattern, read] of spans) {
    const match = pattern.exec(text)
    if (match) return sensible(read(Number(match[1]), Number(match[2])))
  }
  return undefined
}

const sensible = (span: Span) => (span.days >= 1 && span.days <= 60 ? span : undefined)

/** A length that only a title may say in this way. */
function looseSpan(text: string): Span | undefined {
  if (oneDay.test(text)) return { nights: 0, days: 1 }
  const days = Number(onlyDays.exec(text)?.[1] ?? /(?<!\d)(\d{1,2})\s*days?\b/i.exec(text)?.[1] ?? 0)
  return days > 1 ? sensible({ days }) : undefined
}

/** Long enough for a name, too short for prose. */
export const isTitleLike = (text: string) => {
  const line = bare(text)
  const label = labelled(line)
  if (line.length > 70 || isSentence(line) || findSums(line).length > 0) return false
  return spanIn(line) !== undefined && (!label || label.label === 'title')
}

/** "1. 진해 군항제 (당일)": a short name, and that it takes a day. */
export const isOneDayTitle = (text: string) => {
  const line = bare(text)
  return (
    line.length <= 60 &&
    oneDay.test(line) &&
    !isSentence(line) &&
    !labelled(line) &&
    findSums(line).length === 0 &&
    !/\d{1,2}:\d{2}/.test(line)
  )
}

const adverts = /^(?:[[【〔<(]([^\])】〕>]{1,20})[\])】〕>]\s*)+/
const wrapped = /^[<《「『【[]\s*(.{4,60}?)\s*[>》」』】\]]$/
const numbered =
  /^(?:\d{1,2}(?=\.\s+\D)|상품\s*\d+|[A-F]\s*안|[A-F]\s*코스|\d+\s*안|제\s*\d+\s*안|코스\s*\d+)\s*[.:)\-–]\s*/i
const paper = /\s*(?:여행\s*)?(?:일정표|견적서|일정\s*\(안\)|세부\s*일정|상세\s*일정|일정\s*안내)\s*$/

/** A bracket that says how long it takes holds the name, whatever stands behind it. */
const named = /^[<《「『【[]\s*([^>》」』】\]]{4,60}?)\s*[>》」』】\]]/

function cleaned(text: string): string {
  const inside = named.exec(bare(text))?.[1]
  if (inside && spanIn(inside)) return inside
  const line = bare(text)
    .replace(/(?:\s+#\S+)+$/, '')
    .replace(wrapped, '$1')
    .replace(numbered, '')
    .trim()
  const plain = line.replace(adverts, '').trim()
  return bare((plain.length >= 4 && !isOnlySpan(plain) ? plain : line).replace(paper, ''))
}

/** "[방콕/파타야] 3박5일 특가": without its bracket it has no name. */
const isOnlySpan = (text: string) =>
  !/\p{L}{2}/u.test(text.replace(/\d+\s*박|\d+\s*일|특가|여행|투어|상품|초특가|확정|할인/g, ' '))

export type Titled = { title?: Read<string>; span?: Read<Span> }

type Line = Extract<Unit, { kind: 'line' }>

/** `head` is what stands before the first day. */
export function readTitle(head: readonly Unit[]): Titled {
  const lines = head.flatMap((unit) => (unit.kind === 'line' && bare(unit.text) !== '' ? [unit] : []))
  const span = lines.map(({ text }) => ({ text, found: spanIn(text) })).find(({ found }) => found)
  const spoken = span?.found && sure(span.found, bare(span.text))
  const named = lines
    .map(({ text }) => labelled(text))
    .find((label) => label?.label === 'title' && label.firm && label.value)
  if (named)
    return { title: sure(cleaned(named.value), named.value), ...withSpan(spoken ?? loose(named.value)) }
  const full = lines.find(({ text }) => isTitleLike(text) && !isOnlySpan(bare(text)))
  // A slogan may say how long it takes, and the name stand above it.
  if (full)
    return {
      title: titleOf(full, full === lines[0] || full.heading || isAlone(lines, full)),
      ...withSpan(spoken),
    }
  const names = lines.slice(0, 3).filter(({ text }) => !labelled(text) && !isSentence(bare(text)))
  const first = names.find(({ text }) => looseSpan(bare(text)) && bare(text).length <= 60)
  if (first)
    return {
      title: titleOf(first, first === lines[0] || first.heading),
      ...withSpan(spoken ?? loose(first.text)),
    }
  const guess = names.find(({ text }) => bare(text).length <= 50 && findSums(text).length === 0)
  return { ...(guess && { title: titleOf(guess, false) }), ...withSpan(spoken) }
}

/** A sign in the middle separates the name from a slogan. It does not say which side is the name. */
const parted = /\s[♥♡★☆◆◇■□●▶※]\s/

const titleOf = ({ text }: Line, isSure: boolean): Read<string> => {
  const value = cleaned(text)
  return { value, sure: isSure && !parted.test(value), from: bare(text) }
}

/** Before it, nothing that could be a name. */
const isAlone = (lines: readonly { text: string }[], full: { text: string }) =>
  lines
    .slice(0, lines.indexOf(full))
    .every(({ text }) => isSentence(bare(text)) || labelled(text) !== undefined) &&
  lines.filter(({ text }) => isTitleLike(text)).length === 1

const loose = (text: string) => {
  const found = looseSpan(bare(text))
  // "당일" has no number. Staff confirm that it means one day.
  return found && { value: found, sure: found.days > 1, from: bare(text) }
}
const withSpan = (span: Read<Span> | undefined) => (span ? { span } : {})
