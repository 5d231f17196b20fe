// §7 Opens a payment by the way that was chosen: the gateway's window, a virtual account, or a transfer.
// A try has an order number of its own and is written before the gateway is asked.

import { readAgencySecrets } from '#domain/agency/keys/secrets.server.ts'
import { readPayWays } from '#domain/agency/rules/pay-ways.server.ts'
import type { PayWay } from '#domain/agency/rules/pay-ways.ts'
import { calculateMoney, isDeposit } from '#domain/booking/booking-money.ts'
import { type BookingRow, getOwnBooking } from '#domain/booking/find.server.ts'
import { extendHold, holdForAccount, payByGateway } from '#domain/booking/hold.server.ts'
import { countAsReal } from '#domain/booking/test-bookings.server.ts'
import { findTransferTarget } from '#domain/booking/transfer-reference.server.ts'
import { describeVirtualAccount } from '#domain/booking/virtual-account.server.ts'
import { refuse } from '#errors.ts'
import { localize } from '#i18n/language.ts'
import { payingLimits } from '#limits/access.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import { notify } from '#platform/notify.server.ts'
import { createNumber } from '#platform/numbers.server.ts'
import { addSignedValue } from '#platform/signed-cookies.server.ts'
import type { Ctx, ManualTxContext } from '#platform/wire/request-context.ts'
import { issueVirtualAccount } from './issue-account.server.ts'
import { calculateShareRest, isAgreementAwaited } from './share-payment.server.ts'
import { createAccountOrder, recheckVirtualAccounts } from './virtual-account.server.ts'

/** Payment windows this browser opened. Whoever returns to the same browser needs no code. */
export const payWindowCookie = { cookie: 'paying', ...payingLimits }

/** `whole`: all at once, where a deposit is asked for. `share`: what is left of one of its shares. */
type PaymentInput = { booking_id: string; way?: PayWay; bank?: string; whole?: boolean; share?: number }

export async function createPaymentAttempt(ctx: ManualTxContext<Ctx>, input: PaymentInput) {
  const attempt = await createPaymentAttemptFor(ctx, input, (txCtx) => getOwnBooking(txCtx, input, 'lock'))
  if (attempt.gateway) addSignedValue(ctx, payWindowCookie, attempt.gateway.order_id)
  return attempt
}

/** `find`: finds and locks the booking for somebody who may pay for it. */
export async function createPaymentAttemptFor(
  ctx: ManualTxContext<Ctx>,
  input: PaymentInput,
  find: (ctx: Ctx) => Promise<BookingRow>,
) {
  const { account_order, ...attempt } = await withIdempotencyKey(ctx, 'payment', input, async (txCtx) => {
    const booking = await find(txCtx)
    const amount = await calculateAmount(txCtx, booking, input)
    if (amount === 0 || (await isAgreementAwaited(txCtx, booking, input))) refuse('NOT_PAYABLE')
    if (booking.consents_due) refuse('CONSENT_REQUIRED')
    return openWay(txCtx, booking, { amount, ...input })
  })
  if (account_order === null) return { ...attempt, virtual_account: null }
  return { ...attempt, virtual_account: await issueNow(ctx, account_order) }
}

async function calculateAmount(ctx: Ctx, booking: BookingRow, { whole, share }: PaymentInput) {
  if (share !== undefined) return calculateShareRest(ctx, booking, share)
  const { payable, payable_most } = calculateMoney(booking)
  return whole ? payable_most : payable
}

/** The part of the answer that is the same for every way to pay. */
const nothingOpened = { gateway: null, bank_transfer: null, account_order: null }

