// SQL conditions on the progress of the booking `b` of a query: under way, open, or over.
import { sql } from 'kysely'
import { openProgress, underWayProgress } from './progress.ts'

/** The values are written out: PostgreSQL does not use a partial index for a parameter. */
const hasProgressIn = (steps: readonly string[]) =>
  sql<boolean>`b.progress in (${sql.join(steps.map((each) => sql.lit(each)))})`

export const isBookingUnderWay = hasProgressIn(underWayProgress)
export const isBookingOpen = hasProgressIn(openProgress)
/** The booking is under way, or its trip was made. */
export const isBookingFirm = hasProgressIn([...underWayProgress, 'travel_completed'])
/** A booking whose cancellation was requested has its seats until that is complete, and staff may refuse. */
export const isBookingCancelling = hasProgressIn(['cancel_requested'])
/** Not cancelled, nor about to be. */
export const isBookingKept = hasProgressIn([...openProgress, 'travel_completed'])
