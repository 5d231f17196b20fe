// The worksheets of a workbook, each a source of its own; hidden ones are left out.

import { readWorkbook } from '#lib/workbook/read-workbook.ts'
import { itineraryLimits as limits } from '#limits/trade.ts'
import type { Row, Source } from './itinerary.ts'
import { normalizeLine, splitLongLine } from './lines.ts'

export const fromXlsx = (texts: ReadonlyMap<string, string>): Source[] =>
  readWorkbook(texts, limits).map(({ rows, merged }, at) => {
    const cellAt = new Map(rows.map(({ row, cells }) => [row, cells]))
    const above = (row: number): string[][] => {
      const reaching = merged.filter(({ top, bottom }) => top < row && row <= bottom)
      return reaching.reduce<string[][]>((found, { top, column }) => {
        found[column] = toLines(cellAt.get(top)?.[column] ?? '')
        return found
      }, [])
    }
    return {
      rows: rows.map(({ row, cells }) => toRow(cells.map(toLines), above(row), at + 1)),
      dropped: [],
      ignored: [],
    }
  })

/** A number from ten thousand on is an amount, and is shown as one. */
const toLines = (cell: string) =>
  (/^\d{5,15}$/.test(cell) ? Number(cell).toLocaleString('en-US') : cell)
    .split(/\r?\n/)
    .flatMap((line) => splitLongLine(normalizeLine(line)))
    .filter((line) => line.trim() !== '')

/** A cell alone is a paragraph, unless one of a row above is beside it. */
function toRow(cells: string[][], above: string[][], table: number): Row {
  const isFilled = (cell: readonly string[] | undefined) => cell !== undefined && cell.length > 0
  const filled = cells.filter(isFilled)
  return filled.length === 0 || filled.length + above.filter(isFilled).length < 2
    ? { cells: [filled[0] ?? ['']], table: null, heading: false }
    : { cells, table, heading: false, above }
}
