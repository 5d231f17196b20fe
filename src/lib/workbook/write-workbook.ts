// A workbook of several worksheets as the bytes of an XLSX file, made in memory.
import { strToU8, zipSync } from 'fflate'
import {
  type Cell,
  getWorksheetPath,
  renderRow,
  renderWorkbookFiles,
  renderWorksheetStart,
  worksheetEnd,
} from './workbook-xml.ts'

export type WorksheetContent = { name: string; titles: readonly string[]; rows: readonly (readonly Cell[])[] }

export function writeWorkbook(sheets: readonly WorksheetContent[]): Uint8Array<ArrayBuffer> {
  const texts: Record<string, string> = renderWorkbookFiles(sheets.map(({ name }) => name))
  for (const [at, { titles, rows }] of sheets.entries())
    texts[getWorksheetPath(at)] =
      renderWorksheetStart(titles) +
      rows.map((cells, index) => renderRow(cells, index + 2)).join('') +
      worksheetEnd
  return zipSync(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)])))
}
