// Refunds through the gateway: requested here, done by a job (payment/recheck-gateway.server.ts).
import { type RawBuilder, sql } from 'kysely'
import type { StaffActor } from '#domain/booking/history.server.ts'
import { isRefundPending, selectRefundsWithOrders } from '#domain/booking/pending-refunds.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { AgencyContext, Ctx, TxContext } from '#platform/wire/request-context.ts'
import { depositUndone } from './gateway-reasons.ts'
import {
  hasPayoutAccount,
  type Payee,
  type PayoutAccountDetails,
  savePayoutAccount,
} from './payout-account.server.ts'

/** `completes`: the cancel of the booking is complete when the money is back. */
type RefundRequest = { booking: number; order_id: string; amount: number; reason: string; completes: boolean }
type RefundContext = Pick<TxContext, 'db' | 'travel_agency' | 'enqueue'> & StaffActor

/**
 * Money that was paid into a virtual account waits until whoever paid says to which account it goes back: the
 * customer, or the payer of a share.
 */
export async function requestRefund(ctx: RefundContext, refund: RefundRequest): Promise<void> {
  const { db, travel_agency, enqueue, staff } = ctx
  const { way, share } = await getPaidOrder(ctx, refund.order_id)
  const needsAccount =
    way === 'virtual_account' && !(await hasPayoutAccount(ctx, { booking: refund.booking, share }))
  const { id } = await db
    .insertInto('refund')
    .values({
      travel_agency,
      ...refund,
      by_name: staff?.name,
      state: needsAccount ? 'account_needed' : 'asked',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (!needsAccount) await enqueue('refund', { travel_agency, refund: id })
  else if (share !== null) await notify(ctx, 'share-account-asked', { ref: share })
}

const getPaidOrder = ({ db, travel_agency }: AgencyContext, order_id: string) =>
  db
    .selectFrom('payment_try')
    .select(['way', 'share'])
    .where('travel_agency', '=', travel_agency)
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()

/**
 * Stores the account, and asks the gateway for refunds of this payer that waited for it. The caller holds the
 * booking's row.
 */
export async function saveRefundAccount(
  ctx: RefundContext & Pick<Ctx, 'keyFor'>,
  payee: Payee,
  account: PayoutAccountDetails,
): Promise<void> {
  const { db, travel_agency, enqueue } = ctx
  await savePayoutAccount(ctx, payee, account)
  if (payee.share === null) await notify(ctx, 'account-named', { ref: payee.booking })
  else await notify(ctx, 'share-account-named', { ref: payee.share })
  const waiting = await db
    .updateTable('refund')
    .set({ state: 'asked', asked: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', payee.booking)
    .where('state', '=', 'account_needed')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payment_try as t')
          .select('t.order_id')
          .where('t.travel_agency', '=', travel_agency)
          .whereRef('t.order_id', '=', 'refund.order_id')
          .where('t.share', 'is not distinct from', payee.share),
      ),
    )
    .returning('id')
    .execute()
  for (const { id } of waiting) await enqueue('refund', { travel_agency, refund: id })
}

/**
 * The money goes back to the orders that paid, those of the shares of travellers who leave first, then the newest, and
 * never more than is left of each: a later payment was an order of its own. What was paid by transfer stays owed, and staff send it. Answers with what
 * goes back through the gateway.
 */
export async function requestRefunds(
  ctx: RefundContext,
  { amount, leaving, ...request }: Omit<RefundRequest, 'order_id'> & { leaving?: readonly number[] },
): Promise<number> {
  const parts = splitRefund(amount, await listRefundableOrders(ctx, request.booking, leaving))
  for (const { order_id, amount: part } of parts)
    await requestRefund(ctx, { ...request, order_id, amount: part })
  return parts.reduce((sum, { amount: part }) => sum + part, 0)
}

type RefundableOrder = {
  order_id: string
  way: 'card' | 'virtual_account'
  share: number | null
  left: number
}

function splitRefund(amount: number, orders: RefundableOrder[]) {
  let rest = amount
  return orders.flatMap(({ left, ...order }) => {
    const part = Math.min(rest, left)
    rest -= part
    return part > 0 ? [{ ...order, amount: part }] : []
  })
}

/**
 * Describes the ways by which a sum would go back. `to_account`: through the gateway, to the customer's
 * account. `by_gateway`: without their doing, to cards, and to whoever paid a share.
 */
export async function describeRefundWays(
  ctx: AgencyContext,
  booking: number,
  { amount, leaving }: { amount: number; leaving?: readonly number[] },
) {
  const parts = splitRefund(amount, await listRefundableOrders(ctx, booking, leaving))
  const through = parts.reduce((sum, part) => sum + part.amount, 0)
  const to_account = parts.reduce(
    (sum, part) => (part.way === 'virtual_account' && part.share === null ? sum + part.amount : sum),
    0,
  )
  const by_gateway = through - to_account
  return { by_gateway, to_account, by_transfer: amount - by_gateway - to_account }
}

/** What staff have sent to the booker of the try `t`, in place of what the gateway refused. */
const sentByHand = sql<number>`(select coalesce(sum(l.amount), 0) from ledger l
  where l.travel_agency = t.travel_agency and l.booking = t.booking and l.kind = 'refund' and l.order_id is null and l.share is null)`

/**
 * The orders that paid for the booking, with what is left of each: less what the gateway sent back or is asked for, and
 * what staff have sent in its place.
 */
const listRefundableOrders = (
  { db, travel_agency }: AgencyContext,
  booking: number,
  leaving: readonly number[] = [],
) =>
  db
    .selectFrom('payment_try as t')
    .select(['t.order_id', 't.way', 't.share'])
    .select(
      sql<number>`greatest(0, t.amount
        - (select coalesce(sum(l.amount), 0) from ledger l
          where l.travel_agency = t.travel_agency and l.booking = t.booking and l.order_id = t.order_id and l.kind = 'refund')
        - (select coalesce(sum(r.amount) filter (where ${isRefundPending} or r.state = 'sent'), 0)
            + least(${sentByHand}, coalesce(sum(r.amount) filter (
              where r.state = 'refused' and r.code is distinct from ${depositUndone}), 0))
          from refund r
          where r.travel_agency = t.travel_agency and r.booking = t.booking and r.order_id = t.order_id))::bigint`.as(
        'left',
      ),
    )
    .where('t.travel_agency', '=', travel_agency)
    .where('t.booking', '=', booking)
    .where('t.state', '=', 'paid')
    .orderBy(
      sql`exists (select from booking_share s where s.travel_agency = t.travel_agency and s.id = t.share
        and s.traveller = any (${leaving}::int[]))`,
      'desc',
    )
    .orderBy('t.opened', 'desc')
    .execute()

/** Refunds through the gateway that are not in the ledger yet. */
export async function sumPendingRefunds(ctx: AgencyContext, booking: number): Promise<number> {
  const { asked, account_needed, share_waiting } = await sumRefundsByState(ctx, booking)
  return asked + account_needed + share_waiting
}

/** `share_waiting`: waits for the account of whoever paid a share, or for staff who send it there. */
export async function sumRefundsByState(ctx: AgencyContext, booking: number) {
  const sumOf = (condition: RawBuilder<boolean>) =>
    sql<number>`coalesce(sum(r.amount) filter (where ${condition}), 0)::bigint`
  return selectRefundsWithOrders(ctx)
    .select([
      sumOf(sql`r.state = 'asked'`).as('asked'),
      sumOf(sql`r.state = 'account_needed' and t.share is null`).as('account_needed'),
      sumOf(sql`r.state = 'to_send' or r.state = 'account_needed' and t.share is not null`).as(
        'share_waiting',
      ),
    ])
    .where('r.booking', '=', booking)
    .executeTakeFirstOrThrow()
}

/** Payments through the gateway and refunds asked of it, with its answers. */
export async function loadGatewayHistory({ db, travel_agency }: AgencyContext, booking: number) {
  const bookingKey = { travel_agency, booking }
  const tries = await db
    .selectFrom('payment_try')
    .select(['order_id', 'amount', 'state', 'code', 'opened'])
    .where((eb) => eb.and(bookingKey))
    .orderBy('opened')
    .execute()
  const refunds = await db
    .selectFrom('refund')
    .select(['id', 'amount', 'state', 'code', 'asked'])
    .where((eb) => eb.and(bookingKey))
    .orderBy('id')
    .execute()
  return { tries, refunds }
}
