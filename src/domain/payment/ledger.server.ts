// The ledger: every won in and out, written once and never changed.

import { sql } from 'kysely'
import type { StaffActor } from '#domain/booking/history.server.ts'
import type { LedgerKind } from '#domain/booking/ledger-kinds.ts'
import { createNumber } from '#platform/numbers.server.ts'
import type { TxContext } from '#platform/wire/request-context.ts'
import { recheckVirtualAccounts } from './virtual-account.server.ts'

/**
 * `gateway_key`: the key of the payment or the cancellation. It shows when the gateway reports the same
 * again. A bank transfer has none.
 */
type LedgerEntry = {
  booking: number
  kind: LedgerKind
  amount: number
  method: string
  order_id?: string
  gateway_key?: string
  share?: number | null
  at?: string | null
}

/** The share that an order pays: a refund of the order counts for the same share. */
const selectShareOfOrder = (travel_agency: number, order_id: string) =>
  sql<
    number | null
  >`(select t.share from payment_try t where t.travel_agency = ${travel_agency} and t.order_id = ${order_id})`

/** Returns the id of the row; null when the entry was there already. */
export async function saveLedgerEntry(
  ctx: TxContext & StaffActor,
  { at, ...entry }: LedgerEntry,
): Promise<number | null> {
  const { db, travel_agency, staff } = ctx
  const created = await db
    .insertInto('ledger')
    .values({
      travel_agency,
      share: entry.order_id === undefined ? null : selectShareOfOrder(travel_agency, entry.order_id),
      transaction_id: createNumber(),
      by_name: staff?.name,
      ...entry,
      ...(at && { at }),
    })
    .onConflict((conflict) =>
      conflict.columns(['travel_agency', 'gateway_key']).where('gateway_key', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (created) {
    await recheckVirtualAccounts(ctx, entry.booking) // another sum may be payable now
    await ctx.enqueue('cash-receipts', { travel_agency, booking: entry.booking })
  }
  return created?.id ?? null
}
