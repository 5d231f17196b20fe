// What a member agrees to when joining, and whether all of it is there. §2 consent page
import { countConsents, keepConsents, proofsOf } from '#domain/consent/consents.server.ts'
import { refuse } from '#errors.ts'
import type { Ctx } from '#platform/wire/asking.ts'

export type Consents = { age: boolean; use: boolean; privacy: boolean; tour: boolean }
const asked = ['age', 'use', 'privacy', 'tour'] as const

export async function recordConsents(ctx: Ctx, member_id: number, consents: Consents): Promise<void> {
  if (asked.some((type) => !consents[type])) refuse('CONSENT_REQUIRED')
  await keepConsents(ctx, { member_id }, await proofsOf(ctx, asked))
}

export const consentsMissing = async (ctx: Ctx, member_id: number) =>
  (await countConsents(ctx, member_id, asked)) < asked.length
