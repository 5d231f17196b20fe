// What a departure says of itself. Design: recruiting → confirmed at the minimum → few left → closed.
import { fewSeats } from '#limits/display.ts'
import type { DepartureState } from './departure.ts'

type DepartureSeats = { seats_left: number; confirmed: boolean; closed: boolean }

/** Only paid seats confirm a departure, as in the booking and the mail: a held seat may become free again. */
export function getDepartureState({ seats_left, confirmed, closed }: DepartureSeats): DepartureState {
  if (closed || seats_left <= 0) return 'closed'
  if (seats_left <= fewSeats) return 'few_left'
  return confirmed ? 'confirmed' : 'recruiting'
}
