// What a picked file would change: read in the browser, compared with what stands, and tried at the server.
import type { Plan, Sent } from '#domain/trip/compare.ts'
import type { Fault } from '#domain/trip/from-sheets.ts'
import type { TripsRefusal } from '#domain/trip/open-trips-file.ts'
import { exchangeLimits } from '#limits/trade.ts'
import { refusalOf } from '#web/refusal-of.ts'
import { officeWords } from '#words/office/speak.ts'
import type { Api } from '../api.ts'
import { allTrips } from './all-trips.ts'

/** A sentence where it cannot be read at all. A file that is too large is not even opened. */
export async function planFile(api: Api, file: File): Promise<Plan | string> {
  if (file.size > exchangeLimits.file_bytes) return sentenceOf({ refused: 'too_large' })
  const [{ openTripsFile }, { compare }, stand] = await Promise.all([
    import('#domain/trip/open-trips-file.ts'),
    import('#domain/trip/compare.ts'),
    allTrips(api),
  ])
  const opened = openTripsFile(new Uint8Array(await file.arrayBuffer()), stand)
  if ('refused' in opened) return sentenceOf(opened)
  const plan = compare(opened.trips, stand.trips, stand.categories)
  const faults = [...opened.faults, ...plan.faults]
  if (faults.length > 0 || plan.sent.length === 0) return { ...plan, faults }
  try {
    await api.trip.importTrips({ trips: plan.sent.map(({ trip }) => trip), only_try: true })
    return plan
  } catch (error) {
    const found = await faultsOf(plan.sent, error)
    if (found.length === 0) throw error
    return { ...plan, faults: found }
  }
}

/** The cells that the server refused. */
export async function faultsOf(sent: readonly Sent[], error: unknown): Promise<Fault[]> {
  const { faultAt } = await import('#domain/trip/compare.ts')
  return Object.entries(refusalOf(error).fields).map(([field, why]) => faultAt(sent, field, why))
}

function sentenceOf(refusal: TripsRefusal): string {
  const { refused: words, sheets, columns } = officeWords('exchange')
  const titleOf = (column: string) =>
    Object.entries(columns).find(([key]) => key === column.split('.')[0])?.[1] ?? column
  switch (refusal.refused) {
    case 'too_many_rows':
      return words.too_many_rows(sheets[refusal.sheet], exchangeLimits.rows)
    case 'too_many_trips':
      return words.too_many_trips(exchangeLimits.trips)
    case 'wrong_sheet':
      return words.wrong_sheet(refusal.sheets.map((sheet) => sheets[sheet]).join(', '))
    case 'lacking_column':
    case 'unknown_column': {
      const named = [...new Set(refusal.columns.map(titleOf))].join(', ')
      return words[refusal.refused](sheets[refusal.sheet], named)
    }
    default:
      return words[refusal.refused]
  }
}
