// Confirms a payment when the buyer comes back from the pay window.
// What came back is compared with what we wrote, then the gateway is asked, with no transaction open. If its
// answer is lost, it is asked again later.

import { sql } from 'kysely'
import { secretsOf } from '#domain/agency/secrets.server.ts'
import { isPayable } from '#domain/booking/balance.ts'
import type { Progress } from '#domain/booking/calls.ts'
import { givePass } from '#domain/booking/pass.server.ts'
import { Refusal, refuse } from '#errors.ts'
import { partsOf } from '#plain/parts-of.ts'
import type { Outcome } from '#platform/outside/toss-answers.server.ts'
import type { Ctx, Own } from '#platform/wire/asking.ts'
import { failTry, reconcile } from './reconcile.server.ts'
import { whoCameBack } from './who-came-back.server.ts'

/** What a returning buyer is told. Money for a booking that no longer exists is sent back automatically. */
const stateAt: Partial<Record<Progress, 'checking' | 'cancelled'>> = {
  waiting_for_payment: 'checking',
  cancel_completed: 'cancelled',
}

type Returned = { paymentKey: string; orderId: string; amount: number }

export async function paymentReturn(ctx: Own<Ctx>, returned: Returned) {
  const {
    booking_id,
    state: tried,
    secretKey,
  } = await ctx.within((ctx) => beginConfirm(ctx, returned)).catch(asMismatch)
  if (tried !== 'paid')
    await settleNow(
      ctx,
      returned,
      await ctx.outside.toss.confirm(secretKey, returned, `confirm-${returned.orderId}`),
      secretKey,
    )
  const { progress, isKnown, isClaimed } = await ctx.write((ctx) =>
    whoCameBack(ctx, booking_id, returned.orderId),
  )
  if (isClaimed) givePass(ctx, booking_id)
  const state = stateAt[progress] ?? ('paid' as const)
  return isKnown || isClaimed ? { booking_id, progress, state } : { booking_id: null, progress: null, state }
}

/**
 * The payment is marked before we ask the gateway. If the process dies meanwhile, the check of open payments
 * finds it, and its seats are not given away.
 */
async function beginConfirm(ctx: Ctx, returned: Returned) {
  const { paymentKey, orderId, amount } = returned
  const { booking_id, ...costing } = await lockBookingOf(ctx, orderId)
  const tried = await ctx.db
    .selectFrom('payment_try')
    .selectAll()
    .where('travel_agency', '=', ctx.travel_agency)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { toss_secret_key: secretKey = '' } = await secretsOf(ctx)
  if (tried.amount !== amount || (tried.payment_key !== null && tried.payment_key !== paymentKey))
    refuse('PAYMENT_MISMATCH')
  if (tried.state === 'paid') return { booking_id, state: tried.state, secretKey }
  if (tried.state === 'failed') refuse('PAYMENT_DECLINED')
  if (!isPayable(costing, amount)) refuse('NOT_PAYABLE')
  if (await isSettledElsewhere(ctx, tried)) refuse('NOT_PAYABLE')
  await markConfirming(ctx, returned, tried.confirming === null)
  return { booking_id, state: 'confirming' as const, secretKey }
}

async function lockBookingOf({ db, travel_agency }: Ctx, orderId: string) {
  const { booking } =
    (await db
      .selectFrom('payment_try')
      .select('booking')
      .where('travel_agency', '=', travel_agency)
      .where('order_id', '=', orderId)
      .executeTakeFirst()) ?? refuse('BOOKING_NOT_FOUND')
  return db
    .selectFrom('booking')
    .select(['booking_id', 'progress', 'paid', 'total', 'fees_kept'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', booking)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

type Try = { booking: number; order_id: string }

/** Another window of the same booking is being settled. */
async function isSettledElsewhere({ db, travel_agency }: Ctx, { booking, order_id }: Try): Promise<boolean> {
  const other = await db
    .selectFrom('payment_try')
    .select('order_id')
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .where('state', '=', 'confirming')
    .where('order_id', '<>', order_id)
    .executeTakeFirst()
  return other !== undefined
}

async function markConfirming(
  { db, travel_agency }: Ctx,
  { paymentKey, orderId }: Returned,
  isFirst: boolean,
): Promise<void> {
  await db
    .updateTable('payment_try')
    .set({
      state: 'confirming',
      payment_key: paymentKey,
      // the first return counts: returning again does not hold the seats longer
      ...(isFirst && { confirming: sql<string>`now()` }),
    })
    .where('travel_agency', '=', travel_agency)
    .where('order_id', '=', orderId)
    .execute()
}

/** A payment that belongs to another order of ours. */
function asMismatch(error: unknown): never {
  throw partsOf(error).constraint === 'payment_try_by_key' ? new Refusal('PAYMENT_MISMATCH') : error
}

async function settleNow(
  ctx: Own<Ctx>,
  { orderId, paymentKey }: Returned,
  outcome: Outcome,
  secretKey: string,
): Promise<void> {
  if (outcome.kind === 'approved') return ctx.within((ctx) => reconcile(ctx, outcome.payment))
  if (outcome.kind === 'declined' || outcome.kind === 'misconfigured') {
    if (outcome.kind === 'misconfigured')
      ctx.log.error(
        { agency: ctx.travel_agency, toss: outcome.code },
        'the gateway does not accept the keys of the agency',
      )
    await ctx.within((ctx) => failTry(ctx, orderId, outcome.code))
    refuse(outcome.kind === 'declined' ? 'PAYMENT_DECLINED' : 'UNAVAILABLE')
  }
  const payment = outcome.kind === 'unheard' ? null : await ctx.outside.toss.find(secretKey, { orderId })
  if (payment === undefined) return // we cannot know now: it is asked again every minute
  if (payment?.paymentKey === paymentKey) return ctx.within((ctx) => reconcile(ctx, payment))
  await ctx.within((ctx) => failTry(ctx, orderId, payment ? 'MISMATCH' : 'NOT_FOUND_PAYMENT'))
  refuse('PAYMENT_MISMATCH')
}
