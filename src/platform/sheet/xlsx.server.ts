// A sheet as XLSX, a buffer for each batch: a zip of XML that is never whole in memory.
import { plainCell } from './plain-cell.ts'
import type { Cell, Sheet } from './sheet.ts'
import { openZip } from './zip.server.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const related = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

const around: Record<string, string> = {
  '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${related}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${related}"><sheets><sheet name="Sheet1" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${related}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${related}/styles" Target="styles.xml"/></Relationships>`,
  // 0 a text, 1 a title, 2 a number with its thousands.
  'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="3" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}

/** The first buffer holds all that stands around the rows, the titles among it. */
export async function* xlsxOf(sheet: Sheet): AsyncGenerator<Buffer> {
  const { file, end } = openZip()
  const before: Buffer[] = []
  for (const [name, text] of Object.entries(around))
    for await (const bytes of file(name, [text])) before.push(bytes)
  const parts = file('xl/worksheets/sheet1.xml', partsOf(sheet))
  for (let left = 2; left > 0; left--) before.push((await parts.next()).value ?? Buffer.alloc(0)) // its header, then the titles
  yield Buffer.concat(before)
  yield* parts
  yield end()
}

async function* partsOf({ titles, batches }: Sheet): AsyncGenerator<string> {
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  const wide = `<cols><col min="1" max="${titles.length}" width="18" customWidth="1"/></cols>`
  yield `${head}<worksheet xmlns="${main}">${frozen}${wide}<sheetData>${rowOf(titles, 1, 1)}`
  let at = 1
  for await (const rows of batches()) yield rows.map((cells) => rowOf(cells, ++at, 0)).join('')
  yield '</sheetData></worksheet>'
}

const rowOf = (cells: readonly Cell[], row: number, style: number) =>
  `<row r="${row}">${cells.map((cell, column) => cellOf(cell, `${letters(column)}${row}`, style)).join('')}</row>`

function cellOf(cell: Cell, place: string, style: number): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${place}" s="2"><v>${cell}</v></c>`
  return `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${asXml(plainCell(cell))}</t></is></c>`
}

/** A, B … Z, AA, AB … */
const letters = (column: number): string =>
  `${column < 26 ? '' : letters(Math.floor(column / 26) - 1)}${String.fromCharCode(65 + (column % 26))}`

/** A cell of Excel holds no more. */
const longest = 32_767
// biome-ignore lint/suspicious/noControlCharactersInRegex: these cannot stand in XML
const notInXml = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }

const asXml = (text: string) =>
  text
    .slice(0, longest)
    .toWellFormed()
    .replace(notInXml, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_') // Excel would read it as a character
    .replace(/[&<>\r]/g, (sign) => signs[sign] ?? sign)
