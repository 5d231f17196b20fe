// §4 Moves a booking: checked against the table, written with its history, told to the customer.
// A cancelled booking keeps no papers.

import { endPapers } from '#domain/vault/end-papers.server.ts'
import type { MailKind } from '#jobs.ts'
import type { Working } from '#platform/wire/asking.ts'
import type { Progress } from './calls.ts'
import { type Acting, type By, writeHistory } from './history.server.ts'
import { canMove, isUnderWay } from './progress.ts'

type Act = Working & Acting
type Step = { to: Progress; by: By; note?: string }

/** What is mailed when a booking arrives there. */
const mails: Partial<Record<Progress, MailKind[]>> = {
  payment_completed: ['booking-paid', 'papers-asked'],
  cancel_requested: ['booking-cancelling'],
  cancel_completed: ['booking-cancelled'],
}

/** The caller holds the booking's row. */
export async function move(
  ctx: Act,
  { id, progress }: { id: number; progress: Progress },
  { to, by, note }: Step,
): Promise<void> {
  const { db, travel_agency, later } = ctx
  if (!canMove(progress, to)) throw new Error(`a booking cannot move from ${progress} to ${to}`)
  const isBack = progress === 'cancel_requested' && to !== 'cancel_completed'
  const isAsked = to === 'cancel_requested' && isUnderWay(progress)
  await db
    .updateTable('booking')
    .set({
      progress: to,
      held_until: null,
      visitor: null,
      ...(isAsked && { before_cancel: progress }),
      ...(isBack && { before_cancel: null }),
    })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
  await writeHistory(ctx, id, { progress: to, by, note })
  if (to === 'cancel_completed') await endPapers(ctx, id)
  const kinds = isBack ? (['booking-cancel-refused'] as const) : mailsOf(to, by)
  for (const kind of kinds) await later('send-mail', { travel_agency, kind, ref: id })
}

/**
 * When staff cancel, the customer did not ask for it: reservation/cancel-by-staff.server.ts sends its own
 * mail.
 */
const mailsOf = (to: Progress, by: By): readonly MailKind[] =>
  to === 'cancel_requested' && by === 'staff' ? [] : (mails[to] ?? [])
