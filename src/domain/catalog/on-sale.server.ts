// A departure that is open for sale: not closed, and it leaves after today.
import { sql } from 'kysely'
import { seoulToday } from '#platform/db/seoul.server.ts'

/** The departure of this alias in the query. */
export const isOnSale = (alias: 'd' | 'o') =>
  sql<boolean>`${sql.raw(alias)}.closed_yn = 'N' and ${sql.raw(alias)}.departure_date > ${seoulToday}`
