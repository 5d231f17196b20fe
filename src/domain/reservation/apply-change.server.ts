// Prices a change by a customer and carries it out, by the procedures of the office. Decision 102
import { travellerKinds } from '#domain/booking/ages.ts'
import { calculateMoney } from '#domain/booking/booking-money.ts'
import type { BookingRow } from '#domain/booking/find.server.ts'
import type { Party } from '#domain/booking/price.ts'
import { refuse } from '#errors.ts'
import { normalizeEmail } from '#lib/fold-address.ts'
import type { CodePurpose } from '#platform/mail-code.server.ts'
import type { Ctx, ManualTxContext } from '#platform/wire/request-context.ts'
import {
  applyRebooking,
  changeParty,
  describePeopleChange,
  describePriceChange,
  describeRebooking,
  refuseUnchangeable,
} from './change-booking.server.ts'
import type { BookingChange } from './forms.ts'
import { handOver, replaceTraveller } from './hand-over.server.ts'
import { proveByCode } from './holds.server.ts'
import { countSingleRooms } from './reprice.ts'

/** The price of the booking after the change, by the rule that carries it out. */
export async function priceChange(ctx: Ctx, booking: BookingRow, change: BookingChange) {
  if (change.kind === 'date') return describeRebooking(ctx, booking, { departure_id: change.departure_id })
  if (change.kind === 'party' || change.kind === 'rooms')
    return describePeopleChange(ctx, booking, toPeopleChange(booking, change))
  await refuseUnchangeable(ctx, booking)
  return describePriceChange(booking, { lines: booking.price_lines, total: booking.total })
}

type PeopleChange = Extract<BookingChange, { kind: 'party' | 'rooms' }>

/** A traveller who leaves a paid booking is cancelled, and that has a price with a fee of its own. */
function toPeopleChange(booking: BookingRow, change: PeopleChange) {
  const { adult, child, baby } = booking
  if (change.kind === 'rooms') return { party: { adult, child, baby }, single_rooms: change.single_rooms }
  const party: Party = { adult: change.adult, child: change.child, baby: change.baby }
  if (travellerKinds.some((kind) => party[kind] < booking[kind])) refuse('CANCEL_INSTEAD')
  return { party, single_rooms: countSingleRooms(booking) }
}

/** The change is done at the total that was shown. The caller holds the booking's row. */
export async function applyChange(ctx: Ctx, booking: BookingRow, change: BookingChange, total: number) {
  if (change.kind === 'date')
    return applyRebooking(ctx, booking, { departure_id: change.departure_id, total })
  if (change.kind === 'party' || change.kind === 'rooms')
    return changeParty(ctx, booking, { ...toPeopleChange(booking, change), total })
  await refuseUnchangeable(ctx, booking)
  if (total !== booking.total) refuse('PRICE_CHANGED')
  const { kind: _, ...person } = change
  if ('email' in person) await handOver(ctx, booking, person)
  else await replaceTraveller(ctx, booking, person)
  return { due: calculateMoney(booking).due, refund: 0 }
}

type HandOverProof = { booking_id: string; change: BookingChange; code?: string }

/** The new booker has entered the code that went to their address. */
export async function proveNewBooker(
  ctx: ManualTxContext<Ctx>,
  { booking_id, change, code }: HandOverProof,
): Promise<void> {
  if (change.kind !== 'booker') return
  if (code === undefined) refuse('PROOF_REQUIRED')
  await proveByCode(ctx, change.email, code, toHandOverCode(booking_id, change.email))
}

export const toHandOverCode = (booking_id: string, email: string): CodePurpose => ({
  purpose: 'hand_over',
  subject: `${booking_id.replaceAll('-', '')} ${normalizeEmail(email)}`,
})
