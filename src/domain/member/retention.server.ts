// Deletes what log-ins leave behind: ended sessions, used mail links, and audit rows after their time.

import { sql } from 'kysely'
import { logInRetentionMonths, retentionDays } from '#limits/retention.ts'
import { daysAgo } from '#platform/db/days-ago.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

export async function purgeAccountTraces({ db, travel_agency }: AgencyContext): Promise<void> {
  const now = sql<string>`now()`
  await db
    .deleteFrom('session')
    .where('travel_agency', '=', travel_agency)
    .where('expires', '<', now)
    .execute()
  await db
    .deleteFrom('kakao_state')
    .where('travel_agency', '=', travel_agency)
    .where('expires', '<', now)
    .execute()
  await db
    .deleteFrom('member_mail')
    .where('travel_agency', '=', travel_agency)
    .where('reg_date', '<', daysAgo(retentionDays.mail))
    .execute()
}

/**
 * Only the owner of the table may delete audit rows, so a function of the owner does it, in its own
 * transaction.
 */
export async function purgeAccountLog({ db, travel_agency }: AgencyContext): Promise<void> {
  await sql`select forget_audit(${travel_agency}, make_interval(months => ${logInRetentionMonths}))`.execute(
    db,
  )
}
