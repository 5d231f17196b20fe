// Lines of text on pages of A4, written as a PDF whose text can be searched and copied.
import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import { type Font, fontOf } from './font.server.ts'

export const paper = { width: 595, height: 842 } as const

export type Weight = 'Regular' | 'Bold'
/** From the left and from the top, in points; `grey` from 0 (black) to 1. */
export type Text = { text: string; x: number; y: number; size: number; weight: Weight; grey?: number }
export type Rule = { x: number; y: number; width: number }
export type Page = { texts: Text[]; rules: Rule[] }

const squeeze = promisify(deflate)

export const widthOf = (text: string, size: number, weight: Weight) => {
  const font = fontOf(weight)
  return ([...text].reduce((sum, letter) => sum + font.widthOf(font.glyphOf(letter)), 0) * size) / 1000
}

export async function writePdf(
  pages: Page[],
  { title, language }: { title: string; language: string },
): Promise<Buffer> {
  const objects: Buffer[] = []
  const add = (body: string | Buffer) =>
    objects.push(Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1'))
  const stream = async (bytes: Buffer, more = '') => {
    const squeezed = await squeeze(bytes)
    return Buffer.concat([
      Buffer.from(`<< /Filter /FlateDecode /Length ${squeezed.length} ${more}>>\nstream\n`, 'latin1'),
      squeezed,
      Buffer.from('\nendstream', 'latin1'),
    ])
  }
  const tree = pages.length * 2 + 2 // the number under which the tree of pages will stand
  const fonts = { Regular: tree + 1, Bold: tree + 6 }
  add(`<< /Type /Catalog /Pages ${tree} 0 R /Lang (${language}) /MarkInfo << /Marked false >> >>`)
  for (const [at, page] of pages.entries()) {
    add(await stream(Buffer.from(drawn(page), 'latin1')))
    add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${paper.width} ${paper.height}] /Contents ${at * 2 + 2} 0 R /Resources << /Font << /Regular ${fonts.Regular} 0 R /Bold ${fonts.Bold} 0 R >> >> >>`,
    )
  }
  add(
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${at * 2 + 3} 0 R`).join(' ')}] >>`,
  )
  for (const weight of ['Regular', 'Bold'] as const)
    for (const object of await fontObjects(weight, fonts[weight], lettersOf(pages, weight), stream))
      add(object)
  add(`<< /Title <${utf16(title)}> /Producer (Naru) >>`)
  return assemble(objects)
}

const hex = (glyph: number) => glyph.toString(16).padStart(4, '0')
const utf16 = (text: string) => `feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}`
const round = (points: number) => Math.round(points * 100) / 100

function drawn({ texts, rules }: Page): string {
  const lines = rules.map(
    ({ x, y, width }) =>
      `0.8 G 0.5 w ${round(x)} ${round(paper.height - y)} m ${round(x + width)} ${round(paper.height - y)} l S`,
  )
  const words = texts.map(
    ({ text, x, y, size, weight, grey = 0.1 }) =>
      `BT ${grey} g /${weight} ${size} Tf ${round(x)} ${round(paper.height - y)} Td <${[...text].map((letter) => hex(fontOf(weight).glyphOf(letter))).join('')}> Tj ET`,
  )
  return [...lines, ...words].join('\n')
}

function lettersOf(pages: Page[], weight: Weight): Map<number, string> {
  const font = fontOf(weight)
  return new Map(
    pages.flatMap(({ texts }) =>
      texts
        .filter((each) => each.weight === weight)
        .flatMap(({ text }) => [...text].map((letter) => [font.glyphOf(letter), letter] as const)),
    ),
  )
}

type Stream = (bytes: Buffer, more?: string) => Promise<Buffer>

/** Five objects: the font, its widths, what it is like, its letters, and which text they stand for. */
async function fontObjects(
  weight: Weight,
  first: number,
  letters: Map<number, string>,
  stream: Stream,
): Promise<(string | Buffer)[]> {
  const font: Font = fontOf(weight)
  const glyphs = [...letters.keys()].sort((one, other) => one - other)
  const name = `NARU+${font.name}`
  const file = font.subset(glyphs)
  return [
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${first + 1} 0 R] /ToUnicode ${first + 4} 0 R >>`,
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${first + 2} 0 R /CIDToGIDMap /Identity /DW 1000 /W [${glyphs.map((glyph) => `${glyph} [${font.widthOf(glyph)}]`).join(' ')}] >>`,
    `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [${font.box.join(' ')}] /ItalicAngle 0 /Ascent ${font.ascent} /Descent ${font.descent} /CapHeight ${font.ascent} /StemV 80 /FontFile2 ${first + 3} 0 R >>`,
    await stream(file, `/Length1 ${file.length} `),
    await stream(Buffer.from(unicodeMap(letters), 'latin1')),
  ]
}

function unicodeMap(letters: Map<number, string>): string {
  const rows = [...letters].map(([glyph, letter]) => `<${hex(glyph)}> <${utf16(letter).slice(4)}>`)
  const blocks = Array.from({ length: Math.ceil(rows.length / 100) }, (_, at) =>
    rows.slice(at * 100, at * 100 + 100),
  ).map((some) => `${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`)
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Naru def /CMapType 2 def 1 begincodespacerange <0000> <ffff> endcodespacerange\n${blocks.join('\n')}\nendcmap CMapName currentdict /CMap defineresource pop end end`
}

function assemble(objects: Buffer[]): Buffer {
  const start = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')
  const parts = objects.map((body, at) =>
    Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`, 'latin1'), body, Buffer.from('\nendobj\n', 'latin1')]),
  )
  let place = start.length
  const places = parts.map((part) => {
    const here = place
    place += part.length
    return `${String(here).padStart(10, '0')} 00000 n \n`
  })
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${place}\n%%EOF\n`
  return Buffer.concat([start, ...parts, Buffer.from(end, 'latin1')])
}
