// Lines that belong together: a page on the web copies each of its boxes as a line of its own.
import { findDates, findTimes } from './dates.ts'
import { strongHeading } from './day-marks.ts'
import { isKnownPlace } from './known-places.ts'
import { labelled } from './labels.ts'
import { bare, hasBullet } from './lines.ts'
import { ageNames, ages, findSums } from './money.ts'
import { pricedLines } from './priced-dates.ts'
import type { Unit } from './units.ts'

/** Each is an item of a list. */
const areItems = (one: Unit | undefined, other: Unit) =>
  one?.kind === 'line' && other.kind === 'line' && hasBullet(one.text) && hasBullet(other.text)

const text = (unit: Unit | undefined) => (unit?.kind === 'line' ? bare(unit.text) : '')

/** "18:05" */
const isTime = (line: string) => {
  const [time, more] = findTimes(line)
  return time?.at === 0 && time.end === line.length && !more
}
/** "2027.04.11(일)" */
const isDate = (line: string) => {
  const [date, more] = findDates(line, '2000-01-01')
  return date?.at === 0 && date.end === line.length && !more
}
/** "인천 - 방콕": towns, and nothing else. */
const isRoute = (line: string) => line.split(/\s*[-–—→>/]\s*/).every((town) => isKnownPlace(town))
const isSum = (line: string) => {
  const [sum, more] = findSums(line)
  return sum?.at === 0 && sum.end === line.length && !more
}
const isAge = (line: string) => line.length <= 4 && ageNames.some((age) => ages[age].test(line))
const isBracket = (line: string) => /^\([^()]*\)$/.test(line)
/** "1일차", with its date at the most. */
function isBareDay(line: string): boolean {
  const rest = /^\d{1,2}\s*일$/.test(line) ? '' : strongHeading(line)?.rest
  return rest !== undefined && (rest === '' || isDate(rest))
}

/** The line and the next as one; undefined where each stands for itself. */
function joined(line: string, next: string): string | undefined {
  if (line === '' || next === '') return undefined
  if (isTime(line) && !isTime(next) && !strongHeading(next)) return `${line} ${next}`
  if (isBareDay(line) && (isDate(next) || isRoute(next))) return `${line} ${next}`
  if (isAge(line) && isSum(next)) return `${line} : ${next}`
  const label = labelled(line)
  if (label?.value !== '' || labelled(next) || strongHeading(next)) return undefined
  if (label.label === 'hotel' && !isTime(next)) return `${line} : ${next}`
  return label.label === 'shopping' && /^\d{1,2}\s*회/.test(next) ? `${line} : ${next}` : undefined
}

export function folded(units: readonly Unit[]): Unit[] {
  const list: Unit[] = []
  let paired = 0
  for (const [at, unit] of units.entries()) {
    const last = list.at(-1)
    // Prices that were read with the dates above them.
    if (paired > 0) {
      list.push({ kind: 'head', lines: unit.lines, isInTable: unit.isInTable })
      paired--
      continue
    }
    const priced = pricedLines(text(unit), units.slice(at + 1, at + 6).map(text))
    if (priced) {
      list.push(...priced.dates.map((date): Unit => ({ ...unit, kind: 'departure', ...date })))
      paired = priced.rows
      continue
    }
    // "성인", "(만 12세 이상)", "1,049,000원"
    if (last && isAge(text(last)) && isBracket(text(unit))) {
      list.splice(-1, 1, { ...last, lines: [...last.lines, ...unit.lines] })
      continue
    }
    const both =
      last?.kind === 'line' && unit.kind === 'line' && !areItems(last, unit) && joined(text(last), text(unit))
    if (both) list.splice(-1, 1, { ...last, text: both, lines: [...last.lines, ...unit.lines] })
    else list.push(unit)
  }
  return list
}
