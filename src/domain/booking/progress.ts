// §4 Where a booking may go from where it is: the one table.
import type { Progress } from './calls.ts'

const moves: Record<Progress, readonly Progress[]> = {
  waiting_for_payment: ['payment_completed', 'cancel_completed'],
  payment_completed: ['preparing', 'cancel_requested'],
  preparing: ['ready', 'cancel_requested'],
  ready: ['travel_completed', 'cancel_requested'],
  travel_completed: [],
  cancel_requested: ['cancel_completed', 'payment_completed', 'preparing', 'ready'], // back only where it came from
  cancel_completed: [],
}

export const canMove = (from: Progress, to: Progress) => moves[from].includes(to)
