// Whether the booking `b` of a query is under way.
import { sql } from 'kysely'
import { underWay } from './progress.ts'

/** Its steps are written out, as they are in the indexes that hold these bookings alone. */
export const bookingIsUnderWay = sql<boolean>`b.progress in (${sql.join(underWay.map((each) => sql.lit(each)))})`
