// The owner's rules about money: from which sum a second person has to agree. Decision 79

import { lockAgency } from '#domain/agency/lock-agency.server.ts'
import type { agencyOfficeCalls } from '#domain/agency/office-calls.ts'
import { refuse } from '#errors.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'

/** Null: no second person has to agree. */
export async function findSecondPersonSum({ db, travel_agency }: AgencyContext): Promise<number | null> {
  const { second_person_from } = await db
    .selectFrom('agency')
    .select('second_person_from')
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  return second_person_from
}

/** `seen`: the sum on the screen. If it has changed since, nothing is written and the caller is told. */
export async function saveMoneyRules(
  ctx: StaffCtx,
  { second_person_from, seen }: In<typeof agencyOfficeCalls.saveMoneyRules>,
) {
  const { db, travel_agency } = ctx
  await lockAgency(ctx)
  const before = await findSecondPersonSum(ctx)
  if (before !== seen) refuse('CHANGED_MEANWHILE')
  await db
    .updateTable('agency')
    .set({ second_person_from })
    .where('travel_agency', '=', travel_agency)
    .execute()
  ctx.logChange({ subject: 'money', before: { second_person_from: before }, after: { second_person_from } })
  return {}
}
