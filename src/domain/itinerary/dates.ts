// Days and times in a source: 2027-03-05, 3월 5일(금), 8 May 2027, 오후 2시. A missing year is worked out.
import { addDays } from '#lib/days.ts'

/** `sure`: the year is written, or the day of the week agrees with the year that was worked out. */
export type DateMatch = { date: string; sure: boolean; at: number; end: number }

const weekdays = '일월화수목금토'
const datePattern =
  /(?:(\d{4}|'\d{2}|(?<![\d./-])2\d(?=\s*(?:년|[-./]\s*\d{1,2}\s*[-./])))\s*[-./년]\s*)?(\d{1,2})\s*(?:[-./]|월)\s*(\d{1,2})(?!\d)\s*(?:일(?![가-힣])|\.(?=\s*[(월화수목금토일]))?\s*(?:\(?\s*([월화수목금토일])(?:요일)?\s*\)|([월화수목금토일])(?:요일)?(?=\s|$|\)))?/g
const moreDaysPattern =
  /^\s*[,·/&]\s*(\d{1,2})\s*일?\s*(?:\(\s*([월화수목금토일])\s*\))?(?![\d/.월-]|,\d{3}|\s*(?:박|회|명|인|시|만|천|원))/

const englishMonths = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const monthPattern = `(${englishMonths.join('|')})[a-z]*\\.?`
const weekdayPattern = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\.?,?\\s+)?'
/** "Mon, 12 Apr 2027" and "April 12th, 2027". Without a year it is not read: "May 8" may be anything. */
const englishDatePatterns = [
  new RegExp(
    `\\b${weekdayPattern}(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s+(?<month>${monthPattern}),?\\s+(?<year>20\\d\\d)\\b`,
    'gi',
  ),
  new RegExp(
    `\\b${weekdayPattern}(?<month>${monthPattern})\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s+(?<year>20\\d\\d)\\b`,
    'gi',
  ),
]

function findEnglishDates(text: string): DateMatch[] {
  if (!/[a-z]{3}/i.test(text)) return []
  return englishDatePatterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: whole, index, groups }) => {
      const number = englishMonths.indexOf((groups?.month ?? '').slice(0, 3).toLowerCase()) + 1
      const [m, d] = [String(number), groups?.day ?? ''].map((each) => each.padStart(2, '0'))
      const date = `${groups?.year}-${m}-${d}`
      return isRealDate(date) ? [{ date, sure: true, at: index, end: index + whole.length }] : []
    }),
  )
}

/** All of them in their order. A later one takes over the year of the one before it. */
export function findDates(text: string, today: string): DateMatch[] {
  const found: DateMatch[] = findEnglishDates(text)
  let year: string | undefined
  for (const match of text.matchAll(datePattern)) {
    const [whole, writtenYear, month = '', day = '', bracketed, loose] = match
    if (isPartOfNumber(text, match.index, whole)) continue
    if (writtenYear) year = writtenYear.length === 4 ? writtenYear : `20${writtenYear.slice(-2)}`
    const made = resolveDate({ year, month, day, weekday: bracketed ?? loose, today })
    if (!made) continue
    let end = match.index + whole.length
    found.push({ ...made, at: match.index, end })
    for (
      let more = moreDaysPattern.exec(text.slice(end));
      more;
      more = moreDaysPattern.exec(text.slice(end))
    ) {
      const next = resolveDate({ year, month, day: more[1] ?? '', weekday: more[2], today })
      if (!next) break
      found.push({ ...next, at: end, end: end + more[0].length })
      end += more[0].length
    }
  }
  return found.toSorted((a, b) => a.at - b.at)
}

/** `last`: the day until which it lasts, where the text says one. */
export type DateSpanMatch = DateMatch & { last?: string }

const untilPattern = /^\.?\s*\)?\s*(?:\d{1,2}:\d{2}\s*)?(?:~|[–—]|-(?=\s)|(?<=\s)-)\s*\(?\s*$/
/** "5.12~16": the month is the same, or the next. */
const untilDayPattern = /^\.?\s*\)?\s*~\s*(\d{1,2})\s*일?\s*(?=$|[\s).,(\]])(?!\s*(?:박|명|인|회|시))/

