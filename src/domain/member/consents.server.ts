// What a person agreed to, kept as proof: the version of each text, its hash, the moment. §2 consent page
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { Ctx } from '#platform/wire/asking.ts'

export type Consents = { age: boolean; use: boolean; privacy: boolean; tour: boolean }
const asked = ['age', 'use', 'privacy', 'tour'] as const

export async function recordConsents(ctx: Ctx, member_id: number, consents: Consents): Promise<void> {
  if (asked.some((type) => !consents[type])) refuse('CONSENT_REQUIRED')
  const proofs = await proofsOf(ctx, asked)
  await ctx.db
    .insertInto('consent')
    .values(proofs.map((proof) => ({ travel_agency: ctx.travel_agency, member_id, ...proof })))
    .execute()
}

type Type = 'age' | 'use' | 'privacy' | 'tour' | 'passport' | 'special'

/** The texts in force, as proof of what was agreed to. */
export async function proofsOf<T extends Type>(
  { db, travel_agency }: Pick<Ctx, 'db' | 'travel_agency'>,
  types: readonly T[],
) {
  const texts = await db
    .selectFrom('terms')
    .distinctOn('type')
    .select(['type', 'version', 'contents'])
    .where('travel_agency', '=', travel_agency)
    .where('effective_date', '<=', seoulToday)
    .orderBy('type')
    .orderBy('effective_date', 'desc')
    .orderBy('version', 'desc')
    .execute()
  return types.map((type) => {
    const text = texts.find((each) => each.type === type)
    return {
      type,
      version: text?.version ?? '',
      text_hash: text ? createHash('sha256').update(JSON.stringify(text.contents)).digest('hex') : '',
    }
  })
}

export async function consentsMissing({ db, travel_agency }: Ctx, member_id: number): Promise<boolean> {
  const { given } = await db
    .selectFrom('consent')
    .select(sql<number>`count(distinct type)::int`.as('given'))
    .where('travel_agency', '=', travel_agency)
    .where('member_id', '=', member_id)
    .where('type', 'in', asked)
    .executeTakeFirstOrThrow()
  return given < asked.length
}
