// The part of a price that is the agency's commission, as its owner has set it. Decision 90

import { lockAgency } from '#domain/agency/lock-agency.server.ts'
import { calculateRevision } from '#domain/agency/settings/calculate-revision.server.ts'
import type { settingsCalls as calls } from '#domain/agency/settings/office-calls.ts'
import { refuseIfChanged } from '#errors.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'

const selectSplit = ({ db, travel_agency }: AgencyContext) =>
  db.selectFrom('agency').select('price_split as split').where('travel_agency', '=', travel_agency)

export async function readPriceSplit(ctx: AgencyContext) {
  const { split } = await selectSplit(ctx).executeTakeFirstOrThrow()
  return { revision: calculateRevision({ split }), split }
}

/** The split holds for new bookings; existing ones keep their own. */
export async function savePriceSplit(ctx: StaffCtx, { revision, split }: In<typeof calls.savePriceSplit>) {
  await lockAgency(ctx)
  const before = await selectSplit(ctx).executeTakeFirstOrThrow()
  refuseIfChanged(calculateRevision(before), revision)
  await ctx.db
    .updateTable('agency')
    .set({ price_split: split })
    .where('travel_agency', '=', ctx.travel_agency)
    .execute()
  const toLogged = (stored: typeof split) => ({ ...stored?.rate, shown: stored?.shown ?? null })
  ctx.logChange({ subject: 'price_split', before: toLogged(before.split), after: toLogged(split) })
  return {}
}
