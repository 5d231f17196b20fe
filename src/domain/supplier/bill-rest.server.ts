// What is left to pay of a bill, as SQL about a cost `c`. In TypeScript: bill-rest.ts.
import { sql } from 'kysely'

/** As the index of bills that are not paid has it. */
export const isBillOpen = sql<boolean>`c.bill_won > c.paid`
export const billRest = sql<number>`greatest(0, coalesce(c.bill_won, 0) - c.paid)`
