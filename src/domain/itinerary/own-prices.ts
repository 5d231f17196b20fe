// Prices that hold on one day alone: "(단, 5월 11일 출발은 959,000원)", "1/6은 639,000이요".
import { findDates } from './dates.ts'
import type { Age, Read, ReadDeparture, ReadTrip } from './itinerary.ts'
import { bare } from './lines.ts'
import { ageBefore, findSums, isOtherSum } from './money.ts'

const ofDay = /^\s*일?\s*(?:출발(?:일|자)?)?\s*(?:은|는|만|의\s*경우)\s/

/** The day and what it costs, and the line without them. What is said in passing is marked unsure. */
export function takeOwnPrices(line: string, today: string): { rest: string; found: Read<ReadDeparture>[] } {
  const dates = findDates(line, today)
  const found: Read<ReadDeparture>[] = []
  let rest = line
  for (const [index, { date, at, end }] of dates.entries()) {
    const [behind = ''] = line.slice(end, dates[index + 1]?.at).split(/[)\]]/)
    const sums = ofDay.test(behind) && !isOtherSum(behind) ? findSums(behind) : []
    if (sums.length === 0) continue
    const prices = Object.fromEntries(
      sums.toReversed().map(({ won, at: sum }, back): [Age, number] => {
        const before = behind.slice(sums[sums.length - 2 - back]?.end ?? 0, sum)
        return [ageBefore(before) ?? 'adult', won]
      }),
    )
    found.push({ value: { date, ...prices }, sure: false, from: bare(line) })
    rest = rest.replace(line.slice(at, end) + behind, ' ')
  }
  return { rest: found.length > 0 ? rest.replace(/\(\s*(?:단\s*,?)?\s*\)/g, ' ').trimEnd() : line, found }
}

/** The departure of that day gets them, or it is one more. */
export function addOwnPrices(trip: ReadTrip, own: readonly Read<ReadDeparture>[]): void {
  for (const read of own) {
    const at = trip.departures.findIndex(({ value }) => value.date === read.value.date)
    const standing = trip.departures[at]
    if (standing) trip.departures[at] = { ...read, value: { ...standing.value, ...read.value } }
    else trip.departures.push(read)
  }
}
