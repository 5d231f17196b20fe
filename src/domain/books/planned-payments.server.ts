// Payments planned beside the costs of departures, such as rent and salaries: added, changed, removed.
import { lockAgency } from '#domain/agency/lock-agency.server.ts'
import { refuse, refuseIfChanged } from '#errors.ts'
import { bookLimits } from '#limits/books.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { cashCalls as calls } from './cash-office-calls.ts'

export const listPlannedPayments = ({ db, travel_agency }: AgencyContext) =>
  db
    .selectFrom('planned_payment')
    .select(['id', 'what', 'amount', 'every', 'first_on', 'last_on', 'revision'])
    .where('travel_agency', '=', travel_agency)
    .orderBy('what')
    .orderBy('id')
    .execute()

export function addPlannedPayment(ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.addPlannedPayment>) {
  return withIdempotencyKey(ctx, 'books planned payment', input, async (txCtx) => {
    const { db, travel_agency } = txCtx
    await lockAgency(txCtx) // two people cannot both make the last one
    if ((await listPlannedPayments(txCtx)).length >= bookLimits.planned) refuse('TOO_MANY_PLANNED')
    const added = await db
      .insertInto('planned_payment')
      .values({ travel_agency, ...input })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { what, amount } = input
    txCtx.logChange({ subject: 'planned_payment', after: { what, amount } })
    return added
  })
}

export async function changePlannedPayment(
  ctx: StaffCtx,
  { id, revision, ...fields }: In<typeof calls.changePlannedPayment>,
) {
  const { db, travel_agency } = ctx
  const planned =
    (await db
      .selectFrom('planned_payment')
      .selectAll()
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()) ?? refuse('NOT_FOUND')
  refuseIfChanged(planned.revision, revision)
  await db
    .updateTable('planned_payment')
    .set({ ...fields, revision: revision + 1 })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
  const { what, amount } = planned
  ctx.logChange({
    subject: 'planned_payment',
    before: { what, amount },
    after: { what: fields.what, amount: fields.amount },
  })
  return { revision: revision + 1 }
}

export async function removePlannedPayment(ctx: StaffCtx, { id }: In<typeof calls.removePlannedPayment>) {
  const removed = await ctx.db
    .deleteFrom('planned_payment')
    .where('travel_agency', '=', ctx.travel_agency)
    .where('id', '=', id)
    .returning(['what', 'amount'])
    .executeTakeFirst()
  const { what, amount } = removed ?? refuse('NOT_FOUND')
  ctx.logChange({ subject: 'planned_payment', before: { what, amount } })
  return {}
}
