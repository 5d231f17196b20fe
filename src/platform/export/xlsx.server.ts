// An exported file as XLSX, a buffer for each batch: a zip of XML that is never whole in memory.
import { escapeFormula } from '#lib/workbook/formula-guard.ts'
import {
  getWorksheetPath,
  renderRow,
  renderWorkbookFiles,
  renderWorksheetStart,
  worksheetEnd,
} from '#lib/workbook/workbook-xml.ts'
import type { Cell, ExportFile, ExportWorksheet } from './export-file.ts'
import { createZip } from './zip.server.ts'

/** The first buffer holds everything before the rows, with the titles. */
export async function* renderXlsx(exportFile: ExportFile): AsyncGenerator<Buffer> {
  const { file, end } = createZip()
  const { worksheetName = 'Sheet1', more = [] } = exportFile
  const before: Buffer[] = []
  for (const [name, text] of Object.entries(
    renderWorkbookFiles([worksheetName, ...more.map(({ name }) => name)]),
  ))
    for await (const bytes of file(name, [text])) before.push(bytes)
  const parts = file(getWorksheetPath(0), renderWorksheet(exportFile))
  // its header, then the titles
  for (let left = 2; left > 0; left--) before.push((await parts.next()).value ?? Buffer.alloc(0))
  yield Buffer.concat(before)
  yield* parts
  for (const [at, sheet] of more.entries())
    yield* file(getWorksheetPath(at + 1), renderWorksheet(toBatch(sheet)))
  yield end()
}

const toBatch = ({ titles, rows }: ExportWorksheet): WorksheetRows => ({
  titles,
  async *batches() {
    yield rows
  },
})

type WorksheetRows = Pick<ExportFile, 'titles' | 'batches'>

async function* renderWorksheet({ titles, batches }: WorksheetRows): AsyncGenerator<string> {
  yield renderWorksheetStart(titles.map(escapeFormula))
  let at = 1
  for await (const rows of batches())
    yield rows.map((cells) => renderRow(cells.map(escapeCell), ++at)).join('')
  yield worksheetEnd
}

const escapeCell = (cell: Cell): Cell => (typeof cell === 'string' ? escapeFormula(cell) : cell)
