// Prices that hold on one day alone: "(단, 5월 11일 출발은 959,000원)", "1/6은 639,000이요".
import { findDates } from './dates.ts'
import type { Age, ReadDeparture, ReadTrip, ReadValue } from './itinerary.ts'
import { stripDecoration } from './lines.ts'
import { findAgeBefore, findSums, isOtherSum } from './money.ts'

const ofDayPattern = /^\s*일?\s*(?:출발(?:일|자)?)?\s*(?:은|는|만|의\s*경우)\s/

/** The day and what it costs, and the line without them. What is said in passing is marked unsure. */
export function extractDayPrices(
  line: string,
  today: string,
): { rest: string; found: ReadValue<ReadDeparture>[] } {
  const dates = findDates(line, today)
  const found: ReadValue<ReadDeparture>[] = []
  let rest = line
  for (const [index, { date, at, end }] of dates.entries()) {
    const [textAfter = ''] = line.slice(end, dates[index + 1]?.at).split(/[)\]]/)
    const sums = ofDayPattern.test(textAfter) && !isOtherSum(textAfter) ? findSums(textAfter) : []
    if (sums.length === 0) continue
    const prices = Object.fromEntries(
      sums.toReversed().map(({ won, at: sum }, back): [Age, number] => {
        const before = textAfter.slice(sums[sums.length - 2 - back]?.end ?? 0, sum)
        return [findAgeBefore(before) ?? 'adult', won]
      }),
    )
    found.push({ value: { date, ...prices }, sure: false, from: stripDecoration(line) })
    rest = rest.replace(line.slice(at, end) + textAfter, ' ')
  }
  return { rest: found.length > 0 ? rest.replace(/\(\s*(?:단\s*,?)?\s*\)/g, ' ').trimEnd() : line, found }
}

/** The departure of that day gets them, or it is one more. */
export function addDayPrices(trip: ReadTrip, priced: readonly ReadValue<ReadDeparture>[]): void {
  for (const read of priced) {
    const at = trip.departures.findIndex(({ value }) => value.date === read.value.date)
    const existing = trip.departures[at]
    if (existing) trip.departures[at] = { ...read, value: { ...existing.value, ...read.value } }
    else trip.departures.push(read)
  }
}
