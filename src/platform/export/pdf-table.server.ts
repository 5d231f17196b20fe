// A list as a PDF: the sender's logo and name, a title, and a table that repeats its heads, on A4 across.
import { buffer } from 'node:stream/consumers'
import { type Cell, formatDayCell } from '#lib/workbook/workbook-xml.ts'
import { createPdf, setFont, wrapLines } from '#platform/pdf.server.ts'

/** `logo`: a PNG. `widths`: shares of the columns; all the same without them. */
export type PdfTable = {
  title: string
  subtitle: string
  sender: string
  logo?: Uint8Array
  language: string
  titles: readonly string[]
  rows: readonly (readonly Cell[])[]
}

type Pdf = ReturnType<typeof createPdf>

// In points.
const paper = { width: 842, height: 595, margin: 36, foot: 36 } as const
const tableWidth = paper.width - paper.margin * 2
const cellPadding = 4
const size = 8.5
const leading = size * 1.45
const colors = { text: '#1a1a1a', soft: '#595959', rule: '#cccccc' } as const

export function renderPdfTable(table: PdfTable): Promise<Buffer> {
  const pdf = createPdf([paper.width, paper.height], table)
  const bytes = buffer(pdf)
  const texts = table.rows.map((row) => row.map(toText))
  setFont(pdf, size, 'Regular')
  const widths = shareWidth(pdf, table.titles, texts)
  let y = drawHead(pdf, table)
  y = drawRow(pdf, table.titles, widths, y, 'Bold')
  for (const cells of texts) {
    const height = measureRow(pdf, cells, widths)
    if (y + height > paper.height - paper.foot) {
      pdf.addPage()
      y = drawRow(pdf, table.titles, widths, paper.margin, 'Bold')
    }
    y = drawRow(pdf, cells, widths, y, 'Regular')
  }
  drawPageNumbers(pdf, table.sender)
  pdf.end()
  return bytes
}

function toText(cell: Cell): string {
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
  pdf.text(subtitle, paper.margin, paper.margin + 56, { lineBreak: false })
  return paper.margin + 78
}

/** By the longest word or the usual length of what stands in it, whichever is more. */
function shareWidth(pdf: Pdf, titles: readonly string[], rows: readonly string[][]): number[] {
  const wanted = titles.map((title, at) => {
    const widest = Math.max(
      ...[title, ...rows.map((row) => row[at] ?? '')].map((text) => pdf.widthOfString(text)),
    )
    return Math.min(Math.max(widest, 18), 160) + cellPadding * 2
  })
  const sum = wanted.reduce((all, each) => all + each, 0)
  return wanted.map((each) => (each * tableWidth) / sum)
}

const wrapCells = (pdf: Pdf, cells: readonly string[], widths: readonly number[]) =>
  cells.map((cell, at) => wrapLines(pdf, cell, (widths[at] ?? 0) - cellPadding * 2))

const measureRow = (pdf: Pdf, cells: readonly string[], widths: readonly number[]) =>
  Math.max(...wrapCells(pdf, cells, widths).map((lines) => lines.length)) * leading + cellPadding * 2

/** Answers where the next row begins. */
function drawRow(
  pdf: Pdf,
  cells: readonly string[],
  widths: readonly number[],
  y: number,
  weight: 'Regular' | 'Bold',
): number {
  setFont(pdf, size, weight).fillColor(colors.text)
  let x: number = paper.margin
  for (const [at, lines] of wrapCells(pdf, cells, widths).entries()) {
    for (const [row, line] of lines.entries())
      pdf.text(line, x + cellPadding, y + cellPadding + row * leading, { lineBreak: false })
    x += widths[at] ?? 0
  }
  const bottom = y + measureRow(pdf, cells, widths)
  pdf.moveTo(paper.margin, bottom).lineTo(paper.width - paper.margin, bottom)
  pdf.lineWidth(weight === 'Bold' ? 1 : 0.5).stroke(colors.rule)
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
