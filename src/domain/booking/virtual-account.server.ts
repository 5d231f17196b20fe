// The virtual account into which a booking is to be paid, as a screen shows it.
import { sql } from 'kysely'
import { maskName } from '#domain/member/mask-name.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

/** `account` is null until the gateway has answered. */
const accountColumns = ['amount', 'account', 'account_until as until'] as const

type PayInAccount = { account: { bank: string; account_number: string; account_holder: string } | null }

/** For the holder of a link: the account is in the booker's name, and that with the number opens the booking. */
export const maskHolder = <T extends PayInAccount>(order: T | null): T | null =>
  order && {
    ...order,
    account: order.account && {
      ...order.account,
      account_holder: maskName(order.account.account_holder),
    },
  }

export const describeVirtualAccount = ({ db, travel_agency }: AgencyContext, order_id: string) =>
  db
    .selectFrom('payment_try')
    .select(accountColumns)
    .where('travel_agency', '=', travel_agency)
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()

/** The account of a booking, or of one of its shares, that waits for money. */
export async function findVirtualAccount(
  { db, travel_agency }: AgencyContext,
  booking: number,
  share: number | null = null,
) {
  const order = await db
    .selectFrom('payment_try')
    .select(accountColumns)
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .where('way', '=', 'virtual_account')
    .where('share', 'is not distinct from', share)
    .where('state', 'in', ['confirming', 'deposit_waiting'])
    .where('closing', 'is', null)
    .where((eb) => eb.or([eb('account_until', '>', sql<string>`now()`), eb('account', 'is', null)]))
    .orderBy('opened', 'desc')
    .executeTakeFirst()
  return order ?? null
}
