// The owner's grant: operators see the agency for so many hours, and then no more.
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { retentionDays } from '#limits/retention.ts'
import type { Db } from '#platform/db/database.server.ts'
import { daysAgo } from '#platform/db/days-ago.server.ts'
import type { StaffCtx } from '#platform/wire/request-context.ts'

/** The grants that are open. The log has the others. */
export async function listGrants({ db, travel_agency }: StaffCtx) {
  const list = await db
    .selectFrom('operator_grant')
    .select(['id', 'reason', 'granted_by', 'reg_date', 'expires'])
    .where('travel_agency', '=', travel_agency)
    .where('expires', '>', sql<string>`now()`)
    .orderBy('id')
    .execute()
  return { list }
}

export async function grant(ctx: StaffCtx, { hours, reason }: { hours: number; reason: string }) {
  const { db, travel_agency, staff } = ctx
  const { id } = await db
    .insertInto('operator_grant')
    .values({
      travel_agency,
      reason,
      granted_by: staff.name,
      expires: sql<string>`now() + make_interval(hours => ${hours})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  ctx.logChange({ subject: `grant ${id}`, after: { hours, reason } })
  return {}
}

/** Ends a grant before its time. */
export async function endGrant(ctx: StaffCtx, { id }: { id: number }) {
  const { db, travel_agency } = ctx
  const ended = await db
    .updateTable('operator_grant')
    .set({ expires: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .where('expires', '>', sql<string>`now()`)
    .returning('id')
    .executeTakeFirst()
  if (!ended) refuse('NOT_FOUND')
  ctx.logChange({ subject: `grant ${id}` })
  return {}
}

/** For an agency that was closed. */
export const endAllGrants = ({ db, travel_agency }: { db: Db; travel_agency: number }) =>
  db
    .updateTable('operator_grant')
    .set({ expires: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('expires', '>', sql<string>`now()`)
    .execute()

export const purgeGrants = ({ db, travel_agency }: { db: Db; travel_agency: number }) =>
  db
    .deleteFrom('operator_grant')
    .where('travel_agency', '=', travel_agency)
    .where('expires', '<', daysAgo(retentionDays.notices))
    .execute()