/** "5.12~5.16", "2027.5.12(수) – 5.16(일)" as one; a day alone as it is. */
export function findSpans(text: string, today: string): DateSpanMatch[] {
  const found = findDates(text, today)
  return found.flatMap((first, at) => {
    const before = found[at - 1]
    if (before && untilPattern.test(text.slice(before.end, first.at))) return []
    const next = found[at + 1]
    if (next && untilPattern.test(text.slice(first.end, next.at)))
      return [{ ...first, last: rollOverYear(first.date, next.date), end: next.end }]
    const [whole, day] = untilDayPattern.exec(text.slice(first.end)) ?? []
    if (!whole || !day) return [first]
    const last = findEndDay(first.date, day)
    return [last ? { ...first, last, end: first.end + whole.length } : first]
  })
}

/** Over New Year the second has no year of its own. */
const rollOverYear = (first: string, last: string) =>
  last < first ? `${Number(last.slice(0, 4)) + 1}${last.slice(4)}` : last

function findEndDay(first: string, day: string): string | undefined {
  const same = `${first.slice(0, 8)}${day.padStart(2, '0')}`
  if (same > first) return isRealDate(same) ? same : undefined
  const next = `${addDays(`${first.slice(0, 8)}01`, 31).slice(0, 8)}${day.padStart(2, '0')}`
  return isRealDate(next) ? next : undefined
}

/** A price, a time or a phone number has such digits, too. */
const isPartOfNumber = (text: string, at: number, whole: string) =>
  /[\d,:]$/.test(text.slice(0, at)) ||
  /^[\d:,]?\d|^\s*(?:(?:박|회|명|인|인당|시간|만|천|원|성급)(?![가-힣])|km|%)/.test(
    text.slice(at + whole.length),
  )

type DateFields = {
  year: string | undefined
  month: string
  day: string
  weekday: string | undefined
  today: string
}

function resolveDate({
  year,
  month,
  day,
  weekday,
  today,
}: DateFields): Pick<DateMatch, 'date' | 'sure'> | undefined {
  const ending = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (year) {
    const date = `${year}-${ending}`
    return isRealDate(date) ? { date, sure: !weekday || weekdayOf(date) === weekday } : undefined
  }
  const thisYear = Number(today.slice(0, 4))
  const date = [thisYear, thisYear + 1].map((each) => `${each}-${ending}`).find((each) => each > today)
  if (!date || !isRealDate(date)) return undefined
  return { date, sure: weekday !== undefined && weekdayOf(date) === weekday }
}

const isRealDate = (date: string) => {
  const made = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(made.getTime()) && made.toISOString().startsWith(date)
}

const weekdayOf = (date: string) => weekdays.charAt(new Date(`${date}T00:00:00Z`).getUTCDay())

const everyWeekPattern =
  /(?:매주|출발\s*요일)\s*[:：]?\s*(?:매주\s*)?([월화수목금토일](?:요일|욜)?(?:\s*[,/·&및]?\s*[월화수목금토일](?:요일|욜)?(?![가-힣]))*)/

export function findWeekdays(text: string): string[] {
  if (/휴관|휴무|휴일|휴장/.test(text)) return []
  if (/매일\s*출발|출발\s*[:：]?\s*매일/.test(text)) return [...'월화수목금토일']
  const list = everyWeekPattern.exec(text)?.[1] ?? ''
  return [...new Set(list.replace(/요일|욜/g, '').match(/[월화수목금토일]/g) ?? [])]
}

/** "09:30", "오후 2시", "9시 30분" as HH:MM, in their order. */
export function findTimes(text: string): { time: string; at: number; end: number }[] {
  const clock =
    /(오전|오후|AM|PM|am|pm)?\s*(?<![\d:])(\d{1,2})(?::(\d{2})|시(?!간)\s*(?:(\d{1,2})분)?)(?!\d|:)/g
  return [...text.matchAll(clock)].flatMap((match) => {
    const [whole, half = '', hours = '', minutes, spoken] = match
    let hour = Number(hours)
    if (/오후|pm/i.test(half) && hour < 12) hour += 12
    const minute = Number(minutes ?? spoken ?? 0)
    if (hour > 23 || minute > 59) return []
    const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
    return [{ time, at: match.index, end: match.index + whole.length }]
  })
}

/** "0825" as it is written beside flights and in columns of times; elsewhere four digits are no time. */
export const addColons = (text: string) =>
  text.replace(
    /(?<![\d:,.A-Za-z-])([01]\d|2[0-3])([0-5]\d)(?![\d:,.]|\s*(?:원|명|년|엔|m|km|톤|석))/g,
    '$1:$2',
  )

export const removeTimes = (text: string) =>
  findTimes(text)
    .toReversed()
    .reduce((left, { at, end }) => `${left.slice(0, at)} ${left.slice(end)}`, text)
    .replace(/\(\s*[/,]?\s*\)/g, ' ')
    .replace(/[\s/]+$/, '')
