// A workbook of several sheets as the bytes of an XLSX file, made at once: for what fits in memory anyway.
import { strToU8, zipSync } from 'fflate'
import { aroundSheets, type Cell, rowXml, sheetEnd, sheetPath, sheetStart } from './workbook-xml.ts'

export type WrittenSheet = { name: string; titles: readonly string[]; rows: readonly (readonly Cell[])[] }

export function writeWorkbook(sheets: readonly WrittenSheet[]): Uint8Array<ArrayBuffer> {
  const texts: Record<string, string> = aroundSheets(sheets.map(({ name }) => name))
  for (const [at, { titles, rows }] of sheets.entries())
    texts[sheetPath(at)] =
      sheetStart(titles) + rows.map((cells, index) => rowXml(cells, index + 2)).join('') + sheetEnd
  return zipSync(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)])))
}
