// The days on which a trip leaves, with their own prices where they have some.

import { countDaysBetween } from '#lib/days.ts'
import { tripLimits } from '#limits/trip.ts'
import { type DateSpanMatch, findDates, findSpans } from './dates.ts'
import { type Age, markUnsure, type ReadTrip } from './itinerary.ts'
import { isSentence, stripDecoration } from './lines.ts'
import { ageNames, findSums, isOtherSum } from './money.ts'

/** "12/19(토) 출발": above the days, a date of which it is said; or "5.12~5.16", which says nothing else. */
export function readAnnouncedDepartures(line: string, trip: ReadTrip, today: string): void {
  const text = stripDecoration(line)
  const [span, second] = findSpans(text, today)
  if (span?.last && !second && isOnlyDated(`${text.slice(0, span.at)} ${text.slice(span.end)}`))
    addDeparture(trip, span, { from: text, isClear: false })
  const dates = findDates(text, today)
  // "8월 12일, 8월 26일 출발": what is said of the last is said of all.
  const isDeparture = (at: number): boolean => {
    const { end = 0 } = dates[at] ?? {}
    const next = dates[at + 1]
    if (next && /^\s*[,/·&]\s*$/.test(text.slice(end, next.at))) return isDeparture(at + 1)
    return /^\s*(?:에\s[^.\d]{0,12})?출발(?!\s*(?:마감|취소|불가|전|일))/.test(text.slice(end))
  }
  for (const [at, { date, sure: clear }] of dates.entries())
    if (isDeparture(at) && !trip.departures.some(({ value }) => value.date === date))
      trip.departures.push({
        value: { date },
        sure: clear && !isSentence(text) && findSums(text).length === 0,
        from: text,
      })
}

/** "1/10(일) 1,090,000 / 890,000 / 200,000". */
export function readPricedDay(line: string, trip: ReadTrip, today: string, order: readonly Age[]): boolean {
  const text = stripDecoration(line)
  const [day, second] = findDates(text, today)
  if (!day || day.at > 3) return false
  if (second) return readPricedDays(text, trip, today)
  const sums = findSums(text.slice(day.end))
  if (sums.length === 0 || sums.length > 3) return false
  // "2027.2.20 잔금 500,000원" is a day to pay, not one to leave.
  if (deadlinePattern.test(text) || isOtherSum(text)) return false
  const inOrder = order.length >= sums.length
  // A column without a sum: which of them it is is not seen.
  const isWhole = order.length === sums.length || (order.length === 0 && sums.length === 1)
  const prices = Object.fromEntries(
    sums.flatMap(({ won }, at) => {
      const age = (inOrder ? order : ageNames)[at]
      return age ? [[age, won]] : []
    }),
  )
  trip.departures.push({
    value: { date: day.date, ...prices },
    sure: day.sure && isWhole && isOnlyDated(text.slice(day.end)),
    from: text,
  })
  return true
}

/** "7/8 1,049,000 7/15 1,099,000": each day with the one price behind it. */
function readPricedDays(text: string, trip: ReadTrip, today: string): boolean {
  const dates = findDates(text, today)
  const priced = dates.map(({ date, sure, end }, at) => {
    const textAfter = text.slice(end, dates[at + 1]?.at)
    const [sum, more] = findSums(textAfter)
    return { date, adult: more ? undefined : sum?.won, sure: sure && isOnlyDated(textAfter) }
  })
  if (deadlinePattern.test(text) || isOtherSum(text) || priced.some(({ adult }) => adult === undefined))
    return false
  for (const { date, adult, sure } of priced)
    if (adult !== undefined && !trip.departures.some(({ value }) => value.date === date))
      trip.departures.push({ value: { date, adult }, sure, from: text })
  return true
}

/** Days on which something else is due. */
const deadlinePattern = /마감|잔금|입금|예약|계약|신청|납부|결제|설명회|모임|까지|deadline|payment/i
/** The text has nothing beside days, sums, ages and the words of leaving. */
const isOnlyDated = (text: string) =>
  !/\p{L}{2}/u.test(
    text
      .replace(
        /[월화수목금토일]요일|출발|확정|가능|요금|만\s*원|천\s*원|매주|성인|대인|아동|소아|유아|부터|\d+\s*[년월일박]/g,
        ' ',
      )
      .replace(/\([^)]*\)/g, ' '),
  )

export function readDepartures(value: string, trip: ReadTrip, today: string): boolean {
  if (deadlinePattern.test(value)) return false
  const found = findSpans(value, today)
  // A day that has passed may be the day on which the paper was written.
  // Sums beside the days are prices that were not taken.
  const isPlain = isOnlyDated(value) && findSums(value).length === 0
  const isClear = isPlain && found.every(({ date, last }) => last === undefined && date > today)
  for (const span of found) addDeparture(trip, span, { from: value, isClear })
  return found.length > 0
}

type LineContext = { from: string; isClear: boolean }

/** A span of dates may be one trip or a season. So both the dates and the length are marked unsure. */
function addDeparture(
  trip: ReadTrip,
  { date, last, sure }: DateSpanMatch,
  { from, isClear }: LineContext,
): void {
  if (trip.departures.some(({ value }) => value.date === date)) return
  trip.departures.push({ value: { date }, sure: sure && isClear, from })
  const days = last ? countDaysBetween(date, last) + 1 : 0
  if (days > 1 && days <= tripLimits.days) trip.days ??= markUnsure(days, from)
}
