// A share as the holder of its link sees and pays it: this share alone, and nothing of anybody else.
import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { readPayWays } from '#domain/agency/rules/pay-ways.server.ts'
import { type BookingRow, getBookingByNumber } from '#domain/booking/find.server.ts'
import { isRefundPending } from '#domain/booking/pending-refunds.server.ts'
import { findTransferTarget } from '#domain/booking/transfer-reference.server.ts'
import { findVirtualAccount, maskHolder } from '#domain/booking/virtual-account.server.ts'
import { maskName } from '#domain/member/mask-name.ts'
import { findPayoutAccount, maskAccount } from '#domain/payment/payout-account.server.ts'
import { findReceiptWish } from '#domain/payment/receipt-wish.server.ts'
import { calculateShareRest } from '#domain/payment/share-payment.server.ts'
import { toSymbols } from '#platform/numbers.server.ts'
import type { AgencyContext, Ctx } from '#platform/wire/request-context.ts'

type ShareKeys = Pick<Ctx, 'travel_agency' | 'keyFor'>

/**
 * The code is the same each time, so every copy of the link works. Without the key the seed is worth nothing.
 */
export const deriveShareCode = ({ travel_agency, keyFor }: ShareKeys, seed: string) =>
  toSymbols(
    createHmac('sha256', keyFor('share link'))
      .update(JSON.stringify([travel_agency, seed]))
      .digest()
      .subarray(0, 12),
  )

const selectShare = ({ db, travel_agency }: AgencyContext) =>
  db
    .selectFrom('booking_share as s')
    .innerJoin('booking as b', (on) =>
      on.onRef('b.travel_agency', '=', 's.travel_agency').onRef('b.id', '=', 's.booking'),
    )
    .select(['s.id', 's.name', 's.email', 's.seed', 's.amount', 'b.booking_id'])
    .where('s.travel_agency', '=', travel_agency)
    .where('s.revoked', 'is', null)

/**
 * Undefined where nothing may be paid by the link: an ended booking, a share that is paid or was taken back.
 */
export async function findShareByToken(ctx: AgencyContext, token_hash: string) {
  return toOpenShare(ctx, await selectShare(ctx).where('s.token_hash', '=', token_hash).executeTakeFirst())
}

export async function findShareForMail(ctx: AgencyContext, id: number) {
  return toOpenShare(ctx, await selectShare(ctx).where('s.id', '=', id).executeTakeFirst())
}

type ShareRow = Awaited<ReturnType<ReturnType<typeof selectShare>['executeTakeFirst']>>

async function toOpenShare(ctx: AgencyContext, share: ShareRow) {
  if (!share) return undefined
  const booking = await getBookingByNumber(ctx, share.booking_id)
  const rest = await calculateShareRest(ctx, booking, share.id)
  return rest > 0 ? { ...share, booking, rest, leader: maskName(booking.name) } : undefined
}
export type OpenShare = NonNullable<Awaited<ReturnType<typeof findShareByToken>>>

/**
 * A share in the shape of a booking that is paid by a link. The name is masked: with the number it would open
 * the booking.
 */
export async function describeSharePayment(ctx: Ctx, { id, name, rest, booking, leader }: OpenShare) {
  const { booking_id, page_title, departure_date, return_date, adult, child, baby } = booking
  const isTransfer = await hasChosenTransfer(ctx, booking)
  return {
    booking_id,
    name: leader,
    share: { name },
    page_title,
    departure_date,
    return_date,
    party: { adult, child, baby },
    price_lines: [],
    total: rest,
    deposit: 0,
    balance_by: null,
    reserved_free: false,
    amount: rest,
    most: rest,
    held_until: booking.held_until,
    consents_due: false,
    special: false,
    pay_by: booking.pay_by,
    pay_ways: (await readPayWays(ctx)).ways,
    bank_transfer: isTransfer ? await findTransferTarget(ctx, booking.id) : null,
    receipt_wish: (await findReceiptWish(ctx, { booking: booking.id, share: id })) ?? null,
    virtual_account: maskHolder(await findVirtualAccount(ctx, booking.id, id)),
  }
}

/**
 * What goes back to whoever paid the share: by the gateway, or by staff, who may wait for an account. Also of a share
 * that was taken back.
 */
const selectShareRefund = ({ db, travel_agency }: AgencyContext) =>
  db
    .selectFrom('booking_share as s')
    .innerJoin('booking as b', (on) =>
      on.onRef('b.travel_agency', '=', 's.travel_agency').onRef('b.id', '=', 's.booking'),
    )
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('refund as r')
          .innerJoin('payment_try as t', (on) =>
            on.onRef('t.travel_agency', '=', 'r.travel_agency').onRef('t.order_id', '=', 'r.order_id'),
          )
          .select([
            sumOfState('asked').as('asked'),
            sumOfState('account_needed').as('needed'),
            sumOfState('to_send').as('to_send'),
          ])
          .whereRef('r.travel_agency', '=', 's.travel_agency')
          .whereRef('r.booking', '=', 's.booking')
          .whereRef('t.share', '=', 's.id')
          .where(isRefundPending)
          .as('back'),
      (on) => on.onTrue(),
    )
    .select(['s.id', 's.name', 's.email', 'b.booking_id', 'b.id as booking'])
    .select(['back.asked', 'back.needed', 'back.to_send'])
    .where('s.travel_agency', '=', travel_agency)
    .where(sql<boolean>`back.asked + back.needed + back.to_send > 0`)

const sumOfState = (state: string) =>
  sql<number>`coalesce(sum(r.amount) filter (where r.state = ${state}), 0)::bigint`

/** By a link for this alone: the leader knows the code with which the share is paid. */
export const findShareRefundByToken = (ctx: AgencyContext, token_hash: string) =>
  selectShareRefund(ctx)
    .innerJoin('booking_link as l', (on) =>
      on.onRef('l.travel_agency', '=', 's.travel_agency').onRef('l.share', '=', 's.id'),
    )
    .where('l.token_hash', '=', token_hash)
    .where('l.revoked', 'is', null)
    .executeTakeFirst()

export const findShareRefund = (ctx: AgencyContext, id: number) =>
  selectShareRefund(ctx).where('s.id', '=', id).executeTakeFirst()
export type ShareRefund = NonNullable<Awaited<ReturnType<typeof findShareRefundByToken>>>

/** What goes back to whoever paid the share, in the shape of a refund by link, with no sum of anybody else. */
export async function describeShareRefund(
  ctx: Ctx,
  { id, name: payer, booking_id, asked, needed, to_send }: ShareRefund,
) {
  const booking = await getBookingByNumber(ctx, booking_id)
  const { name, page_title, departure_date, return_date, adult, child, baby } = booking
  const account = await findPayoutAccount(ctx, { booking: booking.id, share: id })
  return {
    booking_id,
    name: payer || maskName(name),
    page_title,
    departure_date,
    return_date,
    party: { adult, child, baby },
    total: asked + needed + to_send,
    until: null,
    others: [],
    by_gateway: asked,
    to_account: needed,
    by_transfer: to_send,
    compensation: 0,
    account: account && maskAccount(account),
  }
}

const hasChosenTransfer = async (ctx: AgencyContext, { pay_by }: BookingRow) =>
  pay_by === 'bank_transfer' && (await readPayWays(ctx)).ways.includes('bank_transfer')
