// Departures in a grid: dates above and below them a row of prices for each age, or both in one cell.
import { findDates } from './dates.ts'
import type { Age, Row } from './itinerary.ts'
import { stripDecoration, toLabelKey } from './lines.ts'
import { ageNames, agePatterns, findSums, singleRoomPattern } from './money.ts'

const baseDay = '2000-01-01'
/** "7/8(목)", and nothing else. */
const isDate = (text: string) => {
  const [date, more] = findDates(stripDecoration(text), baseDay)
  return (
    date?.at === 0 &&
    !more &&
    !/[\p{L}\p{N}]/u.test(
      stripDecoration(text)
        .slice(date.end)
        .replace(/출발|확정/g, ''),
    )
  )
}
const isSum = (text: string) => {
  const [sum, more] = findSums(stripDecoration(text))
  return (
    sum !== undefined &&
    !more &&
    !/\p{L}{2}/u.test(stripDecoration(text).replace(/성인|대인|특가|출발|부터/g, ''))
  )
}

/** A row below the dates: what it is called, and what is below each date. */
type PriceRow = { label: string; cells: string[] }
type AgePrices = Partial<Record<Age, number>>
/** `isDoubtful`: below the dates is more than was taken. */
export type PricedDate = { from: string; prices: AgePrices; isDoubtful: boolean }
/** `rows`: how many rows below the dates were read with them. */
export type PricedDates = { dates: PricedDate[]; rows: number }

const priceNamePattern = /^(?:|1인|1인당|.*(?:요금|가격|상품가|판매가|금액|경비|회비|특가))$/

/** The age that the row's prices are for; the first row may be everybody's. */
function findRowAge({ label }: PriceRow, at: number): Age | undefined {
  const age = ageNames.find((each) => agePatterns[each].test(label))
  return age ?? (at === 0 && priceNamePattern.test(toLabelKey(label)) ? 'adult' : undefined)
}

const hasSums = ({ cells }: PriceRow) => cells.some(isSum) && cells.filter(isSum).length * 2 >= cells.length

/** The rows from the first on for which it holds. */
const takeWhile = <T>(list: readonly T[], holds: (each: T) => boolean): T[] => {
  const end = list.findIndex((each) => !holds(each))
  return end < 0 ? [...list] : list.slice(0, end)
}

function pairDatesWithPrices(days: readonly string[], below: readonly PriceRow[]): PricedDates | undefined {
  const rows = takeWhile(below, hasSums).map((row, at) => ({ ...row, age: findRowAge(row, at) }))
  const rowsWithAge = takeWhile(rows, ({ age }) => age !== undefined)
  if (!rowsWithAge.some(({ age }) => age === 'adult'))
    // Sums whose people are not known: the dates are to be looked at.
    return below[0]?.cells.some(isSum)
      ? { rows: 0, dates: days.map((from) => ({ from, prices: {}, isDoubtful: true })) }
      : undefined
  const next = rows[rowsWithAge.length]
  const isMore = next !== undefined && !singleRoomPattern.test(next.label)
  const isTwice = new Set(rowsWithAge.map(({ age }) => age)).size < rowsWithAge.length
  return {
    rows: rowsWithAge.length,
    dates: days.map((day, at) => ({
      from: [day, ...rowsWithAge.map(({ label, cells }) => `${label} ${cells[at]}`)].join(' '),
      // Of two rows for the same people the first counts.
      prices: Object.fromEntries(
        rowsWithAge.toReversed().flatMap(({ age, cells }) => {
          const [sum] = isSum(cells[at] ?? '') ? findSums(cells[at] ?? '') : []
          return age && sum ? [[age, sum.won]] : []
        }),
      ),
      isDoubtful: isMore || isTwice || !rowsWithAge.every(({ cells }) => isSum(cells[at] ?? '')),
    })),
  }
}

/** A row of dates and the rows of prices below it; undefined where they are none. */
export function readPricesBelow(row: Row, below: readonly Row[]): PricedDates | undefined {
  const columns = row.cells.flatMap((cell, at) => (isDate(cell.join(' ')) ? [at] : []))
  const others = row.cells.filter((cell) => cell.length > 0).length - columns.length
  if (row.table === null || columns.length < 2 || others > 1) return undefined
  return pairDatesWithPrices(
    columns.map((at) => (row.cells[at] ?? []).join(' ')),
    takeWhile(below, ({ table }) => table === row.table).map(({ cells }) => ({
      label: cells.flatMap((cell, at) => (columns.includes(at) ? [] : cell)).join(' '),
      cells: columns.map((at) => (cells[at] ?? []).join(' ')),
    })),
  )
}

const splitColumns = (line: string) => line.trim().split(/\s{2,}|\s*[|/]\s+|\t/)

/** The same of lines, whose columns are parted by blanks. */
export function readPricedLines(line: string, below: readonly string[]): PricedDates | undefined {
  const all = splitColumns(line)
  const days = isDate(all[0] ?? '') ? all : all.slice(1)
  if (days.length < 2 || !days.every(isDate)) return undefined
  const rows = below.map((each) => {
    const [label = '', ...cells] = splitColumns(stripDecoration(each))
    return isSum(label) ? { label: '', cells: [label, ...cells] } : { label, cells }
  })
  return pairDatesWithPrices(
    days,
    takeWhile(rows, ({ cells }) => cells.length === days.length),
  )
}

/** A cell of two lines, a date and its price. */
export const joinPricedCell = ([date = '', price = '', ...more]: readonly string[]) =>
  more.length === 0 && isDate(date) && isSum(price) ? `${date} ${price}` : undefined
