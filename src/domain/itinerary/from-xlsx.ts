// The sheets of a workbook, each a source of its own; hidden ones are left out.
import { Parser } from 'htmlparser2'
import { itineraryLimits as limits } from '#limits.ts'
import type { Row, Source } from './itinerary.ts'
import { plain } from './lines.ts'

type Texts = ReadonlyMap<string, string>
type Attributes = Record<string, string>
type Seen = {
  open?: (name: string, attributes: Attributes) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

export function fromXlsx(texts: Texts): Source[] {
  const shared = sharedStrings(texts.get('xl/sharedStrings.xml') ?? '')
  const formats = cellFormats(texts.get('xl/styles.xml') ?? '')
  return shownSheets(texts).map((xml, at) => ({ rows: readSheet(xml, shared, formats, at + 1), dropped: [] }))
}

function walk(xml: string, { open, text, close }: Seen): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open?.(name.replace(/^x:/, ''), attributes),
      ontext: (words) => text?.(words),
      onclosetag: (name) => close?.(name.replace(/^x:/, '')),
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
}

function shownSheets(texts: Texts): string[] {
  const targets = new Map<string, string>()
  walk(texts.get('xl/_rels/workbook.xml.rels') ?? '', {
    open: (_, { Id = '', Target = '' }) => targets.set(Id, `xl/${Target.replace(/^\/?(xl\/)?/, '')}`),
  })
  const sheets: string[] = []
  walk(texts.get('xl/workbook.xml') ?? '', {
    open(name, { state, 'r:id': id = '' }) {
      const xml =
        name === 'sheet' && state !== 'hidden' && state !== 'veryHidden' && texts.get(targets.get(id) ?? '')
      if (xml) sheets.push(xml)
    },
  })
  return sheets
}

/** Readings over Japanese letters (rPh) are no part of the word. */
function sharedStrings(xml: string): string[] {
  const list: string[] = []
  let [inText, inReading] = [false, false]
  walk(xml, {
    open(name) {
      if (name === 'si') list.push('')
      if (name === 'rPh') inReading = true
      inText = name === 't' && !inReading
    },
    text(words) {
      if (inText) list.push((list.pop() ?? '') + words)
    },
    close(name) {
      if (name === 'rPh') inReading = false
      if (name === 't') inText = false
    },
  })
  return list
}

type Format = 'day' | 'time' | 'number'

function cellFormats(xml: string): Format[] {
  const own = new Map<number, Format>()
  const formats: Format[] = []
  let inCells = false
  walk(xml, {
    open(name, { numFmtId = '', formatCode = '' }) {
      if (name === 'numFmt') own.set(Number(numFmtId), formatOf(formatCode))
      if (name === 'cellXfs') inCells = true
      if (name === 'xf' && inCells) formats.push(own.get(Number(numFmtId)) ?? builtIn(Number(numFmtId)))
    },
    close(name) {
      if (name === 'cellXfs') inCells = false
    },
  })
  return formats
}

function formatOf(code: string): Format {
  const bare = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')
  if (/[yd]/i.test(bare)) return 'day'
  return /h/i.test(bare) ? 'time' : 'number'
}

function builtIn(id: number): Format {
  if ((id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return 'day'
  return (id >= 18 && id <= 21) || (id >= 45 && id <= 47) ? 'time' : 'number'
}

function readSheet(xml: string, shared: readonly string[], formats: readonly Format[], table: number): Row[] {
  const rows: Row[] = []
  let [kind, format, column, value, inValue]: [string, Format, number, string, boolean] = [
    '',
    'number',
    0,
    '',
    false,
  ]
  let cells: string[][] = []
  walk(xml, {
    open(name, { t = '', s = '', r = '' }) {
      if (name === 'row') cells = []
      if (name === 'c')
        [kind, format, column, value] = [t, formats[Number(s)] ?? 'number', columnOf(r, cells.length), '']
      inValue = name === 'v' || (name === 't' && kind === 'inlineStr')
    },
    text(words) {
      if (inValue) value += words
    },
    close(name) {
      inValue = false
      if (name === 'c' && column < limits.columns) {
        while (cells.length < column) cells.push([])
        const text = kind === 's' ? (shared[Number(value)] ?? '') : shownAs(value, kind, format)
        cells.push(
          text
            .split(/\r?\n/)
            .map(plain)
            .filter((line) => line.trim() !== ''),
        )
      }
      if (name === 'row' && rows.length < limits.rows) rows.push(rowOf(cells, table))
    },
  })
  return rows
}

const rowOf = (cells: string[][], table: number): Row => {
  const filled = cells.filter((cell) => cell.length > 0)
  return filled.length < 2
    ? { cells: [filled[0] ?? ['']], table: null, heading: false }
    : { cells, table, heading: false }
}

const columnOf = (address: string, next: number) => {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0]
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : next
}

/** Day 1 was 1 January 1900, and Excel believes in a 29 February of that year. */
function shownAs(value: string, kind: string, format: Format): string {
  const number = Number(value)
  if (value === '' || kind === 'str' || kind === 'inlineStr' || kind === 'e' || Number.isNaN(number))
    return kind === 'e' ? '' : value
  if (format === 'day')
    return new Date(Date.UTC(1899, 11, 30) + Math.round(number * 86_400) * 1_000).toISOString().slice(0, 10)
  if (format === 'time')
    return new Date(Math.round((number % 1) * 86_400) * 1_000).toISOString().slice(11, 16)
  return Number.isInteger(number) && number >= 10_000 ? number.toLocaleString('en-US') : value
}
