// §7 Opens a payment: a try with an order number of its own, written before the window opens.
// The seats are held a little longer, once.
import { readAgencySecrets } from '#domain/agency/secrets.server.ts'
import { calculateMoney } from '#domain/booking/balance.ts'
import { type BookingRow, getOwnBooking } from '#domain/booking/find.server.ts'
import { extendHold } from '#domain/booking/hold.server.ts'
import { findTransferTarget } from '#domain/booking/transfer-reference.server.ts'
import { refuse } from '#errors.ts'
import { localize } from '#i18n/language.ts'
import { payingLimits } from '#limits/access.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import { createNumber } from '#platform/numbers.server.ts'
import { addSignedValue } from '#platform/signed-cookies.server.ts'
import type { Ctx, ManualTxContext } from '#platform/wire/request-context.ts'

/** Payment windows this browser opened. Whoever returns to the same browser needs no code. */
export const payWindowCookie = { cookie: 'paying', ...payingLimits }

/** `whole`: all at once, where a deposit is asked for. */
type PaymentInput = { booking_id: string; whole?: boolean }

export async function createPaymentAttempt(ctx: ManualTxContext<Ctx>, input: PaymentInput) {
  const attempt = await createPaymentAttemptFor(ctx, input, (txCtx) => getOwnBooking(txCtx, input, 'lock'))
  if (attempt.gateway) addSignedValue(ctx, payWindowCookie, attempt.gateway.order_id)
  return attempt
}

/** `find`: finds and locks the booking for somebody who may pay for it. */
export function createPaymentAttemptFor(
  ctx: ManualTxContext<Ctx>,
  input: PaymentInput,
  find: (ctx: Ctx) => Promise<BookingRow>,
) {
  return withIdempotencyKey(ctx, 'payment', input, async (txCtx) => {
    const { db, travel_agency, language, origin, integrations } = txCtx
    const booking = await find(txCtx)
    const { id, booking_id, departure_date, name, page_title, pay_by } = booking
    const { payable, payable_most } = calculateMoney(booking)
    const amount = input.whole ? payable_most : payable
    if (amount === 0) refuse('NOT_PAYABLE')
    if (booking.consents_due) refuse('CONSENT_REQUIRED')
    const bank_transfer = pay_by === 'bank_transfer' ? await findTransferTarget(txCtx, id) : null
    const { toss_client_key: client_key } = await readAgencySecrets(txCtx)
    if (pay_by === 'bank_transfer' || !client_key)
      return { booking_id, amount, held_until: booking.held_until, gateway: null, bank_transfer }

    const order_id = `${booking_id}-${createNumber()}`
    await db.insertInto('payment_try').values({ travel_agency, order_id, booking: id, amount }).execute()
    const isHeld = booking.progress === 'waiting_for_payment'
    const held_until = isHeld ? await extendHold(txCtx, { id, departure_date }) : null
    const gateway = {
      client_key,
      order_id,
      order_name: localize(page_title, language).slice(0, 100),
      customer_name: name,
      success_url: `${origin}/payment/return`,
      fail_url: `${origin}/payment/fail`,
      pay_page: integrations.tossWindow?.() ?? null,
    }
    return { booking_id, amount, held_until, gateway, bank_transfer: null }
  })
}
