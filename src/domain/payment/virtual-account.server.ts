// A virtual account that a customer pays into: opened as a try, and looked at again when something changed.
import { sql } from 'kysely'
import { isDeposit } from '#domain/booking/booking-money.ts'
import type { BookingRow } from '#domain/booking/find.server.ts'
import { holdForAccount } from '#domain/booking/hold.server.ts'
import { refuse } from '#errors.ts'
import { virtualAccountLimits } from '#limits/trade.ts'
import { startOfSeoulDay } from '#platform/db/seoul.server.ts'
import { createNumber } from '#platform/numbers.server.ts'
import type { AgencyContext, TxContext } from '#platform/wire/request-context.ts'
import { issuingBanks } from './banks.ts'

type AccountOrder = {
  amount: number
  bank: string | undefined
  hours: number
  share: number | null
}

/**
 * The order is written before the gateway is asked. The same choice for the same sum gets the open account.
 * The account takes money until shortly before the seats are given away. The caller holds the booking's row.
 */
export async function createAccountOrder(
  ctx: TxContext,
  booking: BookingRow,
  { amount, bank = issuingBanks[0]?.code, hours, share }: AccountOrder,
): Promise<{ order_id: string; held_until: string | null }> {
  const { db, travel_agency } = ctx
  const { id, booking_id, departure_date } = booking
  const held_until = await holdForAccount(ctx, booking, { hours, pay_by: 'gateway' })
  const open = await findOpenOrder(ctx, id, share)
  const is_deposit = share === null && isDeposit(booking, amount)
  if (open?.amount === amount && open.is_deposit === is_deposit)
    return { order_id: open.order_id, held_until }
  await recheckVirtualAccounts(ctx, id, { share })
  const order_id = `${booking_id}-${createNumber()}`
  const end = held_until
    ? sql<string>`${held_until}::timestamptz - make_interval(secs => ${virtualAccountLimits.grace_s})`
    : sql<string>`now() + make_interval(hours => ${hours})`
  const account_until = sql<string>`least(${end}, now() + make_interval(hours => ${virtualAccountLimits.hours}),
    ${startOfSeoulDay(departure_date)})`
  const created = await db
    .insertInto('payment_try')
    .values({
      travel_agency,
      order_id,
      booking: id,
      amount,
      share,
      is_deposit,
      way: 'virtual_account',
      bank,
      state: 'confirming',
      confirming: sql<string>`now()`,
      account_until,
    })
    .returning(
      sql<boolean>`account_until > now() + make_interval(secs => ${virtualAccountLimits.grace_s})`.as(
        'is_ahead',
      ),
    )
    .executeTakeFirstOrThrow()
  if (!created.is_ahead) refuse('WAY_NOT_OFFERED')
  return { order_id, held_until }
}

const findOpenOrder = ({ db, travel_agency }: AgencyContext, booking: number, share: number | null) =>
  db
    .selectFrom('payment_try')
    .select(['order_id', 'amount', 'is_deposit'])
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .where('way', '=', 'virtual_account')
    .where('share', 'is not distinct from', share)
    .where('state', 'in', ['confirming', 'deposit_waiting'])
    .where('closing', 'is', null)
    .executeTakeFirst()

/**
 * A job asks the gateway about every open account of the booking, and closes those that are not wanted any
 * more. `close`: all of this share, or of the whole, because another way was chosen or nobody pays by it any
 * more; or every one, because the booking becomes somebody else's.
 */
export async function recheckVirtualAccounts(
  { db, travel_agency, enqueue }: TxContext,
  booking: number,
  close?: { share: number | null } | 'all',
): Promise<void> {
  const open = await db
    .selectFrom('payment_try')
    .select(['order_id', 'share'])
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .where('way', '=', 'virtual_account')
    .where('state', 'in', ['confirming', 'deposit_waiting'])
    .execute()
  for (const { order_id, share } of open) {
    if (close === 'all' || close?.share === share)
      await db
        .updateTable('payment_try')
        .set({ closing: sql<string>`now()` })
        .where('travel_agency', '=', travel_agency)
        .where('order_id', '=', order_id)
        .where('closing', 'is', null)
        .execute()
    await enqueue('settle-order', { travel_agency, order_id })
  }
}

/** The gateway could not be asked, so an account whose time is over counts as not checked since then. */
export async function markAccountUnheard(
  { db, travel_agency }: AgencyContext,
  order_id: string,
): Promise<void> {
  await db
    .updateTable('payment_try')
    .set({ looked: sql<string>`least(looked, account_until - interval '1 second')` })
    .where('travel_agency', '=', travel_agency)
    .where('order_id', '=', order_id)
    .where('state', '=', 'deposit_waiting')
    .where('account_until', '<', sql<string>`now()`)
    .execute()
}
