// The public holidays of Korea in a year, with substitute holidays, worked out from the calendar alone.
import type { Words } from '#words/language.ts'
import { dayAfter } from './days.ts'
import { weekdayOf } from './month.ts'

export type Holiday = { day: string; name: Words }

/**
 * When a holiday gets a substitute: never, if it falls on a Sunday (Seollal and Chuseok), or on a Saturday or
 * Sunday. Also when it falls on another holiday.
 */
type Moved = 'never' | 'sunday' | 'weekend'
type Rule = { name: Words; moved: Moved }

const named = (ko: string, en: string): Words => ({ ko, en })
const fixed: readonly (readonly [day: string, rule: Rule, since?: number])[] = [
  ['01-01', { name: named('신정', 'New Year’s Day'), moved: 'never' }],
  ['03-01', { name: named('삼일절', 'Independence Movement Day'), moved: 'weekend' }],
  ['05-05', { name: named('어린이날', 'Children’s Day'), moved: 'weekend' }],
  ['06-06', { name: named('현충일', 'Memorial Day'), moved: 'never' }],
  ['07-17', { name: named('제헌절', 'Constitution Day'), moved: 'weekend' }, 2026],
  ['08-15', { name: named('광복절', 'Liberation Day'), moved: 'weekend' }],
  ['10-03', { name: named('개천절', 'National Foundation Day'), moved: 'weekend' }],
  ['10-09', { name: named('한글날', 'Hangul Day'), moved: 'weekend' }],
  ['12-25', { name: named('성탄절', 'Christmas Day'), moved: 'weekend' }],
]
const seollal: Rule = { name: named('설날', 'Seollal'), moved: 'sunday' }
const chuseok: Rule = { name: named('추석', 'Chuseok'), moved: 'sunday' }
/**
 * By month and day of the lunar calendar. The days before and after Seollal and Chuseok are holidays, too.
 */
const lunar: Record<string, readonly [Rule, around: number]> = {
  '1/1': [seollal, 1],
  '4/8': [{ name: named('부처님오신날', 'Buddha’s Birthday'), moved: 'weekend' }, 0],
  '8/15': [chuseok, 1],
}

const dangi = new Intl.DateTimeFormat('en-u-ca-dangi', { timeZone: 'UTC', month: 'numeric', day: 'numeric' })
const day_ms = 86_400_000
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** A leap month is written `4bis/8`: it has no holidays. */
function lunarHolidays(year: number): { day: string; rule: Rule }[] {
  const found: { day: string; rule: Rule }[] = []
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += day_ms) {
    const [rule, around] = lunar[dangi.format(at)] ?? []
    if (!rule || around === undefined) continue
    for (let near = -around; near <= around; near++) found.push({ day: dayAfter(dayAt(at), near), rule })
  }
  return found
}

export function koreanHolidays(year: number): Holiday[] {
  const all = [
    ...fixed.flatMap(([day, rule, since = 0]) => (year < since ? [] : [{ day: `${year}-${day}`, rule }])),
    ...lunarHolidays(year),
  ].sort((one, other) => one.day.localeCompare(other.day))
  const taken = new Map<string, Words>()
  for (const { day, rule } of all) if (!taken.has(day)) taken.set(day, rule.name)
  for (const [day, those] of Map.groupBy(all, (each) => each.day)) {
    const moving = those.find(({ rule }) => isMoved(day, rule, those.length))
    if (!moving) continue
    const { ko, en } = moving.rule.name
    taken.set(nextFree(day, taken), named(`${ko} 대체공휴일`, `Substitute holiday for ${en}`))
  }
  return [...taken]
    .map(([day, name]) => ({ day, name }))
    .sort((one, other) => one.day.localeCompare(other.day))
}

const isMoved = (day: string, { moved }: Rule, on: number) =>
  moved !== 'never' && (on > 1 || weekdayOf(day) === 0 || (moved === 'weekend' && weekdayOf(day) === 6))

function nextFree(day: string, taken: Map<string, Words>): string {
  let next = dayAfter(day, 1)
  while (taken.has(next) || weekdayOf(next) === 0 || weekdayOf(next) === 6) next = dayAfter(next, 1)
  return next
}
