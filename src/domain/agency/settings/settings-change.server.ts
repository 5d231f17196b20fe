// A change that only owners make: it is logged before and after, and every owner gets a mail.
import { sql } from 'kysely'
import { retentionDays } from '#limits/retention.ts'
import { daysAgo } from '#platform/db/days-ago.server.ts'
import type { DB } from '#platform/db/rows.ts'
import { notify } from '#platform/notify.server.ts'
import type { AgencyContext, ChangeDetails, StaffCtx } from '#platform/wire/request-context.ts'

export type OwnerSetting = DB['settings_notice']['setting']

/** In the transaction of the change. The log has before and after; a mail says only which setting it is. */
export async function reportSettingsChange(
  ctx: Pick<StaffCtx, 'db' | 'travel_agency' | 'staff' | 'enqueue' | 'logChange'>,
  setting: OwnerSetting,
  change: ChangeDetails,
): Promise<void> {
  ctx.logChange(change)
  await tellOwners(ctx, setting, ctx.staff.name)
}

/** By mail. `by_name`: who changed it. */
export async function tellOwners(
  ctx: Pick<StaffCtx, 'db' | 'travel_agency' | 'enqueue'>,
  setting: OwnerSetting,
  by_name: string,
): Promise<void> {
  const { db, travel_agency } = ctx
  const owners = await db
    .selectFrom('staff_role')
    .select('staff_id')
    .where('travel_agency', '=', travel_agency)
    .where(sql<boolean>`'owner' = any(roles)`)
    .execute()
  if (owners.length === 0) return
  const notices = await db
    .insertInto('settings_notice')
    .values(owners.map(({ staff_id }) => ({ travel_agency, staff_id, setting, by_name })))
    .returning('id')
    .execute()
  for (const { id } of notices) await notify(ctx, 'settings-changed', { ref: id })
}

/** A mail is tried for a day at most. */
export async function purgeSettingsNotices({ db, travel_agency }: AgencyContext): Promise<void> {
  await db
    .deleteFrom('settings_notice')
    .where('travel_agency', '=', travel_agency)
    .where('at', '<', daysAgo(retentionDays.notices))
    .execute()
}
