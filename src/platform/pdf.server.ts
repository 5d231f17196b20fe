// Headings, facts, points and paragraphs as a PDF: tagged for screen readers, searchable, on pages of A4.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

export type PdfBlock =
  | { kind: 'title' | 'heading' | 'subheading' | 'paragraph' | 'point'; text: string }
  | { kind: 'fact'; label: string; value: string }
/**
 * `footer` is printed on every page, with its number. The same text made at the same moment is the same file.
 */
export type PdfOptions = { title: string; language: string; footer: string; createdAt: Date; head?: PdfHead }
/** The sender of a paper: a name, and a logo as a PNG. */
export type PdfHead = { sender: string; logo?: Uint8Array }

type Weight = keyof typeof fonts
type Pdf = PDFKit.PDFDocument
/** The texts beside each other in one block: each part has its own tag for screen readers. */
type PdfPart = { tag: string; lines: string[]; x: number; color: string }

// In points, from the left and from the top.
const paper = { width: 595, height: 842, margin: 54, foot: 60, footerAt: 810 } as const
const textWidth = paper.width - paper.margin * 2
const labelWidth = 130
const pointIndent = 12
const colors = { text: '#1a1a1a', label: '#595959', footer: '#666666', rule: '#cccccc' } as const
const blockStyles = {
  title: { tag: 'H1', size: 20, weight: 'Bold', before: 0, after: 14 },
  heading: { tag: 'H2', size: 13, weight: 'Bold', before: 20, after: 8 },
  subheading: { tag: 'H3', size: 10, weight: 'Bold', before: 10, after: 3 },
  paragraph: { tag: 'P', size: 9.5, weight: 'Regular', before: 0, after: 5 },
  point: { tag: 'LI', size: 9.5, weight: 'Regular', before: 0, after: 3 },
  fact: { tag: 'LI', size: 9.5, weight: 'Regular', before: 0, after: 4 },
} as const

// A plain server has no Korean font, so the product brings its own.
const fonts = { Regular: readFont('Regular'), Bold: readFont('Bold') } as const

/**
 * Leaves out the font's tables of kerning, contextual forms and glyph names. pdfkit would read them for every
 * document: a contract would take 800 ms instead of 80, and Korean looks the same without them.
 */
function readFont(weight: 'Regular' | 'Bold'): Buffer {
  const { resolve } = createRequire(import.meta.url)
  const file = fs.readFileSync(resolve(`pretendard/dist/public/static/alternative/Pretendard-${weight}.ttf`))
  const directoryEnd = 12 + file.readUInt16BE(4) * 16
  for (let entry = 12; entry < directoryEnd; entry += 16) {
    const tag = file.toString('latin1', entry, entry + 4)
    if (tag === 'GSUB' || tag === 'GPOS') file.write('none', entry, 'latin1')
    if (tag === 'post') file.writeUInt32BE(0x00030000, file.readUInt32BE(entry + 8)) // version 3 has no names
  }
  return file
}

export function renderPdf(
  blocks: PdfBlock[],
  { title, language, footer, createdAt, head }: PdfOptions,
): Promise<Buffer> {
  const pdf = createPdf([paper.width, paper.height], { title, language, createdAt, tagged: true })
  const bytes = buffer(pdf)
  drawBlocks(pdf, blocks, head ? drawHead(pdf, head) : paper.margin)
  drawFooters(pdf, footer)
  pdf.end()
  return bytes
}

type DocumentOptions = { title: string; language: string; createdAt?: Date; tagged?: boolean }

/** An empty document with our fonts. */
export function createPdf(
  size: [number, number],
  { title, language, createdAt = new Date(), tagged = false }: DocumentOptions,
): Pdf {
  const pdf = new PDFDocument({
    size,
    margin: 0,
    bufferPages: true, // the footer counts the pages, so it is drawn last
    pdfVersion: '1.7',
    tagged,
    lang: language,
    displayTitle: true,
    info: { Title: title, Producer: 'Naru', Creator: 'Naru', CreationDate: createdAt },
  })
  return pdf.registerFont('Regular', fonts.Regular).registerFont('Bold', fonts.Bold)
}

/** Returns where the text begins below the head. */
function drawHead(pdf: Pdf, { sender, logo }: PdfHead): number {
  pdf.markContent('Artifact', { type: 'Layout' })
  if (logo) pdf.image(Buffer.from(logo), paper.margin, paper.margin - 16, { fit: [160, 32] })
  setFont(pdf, 10, 'Regular').fillColor(colors.label)
  const x = paper.width - paper.margin - pdf.widthOfString(sender)
  pdf.text(sender, x, paper.margin + 6, { baseline: 'alphabetic', lineBreak: false })
  pdf.endMarkedContent()
  return paper.margin + 28
}

