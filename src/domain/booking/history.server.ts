// The history of a booking: what was done, by whom, and the state it had then.
import type { AgencyContext } from '#platform/wire/request-context.ts'
import type { Progress } from './calls.ts'

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
