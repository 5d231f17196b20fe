// §7 Opens a payment: a try with an order number of its own, written before the window opens.
// The seats are held a little longer, once.
import { bankAccountOf } from '#domain/agency/bank-account.server.ts'
import { secretsOf } from '#domain/agency/secrets.server.ts'
import { payableOf } from '#domain/booking/balance.ts'
import { type Held, ofHolder } from '#domain/booking/find.server.ts'
import { holdLonger } from '#domain/booking/seats.server.ts'
import { refuse } from '#errors.ts'
import { payingLimits } from '#limits/access.ts'
import { newNumber } from '#platform/numbers.server.ts'
import { onceOnly } from '#platform/once-only.server.ts'
import { giveTicket } from '#platform/tickets.server.ts'
import type { Ctx, Own } from '#platform/wire/asking.ts'
import { inLanguage } from '#words/language.ts'

/** Payment windows this browser opened. Whoever returns to the same browser needs no code. */
export const windows = { cookie: 'paying', ...payingLimits }

export async function openPayment(ctx: Own<Ctx>, asked: { booking_id: string }) {
  const opened = await openPaymentOf(ctx, asked, (inside) => ofHolder(inside, asked, 'lock'))
  if (opened.gateway) giveTicket(ctx, windows, opened.gateway.order_id)
  return opened
}

/** `find`: finds and locks the booking for somebody who may pay for it. */
export function openPaymentOf(
  ctx: Own<Ctx>,
  asked: { booking_id: string },
  find: (ctx: Ctx) => Promise<Held>,
) {
  return onceOnly(ctx, 'payment', asked, async (inside) => {
    const { db, travel_agency, language, origin, outside } = inside
    const booking = await find(inside)
    const { id, booking_id, departure_date, name, page_title, pay_by } = booking
    const amount = payableOf(booking)
    if (amount === 0) refuse('NOT_PAYABLE')
    if (booking.consents_due) refuse('CONSENT_REQUIRED')
    const bank_transfer = pay_by === 'bank_transfer' ? await bankAccountOf(inside) : null
    const { toss_client_key: client_key } = await secretsOf(inside)
    if (pay_by === 'bank_transfer' || !client_key)
      return { booking_id, amount, held_until: booking.held_until, gateway: null, bank_transfer }

    const order_id = `${booking_id}-${newNumber()}`
    await db.insertInto('payment_try').values({ travel_agency, order_id, booking: id, amount }).execute()
    const isHeld = booking.progress === 'waiting_for_payment'
    const held_until = isHeld ? await holdLonger(inside, { id, departure_date }) : null
    const gateway = {
      client_key,
      order_id,
      order_name: inLanguage(page_title, language).slice(0, 100),
      customer_name: name,
      success_url: `${origin}/payment/return`,
      fail_url: `${origin}/payment/fail`,
      pay_page: outside.tossWindow?.() ?? null,
    }
    return { booking_id, amount, held_until, gateway, bank_transfer: null }
  })
}
