// A TrueType font as a PDF wants it: how wide each letter is, and a file with nothing but the letters that were used.
import fs from 'node:fs'
import { createRequire } from 'node:module'

export type Font = {
  name: string
  /** The glyph of a letter; 0 where the font has none. */
  glyphOf: (letter: string) => number
  /** In thousandths of the size of the text. */
  widthOf: (glyph: number) => number
  ascent: number
  descent: number
  box: readonly number[]
  subset: (glyphs: Iterable<number>) => Buffer
}

const known = new Map<string, Font>()

// A bare machine has no Korean font: these come with the product.
export function fontOf(weight: 'Regular' | 'Bold'): Font {
  const font =
    known.get(weight) ??
    readFont(
      `Pretendard-${weight}`,
      fs.readFileSync(
        createRequire(import.meta.url).resolve(
          `pretendard/dist/public/static/alternative/Pretendard-${weight}.ttf`,
        ),
      ),
    )
  known.set(weight, font)
  return font
}

type Tables = (tag: string) => Buffer

function readFont(name: string, file: Buffer): Font {
  const places = new Map(
    Array.from({ length: file.readUInt16BE(4) }, (_, at) => 12 + at * 16).map((at) => [
      file.toString('latin1', at, at + 4),
      file.subarray(file.readUInt32BE(at + 8), file.readUInt32BE(at + 8) + file.readUInt32BE(at + 12)),
    ]),
  )
  const table: Tables = (tag) => places.get(tag) ?? Buffer.alloc(0)
  const [head, hhea, hmtx] = [table('head'), table('hhea'), table('hmtx')]
  const thousandths = (units: number) => Math.round((units * 1000) / head.readUInt16BE(18))
  const lastWidth = hhea.readUInt16BE(34) - 1
  const glyphOf = readMap(table('cmap'))
  return {
    name,
    glyphOf: (letter) => glyphOf(letter.codePointAt(0) ?? 0),
    widthOf: (glyph) => thousandths(hmtx.readUInt16BE(Math.min(glyph, lastWidth) * 4)),
    ascent: thousandths(hhea.readInt16BE(4)),
    descent: thousandths(hhea.readInt16BE(6)),
    box: [36, 38, 40, 42].map((at) => thousandths(head.readInt16BE(at))),
    subset: (glyphs) => writeSubset(table, glyphs),
  }
}

/** From the letter to its glyph: the table of segments (12), which holds every letter there is. */
function readMap(cmap: Buffer): (code: number) => number {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) =>
    cmap.subarray(cmap.readUInt32BE(4 + at * 8 + 4)),
  )
  const groups = subtables.find((each) => each.readUInt16BE(0) === 12)
  if (!groups) throw new Error('the font has no table of all letters')
  const count = groups.readUInt32BE(12)
  return (code) => {
    let [low, high] = [0, count - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const at = 16 + middle * 12
      if (code < groups.readUInt32BE(at)) high = middle - 1
      else if (code > groups.readUInt32BE(at + 4)) low = middle + 1
      else return groups.readUInt32BE(at + 8) + code - groups.readUInt32BE(at)
    }
    return 0
  }
}

/** Every glyph keeps its number; those that were not used are empty. */
function writeSubset(table: Tables, glyphs: Iterable<number>): Buffer {
  const [head, loca, glyf] = [Buffer.from(table('head')), table('loca'), table('glyf')]
  const isLong = head.readInt16BE(50) === 1
  const startOf = (glyph: number) =>
    isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2
  const outlineOf = (glyph: number) => glyf.subarray(startOf(glyph), startOf(glyph + 1))
  const used = new Set<number>()
  const use = (glyph: number) => {
    if (used.has(glyph)) return
    used.add(glyph)
    for (const part of partsOf(outlineOf(glyph))) use(part)
  }
  for (const glyph of [0, ...glyphs]) use(glyph)

  const count = table('maxp').readUInt16BE(4)
  const starts = Buffer.alloc((count + 1) * 4)
  const widths = Buffer.alloc(table('hmtx').length)
  const outlines: Buffer[] = []
  let size = 0
  for (let glyph = 0; glyph < count; glyph++) {
    starts.writeUInt32BE(size, glyph * 4)
    if (!used.has(glyph)) continue
    if (glyph * 4 + 4 <= widths.length) table('hmtx').copy(widths, glyph * 4, glyph * 4, glyph * 4 + 4)
    const outline = outlineOf(glyph)
    outlines.push(outline, Buffer.alloc(-outline.length & 3))
    size += outline.length + (-outline.length & 3)
  }
  starts.writeUInt32BE(size, count * 4)
  head.writeInt16BE(1, 50)
  return assemble({
    'cvt ': table('cvt '),
    fpgm: table('fpgm'),
    glyf: Buffer.concat(outlines),
    head,
    hhea: table('hhea'),
    hmtx: widths,
    loca: starts,
    maxp: table('maxp'),
    prep: table('prep'),
  })
}

/** A letter may be put together from others, as ö is. */
function partsOf(outline: Buffer): number[] {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return []
  const parts: number[] = []
  for (let at = 10, more = true; more; ) {
    const flags = outline.readUInt16BE(at)
    parts.push(outline.readUInt16BE(at + 2))
    at += 4 + (flags & 1 ? 4 : 2) + (flags & 8 ? 2 : flags & 64 ? 4 : flags & 128 ? 8 : 0)
    more = (flags & 32) !== 0
  }
  return parts
}

function assemble(tables: Record<string, Buffer>): Buffer {
  const there = Object.entries(tables).filter(([, bytes]) => bytes.length > 0)
  const directory = Buffer.alloc(12 + there.length * 16)
  directory.writeUInt32BE(0x00010000, 0)
  directory.writeUInt16BE(there.length, 4)
  let place = directory.length
  const bodies = there.map(([tag, bytes], at) => {
    const entry = 12 + at * 16
    directory.write(tag, entry, 'latin1')
    directory.writeUInt32BE(sumOf(bytes), entry + 4)
    directory.writeUInt32BE(place, entry + 8)
    directory.writeUInt32BE(bytes.length, entry + 12)
    const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])
    place += padded.length
    return padded
  })
  return Buffer.concat([directory, ...bodies])
}

function sumOf(bytes: Buffer): number {
  const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}
