// Closes a settlement: its figures are stored, and corrected by further rows alone. Decision 96
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { refuse, refuseIfChanged } from '#errors.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { listClosingConcerns } from './closing-concerns.server.ts'
import type { booksOfficeCalls as calls } from './office-calls.ts'
import { isClosed, lockBooks, lockOpenBooks } from './open-books.server.ts'
import { readBookedDeparture } from './read-books.server.ts'
import { settleNow } from './settle-departures.server.ts'
import type { settlementsCalls } from './settlements-office-calls.ts'

export async function saveVat(ctx: StaffCtx, input: In<typeof calls.saveVat>) {
  const { db, travel_agency } = ctx
  const { departure_id, vat_base, fee, cancel_fees_taxed } = input
  const before = await lockOpenBooks(ctx, departure_id)
  // A departure without books shows revision 0; its row was made just now.
  refuseIfChanged(before.revision, Math.max(1, input.revision))
  const revision = before.revision + 1
  await db
    .updateTable('open_books')
    .set({ vat_base, fee, cancel_fees_taxed, revision, at: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .execute()
  ctx.logChange({
    subject: `departure ${departure_id}`,
    before: { vat_base: before.vat_base, fee: before.fee, cancel_fees_taxed: before.cancel_fees_taxed },
    after: { vat_base, fee, cancel_fees_taxed },
  })
  return { revision }
}

/** The sums must be those on the screen: somebody may have paid or been refunded meanwhile. */
export function closeSettlement(ctx: ManualTxContext<StaffCtx>, input: In<typeof settlementsCalls.close>) {
  return withIdempotencyKey(ctx, 'books close', input, async (txCtx) => {
    const { db, travel_agency } = txCtx
    const { departure_id, income, cost } = input
    const { revision } = await lockOpenBooks(txCtx, departure_id)
    refuseIfChanged(revision, Math.max(1, input.revision)) // what counts for VAT may have been chosen meanwhile
    const { is_over, package_code, page_title, departure_date } = await readBookedDeparture(
      txCtx,
      departure_id,
    )
    if (!is_over) refuse('TRIP_NOT_OVER')
    const settled = await settleNow(txCtx, departure_id)
    const { now } = settled
    if (now.open_lines > 0) refuse('BILL_MISSING')
    if (now.income !== income || now.cost !== cost) refuse('CHANGED_MEANWHILE')
    const concerns = await listClosingConcerns(txCtx, settled)
    if (concerns.length > 0 && input.concerns.length === 0) refuse('UNSETTLED')
    if (!isDeepStrictEqual(concerns, input.concerns)) refuse('CHANGED_MEANWHILE')
    await db
      .insertInto('settlement')
      .values({
        travel_agency,
        departure_id,
        package_code,
        departure_date,
        income,
        cost,
        figures: JSON.stringify({ ...now, concerns }),
        by_name: ctx.staff.name,
        page_title,
      })
      .execute()
    const accepted = concerns.map(({ kind, count, amount }) => `${kind} ${count} ${amount}`).join(', ')
    txCtx.logChange({
      subject: `departure ${departure_id}`,
      after: { income, cost, margin: now.margin, accepted },
    })
    return {}
  })
}

export function correctSettlement(
  ctx: ManualTxContext<StaffCtx>,
  input: In<typeof settlementsCalls.correct>,
) {
  return withIdempotencyKey(ctx, 'books correct', input, async (txCtx) => {
    const { db, travel_agency } = txCtx
    await lockBooks(txCtx, input.departure_id)
    if (!(await isClosed(txCtx, input.departure_id))) refuse('SETTLEMENT_OPEN')
    const correction = await db
      .insertInto('settlement_correction')
      .values({ travel_agency, ...input, by_name: ctx.staff.name })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { departure_id, ...after } = input
    txCtx.logChange({ subject: `departure ${departure_id}`, after })
    return correction
  })
}
