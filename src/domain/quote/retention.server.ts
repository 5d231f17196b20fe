// A quote that nobody accepted ends a year after its last change, any other with its booking.
import { sql } from 'kysely'
import { quoteLimits } from '#limits/trade.ts'
import { daysAgo } from '#platform/db/days-ago.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

/** The quotes go with all their versions and comments. */
export async function purgeQuotes({ db, travel_agency }: AgencyContext): Promise<void> {
  await sql`
    delete from quote q where q.travel_agency = ${travel_agency}
      and (q.booking is null and q.changed < ${daysAgo(quoteLimits.kept)}
        or q.booking is not null and not exists (
          select from booking b where b.travel_agency = q.travel_agency and b.id = q.booking))`.execute(db)
}
