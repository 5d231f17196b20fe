// Headings, facts and paragraphs, broken into lines between words, as Korean reads best, and into pages.
import { type Page, paper, type Rule, type Text, type Weight, widthOf } from './pages.server.ts'

export type Block =
  | { kind: 'title' | 'heading' | 'subheading' | 'paragraph' | 'point' | 'small'; text: string }
  | { kind: 'fact'; label: string; value: string }

const margin = 54
const foot = 60
const labelWidth = 130
const looks = {
  title: { size: 20, weight: 'Bold', before: 0, after: 14 },
  heading: { size: 13, weight: 'Bold', before: 20, after: 8 },
  subheading: { size: 10, weight: 'Bold', before: 10, after: 3 },
  paragraph: { size: 9.5, weight: 'Regular', before: 0, after: 5 },
  point: { size: 9.5, weight: 'Regular', before: 0, after: 3 },
  small: { size: 8, weight: 'Regular', before: 0, after: 3 },
  fact: { size: 9.5, weight: 'Regular', before: 0, after: 4 },
} as const

/** `footer` stands on every page, with its number. */
export function typeset(blocks: Block[], footer: string): Page[] {
  const pages: Page[] = [{ texts: [], rules: [] }]
  let y = margin
  const here = () => pages.at(-1) ?? { texts: [], rules: [] }
  const put = (text: Text) => here().texts.push(text)
  const rule = (line: Rule) => here().rules.push(line)
  const makeRoom = (height: number) => {
    if (y + height <= paper.height - foot) return
    pages.push({ texts: [], rules: [] })
    y = margin
  }

  for (const block of blocks) {
    const { size, weight, before, after } = looks[block.kind]
    const leading = size * 1.55
    const indent = block.kind === 'fact' ? labelWidth : block.kind === 'point' ? 12 : 0
    const lines = linesOf(block.kind === 'fact' ? block.value : block.text, {
      size,
      weight,
      width: paper.width - margin * 2 - indent,
    })
    const label = block.kind === 'fact' ? linesOf(block.label, { size, weight, width: labelWidth - 12 }) : []
    if (y > margin) y += before
    makeRoom(leading * (block.kind === 'heading' || block.kind === 'subheading' ? 3 : 1)) // a heading stays with what follows
    const rows = Math.max(lines.length, label.length)
    for (let row = 0; row < rows; row++) {
      makeRoom(leading)
      y += leading
      const [said, named] = [lines[row], label[row]]
      if (named) put({ text: named, x: margin, y, size, weight, grey: 0.35 })
      if (block.kind === 'point' && row === 0) put({ text: '•', x: margin, y, size, weight })
      if (said)
        put({
          text: said,
          x: margin + indent,
          y,
          size,
          weight,
          ...(block.kind === 'small' && { grey: 0.35 }),
        })
    }
    y += after
    if (block.kind === 'heading' || block.kind === 'title')
      rule({ x: margin, y: y - after + 4, width: paper.width - margin * 2 })
  }
  for (const [at, page] of pages.entries()) {
    const number = `${at + 1} / ${pages.length}`
    page.texts.push({ text: footer, x: margin, y: paper.height - 32, size: 8, weight: 'Regular', grey: 0.4 })
    page.texts.push({
      text: number,
      x: paper.width - margin - widthOf(number, 8, 'Regular'),
      y: paper.height - 32,
      size: 8,
      weight: 'Regular',
      grey: 0.4,
    })
  }
  return pages
}

/** Between words where it can be, within a word that is longer than a line. */
function linesOf(
  text: string,
  { size, weight, width }: { size: number; weight: Weight; width: number },
): string[] {
  const fits = (line: string) => widthOf(line, size, weight) <= width
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const word of paragraph.split(/ +/)) {
      if (fits(line ? `${line} ${word}` : word)) {
        line = line ? `${line} ${word}` : word
        continue
      }
      if (line) lines.push(line)
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
