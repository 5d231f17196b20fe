// What nobody needs any more is forgotten every night: ended log-ins, used mails, old tries, answers nobody asks for again, and records of log-ins after the law's three months.
import { sql } from 'kysely'
import { keptDays, keptLogInMonths } from '#limits.ts'
import type { Db } from '#platform/db/open.server.ts'
import { inAgency } from '#platform/db/transaction.server.ts'

const before = (days: number) => sql<string>`now() - make_interval(days => ${days})`

export async function forget(db: Db): Promise<void> {
  const agencies = await db.selectFrom('agency').select('travel_agency').orderBy('travel_agency').execute()
  for (const { travel_agency } of agencies) {
    await inAgency(db, travel_agency, async (tx) => {
      const now = sql<string>`now()`
      await tx.deleteFrom('session').where('travel_agency', '=', travel_agency).where('expires', '<', now).execute()
      await tx.deleteFrom('kakao_state').where('travel_agency', '=', travel_agency).where('expires', '<', now).execute()
      await tx.deleteFrom('member_mail').where('travel_agency', '=', travel_agency).where('reg_date', '<', before(keptDays.mail)).execute()
      await tx.deleteFrom('failed_try').where('travel_agency', '=', travel_agency).where('latest', '<', before(keptDays.tries)).execute()
      await tx.deleteFrom('once_only').where('travel_agency', '=', travel_agency).where('asked', '<', before(keptDays.answers)).execute()
      await sql`select forget_audit(${travel_agency}, make_interval(months => ${keptLogInMonths}))`.execute(tx)
    })
  }
}
