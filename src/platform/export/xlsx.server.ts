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
  const { worksheetName = toWorksheetName(exportFile.name), before = [], more = [] } = exportFile
  const head: Buffer[] = []
  for (const [name, text] of Object.entries(
    renderWorkbookFiles([...before, { name: worksheetName }, ...more].map(({ name }) => name)),
  ))
    for await (const bytes of file(name, [text])) head.push(bytes)
  for (const [at, sheet] of before.entries())
    for await (const bytes of file(getWorksheetPath(at), renderWorksheet(toBatch(sheet)))) head.push(bytes)
  const parts = file(getWorksheetPath(before.length), renderWorksheet(exportFile))
  // its header, then the titles
  for (let left = 2; left > 0; left--) head.push((await parts.next()).value ?? Buffer.alloc(0))
  yield Buffer.concat(head)
  yield* parts
  for (const [at, sheet] of more.entries())
    yield* file(getWorksheetPath(before.length + 1 + at), renderWorksheet(toBatch(sheet)))
  yield end()
}

/** Excel takes 31 characters, and some of them not at all. */
const toWorksheetName = (name: string) =>
  name
    .replace(/[\\/?*[\]:']/g, ' ')
    .slice(0, 31)
    .trim()

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
