// A sheet as XLSX, a buffer for each batch: a zip of XML that is never whole in memory.
import { plainCell } from '#plain/workbook/plain-cell.ts'
import { aroundSheets, rowXml, sheetEnd, sheetPath, sheetStart } from '#plain/workbook/workbook-xml.ts'
import type { Cell, Sheet } from './sheet.ts'
import { openZip } from './zip.server.ts'

/** The first buffer holds everything before the rows, with the titles. */
export async function* xlsxOf(sheet: Sheet): AsyncGenerator<Buffer> {
  const { file, end } = openZip()
  const before: Buffer[] = []
  for (const [name, text] of Object.entries(aroundSheets(['Sheet1'])))
    for await (const bytes of file(name, [text])) before.push(bytes)
  const parts = file(sheetPath(0), partsOf(sheet))
  // its header, then the titles
  for (let left = 2; left > 0; left--) before.push((await parts.next()).value ?? Buffer.alloc(0))
  yield Buffer.concat(before)
  yield* parts
  yield end()
}

async function* partsOf({ titles, batches }: Sheet): AsyncGenerator<string> {
  yield sheetStart(titles.map(plainCell))
  let at = 1
  for await (const rows of batches()) yield rows.map((cells) => rowXml(cells.map(plainly), ++at)).join('')
  yield sheetEnd
}

const plainly = (cell: Cell): Cell => (typeof cell === 'string' ? plainCell(cell) : cell)
