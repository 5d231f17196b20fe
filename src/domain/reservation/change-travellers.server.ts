// Who travels: given with the booking or later, all of them at once; ages count on the day of departure. §9

import { getTravellerKind, type TravellerKind, travellerKinds } from '#domain/booking/ages.ts'
import { type BookingRow, getOwnBooking } from '#domain/booking/find.server.ts'
import { normalizeName } from '#domain/booking/normalize-name.ts'
import type { Party } from '#domain/booking/price.ts'
import { isOpen, isUnderWay } from '#domain/booking/progress.ts'
import {
  deleteTravellers,
  listTravellerSlots,
  type TravellerSlot,
  updateTravellers,
} from '#domain/booking/travellers.server.ts'
import { eraseTravellerNotes } from '#domain/departure/people/erase-notes.server.ts'
import { eraseTravellerDocuments } from '#domain/vault/erase-documents.server.ts'
import { refuse } from '#errors.ts'
import { notify } from '#platform/notify.server.ts'
import type { In } from '#platform/wire/call.ts'
import { refuseField } from '#platform/wire/read-input.ts'
import type { Ctx } from '#platform/wire/request-context.ts'
import type { reservationCalls } from './calls.ts'
import { readChangeRule } from './change-rule.server.ts'

type TravellerChange = In<typeof reservationCalls.travellers>['travellers'][number]

/** Refuses more of a kind than were booked, and ages that do not fit their kind. */
export function checkTravellersFitParty(
  travellers: { kind: TravellerKind; birthdate?: string }[],
  party: Party,
  departure_date: string,
): void {
  for (const kind of travellerKinds)
    if (travellers.filter((each) => each.kind === kind).length > party[kind]) refuse('AGES_DIFFER')
  if (
    travellers.some(
      ({ birthdate, kind }) => birthdate && getTravellerKind(birthdate, departure_date) !== kind,
    )
  )
    refuse('AGES_DIFFER')
}

/**
 * Takes everybody who travels. Whoever is left out loses their name. Fields that are not given stay as they
 * are for the same person.
 */
export async function changeTravellers(
  ctx: Ctx,
  { booking_id, landing_user_id, travellers }: In<typeof reservationCalls.travellers>,
) {
  const booking = await getOwnBooking(ctx, { booking_id, landing_user_id }, 'lock')
  if (!isOpen(booking.progress)) refuse('NOT_CHANGEABLE')
  const { getWay } = await readChangeRule(ctx, booking)
  const mayReplace = !isUnderWay(booking.progress) || getWay('person') === 'self'
  await saveTravellers(ctx, booking, travellers, { mayReplace })
  return { booking_id: booking.booking_id }
}

type BookingWithParty = Party &
  Pick<BookingRow, 'id' | 'booking_id' | 'departure_id' | 'departure_date' | 'progress'>

/**
 * The caller holds the booking's row, and has written its party. `mayReplace`: somebody else may take a named
 * traveller's place.
 */
export async function saveTravellers(
  ctx: Ctx,
  booking: BookingWithParty,
  travellers: TravellerChange[],
  { mayReplace }: { mayReplace: boolean } = { mayReplace: true },
): Promise<void> {
  const slots = await listTravellerSlots(ctx, booking)
  const assigned = assignSlots(travellers, slots)
  checkTravellersFitParty(
    assigned.map((each) => ({
      kind: each.kind,
      birthdate: each.birthdate ?? (isOtherPerson(each) ? undefined : (each.slot.birthdate ?? undefined)),
    })),
    booking,
    booking.departure_date,
  )
  const dropped = slots.filter((slot) => slot.name !== '' && !assigned.some((each) => each.slot === slot))
  const replaced = [...dropped, ...assigned.filter(isOtherPerson).map(({ slot }) => slot)]
  if (replaced.length > 0 && !mayReplace) refuse('CHANGE_NEEDS_STAFF')
  for (const { traveller } of replaced) await eraseTravellerDocuments(ctx, booking.id, traveller)
  await eraseTravellerNotes(
    ctx,
    booking,
    replaced.map(({ traveller }) => traveller),
  )
  await deleteTravellers(
    ctx,
    booking.id,
    replaced.map(({ traveller }) => traveller),
  )
  await updateTravellers(
    ctx,
    booking.id,
    assigned.map(({ slot, ...each }) => ({ seq: slot.traveller, ...each })),
  )
  await eraseReassignedDocuments(ctx, booking, slots)
  if (replaced.length > 0 && isUnderWay(booking.progress))
    await notify(ctx, 'papers-asked', { ref: booking.id })
}

/** A number that is another unnamed traveller's by now has none of the documents of the one before. */
export async function eraseReassignedDocuments(
  ctx: Ctx,
  booking: Party & Pick<BookingRow, 'id' | 'booking_id' | 'departure_id'>,
  before: TravellerSlot[],
): Promise<void> {
  const after = await listTravellerSlots(ctx, booking)
  const reassigned = before.filter(
    ({ traveller, name, kind }) =>
      name === '' &&
      after.some((each) => each.traveller === traveller && each.name === '' && each.kind !== kind),
  )
  for (const { traveller } of reassigned) await eraseTravellerDocuments(ctx, booking.id, traveller)
  await eraseTravellerNotes(
    ctx,
    booking,
    reassigned.map(({ traveller }) => traveller),
  )
}

/** Puts everybody at the place of their number; without a number, at the next place of their kind. */
function assignSlots(travellers: TravellerChange[], slots: TravellerSlot[]) {
  const free = slots.filter(({ traveller }) => !travellers.some(({ seq }) => seq === traveller))
  const assigned = travellers.map(({ seq, ...each }) => {
    const slot =
      seq === undefined
        ? free.find(({ kind }) => kind === each.kind)
        : slots.find(({ traveller }) => traveller === seq)
    if (!slot) return seq === undefined ? refuse('AGES_DIFFER') : refuseField('travellers', 'format')
    if (seq === undefined) free.splice(free.indexOf(slot), 1)
    return { ...each, slot }
  })
  if (new Set(assigned.map(({ slot }) => slot)).size < assigned.length) refuseField('travellers', 'format')
  return assigned
}

/** A changed name or date of birth may mean another person. */
const isOtherPerson = ({ name, birthdate, slot }: ReturnType<typeof assignSlots>[number]) =>
  slot.name !== '' &&
  (normalizeName(name) !== normalizeName(slot.name) ||
    (birthdate !== undefined && slot.birthdate !== null && birthdate !== slot.birthdate))
