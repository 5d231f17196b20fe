// Forgets what log-ins leave behind: ended ones, used mails, and their audit once the law lets it go.

import { sql } from 'kysely'
import { keptDays, keptLogInMonths } from '#limits/machine.ts'
import { daysAgo } from '#platform/db/seoul.server.ts'
import type { InAgency } from '#platform/wire/asking.ts'

export async function forgetAccountTraces({ db, travel_agency }: InAgency): Promise<void> {
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
    .where('reg_date', '<', daysAgo(keptDays.mail))
    .execute()
}

/**
 * Only the owner of the table may delete audit rows, so a function of the owner does it, in its own
 * transaction.
 */
export async function forgetAudit({ db, travel_agency }: InAgency): Promise<void> {
  await sql`select forget_audit(${travel_agency}, make_interval(months => ${keptLogInMonths}))`.execute(db)
}
