// Trips as a file: a workbook to be changed in a spreadsheet, or JSON for another Naru.

import type { Language } from '#i18n/language.ts'
import { guardFormula } from '#lib/workbook/formula-guard.ts'
import type { Cell } from '#lib/workbook/workbook-xml.ts'
import { writeWorkbook } from '#lib/workbook/write-workbook.ts'
import type { Categories, ExportedTrip, TripsFile } from './import-export.ts'
import { formatValue, getColumnTitle, getWorksheetTitle } from './worksheet-titles.ts'
import { columns, numberColumns, toWorksheets, worksheetNames } from './worksheets.ts'

export type AllTrips = { categories: Categories; trips: ExportedTrip[] }

export function toTripsWorkbook(
  { trips, categories }: AllTrips,
  language: Language,
): Uint8Array<ArrayBuffer> {
  const sheets = toWorksheets(trips, categories)
  return writeWorkbook(
    worksheetNames.map((sheet) => ({
      name: getWorksheetTitle(sheet, language),
      titles: columns[sheet].map((column) => getColumnTitle(column, language)),
      rows: sheets[sheet].map((cells) =>
        columns[sheet].map((column) => toWorkbookCell(column, cells[column] ?? '', language)),
      ),
    })),
  )
}

function toWorkbookCell(column: string, text: string, language: Language): Cell {
  if (text === '') return null
  if (column === 'departure_date') return { day: text }
  return numberColumns.has(column) ? Number(text) : guardFormula(formatValue(column, text, language))
}

export const toTripsJson = ({ trips, categories }: AllTrips, travel_agency: number): string =>
  JSON.stringify({
    naru: 'trips',
    version: 1,
    exported: new Date().toISOString(),
    travel_agency,
    categories,
    trips,
  } satisfies TripsFile)
