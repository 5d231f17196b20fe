// The states of a departure: as visitors see it, as staff see it, and those its occupancy is filtered by.
import { fewSeats } from '#limits/display.ts'

/** `recruiting` until it is certain, then `confirmed`. `few_left` and `closed` replace both. */
export const departureStates = ['recruiting', 'confirmed', 'few_left', 'closed'] as const
export type DepartureState = (typeof departureStates)[number]

type DepartureSeats = { seats_left: number; confirmed: boolean; closed: boolean }

export function getDepartureState({ seats_left, confirmed, closed }: DepartureSeats): DepartureState {
  if (closed || seats_left <= 0) return 'closed'
  if (seats_left <= fewSeats) return 'few_left'
  return confirmed ? 'confirmed' : 'recruiting'
}

/**
 * The states staff see. `reached`: enough people, and not confirmed yet. `on_way`: it has left and is not back. `past`: it
 * is back.
 */
export const officeDepartureStates = [
  ...departureStates,
  'reached',
  'full',
  'cancelled',
  'on_way',
  'past',
] as const
export type OfficeDepartureState = (typeof officeDepartureStates)[number]

type OfficeDeparture = {
  /** Not over 0 from the day on which it leaves. */
  days_left: number
  is_over: boolean
  seats: number
  minimum: number
  taken: number
  closed_yn: 'Y' | 'N'
  is_confirmed: boolean
  is_cancelled: boolean
}

/** What has happened to it first, then why nobody can book it any more, then how it fills. */
export function getOfficeDepartureState(departure: OfficeDeparture): OfficeDepartureState {
  const { seats, minimum, taken, is_confirmed } = departure
  if (departure.is_cancelled) return 'cancelled'
  if (departure.is_over) return 'past'
  if (departure.days_left <= 0) return 'on_way'
  if (departure.closed_yn === 'Y') return 'closed'
  if (taken >= seats) return 'full'
  if (!is_confirmed && taken >= minimum) return 'reached'
  return getDepartureState({ seats_left: seats - taken, confirmed: is_confirmed, closed: false })
}

/**
 * The filters of staff: `current`, somebody has booked it, or it leaves soon; `short`, `reached` and `confirmed`, how it
 * compares with its minimum, also where it is full or closed; the others, its state.
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
