// Who travels: given with the booking or later, all of them at once; ages count on the day of departure. §9
import { sql } from 'kysely'
import { forgetPapers } from '#domain/vault/end-papers.server.ts'
import { refuse } from '#errors.ts'
import type { Ctx } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import { refuseField } from '#platform/wire/read-input.ts'
import { type Kind, kindOn } from './ages.ts'
import type { bookingCalls } from './calls.ts'
import { ofHolder } from './find.server.ts'
import { plainName } from './plain-name.ts'
import type { Party } from './price.ts'
import { isOpen, isUnderWay } from './progress.ts'

type Traveller = In<typeof bookingCalls.reserve>['travellers'][number]
type Changed = In<typeof bookingCalls.travellers>['travellers'][number]

/** No more of a kind than were booked, and everybody of the age they are booked as. */
export function refuseMisfits(
  travellers: Pick<Traveller, 'kind' | 'birthdate'>[],
  party: Party,
  departure_date: string,
): void {
  for (const kind of ['adult', 'child', 'baby'] as const)
    if (travellers.filter((each) => each.kind === kind).length > party[kind]) refuse('AGES_DIFFER')
  if (travellers.some(({ birthdate, kind }) => birthdate && kindOn(birthdate, departure_date) !== kind))
    refuse('AGES_DIFFER')
}

export async function writeTravellers(
  { db, travel_agency }: Ctx,
  booking: number,
  travellers: Traveller[],
): Promise<void> {
  if (travellers.length === 0) return
  await db
    .insertInto('traveller')
    .values(travellers.map((each, at) => ({ travel_agency, booking, seq: at + 1, ...each })))
    .execute()
}

type Slot = { traveller: number; name: string; kind: Kind; birthdate: string | null }

/** Everybody who travels, by the number papers go by; who has no name yet has the next that is free. */
export async function slotsOf(
  { db, travel_agency }: Pick<Ctx, 'db' | 'travel_agency'>,
  { id, ...party }: Party & { id: number },
): Promise<Slot[]> {
  const rows = await db
    .selectFrom('traveller')
    .select(['seq', 'name', 'kind', 'birthdate', 'cancelled'])
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', id)
    .orderBy('seq')
    .execute()
  const named = rows
    .filter(({ cancelled }) => cancelled === null)
    .map(({ seq, name, kind, birthdate }) => ({ traveller: seq, name, kind, birthdate }))
  const unnamed = (['adult', 'child', 'baby'] as const).flatMap((kind) =>
    Array.from(
      { length: Math.max(0, party[kind] - named.filter((each) => each.kind === kind).length) },
      () => kind,
    ),
  )
  const free = Array.from({ length: rows.length + unnamed.length }, (_, at) => at + 1).filter(
    (number) => !rows.some(({ seq }) => seq === number),
  )
  return [
    ...named,
    ...unnamed.map((kind, at) => ({ traveller: free[at] ?? 0, name: '', kind, birthdate: null })),
  ]
}

/** All who travel: whoever is left out has no name any more. What is not said of the same person stays as it is. */
export async function changeTravellers(
  ctx: Ctx,
  { booking_id, landing_user_id, travellers }: In<typeof bookingCalls.travellers>,
) {
  const { db, travel_agency, later } = ctx
  const booking = await ofHolder(ctx, { booking_id, landing_user_id }, 'lock')
  if (!isOpen(booking.progress)) refuse('NOT_CHANGEABLE')
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
  for (const { traveller } of others)
    await db
      .deleteFrom('traveller')
      .where('travel_agency', '=', travel_agency)
      .where('booking', '=', booking.id)
      .where('seq', '=', traveller)
      .execute()
  await db
    .insertInto('traveller')
    .values(
      placed.map(({ slot, ...each }) => ({
        travel_agency,
        booking: booking.id,
        seq: slot.traveller,
        ...each,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['travel_agency', 'booking', 'seq']).doUpdateSet(({ ref }) => ({
        kind: ref('excluded.kind'),
        name: ref('excluded.name'),
        name_en: sql<string>`coalesce(excluded.name_en, traveller.name_en)`,
        birthdate: sql<string>`coalesce(excluded.birthdate, traveller.birthdate)`,
        gender: sql<'male' | 'female'>`coalesce(excluded.gender, traveller.gender)`,
      })),
    )
    .execute()
  const after = await slotsOf(ctx, booking)
  const dealtAnew = slots.filter(
    ({ traveller, name, kind }) =>
      name === '' &&
      after.some((each) => each.traveller === traveller && each.name === '' && each.kind !== kind),
  )
  for (const { traveller } of dealtAnew) await forgetPapers(ctx, booking.id, traveller)
  if (others.length > 0 && isUnderWay(booking.progress))
    await later('send-mail', { travel_agency, kind: 'papers-asked', ref: booking.id })
  return { booking_id: booking.booking_id }
}

/** Everybody in the place of their number; without one, in the next of their kind. */
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

/** Another name or another date of birth may be another person. */
const isOther = ({ name, birthdate, slot }: ReturnType<typeof place>[number]) =>
  slot.name !== '' &&
  (plainName(name) !== plainName(slot.name) ||
    (birthdate !== undefined && slot.birthdate !== null && birthdate !== slot.birthdate))
