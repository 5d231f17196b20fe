// The public holidays of Korea in a year, with substitute holidays, worked out from the calendar alone.
import type { LocalizedText } from '#i18n/language.ts'
import { addDays } from './days.ts'
import { getWeekday } from './month.ts'

export type Holiday = { day: string; name: LocalizedText }

/**
 * When a holiday gets a substitute: never, if it falls on a Sunday (Seollal and Chuseok), or on a Saturday or
 * Sunday. Also when it falls on another holiday.
 */
type SubstituteRule = 'never' | 'sunday' | 'weekend'
type HolidayRule = { name: LocalizedText; substitute: SubstituteRule }

const toWords = (ko: string, en: string): LocalizedText => ({ ko, en })
const fixedHolidays: readonly (readonly [day: string, rule: HolidayRule, since?: number])[] = [
  ['01-01', { name: toWords('신정', 'New Year’s Day'), substitute: 'never' }],
  ['03-01', { name: toWords('삼일절', 'Independence Movement Day'), substitute: 'weekend' }],
  ['05-01', { name: toWords('노동절', 'Labour Day'), substitute: 'weekend' }, 2026],
  ['05-05', { name: toWords('어린이날', 'Children’s Day'), substitute: 'weekend' }],
  ['06-06', { name: toWords('현충일', 'Memorial Day'), substitute: 'never' }],
  ['07-17', { name: toWords('제헌절', 'Constitution Day'), substitute: 'weekend' }, 2026],
  ['08-15', { name: toWords('광복절', 'Liberation Day'), substitute: 'weekend' }],
  ['10-03', { name: toWords('개천절', 'National Foundation Day'), substitute: 'weekend' }],
  ['10-09', { name: toWords('한글날', 'Hangul Day'), substitute: 'weekend' }],
  ['12-25', { name: toWords('성탄절', 'Christmas Day'), substitute: 'weekend' }],
]
const seollal: HolidayRule = { name: toWords('설날', 'Seollal'), substitute: 'sunday' }
const chuseok: HolidayRule = { name: toWords('추석', 'Chuseok'), substitute: 'sunday' }
/** Holidays by month and day of the lunar calendar. The days around Seollal and Chuseok are holidays, too. */
const lunarRules: Record<string, readonly [HolidayRule, around: number]> = {
  '1/1': [seollal, 1],
  '4/8': [{ name: toWords('부처님오신날', 'Buddha’s Birthday'), substitute: 'weekend' }, 0],
  '8/15': [chuseok, 1],
}

const dangi = new Intl.DateTimeFormat('en-u-ca-dangi', { timeZone: 'UTC', month: 'numeric', day: 'numeric' })
const day_ms = 86_400_000
const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** A leap month is written `4bis/8`: it has no holidays. */
function listLunarHolidays(year: number): { day: string; rule: HolidayRule }[] {
  const found: { day: string; rule: HolidayRule }[] = []
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += day_ms) {
    const [rule, daysAround] = lunarRules[dangi.format(at)] ?? []
    if (!rule || daysAround === undefined) continue
    for (let near = -daysAround; near <= daysAround; near++)
      found.push({ day: addDays(toDay(at), near), rule })
  }
  return found
}

export function listKoreanHolidays(year: number): Holiday[] {
  const all = [
    ...fixedHolidays.flatMap(([day, rule, since = 0]) =>
      year < since ? [] : [{ day: `${year}-${day}`, rule }],
    ),
    ...listLunarHolidays(year),
  ].sort((one, other) => one.day.localeCompare(other.day))
  const holidays = new Map<string, LocalizedText>()
  for (const { day, rule } of all) if (!holidays.has(day)) holidays.set(day, rule.name)
  for (const [day, those] of Map.groupBy(all, (each) => each.day)) {
    const moving = those.find(({ rule }) => hasSubstitute(day, rule, those.length))
    if (!moving) continue
    const { ko, en } = moving.rule.name
    holidays.set(findNextWorkday(day, holidays), toWords(`${ko} 대체공휴일`, `Substitute holiday for ${en}`))
  }
  return [...holidays]
    .map(([day, name]) => ({ day, name }))
    .sort((one, other) => one.day.localeCompare(other.day))
}

const hasSubstitute = (day: string, { substitute }: HolidayRule, on: number) =>
  substitute !== 'never' &&
  (on > 1 || getWeekday(day) === 0 || (substitute === 'weekend' && getWeekday(day) === 6))

function findNextWorkday(day: string, holidays: Map<string, LocalizedText>): string {
  let next = addDays(day, 1)
  while (holidays.has(next) || getWeekday(next) === 0 || getWeekday(next) === 6) next = addDays(next, 1)
  return next
}
