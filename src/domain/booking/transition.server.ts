// §4 Moves a booking to another state: checked by the table, written with its history, told to the customer.
// The documents of a cancelled booking are erased.

import { revokeAndEraseDocuments } from '#domain/vault/erase-documents.server.ts'
import type { Occasion } from '#occasions.ts'
import { notify } from '#platform/notify.server.ts'
import type { TxContext } from '#platform/wire/request-context.ts'
import type { Progress } from './calls.ts'
import { createHistoryEntry, type HistoryActor, type StaffActor } from './history.server.ts'
import { canTransition, isUnderWay } from './progress.ts'

type TransitionContext = TxContext & StaffActor
type Transition = { to: Progress; by: HistoryActor; note?: string }

/** The message to the customer when a booking enters this state. */
const transitionOccasions: Partial<Record<Progress, Occasion[]>> = {
  deposit_paid: ['booking-deposit-paid', 'papers-asked'],
  payment_completed: ['booking-paid', 'papers-asked'],
  cancel_requested: ['booking-cancelling'],
  cancel_completed: ['booking-cancelled'],
}

/** The caller holds the booking's row. */
export async function transitionBooking(
  ctx: TransitionContext,
  { id, progress }: { id: number; progress: Progress },
  { to, by, note }: Transition,
): Promise<void> {
  const { db, travel_agency } = ctx
  if (!canTransition(progress, to)) throw new Error(`a booking cannot move from ${progress} to ${to}`)
  const isCancelRefused = progress === 'cancel_requested' && to !== 'cancel_completed'
  const isCancelRequested = to === 'cancel_requested' && isUnderWay(progress)
  await db
    .updateTable('booking')
    .set({
      progress: to,
      held_until: null,
      ...(to !== 'cancel_completed' && { visitor: null }), // counted for an hour, kept for a day
      ...(isCancelRequested && { before_cancel: progress }),
      ...(isCancelRefused && { before_cancel: null }),
    })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
  await createHistoryEntry(ctx, id, { progress: to, by, note })
  if (to === 'cancel_completed') {
    await revokeAndEraseDocuments(ctx, id)
    await ctx.enqueue('cash-receipts', { travel_agency, booking: id }) // a fee has no receipt
  }
  const occasions = isCancelRefused
    ? (['booking-cancel-refused'] as const)
    : listTransitionOccasions(progress, to, by)
  for (const occasion of occasions) await notify(ctx, occasion, { ref: id })
}

/**
 * When staff cancel, the customer did not ask for it: reservation/cancel-by-staff.server.ts tells them. With
 * the deposit the papers were asked for already.
 */
function listTransitionOccasions(from: Progress, to: Progress, by: HistoryActor): readonly Occasion[] {
  if (to === 'cancel_requested' && by === 'staff') return []
  if (from === 'deposit_paid' && to === 'payment_completed') return ['booking-paid']
  return transitionOccasions[to] ?? []
}
