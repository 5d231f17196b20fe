// What people agreed to, kept as proof: the version of each text, its hash, the moment. §2 consent page
// Members, bookers and travellers agree. Their rooms decide when; this room writes it.

import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { selectTermsInForce } from './terms-in-force.server.ts'

export type ConsentType = 'age' | 'use' | 'privacy' | 'tour' | 'passport' | 'special'

/** The person who agreed, and for whom. */
type ConsentGiver = {
  member_id?: number | null
  booking?: number | null
  consult?: number | null
  traveller?: number
  guardian_name?: string | null
  guardian_contact?: string | null
}
type TermsText = { type: string; version: string; contents: unknown }
type ConsentProof = { type: ConsentType; version: string; text_hash: string }

const hashText = (contents: unknown) => createHash('sha256').update(JSON.stringify(contents)).digest('hex')

/** The text that was shown, as proof of it. */
export const toConsentProof = ({
  type,
  version,
  contents,
}: Omit<ConsentProof, 'text_hash'> & { contents: unknown }): ConsentProof => ({
  type,
  version,
  text_hash: hashText(contents),
})

/** The texts in force, as proof of what was agreed to. */
export async function listConsentProofs(
  agencyCtx: AgencyContext,
  types: readonly ConsentType[],
): Promise<ConsentProof[]> {
  const texts = await listTermsInForce(agencyCtx)
  return types.map((type) => {
    const text = texts.find((each) => each.type === type)
    return { type, version: text?.version ?? '', text_hash: text ? hashText(text.contents) : '' }
  })
}

/** Proofs for those of these texts that the agency has. */
export async function listProofsInForce(
  agencyCtx: AgencyContext,
  types: readonly ConsentType[],
): Promise<ConsentProof[]> {
  const texts = await listTermsInForce(agencyCtx)
  return types.flatMap((type) =>
    texts.filter((each) => each.type === type).map((text) => toConsentProof({ ...text, type })),
  )
}

async function listTermsInForce({ db, travel_agency }: AgencyContext) {
  const texts = sql<TermsText>`select type, version, contents from ${selectTermsInForce(sql.val(travel_agency))} t`
  return (await texts.execute(db)).rows
}

/** A traveller's consent is stored once: the first one counts. */
export async function saveConsents(
  { db, travel_agency }: AgencyContext,
  giver: ConsentGiver,
  proofs: readonly ConsentProof[],
): Promise<void> {
  if (proofs.length === 0) return
  await db
    .insertInto('consent')
    .values(proofs.map((proof) => ({ travel_agency, ...giver, ...proof })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Another person travels instead, so the consent of the first one no longer counts. */
export async function deleteTravellerConsents(
  { db, travel_agency }: AgencyContext,
  traveller: { booking: number; traveller: number },
): Promise<void> {
  await db
    .deleteFrom('consent')
    .where('travel_agency', '=', travel_agency)
    .where((eb) => eb.and(traveller))
    .execute()
}

/** Members leave. What they agreed to with an account goes; consents for a trip stay with the trip, without them. */
async function deleteAccountConsents(
  { db, travel_agency }: AgencyContext,
  isTheirs: RawBuilder<boolean>,
): Promise<void> {
  await db
    .deleteFrom('consent')
    .where('travel_agency', '=', travel_agency)
    .where(isTheirs)
    .where('booking', 'is', null)
    .where('consult', 'is', null)
    .execute()
  await db
    .updateTable('consent')
    .set({ member_id: null })
    .where('travel_agency', '=', travel_agency)
    .where(isTheirs)
    .execute()
}

export const deleteMemberConsents = (ctx: AgencyContext, member_id: number) =>
  deleteAccountConsents(ctx, sql<boolean>`member_id = ${member_id}`)

export const deleteAllMemberConsents = (ctx: AgencyContext) =>
  deleteAccountConsents(ctx, sql<boolean>`member_id is not null`)

/** Deletes consents whose member, booking or consultation is gone. */
export async function purgeConsents({ db, travel_agency }: AgencyContext): Promise<void> {
  await db
    .deleteFrom('consent')
    .where('travel_agency', '=', travel_agency)
    .where('member_id', 'is', null)
    .where('booking', 'is', null)
    .where('consult', 'is', null)
    .execute()
}

export async function countConsents(
  { db, travel_agency }: AgencyContext,
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
