// Confirms a payment when the buyer comes back from the pay window.
// What came back is compared with what we wrote, then the gateway is asked, with no transaction open. If its
// answer is lost, it is asked again later.

import { sql } from 'kysely'
import { readAgencySecrets } from '#domain/agency/keys/secrets.server.ts'
import type { Progress } from '#domain/booking/calls.ts'
import { lockBooking } from '#domain/booking/find.server.ts'
import { issueBookingPass } from '#domain/booking/pass.server.ts'
import { Refusal, refuse } from '#errors.ts'
import { readFields } from '#lib/read-fields.ts'
import type { ConfirmOutcome } from '#platform/integrations/toss-answers.server.ts'
import type { Ctx, ManualTxContext } from '#platform/wire/request-context.ts'
import { failPaymentAttempt } from './fail-attempt.server.ts'
import { reconcilePayment } from './reconcile.server.ts'
import { identifyReturningBuyer } from './returning-buyer.server.ts'
import { isAttemptPayable } from './share-payment.server.ts'

/**
 * The state that a returning buyer is told. Money for a booking that no longer exists is sent back
 * automatically.
 */
const returnStates: Partial<Record<Progress, 'checking' | 'cancelled'>> = {
  waiting_for_payment: 'checking',
  cancel_completed: 'cancelled',
}

type GatewayReturn = { paymentKey: string; orderId: string; amount: number }

export async function returnFromPayment(ctx: ManualTxContext<Ctx>, gatewayReturn: GatewayReturn) {
  const {
    booking_id,
    state: attempt,
    secretKey,
  } = await ctx.transaction((ctx) => startConfirmation(ctx, gatewayReturn)).catch(throwAsMismatch)
  if (attempt !== 'paid')
    await settleReturn(
      ctx,
      gatewayReturn,
      await ctx.integrations.toss.confirm(secretKey, gatewayReturn, `confirm-${gatewayReturn.orderId}`),
      secretKey,
    )
  const { progress, isHolder, claimed } = await ctx.finalTransaction((ctx) =>
    identifyReturningBuyer(ctx, booking_id, gatewayReturn.orderId),
  )
  const isClaimed = claimed !== undefined
  // it counts from the claim, so it ends with the others when the booking becomes somebody else's meanwhile
  if (isClaimed) issueBookingPass(ctx, booking_id, claimed)
  const state = returnStates[progress] ?? ('paid' as const)
  return isHolder || isClaimed ? { booking_id, progress, state } : { booking_id: null, progress: null, state }
}

/**
 * The payment is marked before we ask the gateway. If the process dies meanwhile, the check of open payments
 * finds it, and its seats are not given away.
 */
async function startConfirmation(ctx: Ctx, gatewayReturn: GatewayReturn) {
  const { paymentKey, orderId, amount } = gatewayReturn
  const booking = await lockBookingByOrder(ctx, orderId)
  const { booking_id } = booking
  const attempt = await ctx.db
    .selectFrom('payment_try')
    .selectAll()
    .where('travel_agency', '=', ctx.travel_agency)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { toss_secret_key: secretKey = '' } = await readAgencySecrets(ctx)
  if (attempt.way !== 'card') refuse('PAYMENT_MISMATCH') // a virtual account has no window
  if (attempt.amount !== amount || (attempt.payment_key !== null && attempt.payment_key !== paymentKey))
    refuse('PAYMENT_MISMATCH')
  if (attempt.state === 'paid') return { booking_id, state: attempt.state, secretKey }
  if (attempt.state === 'failed') refuse('PAYMENT_DECLINED')
  if (!(await isAttemptPayable(ctx, booking, attempt))) refuse('NOT_PAYABLE')
  if (await isConfirmingElsewhere(ctx, attempt)) refuse('NOT_PAYABLE')
  await markConfirming(ctx, gatewayReturn, attempt.confirming === null)
  return { booking_id, state: 'confirming' as const, secretKey }
}

async function lockBookingByOrder(ctx: Ctx, orderId: string) {
  const { db, travel_agency } = ctx
  const { booking } =
    (await db
      .selectFrom('payment_try')
      .select('booking')
      .where('travel_agency', '=', travel_agency)
      .where('order_id', '=', orderId)
      .executeTakeFirst()) ?? refuse('BOOKING_NOT_FOUND')
  return lockBooking(ctx, booking)
}

type PaymentAttempt = { booking: number; order_id: string; share: number | null }

/** True while another payment of the same booking, or of the same share, is being confirmed. */
async function isConfirmingElsewhere(
  { db, travel_agency }: Ctx,
  { booking, order_id, share }: PaymentAttempt,
): Promise<boolean> {
  const other = await db
    .selectFrom('payment_try')
    .select('order_id')
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .where('state', '=', 'confirming')
    .where('way', '=', 'card')
    .where('order_id', '<>', order_id)
    .$if(share !== null, (query) =>
      query.where((eb) => eb.or([eb('share', 'is', null), eb('share', '=', share)])),
    )
    .executeTakeFirst()
  return other !== undefined
}

async function markConfirming(
  { db, travel_agency }: Ctx,
  { paymentKey, orderId }: GatewayReturn,
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

/** Refuses a payment that belongs to another order of ours. */
function throwAsMismatch(error: unknown): never {
  throw readFields(error).constraint === 'payment_try_by_key' ? new Refusal('PAYMENT_MISMATCH') : error
}

async function settleReturn(
  ctx: ManualTxContext<Ctx>,
  { orderId, paymentKey }: GatewayReturn,
  outcome: ConfirmOutcome,
  secretKey: string,
): Promise<void> {
  if (outcome.kind === 'approved') return ctx.transaction((ctx) => reconcilePayment(ctx, outcome.payment))
  if (outcome.kind === 'declined' || outcome.kind === 'misconfigured') {
    if (outcome.kind === 'misconfigured')
      ctx.log.error(
        { agency: ctx.travel_agency, toss: outcome.code },
        'the gateway does not accept the keys of the agency',
      )
    await ctx.transaction((ctx) => failPaymentAttempt(ctx, orderId, outcome.code))
    refuse(outcome.kind === 'declined' ? 'PAYMENT_DECLINED' : 'UNAVAILABLE')
  }
  const payment = outcome.kind === 'unheard' ? null : await ctx.integrations.toss.find(secretKey, { orderId })
  if (payment === undefined) return // we cannot know now: it is asked again every minute
  if (payment?.paymentKey === paymentKey) return ctx.transaction((ctx) => reconcilePayment(ctx, payment))
  await ctx.transaction((ctx) => failPaymentAttempt(ctx, orderId, payment ? 'MISMATCH' : 'NOT_FOUND_PAYMENT'))
  refuse('PAYMENT_MISMATCH')
}
