// Who travels: given with the booking or later, all of them at once; ages count on the day of departure. §9
import { refuse } from '#errors.ts'
import type { Ctx } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import { kindOn } from './ages.ts'
import type { bookingCalls } from './calls.ts'
import { ofHolder } from './find.server.ts'
import type { Party } from './price.ts'

type Traveller = In<typeof bookingCalls.travellers>['travellers'][number]

/** No more of a kind than were booked, and everybody of the age they are booked as. */
export function refuseMisfits(travellers: Traveller[], party: Party, departure_date: string): void {
  for (const kind of ['adult', 'child', 'baby'] as const) if (travellers.filter((each) => each.kind === kind).length > party[kind]) refuse('AGES_DIFFER')
  if (travellers.some(({ birthdate, kind }) => birthdate && kindOn(birthdate, departure_date) !== kind)) refuse('AGES_DIFFER')
}

export async function writeTravellers({ db, travel_agency }: Ctx, booking: number, travellers: Traveller[]): Promise<void> {
  if (travellers.length === 0) return
  await db
    .insertInto('traveller')
    .values(travellers.map((each, at) => ({ travel_agency, booking, seq: at + 1, ...each })))
    .execute()
}

export async function changeTravellers(ctx: Ctx, { booking_id, landing_user_id, travellers }: In<typeof bookingCalls.travellers>) {
  const { db, travel_agency } = ctx
  const booking = await ofHolder(ctx, { booking_id, landing_user_id }, 'lock')
  if (['travel_completed', 'cancel_requested', 'cancel_completed'].includes(booking.progress)) refuse('NOT_CHANGEABLE')
  refuseMisfits(travellers, booking, booking.departure_date)
  const before = await db.selectFrom('traveller').select(['seq', 'cancelled']).where('travel_agency', '=', travel_agency).where('booking', '=', booking.id).orderBy('seq').execute()
  await db.deleteFrom('traveller').where('travel_agency', '=', travel_agency).where('booking', '=', booking.id).where('cancelled', 'is', null).execute()
  // Whoever was there keeps the number: papers go by it.
  const kept = before.filter(({ cancelled }) => cancelled === null).map(({ seq }) => seq)
  const last = before.at(-1)?.seq ?? 0
  await db
    .insertInto('traveller')
    .values(travellers.map((each, at) => ({ travel_agency, booking: booking.id, seq: kept[at] ?? last + at - kept.length + 1, ...each })))
    .execute()
  return { booking_id: booking.booking_id }
}
