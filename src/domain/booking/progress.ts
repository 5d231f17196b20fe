// §4 The table of states of a booking: which state may follow which.
import type { Progress } from './calls.ts'

const transitions: Record<Progress, readonly Progress[]> = {
  waiting_for_payment: ['deposit_paid', 'payment_completed', 'cancel_completed'],
  // to `preparing` by the clock alone, for a trip that is over
  deposit_paid: ['payment_completed', 'preparing', 'cancel_requested'],
  payment_completed: ['preparing', 'cancel_requested'],
  preparing: ['ready', 'cancel_requested'],
  ready: ['travel_completed', 'cancel_requested'],
  travel_completed: [],
  // only back to where it came from
  cancel_requested: ['cancel_completed', 'deposit_paid', 'payment_completed', 'preparing', 'ready'],
  cancel_completed: [],
}

export const canTransition = (from: Progress, to: Progress) => transitions[from].includes(to)

/** The booking has ended. It does not move any more, and passes given before the end open nothing. */
export const endedProgress = ['travel_completed', 'cancel_completed'] as const
export const isEnded = (progress: Progress) => endedProgress.some((each) => each === progress)

/** The booking is being cancelled, or was. */
export const isCancelled = (progress: Progress) =>
  progress === 'cancel_requested' || progress === 'cancel_completed'

/** Paid, or its deposit is, and the trip is still to be made: seats are firm and papers are wanted. */
export const underWayProgress = ['deposit_paid', 'payment_completed', 'preparing', 'ready'] as const
export const isUnderWay = (progress: Progress): progress is (typeof underWayProgress)[number] =>
  underWayProgress.some((each) => each === progress)

/** Under way, or to be paid: it may be changed and cancelled. */
export const openProgress = ['waiting_for_payment', ...underWayProgress] as const
/** Staff write to these, also after the return. */
export const toldProgress = [...openProgress, 'travel_completed'] as const
export const isOpen = (progress: Progress) => openProgress.some((each) => each === progress)
