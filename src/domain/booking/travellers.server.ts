// The travellers of a booking: written, corrected, removed, each with the number its documents use. §9

import { sql } from 'kysely'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { type TravellerKind, travellerKinds } from './ages.ts'
import type { Party } from './price.ts'

type TravellerInput = {
  kind: TravellerKind
  name: string
  name_en?: string
  birthdate?: string
  gender?: 'male' | 'female'
}

export async function createTravellers(
  { db, travel_agency }: AgencyContext,
  booking: number,
  travellers: TravellerInput[],
): Promise<void> {
  if (travellers.length === 0) return
  await db
    .insertInto('traveller')
    .values(travellers.map((each, at) => ({ travel_agency, booking, seq: at + 1, ...each })))
    .execute()
}

export type TravellerSlot = { traveller: number; name: string; kind: TravellerKind; birthdate: string | null }
type TravellerOfParty = { seq: number; name: string; kind: TravellerKind; cancelled: string | null }

/**
 * Everybody who travels, with the number that documents use. A traveller without a name gets the next free
 * number.
 */
export async function listTravellerSlots(
  { db, travel_agency }: AgencyContext,
  { id, ...party }: Party & { id: number },
): Promise<TravellerSlot[]> {
  const rows = await db
    .selectFrom('traveller')
    .select(['seq', 'name', 'kind', 'birthdate', 'cancelled'])
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', id)
    .orderBy('seq')
    .execute()
  return assignSlots(rows, party).map(({ traveller, kind, row }) => ({
    traveller,
    kind,
    name: row?.name ?? '',
    birthdate: row?.birthdate ?? null,
  }))
}

/** The places of a party: first those whose names are known, then the others, each with its number. */
export function assignSlots<T extends TravellerOfParty>(
  rows: readonly T[],
  party: Party,
): { traveller: number; kind: TravellerKind; row?: T }[] {
  const named = rows.filter(({ cancelled }) => cancelled === null)
  const unnamed = travellerKinds.flatMap((kind) =>
    Array.from(
      { length: Math.max(0, party[kind] - named.filter((each) => each.kind === kind).length) },
      () => kind,
    ),
  )
  const free = Array.from({ length: rows.length + unnamed.length }, (_, at) => at + 1).filter(
    (number) => !rows.some(({ seq }) => seq === number),
  )
  return [
    ...named.map((row) => ({ traveller: row.seq, kind: row.kind, row })),
    ...unnamed.map((kind, at) => ({ traveller: free[at] ?? 0, kind })),
  ]
}

export async function deleteTravellers(
  { db, travel_agency }: AgencyContext,
  booking: number,
  seqs: number[],
): Promise<void> {
  if (seqs.length === 0) return
  await db
    .deleteFrom('traveller')
    .where('travel_agency', '=', travel_agency)
    .where('booking', '=', booking)
    .where('seq', 'in', seqs)
    .execute()
}

/**
 * Fields that are not given stay as they are. The booking's revision changes, so whoever saw it before must
 * look again.
 */
export async function updateTravellers(
  { db, travel_agency }: AgencyContext,
  booking: number,
  travellers: (TravellerInput & { seq: number })[],
): Promise<void> {
  await db
    .updateTable('booking')
    .set({ revision: sql<number>`revision + 1` })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', booking)
    .execute()
  if (travellers.length === 0) return
  await db
    .insertInto('traveller')
    .values(travellers.map((each) => ({ travel_agency, booking, ...each })))
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
}
