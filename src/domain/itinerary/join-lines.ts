// Lines that belong together: a page on the web copies each of its boxes as a line of its own.
import { findDates, findTimes } from './dates.ts'
import { findStrongHeading } from './day-marks.ts'
import { isKnownPlace } from './known-places.ts'
import { findLabel } from './labels.ts'
import { hasBullet, stripDecoration } from './lines.ts'
import { ageNames, agePatterns, findSums } from './money.ts'
import { readPricedLines } from './priced-dates.ts'
import type { Unit } from './units.ts'

const areItems = (one: Unit | undefined, other: Unit) =>
  one?.kind === 'line' && other.kind === 'line' && hasBullet(one.text) && hasBullet(other.text)

const getText = (unit: Unit | undefined) => (unit?.kind === 'line' ? stripDecoration(unit.text) : '')

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
const isAge = (line: string) => line.length <= 4 && ageNames.some((age) => agePatterns[age].test(line))
const isBracket = (line: string) => /^\([^()]*\)$/.test(line)
/** "1일차", with its date at the most. */
function isBareDay(line: string): boolean {
  const rest = /^\d{1,2}\s*일$/.test(line) ? '' : findStrongHeading(line)?.rest
  return rest !== undefined && (rest === '' || isDate(rest))
}

/** The line and the next as one; undefined where each stands for itself. */
function joinPair(line: string, next: string): string | undefined {
  if (line === '' || next === '') return undefined
  if (isTime(line) && !isTime(next) && !findStrongHeading(next)) return `${line} ${next}`
  if (isBareDay(line) && (isDate(next) || isRoute(next))) return `${line} ${next}`
  if (isAge(line) && isSum(next)) return `${line} : ${next}`
  const label = findLabel(line)
  if (label?.value !== '' || findLabel(next) || findStrongHeading(next)) return undefined
  if (label.label === 'hotel' && !isTime(next)) return `${line} : ${next}`
  return label.label === 'shopping' && /^\d{1,2}\s*회/.test(next) ? `${line} : ${next}` : undefined
}

export function joinLines(units: readonly Unit[]): Unit[] {
  const list: Unit[] = []
  let pricedRows = 0
  for (const [at, unit] of units.entries()) {
    const last = list.at(-1)
    // Prices that were read with the dates above them.
    if (pricedRows > 0) {
      list.push({ kind: 'head', lines: unit.lines, isInTable: unit.isInTable })
      pricedRows--
      continue
    }
    const priced = readPricedLines(getText(unit), units.slice(at + 1, at + 6).map(getText))
    if (priced) {
      list.push(...priced.dates.map((date): Unit => ({ ...unit, kind: 'departure', ...date })))
      pricedRows = priced.rows
      continue
    }
    // "성인", "(만 12세 이상)", "1,049,000원"
    if (last && isAge(getText(last)) && isBracket(getText(unit))) {
      list.splice(-1, 1, { ...last, lines: [...last.lines, ...unit.lines] })
      continue
    }
    const joinedText =
      last?.kind === 'line' &&
      unit.kind === 'line' &&
      !areItems(last, unit) &&
      joinPair(getText(last), getText(unit))
    if (joinedText) list.splice(-1, 1, { ...last, text: joinedText, lines: [...last.lines, ...unit.lines] })
    else list.push(unit)
  }
  return list
}
