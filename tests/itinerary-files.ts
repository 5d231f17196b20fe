// Makes documents of the three zipped formats, as small as the programs still open them.
import { strToU8, zipSync } from 'fflate'

/** In a table '^' belongs to the cell above it. */
type DocumentPiece = { p?: string; style?: string; table?: string[][] }
type WorkbookSheet = { name: string; rows: string[][] }

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const zipFiles = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

/** Over how many rows a cell reaches. */
function countRowSpan(table: readonly string[][], row: number, column: number): number {
  let rows = 1
  while (table[row + rows]?.[column] === '^') rows++
  return rows
}

export function createDocx(pieces: readonly DocumentPiece[]): Uint8Array {
  const paragraph = (text: string, style = '') =>
    `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`
  const cell = (text: string, rows: number) => {
    const merge = rows > 1 ? '<w:tcPr><w:vMerge w:val="restart"/></w:tcPr>' : ''
    if (text === '^') return '<w:tc><w:tcPr><w:vMerge/></w:tcPr><w:p/></w:tc>'
    return `<w:tc>${merge}${text
      .split('\n')
      .map((line) => paragraph(line))
      .join('')}</w:tc>`
  }
  const body = pieces.map(({ p = '', style, table }) =>
    table
      ? `<w:tbl>${table.map((row, at) => `<w:tr>${row.map((text, column) => cell(text, countRowSpan(table, at, column))).join('')}</w:tr>`).join('')}</w:tbl>`
      : paragraph(p, style),
  )
  const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  return zipFiles({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="${w}"><w:body>${body.join('')}</w:body></w:document>`,
  })
}

export function createHwpx(pieces: readonly DocumentPiece[]): Uint8Array {
  const paragraph = (inside: string) => `<hp:p><hp:run>${inside}</hp:run></hp:p>`
  const words = (text: string) => `<hp:t>${escapeXml(text)}</hp:t>`
  const cell = (table: string[][], row: number, column: number) => {
    const text = table[row]?.[column] ?? ''
    if (text === '^') return ''
    return `<hp:tc><hp:subList>${text
      .split('\n')
      .map((line) => paragraph(words(line)))
      .join(
        '',
      )}</hp:subList><hp:cellAddr colAddr="${column}" rowAddr="${row}"/><hp:cellSpan colSpan="1" rowSpan="${countRowSpan(table, row, column)}"/></hp:tc>`
  }
  const body = pieces.map(({ p = '', table }) =>
    table
      ? paragraph(
          `<hp:tbl>${table.map((row, at) => `<hp:tr>${row.map((_, column) => cell(table, at, column)).join('')}</hp:tr>`).join('')}</hp:tbl>`,
        )
      : paragraph(words(p)),
  )
  return zipFiles({
    mimetype: 'application/hwp+zip',
    'Contents/section0.xml': `<?xml version="1.0" encoding="UTF-8"?><hs:sec xmlns:hp="http://www.hancom.co.kr/hwpml/2011/paragraph" xmlns:hs="http://www.hancom.co.kr/hwpml/2011/section">${body.join('')}</hs:sec>`,
  })
}

export function createXlsx(sheets: readonly WorkbookSheet[]): Uint8Array {
  const shared: string[] = []
  const cell = (text: string, row: number, column: number) =>
    text === '' || text === '^'
      ? ''
      : `<c r="${String.fromCharCode(65 + column)}${row + 1}" t="s"><v>${shared.push(text) - 1}</v></c>`
  const address = (row: number, column: number) => `${String.fromCharCode(65 + column)}${row + 1}`
  const merges = (rows: string[][]) =>
    rows
      .flatMap((row, at) =>
        row.map((text, column) => ({ text, at, column, down: countRowSpan(rows, at, column) })),
      )
      .filter(({ text, down }) => down > 1 && text !== '^')
      .map(
        ({ at, column, down }) =>
          `<mergeCell ref="${address(at, column)}:${address(at + down - 1, column)}"/>`,
      )
      .join('')
  const files: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook><sheets>${sheets.map(({ name }, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
  }
  for (const [at, { rows }] of sheets.entries())
    files[`xl/worksheets/sheet${at + 1}.xml`] = `<worksheet><sheetData>${rows
      .map(
        (row, index) =>
          `<row r="${index + 1}">${row.map((text, column) => cell(text, index, column)).join('')}</row>`,
      )
      .join('')}</sheetData><mergeCells>${merges(rows)}</mergeCells></worksheet>`
  files['xl/sharedStrings.xml'] =
    `<sst>${shared.map((text) => `<si><t>${escapeXml(text)}</t></si>`).join('')}</sst>`
  return zipFiles(files)
}
