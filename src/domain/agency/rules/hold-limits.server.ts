// Limits of seats that are held unpaid, as the operator has set them for an agency. Decision 20
import { refuse } from '#errors.ts'
import type { unprovedLimits } from '#limits/trade.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

/** Null: the limit that all agencies have. */
export type HoldLimits = Record<keyof typeof unprovedLimits, number | null>

export async function findHoldLimits({ db, travel_agency }: AgencyContext): Promise<HoldLimits> {
  const agency = await db
    .selectFrom('agency')
    .select('hold_limits')
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirst()
  const { hold_limits } = agency ?? refuse('NOT_FOUND')
  const {
    percent = null,
    least = null,
    seats = null,
    each = null,
    network_percent = null,
  } = hold_limits ?? {}
  return { percent, least, seats, each, network_percent }
}

/** Behind the lock of the agency. */
export async function saveHoldLimits(
  { db, travel_agency }: AgencyContext,
  limits: HoldLimits,
): Promise<void> {
  const set = Object.entries(limits).filter((entry): entry is [string, number] => entry[1] !== null)
  await db
    .updateTable('agency')
    .set({ hold_limits: set.length === 0 ? null : Object.fromEntries(set) })
    .where('travel_agency', '=', travel_agency)
    .execute()
}
