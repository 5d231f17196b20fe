// The states of a departure: as visitors see it, as staff see it, and those its occupancy is filtered by.
import { fewSeats } from '#limits/display.ts'

/** `recruiting` until the minimum has paid, then `confirmed`. `few_left` and `closed` replace both. */
export const departureStates = ['recruiting', 'confirmed', 'few_left', 'closed'] as const
export type DepartureState = (typeof departureStates)[number]

type DepartureSeats = { seats_left: number; confirmed: boolean; closed: boolean }

/** Only paid seats confirm a departure, as in the booking and the mail: a held seat may become free again. */
export function getDepartureState({ seats_left, confirmed, closed }: DepartureSeats): DepartureState {
  if (closed || seats_left <= 0) return 'closed'
  if (seats_left <= fewSeats) return 'few_left'
  return confirmed ? 'confirmed' : 'recruiting'
}

/** Staff see why nobody can book it any more. */
export const officeDepartureStates = [...departureStates, 'full', 'cancelled', 'past'] as const
export type OfficeDepartureState = (typeof officeDepartureStates)[number]

type OfficeDeparture = {
  departure_date: string
  seats: number
  taken: number
  closed_yn: 'Y' | 'N'
  confirmed: string | null
  is_cancelled: boolean
}

export function getOfficeDepartureState(row: OfficeDeparture, today: string): OfficeDepartureState {
  const { seats, taken, confirmed } = row
  if (row.departure_date <= today) return 'past'
  if (row.is_cancelled) return 'cancelled'
  if (row.closed_yn === 'N' && taken >= seats) return 'full'
  return getDepartureState({
    seats_left: seats - taken,
    confirmed: confirmed !== null,
    closed: row.closed_yn === 'Y',
  })
}

/**
 * `current`: somebody has booked it, or it leaves soon. `short`: fewer than its minimum. `reached`: enough, and not
 * confirmed yet. `on_way`: it has left and is not back. `past`: it is back.
 */
export const occupancyStates = [
  'current',
  'short',
  'reached',
  'confirmed',
  'full',
  'closed',
  'cancelled',
  'on_way',
  'past',
] as const
export type OccupancyState = (typeof occupancyStates)[number]
