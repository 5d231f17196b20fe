// Withdrawals that pay no cost and no customer are set aside, with a reason, and brought back.
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'

type BankContext = AgencyContext & Pick<StaffCtx, 'staff'>

/** Only one of which nothing was used meanwhile. */
export async function setWithdrawalAside(
  ctx: BankContext,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const { used, aside } = await lockWithdrawal(ctx, id)
  if (aside !== null || used > 0) refuse('WITHDRAWAL_SPENT')
  await saveAside(ctx, id, {
    aside: sql<string>`now()`,
    aside_by: ctx.staff.name,
    aside_reason: reason,
  })
}

/** Doing it twice changes nothing. */
export async function bringWithdrawalBack(ctx: AgencyContext, id: number): Promise<void> {
  await lockWithdrawal(ctx, id)
  await saveAside(ctx, id, { aside: null, aside_by: null, aside_reason: null })
}

type Aside = {
  aside: ReturnType<typeof sql<string>> | null
  aside_by: string | null
  aside_reason: string | null
}

const saveAside = ({ db, travel_agency }: AgencyContext, id: number, aside: Aside) =>
  db
    .updateTable('bank_withdrawal')
    .set(aside)
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()

export async function lockWithdrawal({ db, travel_agency }: AgencyContext, id: number) {
  const line = await db
    .selectFrom('bank_withdrawal')
    .select(['amount', 'used', 'booked_on', 'aside'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return line ?? refuse('NOT_FOUND')
}
