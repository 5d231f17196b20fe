// The history of a booking: what was done, by whom, and the state it had then.
import { sql } from 'kysely'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import type { Progress } from './calls.ts'
import { formatFieldsNote } from './history-note.ts'

export type HistoryActor = 'customer' | 'staff' | 'gateway' | 'clock'
/** `staff`: who of staff does it, and is named in the history. */
export type StaffActor = { staff?: { name: string } | null }
type HistoryEntry = { progress: Progress; by?: HistoryActor; note?: string }

export async function createHistoryEntry(
  { db, travel_agency, staff }: AgencyContext & StaffActor,
  booking: number,
  { progress, by = staff ? 'staff' : 'customer', note }: HistoryEntry,
): Promise<void> {
  const by_name = by === 'staff' ? staff?.name : null
  await db
    .insertInto('booking_history')
    .values({ travel_agency, booking, progress, by, by_name, note })
    .execute()
}

/** When the booking of the row `alias` became its present booker's; what is older is about who had it before. */
export const lastHandOver = (alias: string) => sql<string>`coalesce((select max(h.at) from booking_history h
  where h.travel_agency = ${sql.ref(`${alias}.travel_agency`)} and h.booking = ${sql.ref(`${alias}.booking`)}
    and h.note = ${formatFieldsNote(['booker'])}), '-infinity')`
