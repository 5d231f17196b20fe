// Who travels: given with the booking or later, all of them at once; ages count on the day of departure. §9
import { kindOn, type TravellerKind, travellerKinds } from '#domain/booking/ages.ts'
import type { Progress } from '#domain/booking/calls.ts'
import { ofHolder } from '#domain/booking/find.server.ts'
import { plainName } from '#domain/booking/plain-name.ts'
import type { Party } from '#domain/booking/price.ts'
import { isOpen, isUnderWay } from '#domain/booking/progress.ts'
import { dropTravellers, mendTravellers, type Slot, slotsOf } from '#domain/booking/travellers.server.ts'
import { forgetPapers } from '#domain/vault/end-papers.server.ts'
import { refuse } from '#errors.ts'
import type { Ctx } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import { refuseField } from '#platform/wire/read-input.ts'
import type { reservationCalls } from './calls.ts'

type Changed = In<typeof reservationCalls.travellers>['travellers'][number]

/** Refuses more of a kind than were booked, and ages that do not fit their kind. */
export function refuseMisfits(
  travellers: { kind: TravellerKind; birthdate?: string }[],
  party: Party,
  departure_date: string,
): void {
  for (const kind of travellerKinds)
    if (travellers.filter((each) => each.kind === kind).length > party[kind]) refuse('AGES_DIFFER')
  if (travellers.some(({ birthdate, kind }) => birthdate && kindOn(birthdate, departure_date) !== kind))
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
  const booking = await ofHolder(ctx, { booking_id, landing_user_id }, 'lock')
  if (!isOpen(booking.progress)) refuse('NOT_CHANGEABLE')
  await writePeople(ctx, booking, travellers)
  return { booking_id: booking.booking_id }
}

type Changing = Party & { id: number; departure_date: string; progress: Progress }

/** The caller holds the booking's row, and has written its party. */
export async function writePeople(ctx: Ctx, booking: Changing, travellers: Changed[]): Promise<void> {
  const { travel_agency, later } = ctx
  const slots = await slotsOf(ctx, booking)
  const placed = place(travellers, slots)
  refuseMisfits(
    placed.map((each) => ({
      kind: each.kind,
      birthdate: each.birthdate ?? (isOther(each) ? undefined : (each.slot.birthdate ?? undefined)),
    })),
    booking,
    booking.departure_date,
  )
  const dropped = slots.filter((slot) => slot.name !== '' && !placed.some((each) => each.slot === slot))
  const others = [...dropped, ...placed.filter(isOther).map(({ slot }) => slot)]
  for (const { traveller } of others) await forgetPapers(ctx, booking.id, traveller)
  await dropTravellers(
    ctx,
    booking.id,
    others.map(({ traveller }) => traveller),
  )
  await mendTravellers(
    ctx,
    booking.id,
    placed.map(({ slot, ...each }) => ({ seq: slot.traveller, ...each })),
  )
  const after = await slotsOf(ctx, booking)
  const dealtAnew = slots.filter(
    ({ traveller, name, kind }) =>
      name === '' &&
      after.some((each) => each.traveller === traveller && each.name === '' && each.kind !== kind),
  )
  for (const { traveller } of dealtAnew) await forgetPapers(ctx, booking.id, traveller)
  if (others.length > 0 && isUnderWay(booking.progress))
    await later('send-mail', { travel_agency, kind: 'papers-asked', ref: booking.id })
}

/** Puts everybody at the place of their number; without a number, at the next place of their kind. */
function place(travellers: Changed[], slots: Slot[]) {
  const free = slots.filter(({ traveller }) => !travellers.some(({ seq }) => seq === traveller))
  const placed = travellers.map(({ seq, ...each }) => {
    const slot =
      seq === undefined
        ? free.find(({ kind }) => kind === each.kind)
        : slots.find(({ traveller }) => traveller === seq)
    if (!slot) return seq === undefined ? refuse('AGES_DIFFER') : refuseField('travellers', 'format')
    if (seq === undefined) free.splice(free.indexOf(slot), 1)
    return { ...each, slot }
  })
  if (new Set(placed.map(({ slot }) => slot)).size < placed.length) refuseField('travellers', 'format')
  return placed
}

/** A changed name or date of birth may mean another person. */
const isOther = ({ name, birthdate, slot }: ReturnType<typeof place>[number]) =>
  slot.name !== '' &&
  (plainName(name) !== plainName(slot.name) ||
    (birthdate !== undefined && slot.birthdate !== null && birthdate !== slot.birthdate))
