// Refunds through the gateway: requested here, done by a job (payment/settle.server.ts).
import { sql } from 'kysely'
import type { AgencyContext, Ctx } from '#platform/wire/request-context.ts'

/** `completes`: the cancel of the booking is complete when the money is back. */
type RefundRequest = { booking: number; order_id: string; amount: number; reason: string; completes: boolean }

export async function requestRefund(
  { db, travel_agency, enqueue }: AgencyContext & Pick<Ctx, 'enqueue'>,
  refund: RefundRequest,
): Promise<void> {
  const { id } = await db
    .insertInto('refund')
    .values({ travel_agency, ...refund })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue('refund', { travel_agency, refund: id })
}

/**
 * The money goes back to the orders that paid, the newest first, and never more than is left of each: a later
 * payment was an order of its own. What was paid by transfer stays owed, and staff send it.
 */
export async function requestRefunds(
  ctx: AgencyContext & Pick<Ctx, 'enqueue'>,
  { amount, ...request }: Omit<RefundRequest, 'order_id'>,
): Promise<void> {
  let rest = amount
  for (const { order_id, left } of await listRefundableOrders(ctx, request.booking)) {
    const part = Math.min(rest, left)
    if (part > 0) await requestRefund(ctx, { ...request, order_id, amount: part })
    rest -= part
  }
}

/** The orders that paid for it, with what is left of each after refunds that were done or asked for. */
const listRefundableOrders = ({ db, travel_agency }: AgencyContext, booking: number) =>
  db
    .selectFrom('payment_try as t')
    .select('t.order_id')
    .select(
      sql<number>`greatest(0, t.amount
        - (select coalesce(sum(l.amount), 0) from ledger l
          where l.travel_agency = t.travel_agency and l.booking = t.booking and l.order_id = t.order_id and l.kind = 'refund')
        - (select coalesce(sum(r.amount), 0) from refund r
          where r.travel_agency = t.travel_agency and r.booking = t.booking and r.order_id = t.order_id and r.state = 'asked'))::bigint`.as(
        'left',
      ),
    )
    .where('t.travel_agency', '=', travel_agency)
    .where('t.booking', '=', booking)
    .where('t.state', '=', 'paid')
    .orderBy('t.opened', 'desc')
    .execute()

/** Refunds that were asked for and are not in the ledger yet. */
export async function sumPendingRefunds(
  { db, travel_agency }: AgencyContext,
  booking: number,
): Promise<number> {
  const { amount } = await db
    .selectFrom('refund')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount'))
    .where((eb) => eb.and({ travel_agency, booking, state: 'asked' as const }))
    .executeTakeFirstOrThrow()
  return amount
}
