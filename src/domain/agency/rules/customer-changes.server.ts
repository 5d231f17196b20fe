// The setting of which changes customers may make by themselves. Decision 102

import { lockAgency } from '#domain/agency/lock-agency.server.ts'
import { calculateRevision } from '#domain/agency/settings/calculate-revision.server.ts'
import type { settingsCalls as calls } from '#domain/agency/settings/office-calls.ts'
import { refuseIfChanged } from '#errors.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'

const selectChanges = ({ db, travel_agency }: AgencyContext) =>
  db.selectFrom('agency').select('customer_changes as changes').where('travel_agency', '=', travel_agency)

export const readCustomerChanges = async (ctx: AgencyContext) =>
  (await selectChanges(ctx).executeTakeFirstOrThrow()).changes

export async function getCustomerChanges(ctx: AgencyContext) {
  const changes = await readCustomerChanges(ctx)
  return { revision: calculateRevision({ changes }), ...changes }
}

/** The days hold for existing bookings too, because contracts do not name them. */
export async function saveCustomerChanges(
  ctx: StaffCtx,
  { revision, ...customer_changes }: In<typeof calls.saveCustomerChanges>,
) {
  await lockAgency(ctx)
  const before = await selectChanges(ctx).executeTakeFirstOrThrow()
  refuseIfChanged(calculateRevision(before), revision)
  await ctx.db
    .updateTable('agency')
    .set({ customer_changes })
    .where('travel_agency', '=', ctx.travel_agency)
    .execute()
  ctx.logChange({ subject: 'customer_changes', before: before.changes, after: customer_changes })
  return {}
}
