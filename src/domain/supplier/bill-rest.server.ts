// What is to be paid of the bill of a cost `c`, and its rest.
import { sql } from 'kysely'

const isOfDeparture = (line: string) =>
  sql.raw(`${line}.travel_agency = c.travel_agency and ${line}.departure_id = c.departure_id`)

/**
 * What is to be paid of a bill. A slip of a guide who was given an advance was paid from that, the first slips first:
 * what they come to beyond it is left. An advance whose sum nobody has entered yet covers all.
 */
export const payableBill = sql<number | null>`(case when c.slip is null then c.bill_won else (
  select greatest(0, least(c.bill_won,
    (select coalesce(sum(s.bill_won), 0) from cost_line s where ${isOfDeparture('s')} and s.slip is not null and s.id <= c.id)
    - coalesce(sum(a.bill_won), 0)))
    * (case when count(*) > count(a.bill_won) then 0 else 1 end)
  from cost_line a where ${isOfDeparture('a')} and a.kind = 'advance')::bigint end)`

/** The condition begins like the index of unpaid bills. */
export const isBillOpen = sql<boolean>`(c.bill_won > c.paid and ${payableBill} > c.paid)`
export const billRest = sql<number>`greatest(0, coalesce(${payableBill}, 0) - c.paid)`
