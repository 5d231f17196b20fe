// The sheets of a workbook, each a source of its own; hidden ones are left out.
import { itineraryLimits as limits } from '#limits.ts'
import { readWorkbook } from '#plain/workbook/read-workbook.ts'
import type { Row, Source } from './itinerary.ts'
import { plain } from './lines.ts'

export const fromXlsx = (texts: ReadonlyMap<string, string>): Source[] =>
  readWorkbook(texts, limits).map(({ rows }, at) => ({
    rows: rows.map(({ cells }) => rowOf(cells.map(linesOf), at + 1)),
    dropped: [],
  }))

/** A number from ten thousand on is an amount, and is shown as one. */
const linesOf = (cell: string) =>
  (/^\d{5,15}$/.test(cell) ? Number(cell).toLocaleString('en-US') : cell)
    .split(/\r?\n/)
    .map(plain)
    .filter((line) => line.trim() !== '')

function rowOf(cells: string[][], table: number): Row {
  const filled = cells.filter((cell) => cell.length > 0)
  return filled.length < 2
    ? { cells: [filled[0] ?? ['']], table: null, heading: false }
    : { cells, table, heading: false }
}
