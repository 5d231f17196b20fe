// Trips as a file: a workbook to be changed in a spreadsheet, or JSON for another Naru.
import { guarded } from '#plain/workbook/plain-cell.ts'
import type { Cell } from '#plain/workbook/workbook-xml.ts'
import { writeWorkbook } from '#plain/workbook/write-workbook.ts'
import type { Language } from '#words/language.ts'
import type { Categories, TripOut, TripsFile } from './exchange.ts'
import { columns, laidOut, numberColumns, sheetNames } from './sheets.ts'
import { saidValue, sheetTitle, titleOf } from './titles.ts'

export type AllTrips = { categories: Categories; trips: TripOut[] }

export function workbookOf({ trips, categories }: AllTrips, language: Language): Uint8Array<ArrayBuffer> {
  const sheets = laidOut(trips, categories)
  return writeWorkbook(
    sheetNames.map((sheet) => ({
      name: sheetTitle(sheet, language),
      titles: columns[sheet].map((column) => titleOf(column, language)),
      rows: sheets[sheet].map((cells) =>
        columns[sheet].map((column) => cellOf(column, cells[column] ?? '', language)),
      ),
    })),
  )
}

function cellOf(column: string, text: string, language: Language): Cell {
  if (text === '') return null
  if (column === 'departure_date') return { day: text }
  return numberColumns.has(column) ? Number(text) : guarded(saidValue(column, text, language))
}

export const jsonOf = ({ trips, categories }: AllTrips, travel_agency: number): string =>
  JSON.stringify({
    naru: 'trips',
    version: 1,
    exported: new Date().toISOString(),
    travel_agency,
    categories,
    trips,
  } satisfies TripsFile)
