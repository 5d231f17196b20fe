// The history of a booking: what was done about it, by whom, and where it stood then.
import type { InAgency } from '#platform/wire/asking.ts'
import type { Progress } from './calls.ts'

export type By = 'customer' | 'staff' | 'gateway' | 'clock'
/** `staff`: who of staff does it, and is named in the history. */
export type Acting = { staff?: { name: string } | null }
type Line = { progress: Progress; by?: By; note?: string }

export async function writeHistory(
  { db, travel_agency, staff }: InAgency & Acting,
  booking: number,
  { progress, by = staff ? 'staff' : 'customer', note }: Line,
): Promise<void> {
  const by_name = by === 'staff' ? staff?.name : null
  await db
    .insertInto('booking_history')
    .values({ travel_agency, booking, progress, by, by_name, note })
    .execute()
}
