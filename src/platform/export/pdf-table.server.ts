// A list as a PDF: the sender's logo and name, a title, and a table that repeats its heads, on A4 across.
import { buffer } from 'node:stream/consumers'
import { type Cell, formatDayCell } from '#lib/workbook/workbook-xml.ts'
import { createPdf, setFont, wrapLines } from '#platform/pdf.server.ts'

/** `logo`: a PNG. `shape`: a page of name tags in place of a table. */
export type PdfTable = {
  title: string
  subtitle: string
  sender: string
  logo?: Uint8Array
  shape?: 'tags'
  language: string
  titles: readonly string[]
  rows: readonly (readonly Cell[])[]
}

type Pdf = ReturnType<typeof createPdf>

// In points.
const paper = { width: 842, height: 595, margin: 36, foot: 36 } as const
const tableWidth = paper.width - paper.margin * 2
const cellPadding = 5
/** The largest size at which every column has room for its longest words; many columns get the smallest. */
const sizes = [11, 10, 9, 8.5] as const
const smallestSize = 8.5
const leadingShare = 1.45
/** The most by which a column is widened beyond its need: the eye follows a wide line only so far. */
const mostStretch = 2.2
const colors = { text: '#1a1a1a', soft: '#595959', rule: '#cccccc' } as const

export function renderPdfTable(table: PdfTable): Promise<Buffer> {
  const pdf = createPdf([paper.width, paper.height], table)
  const bytes = buffer(pdf)
  const texts = table.rows.map((row) => row.map(toText))
  const columns = layOutColumns(pdf, table.titles, texts)
  const titles: Row = { cells: table.titles, weight: 'Bold' }
  let y = drawHead(pdf, table)
  y = drawRow(pdf, titles, columns, y)
  for (const cells of texts) {
    const row: Row = { cells, weight: 'Regular' }
    if (y + measureRow(pdf, row, columns) > paper.height - paper.foot) {
      pdf.addPage()
      y = drawRow(pdf, titles, columns, paper.margin)
    }
    y = drawRow(pdf, row, columns, y)
  }
  drawPageNumbers(pdf, table.sender)
  pdf.end()
  return bytes
}

export function toText(cell: Cell): string {
  if (cell === null) return ''
  return typeof cell === 'object' ? formatDayCell(cell) : String(cell)
}

function drawHead(pdf: Pdf, { title, subtitle, sender, logo }: PdfTable): number {
  if (logo) pdf.image(Buffer.from(logo), paper.margin, paper.margin - 8, { fit: [140, 32] })
  setFont(pdf, 9, 'Regular').fillColor(colors.soft)
  pdf.text(sender, paper.width - paper.margin - pdf.widthOfString(sender), paper.margin, { lineBreak: false })
  setFont(pdf, 16, 'Bold').fillColor(colors.text)
  pdf.text(title, paper.margin, paper.margin + 34, { lineBreak: false })
  setFont(pdf, 10, 'Regular').fillColor(colors.soft)
  const lines = wrapLines(pdf, subtitle, tableWidth)
  for (const [row, line] of lines.entries())
    pdf.text(line, paper.margin, paper.margin + 56 + row * 15, { lineBreak: false })
  return paper.margin + 63 + lines.length * 15
}

type Row = { cells: readonly string[]; weight: 'Regular' | 'Bold' }
type Columns = { size: number; widths: readonly number[] }

/** A column's width follows its longest word or the usual length of its cells, whichever is more. */
function layOutColumns(pdf: Pdf, titles: readonly string[], rows: readonly string[][]): Columns {
  const measured = sizes.map((size) => ({ size, wanted: measureColumns(pdf, size, [titles, ...rows]) }))
  const { size, wanted } = measured.find((each) => sum(each.wanted) <= tableWidth) ?? {
    size: smallestSize,
    wanted: measureColumns(pdf, smallestSize, [titles, ...rows]),
  }
  const stretch = Math.min(tableWidth / sum(wanted), mostStretch)
  return { size, widths: wanted.map((width) => width * stretch) }
}

const sum = (widths: readonly number[]) => widths.reduce((all, each) => all + each, 0)

function measureColumns(pdf: Pdf, size: number, rows: readonly (readonly string[])[]): number[] {
  setFont(pdf, size, 'Bold')
  return (rows[0] ?? []).map((_title, at) => {
    const widest = Math.max(...rows.map((row) => pdf.widthOfString(row[at] ?? '')))
    return Math.min(Math.max(widest, size * 2), size * 19) + cellPadding * 2
  })
}

/** The row's font is set with it. */
function wrapCells(pdf: Pdf, { cells, weight }: Row, { size, widths }: Columns): string[][] {
  setFont(pdf, size, weight)
  return cells.map((cell, at) => wrapLines(pdf, cell, (widths[at] ?? 0) - cellPadding * 2))
}

const measureRow = (pdf: Pdf, row: Row, columns: Columns) =>
  Math.max(...wrapCells(pdf, row, columns).map((lines) => lines.length)) * columns.size * leadingShare +
  cellPadding * 2

/** Returns where the next row begins. */
function drawRow(pdf: Pdf, row: Row, columns: Columns, y: number): number {
  const { size, widths } = columns
  let x: number = paper.margin
  for (const [at, lines] of wrapCells(pdf, row, columns).entries()) {
    pdf.fillColor(colors.text)
    for (const [line, text] of lines.entries())
      pdf.text(text, x + cellPadding, y + cellPadding + line * size * leadingShare, { lineBreak: false })
    x += widths[at] ?? 0
  }
  const bottom = y + measureRow(pdf, row, columns)
  pdf.moveTo(paper.margin, bottom).lineTo(paper.width - paper.margin, bottom)
  pdf.lineWidth(row.weight === 'Bold' ? 1 : 0.5).stroke(colors.rule)
  return bottom
}

function drawPageNumbers(pdf: Pdf, sender: string): void {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    setFont(pdf, 8, 'Regular').fillColor(colors.soft)
    const number = `${page + 1} / ${count}`
    const at = paper.height - paper.foot + 12
    pdf.text(sender, paper.margin, at, { lineBreak: false })
    pdf.text(number, paper.width - paper.margin - pdf.widthOfString(number), at, { lineBreak: false })
  }
}
