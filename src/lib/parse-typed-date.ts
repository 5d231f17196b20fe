// A date, a month or a time as it is typed, into YYYY-MM-DD, YYYY-MM or HH:MM; undefined where it is none.
import { countDaysBetween } from './days.ts'
import { toDate } from './to-date.ts'

const pad = (digits: string) => digits.padStart(2, '0')

const toFullYear = (year: string) => (year.length === 2 ? `20${year}` : year)

/** A day without a year means the past one if that was at most so many days ago, else the next. */
const rememberedDays = 90

/** Digits in a row, or parts with anything between them: 20261118, 2026. 11. 18, 26-11-18, 11/18, 11월 18일. */
export function parseTypedDate(text: string, today: string): string | undefined {
  const parts = splitParts(text)
  if (!parts) return undefined
  const [year, month, day] = parts
  if (year !== undefined) return toDate(toFullYear(year), month, day)
  const thisYear = today.slice(0, 4)
  const date = toDate(thisYear, month, day)
  if (date !== undefined && countDaysBetween(date, today) <= rememberedDays) return date
  return toDate(String(Number(thisYear) + 1), month, day)
}

type DateDigits = [year: string | undefined, month: string, day: string]

function splitParts(text: string): DateDigits | undefined {
  const [first = '', second, third, fourth] = text.match(/\d+/g) ?? []
  if (fourth !== undefined) return undefined
  if (second === undefined) return splitDigits(first)
  return third === undefined ? [undefined, first, second] : [first, second, third]
}

function splitDigits(digits: string): DateDigits | undefined {
  const year = digits.slice(0, -4)
  if (![0, 2, 4].includes(year.length) || digits.length < 4) return undefined
  return [year || undefined, digits.slice(-4, -2), digits.slice(-2)]
}

/** 2026-11, 202611, 26. 11, 2026년 11월; the month alone is one of this year. */
export function parseTypedMonth(text: string, today: string): string | undefined {
  const [first = '', second, third] = text.match(/\d+/g) ?? []
  const isRun = second === undefined && first.length > 2
  const year = isRun ? first.slice(0, -2) : first
  const month = isRun ? first.slice(-2) : (second ?? first)
  if (third !== undefined || (isRun && first.length !== 6)) return undefined
  const date = toDate(toFullYear(second === undefined && !isRun ? today.slice(0, 4) : year), month, '01')
  return date?.slice(0, 7)
}

/** 930, 9:30, 21시 5분; the hour alone is the full hour. */
export function parseTypedTime(text: string): string | undefined {
  const [first = '', second] = text.match(/\d+/g) ?? []
  const isRun = second === undefined && first.length > 2
  const hour = isRun ? first.slice(0, -2) : first
  const minute = isRun ? first.slice(-2) : (second ?? '0')
  const isTime = hour !== '' && hour.length <= 2 && Number(hour) < 24 && Number(minute) < 60
  return isTime ? `${pad(hour)}:${pad(minute)}` : undefined
}
