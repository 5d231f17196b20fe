// §4 Where a booking may go from where it is: the one table, and what its parts are called.
import type { Progress } from './calls.ts'

const transitions: Record<Progress, readonly Progress[]> = {
  waiting_for_payment: ['payment_completed', 'cancel_completed'],
  payment_completed: ['preparing', 'cancel_requested'],
  preparing: ['ready', 'cancel_requested'],
  ready: ['travel_completed', 'cancel_requested'],
  travel_completed: [],
  // only back to where it came from
  cancel_requested: ['cancel_completed', 'payment_completed', 'preparing', 'ready'],
  cancel_completed: [],
}

export const canTransition = (from: Progress, to: Progress) => transitions[from].includes(to)

/** The booking has ended. It does not move any more, and passes given before the end open nothing. */
export const endedProgress = ['travel_completed', 'cancel_completed'] as const
export const isEnded = (progress: Progress) => endedProgress.some((each) => each === progress)

/** Paid, and the trip is still to be made: papers are wanted. */
export const underWayProgress = ['payment_completed', 'preparing', 'ready'] as const
export const isUnderWay = (progress: Progress): progress is (typeof underWayProgress)[number] =>
  underWayProgress.some((each) => each === progress)

/** Under way, or to be paid: it may be changed and cancelled. */
export const openProgress = ['waiting_for_payment', ...underWayProgress] as const
export const isOpen = (progress: Progress) => openProgress.some((each) => each === progress)
