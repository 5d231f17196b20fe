// What a picked file would change: read in the browser, compared with what is stored, and tried at the server.

import type { Fault } from '#domain/trip/from-worksheets.ts'
import type { TripsFileRefusal } from '#domain/trip/parse-trips-file.ts'
import type { ImportPlan, TripToImport } from '#domain/trip/plan-import.ts'
import { getOfficeText } from '#i18n/office/office-text.ts'
import { importExportLimits } from '#limits/trade.ts'
import type { Api } from '#office/api.ts'
import { parseRefusal } from '#web/parse-refusal.ts'
import { loadAllTrips } from './load-all-trips.ts'

/** A sentence where it cannot be read at all. A file that is too large is not even opened. */
export async function readImportFile(api: Api, file: File): Promise<ImportPlan | string> {
  if (file.size > importExportLimits.file_bytes) return describeRefusal({ refused: 'too_large' })
  const [{ parseTripsFile }, { planImport }, stored] = await Promise.all([
    import('#domain/trip/parse-trips-file.ts'),
    import('#domain/trip/plan-import.ts'),
    loadAllTrips(api),
  ])
  const opened = parseTripsFile(new Uint8Array(await file.arrayBuffer()), stored)
  if ('refused' in opened) return describeRefusal(opened)
  const plan = planImport(opened.trips, stored.trips, stored.categories)
  const faults = [...opened.faults, ...plan.faults]
  if (faults.length > 0 || plan.toImport.length === 0) return { ...plan, faults }
  try {
    await api.trip.importTrips({ trips: plan.toImport.map(({ trip }) => trip), only_try: true })
    return plan
  } catch (error) {
    const found = await listFaults(plan.toImport, error)
    if (found.length === 0) throw error
    return { ...plan, faults: found }
  }
}

/** The cells that the server refused. */
export async function listFaults(sent: readonly TripToImport[], error: unknown): Promise<Fault[]> {
  const { locateFault } = await import('#domain/trip/plan-import.ts')
  return Object.entries(parseRefusal(error).fields).map(([field, why]) => locateFault(sent, field, why))
}

function describeRefusal(refusal: TripsFileRefusal): string {
  const { refused: words, worksheets, columns } = getOfficeText('imports')
  const getColumnTitle = (column: string) =>
    Object.entries(columns).find(([key]) => key === column.split('.')[0])?.[1] ?? column
  switch (refusal.refused) {
    case 'too_many_rows':
      return words.too_many_rows(worksheets[refusal.sheet], importExportLimits.rows)
    case 'too_many_trips':
      return words.too_many_trips(importExportLimits.trips)
    case 'wrong_sheet':
      return words.wrong_sheet(refusal.sheets.map((sheet) => worksheets[sheet]).join(', '))
    case 'lacking_column':
    case 'unknown_column': {
      const titles = [...new Set(refusal.columns.map(getColumnTitle))].join(', ')
      return words[refusal.refused](worksheets[refusal.sheet], titles)
    }
    default:
      return words[refusal.refused]
  }
}
