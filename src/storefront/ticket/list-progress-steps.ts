// §4 The steps a booking goes through, as they are shown.
import type { Progress } from '#domain/booking/calls.ts'

const tripSteps: Progress[] = [
  'waiting_for_payment',
  'payment_completed',
  'preparing',
  'ready',
  'travel_completed',
]

/** The way of a trip; one that was cancelled leaves it where it was. */
export function listProgressSteps(
  progress: Progress,
  history: readonly { progress: Progress }[],
): Progress[] {
  if (progress !== 'cancel_requested' && progress !== 'cancel_completed') return tripSteps
  const reachedSteps = tripSteps.filter((state) => history.some((move) => move.progress === state))
  const isCancelRequested = history.some((move) => move.progress === 'cancel_requested')
  return [...reachedSteps, ...(isCancelRequested ? (['cancel_requested'] as const) : []), 'cancel_completed']
}