function drawBlocks(pdf: Pdf, blocks: PdfBlock[], top: number): void {
  const whole = pdf.struct('Document')
  pdf.addStructure(whole)
  let y = top
  let list: { kind: PdfBlock['kind']; element: PDFKit.PDFStructureElement } | undefined

  for (const block of blocks) {
    const { tag, size, weight, before, after } = blockStyles[block.kind]
    setFont(pdf, size, weight)
    const parts = layOutBlock(pdf, block)
    const leading = size * 1.55
    if (y > paper.margin) y += before
    if (tag === 'H2' || tag === 'H3') makeRoom(leading * 3) // a heading stays with what follows
    const drawn = drawParts(parts, leading)
    y += after
    if (tag === 'H1' || tag === 'H2') drawRule(pdf, y - after + 4)
    if (tag !== 'LI') {
      list = undefined
      whole.add(pdf.struct(tag, {}, drawn.flat()))
      continue
    }
    if (list?.kind !== block.kind) {
      list = { kind: block.kind, element: pdf.struct('L') }
      whole.add(list.element)
    }
    list.element.add(
      pdf.struct(
        'LI',
        {},
        drawn.map((contents, at) => pdf.struct(parts[at]?.tag ?? 'LBody', {}, contents)),
      ),
    )
  }

  function makeRoom(height: number): void {
    if (y + height <= paper.height - paper.foot) return
    pdf.addPage()
    y = paper.margin
  }

  /** Draws all parts line by line, over as many pages as it takes. Returns what was drawn of each part. */
  function drawParts(parts: PdfPart[], leading: number): PDFKit.PDFStructureContent[][] {
    const drawn: PDFKit.PDFStructureContent[][] = parts.map(() => [])
    for (let row = 0; row < Math.max(...parts.map(({ lines }) => lines.length)); row++) {
      makeRoom(leading)
      y += leading
      for (const [at, { tag, lines, x, color }] of parts.entries()) {
        const line = lines[row]
        if (!line) continue
        drawn[at]?.push(pdf.markStructureContent(tag))
        pdf.fillColor(color).text(line, x, y, { baseline: 'alphabetic', lineBreak: false })
        pdf.endMarkedContent()
      }
    }
    return drawn
  }
}

function layOutBlock(pdf: Pdf, block: PdfBlock): PdfPart[] {
  const { margin } = paper
  if (block.kind === 'fact')
    return [
      { tag: 'Lbl', lines: wrapLines(pdf, block.label, labelWidth - 12), x: margin, color: colors.label },
      {
        tag: 'LBody',
        lines: wrapLines(pdf, block.value, textWidth - labelWidth),
        x: margin + labelWidth,
        color: colors.text,
      },
    ]
  if (block.kind === 'point')
    return [
      { tag: 'Lbl', lines: ['•'], x: margin, color: colors.text },
      {
        tag: 'LBody',
        lines: wrapLines(pdf, block.text, textWidth - pointIndent),
        x: margin + pointIndent,
        color: colors.text,
      },
    ]
  return [
    {
      tag: blockStyles[block.kind].tag,
      lines: wrapLines(pdf, block.text, textWidth),
      x: margin,
      color: colors.text,
    },
  ]
}

/**
 * Lines break between words, because pdfkit would break between Korean syllables. A word longer than a line
 * is broken.
 */
export function wrapLines(pdf: Pdf, text: string, width: number): string[] {
  const fits = (line: string) => pdf.widthOfString(line) <= width
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const word of paragraph.split(/ +/)) {
      const longer = line ? `${line} ${word}` : word
      if (fits(longer)) {
        line = longer
        continue
      }
      if (line) lines.push(`${line} `) // the space keeps words apart when the text is read aloud or copied
      line = ''
      for (const letter of word) {
        if (fits(line + letter)) line += letter
        else {
          lines.push(line)
          line = letter
        }
      }
    }
    lines.push(line)
  }
  return lines
}

export const setFont = (pdf: Pdf, size: number, weight: Weight) => pdf.font(weight).fontSize(size)

function drawRule(pdf: Pdf, y: number): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf.moveTo(paper.margin, y).lineTo(paper.width - paper.margin, y)
  pdf.lineWidth(0.5).stroke(colors.rule)
  pdf.endMarkedContent()
}

function drawFooters(pdf: Pdf, footer: string): void {
  const { count } = pdf.bufferedPageRange()
  setFont(pdf, 8, 'Regular')
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    const number = `${page + 1} / ${count}`
    pdf.markContent('Artifact', { type: 'Pagination' }).fillColor(colors.footer)
    const line = { baseline: 'alphabetic', lineBreak: false } as const
    pdf.text(footer, paper.margin, paper.footerAt, line)
    pdf.text(number, paper.width - paper.margin - pdf.widthOfString(number), paper.footerAt, line)
    pdf.endMarkedContent()
  }
}
