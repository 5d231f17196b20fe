// What a person agreed to, kept as proof: the version of each text, its hash, the moment. §2 consent page
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import type { Ctx } from '#platform/wire/asking.ts'

export type Consents = { age: boolean; use: boolean; privacy: boolean; tour: boolean }
const asked = ['age', 'use', 'privacy', 'tour'] as const

export async function recordConsents({ db, travel_agency }: Ctx, member_id: number, consents: Consents): Promise<void> {
  if (asked.some((type) => !consents[type])) refuse('CONSENT_REQUIRED')
  const texts = await db
    .selectFrom('terms')
    .distinctOn('type')
    .select(['type', 'version', 'contents'])
    .where('travel_agency', '=', travel_agency)
    .where('effective_date', '<=', sql<string>`(now() at time zone 'Asia/Seoul')::date`)
    .orderBy('type')
    .orderBy('effective_date', 'desc')
    .orderBy('version', 'desc')
    .execute()
  const proofs = asked.map((type) => {
    const text = texts.find((each) => each.type === type)
    return { travel_agency, member_id, type, version: text?.version ?? '', text_hash: text ? createHash('sha256').update(JSON.stringify(text.contents)).digest('hex') : '' }
  })
  await db.insertInto('consent').values(proofs).execute()
}

export async function consentsMissing({ db, travel_agency }: Ctx, member_id: number): Promise<boolean> {
  const { given } = await db.selectFrom('consent').select(sql<number>`count(distinct type)::int`.as('given')).where('travel_agency', '=', travel_agency).where('member_id', '=', member_id).where('type', 'in', asked).executeTakeFirstOrThrow()
  return given < asked.length
}
