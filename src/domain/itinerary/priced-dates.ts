// Departures in a grid: dates above and their prices below, or both in one cell.
import { findDates } from './dates.ts'
import type { Row } from './itinerary.ts'
import { bare, labelOf } from './lines.ts'
import { findSums } from './money.ts'

const anyDay = '2000-01-01'
/** "7/8(목)", and nothing else. */
const isDate = (text: string) => {
  const [date, more] = findDates(bare(text), anyDay)
  return (
    date?.at === 0 &&
    !more &&
    !/[\p{L}\p{N}]/u.test(
      bare(text)
        .slice(date.end)
        .replace(/출발|확정/g, ''),
    )
  )
}
const isSum = (text: string) => {
  const [sum, more] = findSums(bare(text))
  return sum !== undefined && !more && !/\p{L}{2}/u.test(bare(text).replace(/성인|대인|특가|출발|부터/g, ''))
}

/** "7/8 1,049,000 7/15 1,099,000" of a row of dates and the row below it; undefined where they are none. */
export function pricedBelow(row: Row, next: Row | undefined): string | undefined {
  if (!next || row.table === null || next.table !== row.table) return undefined
  const pairs = row.cells.flatMap((cell, at): (readonly [string, string])[] => {
    const [date = '', price = ''] = [cell.join(' '), (next.cells[at] ?? []).join(' ')]
    return date !== '' && isDate(date) ? [[date, price]] : []
  })
  const others = row.cells.filter((cell) => cell.length > 0).length - pairs.length
  return pairs.length > 1 && others <= 1 && pairs.every(([, price]) => isSum(price))
    ? pairs.flat().join(' ')
    : undefined
}

/** The same of two lines, whose columns are parted by blanks. */
export function pricedLines(dates: string, prices: string): string | undefined {
  const days = dates.trim().split(/\s{2,}|\s*[|/]\s+|\t/)
  const list = prices.trim().split(/\s{2,}|\s*[|/]\s+|\t/)
  const [first = '', ...more] = list
  const sums = labelOf(first) !== '' && !isSum(first) ? more : list
  return days.length > 1 && days.every(isDate) && sums.length === days.length && sums.every(isSum)
    ? days.map((day, at) => `${day} ${sums[at]}`).join(' ')
    : undefined
}

/** A cell of two lines, a date and its price. */
export const pricedCell = ([date = '', price = '', ...more]: readonly string[]) =>
  more.length === 0 && isDate(date) && isSum(price) ? `${date} ${price}` : undefined
