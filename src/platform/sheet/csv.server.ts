// A sheet as CSV: UTF-8 with a byte order mark for Excel; one buffer for each batch.
import { plainCell } from '#plain/workbook/plain-cell.ts'
import { saidDay } from '#plain/workbook/workbook-xml.ts'
import type { Cell, Sheet } from './sheet.ts'

export async function* csvOf({ titles, batches }: Sheet): AsyncGenerator<Buffer> {
  yield Buffer.from(`\ufeff${lineOf(titles)}`)
  for await (const rows of batches()) yield Buffer.from(rows.map(lineOf).join(''))
}

const lineOf = (cells: readonly Cell[]) => `${cells.map(fieldOf).join(',')}\r\n`

function fieldOf(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return saidDay(cell)
  const text = plainCell(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
