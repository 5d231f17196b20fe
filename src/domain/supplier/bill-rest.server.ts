// The rest of a bill, as SQL about a cost `c`. In TypeScript: bill-rest.ts.
import { sql } from 'kysely'

/** A slip of a guide who was given an advance: it was paid from that. */
export const isPaidFromAdvance = sql<boolean>`(c.slip is not null and exists (select from cost_line a
  where a.travel_agency = c.travel_agency and a.departure_id = c.departure_id and a.kind = 'advance'))`

/** The condition begins like the index of unpaid bills. */
export const isBillOpen = sql<boolean>`(c.bill_won > c.paid and not ${isPaidFromAdvance})`
export const billRest = sql<number>`case when ${isPaidFromAdvance} then 0
  else greatest(0, coalesce(c.bill_won, 0) - c.paid) end`
