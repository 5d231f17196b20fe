// What people agreed to, kept as proof: the version of each text, its hash, the moment. §2 consent page
// Members, bookers and travellers agree. Their rooms decide when; this room writes it.

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { InAgency } from '#platform/wire/asking.ts'
import { textsInForce } from './texts-in-force.server.ts'

export type ConsentType = 'age' | 'use' | 'privacy' | 'tour' | 'passport' | 'special'

/** Who agreed, and for whom. */
type Agreeing = {
  member_id?: number | null
  booking?: number | null
  consult?: number | null
  traveller?: number
  guardian_name?: string | null
  guardian_contact?: string | null
}
type Text = { type: string; version: string; contents: unknown }
type Proof = { type: ConsentType; version: string; text_hash: string }

const textHashOf = (contents: unknown) => createHash('sha256').update(JSON.stringify(contents)).digest('hex')

/** The text that was shown, as proof of it. */
export const proofOf = ({
  type,
  version,
  contents,
}: Omit<Proof, 'text_hash'> & { contents: unknown }): Proof => ({
  type,
  version,
  text_hash: textHashOf(contents),
})

/** The texts in force, as proof of what was agreed to. */
export async function proofsOf(here: InAgency, types: readonly ConsentType[]): Promise<Proof[]> {
  const texts = await textsOf(here)
  return types.map((type) => {
    const text = texts.find((each) => each.type === type)
    return { type, version: text?.version ?? '', text_hash: text ? textHashOf(text.contents) : '' }
  })
}

/** Proofs for those of these texts that the agency has. */
export async function proofsInForce(here: InAgency, types: readonly ConsentType[]): Promise<Proof[]> {
  const texts = await textsOf(here)
  return types.flatMap((type) =>
    texts.filter((each) => each.type === type).map((text) => proofOf({ ...text, type })),
  )
}

async function textsOf({ db, travel_agency }: InAgency) {
  const texts = sql<Text>`select type, version, contents from ${textsInForce(sql.val(travel_agency))} t`
  return (await texts.execute(db)).rows
}

/** A traveller's consent is stored once: the first one counts. */
export async function keepConsents(
  { db, travel_agency }: InAgency,
  agreeing: Agreeing,
  proofs: readonly Proof[],
): Promise<void> {
  if (proofs.length === 0) return
  await db
    .insertInto('consent')
    .values(proofs.map((proof) => ({ travel_agency, ...agreeing, ...proof })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Another person travels instead, so the consent of the first one no longer counts. */
export async function dropTravellerConsents(
  { db, travel_agency }: InAgency,
  of: { booking: number; traveller: number },
): Promise<void> {
  await db
    .deleteFrom('consent')
    .where((eb) => eb.and({ travel_agency, ...of }))
    .execute()
}

/** The member leaves. Consents for a trip stay with the trip, without the member. */
export async function dropMemberConsents({ db, travel_agency }: InAgency, member_id: number): Promise<void> {
  await db
    .deleteFrom('consent')
    .where('travel_agency', '=', travel_agency)
    .where('member_id', '=', member_id)
    .where('booking', 'is', null)
    .where('consult', 'is', null)
    .execute()
  await db
    .updateTable('consent')
    .set({ member_id: null })
    .where('travel_agency', '=', travel_agency)
    .where('member_id', '=', member_id)
    .execute()
}

/** Deletes consents whose member, booking or consultation is gone. */
export async function forgetConsents({ db, travel_agency }: InAgency): Promise<void> {
  await db
    .deleteFrom('consent')
    .where('travel_agency', '=', travel_agency)
    .where('member_id', 'is', null)
    .where('booking', 'is', null)
    .where('consult', 'is', null)
    .execute()
}

/** How many of these a member has given. */
export async function countConsents(
  { db, travel_agency }: InAgency,
  member_id: number,
  types: readonly ConsentType[],
): Promise<number> {
  const { given } = await db
    .selectFrom('consent')
    .select(sql<number>`count(distinct type)::int`.as('given'))
    .where('travel_agency', '=', travel_agency)
    .where('member_id', '=', member_id)
    .where('type', 'in', types)
    .executeTakeFirstOrThrow()
  return given
}
