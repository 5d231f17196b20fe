// Where the booking `b` of a query stands: under way, open, or not paid to the won.
import { sql } from 'kysely'
import { openProgress, underWayProgress } from './progress.ts'

/** The values are written out: PostgreSQL does not use a partial index for a parameter. */
const hasProgressIn = (steps: readonly string[]) =>
  sql<boolean>`b.progress in (${sql.join(steps.map((each) => sql.lit(each)))})`

export const isBookingUnderWay = hasProgressIn(underWayProgress)
export const isBookingOpen = hasProgressIn(openProgress)
/** An index has these alone: the others are not read. */
export const isUnbalanced = sql<boolean>`(${isBookingUnderWay} and b.paid <> b.total + b.fees_kept)`