async function openWay(ctx: Ctx, booking: BookingRow, input: PaymentInput & { amount: number }) {
  const { amount, bank, share = null } = input
  const { ways, pays_online, transfer_hours: hours } = await readPayWays(ctx)
  const way = input.way ?? (booking.pay_by === 'bank_transfer' ? 'bank_transfer' : 'card')
  const isWindowClosed = way === 'card' && pays_online && !ways.includes('card')
  if (isWindowClosed || (input.way && !ways.includes(input.way))) refuse('WAY_NOT_OFFERED')
  const opened = { ...nothingOpened, booking_id: booking.booking_id, amount }
  if (way !== 'bank_transfer') await countAsRealByKeys(ctx, booking)
  if (way === 'virtual_account') {
    const { order_id, held_until } = await createAccountOrder(ctx, booking, {
      amount,
      bank,
      hours,
      share,
    })
    return { ...opened, held_until, account_order: order_id }
  }
  await recheckVirtualAccounts(ctx, booking.id, input.way && { share }) // without a choice the account stays
  return way === 'bank_transfer'
    ? { ...opened, ...(await openTransfer(ctx, booking, { hours, share })) }
    : { ...opened, ...(await openWindow(ctx, booking, { amount, share })) }
}

/**
 * Keys that take real money make a test booking real before the gateway is asked, so a crash leaves no test
 * paid.
 */
async function countAsRealByKeys(ctx: Ctx, { id, made_in_preview }: BookingRow): Promise<void> {
  if (!made_in_preview) return
  const { toss_secret_key = 'test_' } = await readAgencySecrets(ctx)
  if (!toss_secret_key.startsWith('test_')) await countAsReal(ctx, id)
}

/** A customer who changes to a transfer gets the account to transfer to. */
async function openTransfer(
  ctx: Ctx,
  booking: BookingRow,
  { hours, share }: { hours: number; share: number | null },
) {
  const bank_transfer = await findTransferTarget(ctx, booking.id)
  if (share !== null) await notify(ctx, 'share-account', { ref: share })
  if (booking.pay_by === 'bank_transfer') return { held_until: booking.held_until, bank_transfer }
  const held_until = await holdForAccount(ctx, booking, { hours, pay_by: 'bank_transfer' })
  if (share === null) await notify(ctx, 'pay-account', { ref: booking.id })
  return { held_until, bank_transfer }
}

async function openWindow(
  ctx: Ctx,
  booking: BookingRow,
  { amount, share }: { amount: number; share: number | null },
) {
  const { db, travel_agency, language, origin, integrations } = ctx
  const { id, booking_id, departure_date, name, page_title } = booking
  const { toss_client_key: client_key } = await readAgencySecrets(ctx)
  if (!client_key) return { held_until: booking.held_until }
  const order_id = `${booking_id}-${createNumber()}`
  const is_deposit = share === null && isDeposit(booking, amount)
  await db
    .insertInto('payment_try')
    .values({ travel_agency, order_id, booking: id, amount, share, is_deposit })
    .execute()
  if (booking.pay_by !== 'gateway') await payByGateway(ctx, id)
  const isHeld = booking.progress === 'waiting_for_payment'
  const held_until = isHeld ? await extendHold(ctx, { id, departure_date }) : null
  const gateway = {
    client_key,
    order_id,
    order_name: localize(page_title, language).slice(0, 100),
    customer_name: name,
    success_url: `${origin}/payment/return`,
    fail_url: `${origin}/payment/fail`,
    pay_page: integrations.tossWindow?.() ?? null,
  }
  return { held_until, gateway }
}

/** The gateway's refusal is told at once, so that the customer can choose another way. */
async function issueNow(ctx: ManualTxContext<Ctx>, order_id: string) {
  const { toss_secret_key: secretKey = '' } = await ctx.transaction(readAgencySecrets)
  const code = await issueVirtualAccount(
    {
      toss: ctx.integrations.toss,
      secretKey,
      keyFor: ctx.keyFor,
      transaction: (work) => ctx.transaction(work),
    },
    order_id,
  )
  if (code !== undefined) {
    ctx.log.error({ agency: ctx.travel_agency, toss: code }, 'the gateway issues no virtual account')
    refuse('WAY_NOT_OFFERED')
  }
  return ctx.transaction((txCtx) => describeVirtualAccount(txCtx, order_id))
}
