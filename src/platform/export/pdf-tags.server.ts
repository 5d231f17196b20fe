// Name tags as a PDF: ten on a page of A4, as large as the holders that shops sell, to be cut out.
import { buffer } from 'node:stream/consumers'
import { createPdf, setFont, wrapLines } from '#platform/pdf.server.ts'
import { type PdfTable, toText } from './pdf-table.server.ts'

type Pdf = ReturnType<typeof createPdf>

// In points: 90 by 54 millimetres, two beside each other, five below each other.
const paper = { width: 595, height: 842 } as const
const tag = { width: 255, height: 153, padding: 12, across: 2, down: 5 } as const
const left = (paper.width - tag.width * tag.across) / 2
const top = (paper.height - tag.height * tag.down) / 2
const innerWidth = tag.width - tag.padding * 2
const colors = { text: '#1a1a1a', soft: '#595959', cut: '#bbbbbb' } as const

/** The columns of a row: a name, the name in Latin letters, a group, a trip. */
export function renderNameTags(table: PdfTable): Promise<Buffer> {
  const pdf = createPdf([paper.width, paper.height], table)
  const bytes = buffer(pdf)
  for (const [at, row] of table.rows.entries()) {
    const place = at % (tag.across * tag.down)
    if (at > 0 && place === 0) pdf.addPage()
    const x = left + (place % tag.across) * tag.width
    const y = top + Math.floor(place / tag.across) * tag.height
    drawTag(pdf, table, { texts: row.map(toText), x, y })
  }
  pdf.end()
  return bytes
}

type NameTag = { texts: string[]; x: number; y: number }

function drawTag(pdf: Pdf, { sender, logo }: PdfTable, { texts, x, y }: NameTag): void {
  const [name = '', nameEn = '', group = '', trip = ''] = texts
  pdf.rect(x, y, tag.width, tag.height).dash(3, { space: 3 }).lineWidth(0.5).stroke(colors.cut).undash()
  const inner = { x: x + tag.padding, y: y + tag.padding }
  if (logo) pdf.image(Buffer.from(logo), inner.x, inner.y, { fit: [innerWidth * 0.5, 22] })
  else drawLine(pdf, sender, { ...inner, size: 10, weight: 'Bold', color: colors.soft })
  drawLine(pdf, group, { ...inner, size: 11, weight: 'Bold', color: colors.soft, isRight: true })
  drawLine(pdf, name, { x: inner.x, y: y + 46, size: 28, weight: 'Bold', color: colors.text })
  drawLine(pdf, nameEn, { x: inner.x, y: y + 84, size: 13, weight: 'Regular', color: colors.text })
  setFont(pdf, 9, 'Regular').fillColor(colors.soft)
  const lines = wrapLines(pdf, trip, innerWidth).slice(0, 2)
  for (const [row, line] of lines.entries())
    pdf.text(line, inner.x, y + tag.height - tag.padding - (lines.length - row) * 12, { lineBreak: false })
}

type Line = {
  x: number
  y: number
  size: number
  weight: 'Bold' | 'Regular'
  color: string
  isRight?: boolean
}

/** A long name is set smaller: on a tag none is cut. */
function drawLine(pdf: Pdf, text: string, { x, y, size, weight, color, isRight = false }: Line): void {
  if (text === '') return
  setFont(pdf, size, weight).fillColor(color)
  const share = Math.min(1, innerWidth / pdf.widthOfString(text))
  setFont(pdf, size * share, weight)
  const from = isRight ? x + innerWidth - pdf.widthOfString(text) : x
  pdf.text(text, from, y + (size * (1 - share)) / 2, { lineBreak: false })
}
