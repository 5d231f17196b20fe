// A bill that comes after the close: a correction, and a cost that is owed to its supplier. Decision 96
import { refuse } from '#errors.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { checkCostCount, listOpenSupplierIds, toBillWon } from './costs.server.ts'
import { isClosed, lockBooks } from './open-books.server.ts'
import type { settlementsCalls as calls } from './settlements-office-calls.ts'

/** Correction and cost are written together: the database refuses the line alone. */
export function addLateBill(ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.addLateBill>) {
  return withIdempotencyKey(ctx, 'books late bill', input, async (txCtx) => {
    const { db, travel_agency } = txCtx
    const { departure_id, reason, bill_rate, bill_rate_on, ...line } = input
    await lockBooks(txCtx, departure_id)
    if (!(await isClosed(txCtx, departure_id))) refuse('SETTLEMENT_OPEN')
    await checkCostCount(txCtx, departure_id, 1)
    if (!(await listOpenSupplierIds(txCtx, [line])).has(line.supplier)) refuse('NOT_FOUND')
    const bill_won = toBillWon(line.bill, line.currency, bill_rate)
    if (bill_won === 0) refuse('RATE_MISSING') // less than half a won
    const by_name = ctx.staff.name
    const { id: correction } = await db
      .insertInto('settlement_correction')
      .values({ travel_agency, departure_id, side: 'cost', amount: bill_won, reason, by_name })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rates = { rate: bill_rate, rate_on: bill_rate_on, bill_rate, bill_rate_on }
    const cost = await db
      .insertInto('cost_line')
      .values({
        ...line,
        ...rates,
        travel_agency,
        departure_id,
        estimate: 0,
        bill_won,
        by_name,
        correction,
        basis: 'lump',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { supplier, kind, what } = line
    txCtx.logChange({
      subject: `departure ${departure_id}`,
      after: { supplier, kind, what, amount: bill_won },
    })
    return cost
  })
}
