// Money that goes back through the gateway: asked for here, done by a job. payment/settle.server.ts
import { sql } from 'kysely'
import type { Ctx, InAgency } from '#platform/wire/asking.ts'

/** `completes`: the cancel of the booking is complete when the money is back. */
type Refund = { booking: number; order_id: string; amount: number; reason: string; completes: boolean }

export async function askRefund(
  { db, travel_agency, later }: InAgency & Pick<Ctx, 'later'>,
  refund: Refund,
): Promise<void> {
  const { id } = await db
    .insertInto('refund')
    .values({ travel_agency, ...refund })
    .returning('id')
    .executeTakeFirstOrThrow()
  await later('refund', { travel_agency, refund: id })
}

/** The order that paid for it. */
export async function paidOrderOf({ db, travel_agency }: InAgency, booking: number): Promise<string> {
  const { order_id } = await db
    .selectFrom('payment_try')
    .select('order_id')
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .where('state', '=', 'paid')
    .orderBy('opened', 'desc')
    .executeTakeFirstOrThrow()
  return order_id
}

/** What goes back already, and is not in the ledger yet. */
export async function refundsAsked({ db, travel_agency }: InAgency, booking: number): Promise<number> {
  const { amount } = await db
    .selectFrom('refund')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount'))
    .where((eb) => eb.and({ travel_agency, booking, state: 'asked' as const }))
    .executeTakeFirstOrThrow()
  return amount
}
