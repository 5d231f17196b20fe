// The end of a customer's request for a change: done, refused or withdrawn.
import { sql } from 'kysely'
import type { AgencyContext } from '#platform/wire/request-context.ts'

type RequestOutcome = { state: 'done' | 'refused' | 'withdrawn'; answer?: string; by_name?: string }

/** People named in a request are deleted with its answer. The caller holds the booking's row. */
export const closeRequest = (
  { db, travel_agency }: AgencyContext,
  booking: number,
  outcome: RequestOutcome,
) =>
  db
    .updateTable('change_request')
    .set({ ...outcome, change: null, answered: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .where('state', '=', 'asked')
    .returning('id')
    .executeTakeFirst()
