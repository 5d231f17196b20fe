// What a departure says of itself. Design: recruiting → confirmed at the minimum → few left → closed.
import { fewSeats } from '#limits.ts'
import type { DepartureState } from './calls.ts'

type Seats = { seats: number; taken: number; minimum: number; closed: boolean }

export function departureState({ seats, taken, minimum, closed }: Seats): DepartureState {
  const left = seats - taken
  if (closed || left <= 0) return 'closed'
  if (left <= fewSeats) return 'few_left'
  return taken >= minimum ? 'confirmed' : 'recruiting'
}
