// Forgets old log-ins of staff: ended sessions, unanswered challenges, unused links.
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.server.ts'

export async function purgeStaffTraces(db: Db): Promise<void> {
  const now = sql<string>`now()`
  await db.deleteFrom('staff_session').where('expires', '<', now).execute()
  await db.deleteFrom('staff_challenge').where('expires', '<', now).execute()
  await db.deleteFrom('staff_invitation').where('used', 'is', null).where('expires', '<', now).execute()
}
