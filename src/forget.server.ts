// What nobody needs any more is forgotten every night: ended log-ins, used mails, old tries, answers nobody asks for again, and records of log-ins after the law's three months.
import { sql } from 'kysely'
import type { Db } from '#platform/db/open.server.ts'
import { inAgency } from '#platform/db/transaction.server.ts'

export async function forget(db: Db): Promise<void> {
  const agencies = await db.selectFrom('agency').select('travel_agency').orderBy('travel_agency').execute()
  for (const { travel_agency } of agencies) {
    await inAgency(db, travel_agency, async (tx) => {
      const now = sql<string>`now()`
      await tx.deleteFrom('session').where('travel_agency', '=', travel_agency).where('expires', '<', now).execute()
      await tx.deleteFrom('kakao_state').where('travel_agency', '=', travel_agency).where('expires', '<', now).execute()
      await tx.deleteFrom('member_mail').where('travel_agency', '=', travel_agency).where('reg_date', '<', sql<string>`now() - interval '7 days'`).execute()
      await tx.deleteFrom('failed_try').where('travel_agency', '=', travel_agency).where('latest', '<', sql<string>`now() - interval '1 day'`).execute()
      await tx.deleteFrom('once_only').where('travel_agency', '=', travel_agency).where('asked', '<', sql<string>`now() - interval '30 days'`).execute()
      await sql`select forget_audit(${travel_agency}, interval '3 months')`.execute(tx)
    })
  }
}
