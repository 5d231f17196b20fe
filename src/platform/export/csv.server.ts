// An exported file as CSV: UTF-8 with a byte order mark for Excel; one buffer for each batch.
import { escapeFormula } from '#lib/workbook/formula-guard.ts'
import { formatDayCell } from '#lib/workbook/workbook-xml.ts'
import type { Cell, ExportFile } from './export-file.ts'

export async function* renderCsv({ titles, batches }: ExportFile): AsyncGenerator<Buffer> {
  yield Buffer.from(`\ufeff${toCsvLine(titles)}`)
  for await (const rows of batches()) yield Buffer.from(rows.map(toCsvLine).join(''))
}

const toCsvLine = (cells: readonly Cell[]) => `${cells.map(toCsvField).join(',')}\r\n`

function toCsvField(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return formatDayCell(cell)
  const text = escapeFormula(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
