// The shown worksheets of a workbook: their names, and each cell as the text that is in it.
import { Parser } from 'htmlparser2'

type ZipTexts = ReadonlyMap<string, string>
type Attributes = Record<string, string>
type XmlHandlers = {
  open?: (name: string, attributes: Attributes) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** The parts of the zip that hold words. */
export const workbookParts =
  /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/sheet\d+\.xml)$/

/** `row`: its number in the program that shows it. Cells of columns that are left out are empty texts. */
type WorksheetRow = { row: number; cells: string[] }
/** A cell that reaches over several rows, by their numbers; `column` counts from 0. */
type MergedCell = { column: number; top: number; bottom: number }
/** `more`: there are more rows than were read. */
export type Worksheet = { name: string; rows: WorksheetRow[]; merged: MergedCell[]; more: boolean }
/** `times`: a day with a time keeps it; otherwise only the day is told. */
type WorksheetLimits = { rows: number; columns: number; times?: boolean }

export function readWorkbook(texts: ZipTexts, limits: WorksheetLimits): Worksheet[] {
  const shared = readSharedStrings(texts.get('xl/sharedStrings.xml') ?? '')
  const formats = readCellFormats(texts.get('xl/styles.xml') ?? '')
  return listVisibleSheets(texts).map(({ name, xml }) => ({
    name,
    ...readWorksheet(xml, { shared, formats, limits }),
  }))
}

function walkXml(xml: string, { open, text, close }: XmlHandlers): void {
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

function listVisibleSheets(texts: ZipTexts): { name: string; xml: string }[] {
  const targets = new Map<string, string>()
  walkXml(texts.get('xl/_rels/workbook.xml.rels') ?? '', {
    open: (_, { Id = '', Target = '' }) => targets.set(Id, `xl/${Target.replace(/^\/?(xl\/)?/, '')}`),
  })
  const sheets: { name: string; xml: string }[] = []
  walkXml(texts.get('xl/workbook.xml') ?? '', {
    open(tag, { name = '', state, 'r:id': id = '' }) {
      const xml =
        tag === 'sheet' && state !== 'hidden' && state !== 'veryHidden' && texts.get(targets.get(id) ?? '')
      if (xml) sheets.push({ name, xml })
    },
  })
  return sheets
}

/** Readings over Japanese letters (rPh) are no part of the word. */
function readSharedStrings(xml: string): string[] {
  const list: string[] = []
  let [inText, inReading] = [false, false]
  walkXml(xml, {
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

type CellFormat = 'day' | 'moment' | 'time' | 'number'

function readCellFormats(xml: string): CellFormat[] {
  const own = new Map<number, CellFormat>()
  const formats: CellFormat[] = []
  let inCells = false
  walkXml(xml, {
    open(name, { numFmtId = '', formatCode = '' }) {
      if (name === 'numFmt') own.set(Number(numFmtId), detectFormat(formatCode))
      if (name === 'cellXfs') inCells = true
      if (name === 'xf' && inCells)
        formats.push(own.get(Number(numFmtId)) ?? getBuiltInFormat(Number(numFmtId)))
    },
    close(name) {
      if (name === 'cellXfs') inCells = false
    },
  })
  return formats
}

function detectFormat(code: string): CellFormat {
  const bare = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')
  if (/[yd]/i.test(bare)) return /h/i.test(bare) ? 'moment' : 'day'
  return /h/i.test(bare) ? 'time' : 'number'
}

function getBuiltInFormat(id: number): CellFormat {
  if (id === 22) return 'moment'
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return 'day'
  return (id >= 18 && id <= 21) || (id >= 45 && id <= 47) ? 'time' : 'number'
}

type WorksheetReadOptions = {
  shared: readonly string[]
  formats: readonly CellFormat[]
  limits: WorksheetLimits
}

function readWorksheet(
  xml: string,
  { shared, formats, limits }: WorksheetReadOptions,
): Omit<Worksheet, 'name'> {
  const rows: WorksheetRow[] = []
  const merged: MergedCell[] = []
  let [kind, format, column, value, inValue]: [string, CellFormat, number, string, boolean] = [
    '',
    'number',
    0,
    '',
    false,
  ]
  let [number, more, cells]: [number, boolean, string[]] = [0, false, []]
  walkXml(xml, {
    open(name, { t = '', s = '', r = '', ref = '' }) {
      if (name === 'mergeCell' && merged.length < limits.rows) merged.push(...parseMergedRange(ref))
      if (name === 'row') [cells, number] = [[], Number(r) || number + 1]
      if (name === 'c')
        [kind, format, column, value] = [t, formats[Number(s)] ?? 'number', parseColumn(r, cells.length), '']
      inValue = name === 'v' || (name === 't' && kind === 'inlineStr')
    },
    text(words) {
      if (inValue && !more) value += words
    },
    close(name) {
      inValue = false
      if (name === 'c' && column < limits.columns) {
        while (cells.length < column) cells.push('')
        cells.push(
          unescapeText(
            kind === 's'
              ? (shared[Number(value)] ?? '')
              : formatCellValue(value, kind, limits.times || format !== 'moment' ? format : 'day'),
          ),
        )
      }
      if (name !== 'row') return
      if (rows.length < limits.rows) rows.push({ row: number, cells })
      else more = true
    },
  })
  return { rows, merged, more }
}

/** "D3:D5". A cell that reaches only to the right covers no other rows. */
function parseMergedRange(ref: string): MergedCell[] {
  const {
    from = '',
    top,
    bottom,
  } = /^(?<from>[A-Z]{1,3})(?<top>\d+):[A-Z]{1,3}(?<bottom>\d+)$/.exec(ref)?.groups ?? {}
  const merged = { column: parseColumn(from, 0), top: Number(top), bottom: Number(bottom) }
  return merged.bottom > merged.top ? [merged] : []
}

/** Excel writes characters that XML cannot hold as _x000D_, and other programs do the same. */
const unescapeText = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

const parseColumn = (address: string, next: number) => {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0]
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : next
}

/** Day 1 was 1 January 1900, and Excel believes in a 29 February of that year. */
function formatCellValue(value: string, kind: string, format: CellFormat): string {
  const number = Number(value)
  if (value === '' || kind === 'str' || kind === 'inlineStr' || kind === 'e' || Number.isNaN(number))
    return kind === 'e' ? '' : value
  const moment = (days: number) => new Date(Math.round(days * 86_400) * 1_000)
  if (format !== 'number' && Math.abs(number) > 3_000_000) return value // no day of any calendar
  if (format === 'day' || format === 'moment')
    return moment(number - 25_569)
      .toISOString()
      .slice(0, format === 'day' ? 10 : 19)
      .replace('T', ' ')
  return format === 'time'
    ? moment(number % 1)
        .toISOString()
        .slice(11, 16)
    : String(number)
}
