// The XML of a workbook: what surrounds its worksheets, and a row of cells.
import { escapeHtml } from '#lib/escape-html.ts'

/** A day, or a moment of it as Seoul's clock shows it. */
export type DayCell = { day: string; time?: string }
export type Cell = string | number | DayCell | null

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const related = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

export const getWorksheetPath = (at: number) => `xl/worksheets/sheet${at + 1}.xml`

/** Every file of the zip but the worksheets themselves. */
export function renderWorkbookFiles(names: readonly string[]): Record<string, string> {
  const each = (xml: (name: string, number: number) => string) =>
    names.map((name, at) => xml(name, at + 1)).join('')
  return {
    '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/>${each((_, number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${kind}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${related}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${related}"><sheets>${each((name, number) => `<sheet name="${escapeXml(name)}" sheetId="${number}" r:id="r${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packaged}/relationships">${each((_, number) => `<Relationship Id="r${number}" Type="${related}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="r${names.length + 1}" Type="${related}/styles" Target="styles.xml"/></Relationships>`,
    // 0 a text, 1 a title, 2 a number with its thousands, 3 a day, 4 a moment.
    'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="3" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  }
}

/** A worksheet up to its titles, which stay in sight. */
export function renderWorksheetStart(titles: readonly string[]): string {
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  const wide = `<cols><col min="1" max="${titles.length}" width="18" customWidth="1"/></cols>`
  return `${head}<worksheet xmlns="${main}">${frozen}${wide}<sheetData>${renderRow(titles, 1, 1)}`
}

export const worksheetEnd = '</sheetData></worksheet>'

export const renderRow = (cells: readonly Cell[], row: number, style = 0) =>
  `<row r="${row}">${cells.map((cell, column) => renderCell(cell, `${toColumnLetters(column)}${row}`, style)).join('')}</row>`

function renderCell(cell: Cell, cellRef: string, style: number): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${cellRef}" s="2"><v>${cell}</v></c>`
  if (typeof cell === 'object') return renderDayCell(cell, cellRef)
  return `<c r="${cellRef}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`
}

/** The days before are texts: Excel believes in a 29 February 1900 and would show them wrongly. */
const firstDay = '1900-03-01'

function renderDayCell({ day, time }: DayCell, cellRef: string): string {
  if (day < firstDay) return renderCell(formatDayCell({ day, time }), cellRef, 0)
  const days = Date.parse(`${day}T${time ?? '00:00'}:00Z`) / 86_400_000 + 25_569
  return `<c r="${cellRef}" s="${time === undefined ? 3 : 4}"><v>${days}</v></c>`
}

export const formatDayCell = ({ day, time }: DayCell) => (time === undefined ? day : `${day} ${time}`)

/** A, B … Z, AA, AB … */
const toColumnLetters = (column: number): string =>
  `${column < 26 ? '' : toColumnLetters(Math.floor(column / 26) - 1)}${String.fromCharCode(65 + (column % 26))}`

/** The most characters a cell of Excel can hold. */
const maxCellLength = 32_767
// biome-ignore lint/suspicious/noControlCharactersInRegex: these cannot be in XML
const notInXml = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

const escapeXml = (text: string) =>
  escapeHtml(
    text
      .slice(0, maxCellLength)
      .toWellFormed()
      .replace(notInXml, '')
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_'), // Excel would read it as a character
  ).replaceAll('\r', '&#13;')
