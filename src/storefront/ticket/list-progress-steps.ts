// §4 The steps a booking goes through, as they are shown.
import type { Progress } from '#domain/booking/calls.ts'

const tripSteps: Progress[] = [
  'waiting_for_payment',
  'deposit_paid',
  'payment_completed',
  'preparing',
  'ready',
  'travel_completed',
]

/** The way of a trip; one that was cancelled leaves it where it was. Who pays all at once pays no deposit. */
export function listProgressSteps(
  progress: Progress,
  history: readonly { progress: Progress }[],
  hasDeposit = progress === 'deposit_paid',
): Progress[] {
  const isReached = (step: Progress) => history.some((move) => move.progress === step)
  const steps = tripSteps.filter((step) => step !== 'deposit_paid' || hasDeposit || isReached(step))
  if (progress !== 'cancel_requested' && progress !== 'cancel_completed') return steps
  return [
    ...steps.filter(isReached),
    ...(isReached('cancel_requested') ? (['cancel_requested'] as const) : []),
    'cancel_completed',
  ]
}
