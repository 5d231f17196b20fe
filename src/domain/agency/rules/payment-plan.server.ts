// The agency's own payment plan, and how long a payment may take once it is asked for. Decision 78

import { lockAgency } from '#domain/agency/lock-agency.server.ts'
import type { agencyOfficeCalls } from '#domain/agency/office-calls.ts'
import { refuse } from '#errors.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'

export const readPaymentPlan = ({ db, travel_agency }: AgencyContext) =>
  db
    .selectFrom('agency')
    .select(['payment_plan as plan', 'transfer_hours'])
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()

/** The plan holds for new bookings; existing ones keep their own. `was`: what the screen showed. */
export async function savePaymentPlan(
  ctx: StaffCtx,
  { was, ...input }: In<typeof agencyOfficeCalls.savePaymentPlan>,
) {
  const { db, travel_agency } = ctx
  await lockAgency(ctx)
  const before = await readPaymentPlan(ctx)
  if (toComparable(before) !== toComparable(was)) refuse('CHANGED_MEANWHILE')
  const { plan: payment_plan, transfer_hours } = input
  await db
    .updateTable('agency')
    .set({ payment_plan, transfer_hours })
    .where('travel_agency', '=', travel_agency)
    .execute()
  ctx.logChange({ subject: 'payment_plan', before, after: input })
  return {}
}

type StoredPlan = Awaited<ReturnType<typeof readPaymentPlan>>

/** The database gives the keys of a plan back in its own order. */
const toComparable = ({ plan, transfer_hours }: StoredPlan) =>
  JSON.stringify([Object.entries(plan).sort(([one], [other]) => (one < other ? -1 : 1)), transfer_hours])
