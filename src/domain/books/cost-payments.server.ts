// What was paid of a cost: never more than its bill, and taken back with a reason.
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { booksOfficeCalls as calls } from './office-calls.ts'

/** The line is locked before what is left of it is read: two people cannot pay the same bill. */
export function payCost(ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.payCost>) {
  return withIdempotencyKey(ctx, 'books pay', input, async (txCtx) => {
    const { db, travel_agency } = txCtx
    const { id, amount, paid_on, reason } = input
    const { bill_won, paid, departure_id } = await lockPaidCost(txCtx, id)
    if (bill_won === null) refuse('BILL_MISSING')
    if (amount > bill_won - paid) refuse('PAID_TOO_MUCH')
    const payment = await db
      .insertInto('cost_payment')
      .values({ travel_agency, cost: id, amount, paid_on, reason, by_name: ctx.staff.name })
      .returning('id')
      .executeTakeFirstOrThrow()
    txCtx.logChange({ subject: `departure ${departure_id}`, after: { amount, reason } })
    return payment
  })
}

export function undoCostPayment(ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.undoPayment>) {
  return withIdempotencyKey(ctx, 'books undo payment', input, async (txCtx) => {
    const { db, travel_agency } = txCtx
    const { cost } =
      (await db
        .selectFrom('cost_payment')
        .select('cost')
        .where('travel_agency', '=', travel_agency)
        .where('id', '=', input.id)
        .executeTakeFirst()) ?? refuse('NOT_FOUND')
    const { departure_id } = await lockPaidCost(txCtx, cost)
    const undone = await db
      .updateTable('cost_payment')
      .set({ undone: sql<string>`now()`, undone_by: ctx.staff.name, undone_reason: input.reason })
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', input.id)
      .where('undone', 'is', null)
      .returning('amount')
      .executeTakeFirst()
    if (!undone) refuse('CONFIRMATION_OVER')
    txCtx.logChange({
      subject: `departure ${departure_id}`,
      after: { amount: -undone.amount, reason: input.reason },
    })
    return {}
  })
}

async function lockPaidCost({ db, travel_agency }: AgencyContext, id: number) {
  const cost = await db
    .selectFrom('cost_line')
    .select(['bill_won', 'paid', 'departure_id'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return cost ?? refuse('NOT_FOUND')
}
