// Bank transfers: money only staff can see arrive, and only staff can send back.
// Written like any other, under the booking's lock.

import { amountDueOf, owedTo } from '#domain/booking/balance.ts'
import { confirmDeparture } from '#domain/booking/confirm-departure.server.ts'
import { type Held, ofStaff } from '#domain/booking/find.server.ts'
import type { Acting } from '#domain/booking/history.server.ts'
import { move } from '#domain/booking/move.server.ts'
import { seatsOf } from '#domain/booking/price.ts'
import { giveBack } from '#domain/booking/seats.server.ts'
import { refuseWhileRefunding } from '#domain/booking/staff.server.ts'
import { refuse } from '#errors.ts'
import type { InAgency, Working } from '#platform/wire/asking.ts'
import { noteUse } from './account.server.ts'
import { record } from './ledger.server.ts'

type Act = Working & Acting
const method = 'bank_transfer'

/**
 * Only the whole price counts as paid; about a part of it staff talk with the customer first. What is due on
 * top of a paid trip is confirmed as a whole, too.
 */
export async function confirmDeposit(ctx: Act, number: string, amount?: number): Promise<void> {
  const booking = await ofStaff(ctx, number, 'lock')
  const due = amountDueOf(booking)
  if (due > 0) {
    if (amount !== due) refuse('PAYMENT_MISMATCH')
    await record(ctx, { booking: booking.id, kind: 'payment', amount: due, method })
    return
  }
  if (booking.pay_by !== method || booking.progress !== 'waiting_for_payment') refuse('NOT_PAYABLE')
  if (amount !== undefined && amount !== booking.total) refuse('PAYMENT_MISMATCH')
  await record(ctx, { booking: booking.id, kind: 'payment', amount: booking.total, method })
  await move(ctx, booking, { to: 'payment_completed', by: 'staff' })
  await confirmDeparture(ctx, booking)
}

/** Staff sent the money back, also when the gateway refused to. */
export async function completeCancel(ctx: Act, number: string): Promise<void> {
  const booking = await ofStaff(ctx, number, 'lock')
  if (booking.progress !== 'cancel_requested') refuse('WRONG_PROGRESS')
  await refuseWhileRefunding(ctx, booking.id)
  await sendMoney(ctx, booking, owedTo(booking))
  await move(ctx, booking, { to: 'cancel_completed', by: 'staff' })
  await giveBack(ctx, booking, seatsOf(booking))
}

/**
 * Staff sent back what is owed for travellers who were cancelled while the others still travel, also when the
 * gateway refused to. `amount`: compared with what is owed now.
 */
export async function sendBack(ctx: Act, number: string, amount?: number): Promise<void> {
  const booking = await ofStaff(ctx, number, 'lock')
  const owed = owedTo(booking)
  // completeCancel handles the refund of a cancelled booking
  if (booking.progress === 'cancel_requested' || owed <= 0) refuse('NOTHING_OWED')
  if (amount !== undefined && amount !== owed) refuse('PAYMENT_MISMATCH')
  await refuseWhileRefunding(ctx, booking.id)
  await sendMoney(ctx, booking, owed)
}

async function sendMoney(ctx: Act, { id }: Held, amount: number): Promise<void> {
  if (amount <= 0) return
  await record(ctx, { booking: id, kind: 'refund', amount, method })
  await noteUse(ctx, id)
  await ctx.later('send-mail', {
    travel_agency: ctx.travel_agency,
    kind: 'booking-refunded',
    ref: id,
    amount,
  })
}

/** Payments through the gateway and refunds asked of it, with its answers. */
export async function gatewayOf({ db, travel_agency }: InAgency, booking: number) {
  const of = { travel_agency, booking }
  const tries = await db
    .selectFrom('payment_try')
    .select(['order_id', 'amount', 'state', 'code', 'opened'])
    .where((eb) => eb.and(of))
    .orderBy('opened')
    .execute()
  const refunds = await db
    .selectFrom('refund')
    .select(['id', 'amount', 'state', 'code', 'asked'])
    .where((eb) => eb.and(of))
    .orderBy('id')
    .execute()
  return { tries, refunds }
}
